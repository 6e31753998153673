"""How Imperial Settlers is spoken of: its options, events and cards."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar, Final

from tabularium.games.settlers import layout as at
from tabularium.games.settlers.custom_deck import SHAPE, DeckOption, published
from tabularium.games.settlers.words import title_words
from tabularium.kernel.info import OptionInfo
from tabularium.locale.talk import Talk
from tabularium.presentation.guide import Card, Deck, DeckCard, Guide
from tabularium.presentation.settlers_cards import all_cards


class SettlersGuide(Guide):
    """See ``tabularium.presentation.guide.Guide``."""

    game = "settlers"
    groups: ClassVar[Mapping[str, str]] = {
        "build": "build",
        "deal": "deal",
        "raze": "raze",
        "use": "use",
        "work": "use",
        "defend": "free",
        "samurai": "free",
        "gate": "free",
        "shrine": "free",
    }
    hotkeys: ClassVar[Mapping[str, str]] = {
        "pass": "p",
        "work": "w",
        "done": "d",
        "none": "n",
        "common": "c",
        "faction": "f",
        "again": "a",
        "enough": "e",
    }
    # a pick in the lookout and an attack of the virtual player are turns of their own
    opening: ClassVar[tuple[str, ...]] = ("round-begins", "take", "turn", "attack")
    # what the table shows anyway, or what only leads to something
    details: ClassVar[tuple[str, ...]] = (
        "first-player",
        "faction-picked",
        "gain",
        "draw",
        "drew",
        "reshuffle",
        "reveal",
        "keep",
    )
    revealing: ClassVar[tuple[str, ...]] = ("draw", "drew", "reveal", "attack")
    using: ClassVar[tuple[str, ...]] = ("build", "build-from-hand")

    def verdict(self, view: dict[str, Any], talk: Talk) -> str:
        """The achievement of a solo game (S157)."""
        virtual = view["virtual"]
        if virtual is None:
            return ""
        return talk.say("cli-settlers-rating-" + virtual["rating"])

    def cards(self, talk: Talk) -> list[Card]:
        return all_cards(talk)

    def deck(self, option: OptionInfo, talk: Talk) -> Deck | None:
        if not isinstance(option, DeckOption):
            return None
        cards = [
            DeckCard(title, title_words(talk, title), len(kinds))
            for title, kinds in published(option.faction).items()
        ]
        return Deck(at.FACTIONS[option.faction], tuple(cards), tuple(SHAPE))


GUIDE: Final = SettlersGuide()
