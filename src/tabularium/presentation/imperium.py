"""How Imperium is spoken of: its options, events and cards."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar, Final

from tabularium.games.imperium.words import title_words
from tabularium.locale.talk import Talk
from tabularium.presentation.guide import Card, Guide
from tabularium.presentation.imperium_cards import all_cards


class ImperiumGuide(Guide):
    """See ``tabularium.presentation.guide.Guide``."""

    game = "imperium"
    groups: ClassVar[Mapping[str, str]] = {"play": "play", "exhaust": "exhaust"}
    # letters that stand for no command; those that are here twice are never offered together
    hotkeys: ClassVar[Mapping[str, str]] = {
        "end": "e",
        "innovate": "i",
        "revolt": "r",
        "yes": "y",
        "no": "n",
        "none": "x",
        "enough": "x",
        "both": "b",
        "draw": "d",
        "deck": "d",
        "progress": "g",
        "population": "p",
        "cards": "c",
        "material": "t",
        "hand": "h",
    }
    # the solstice is everybody's; it has no seat, and so a paragraph of its own
    opening: ClassVar[tuple[str, ...]] = ("turn", "solstice")
    # what the table shows anyway, or what only leads to something
    details: ClassVar[tuple[str, ...]] = (
        "first-player",
        "nation-picked",
        "turn",
        "gain",
        "pay",
        "draw",
        "drew",
        "reshuffle",
        "discard",
        "reveal",
        "place",
        "pass",
    )
    revealing: ClassVar[tuple[str, ...]] = (
        "drew",
        "reveal",
        "nation-card",
        "was",  # which card it is that others do not see
        "nation-looked",
        "break-through",
        "fame",
    )
    using: ClassVar[tuple[str, ...]] = ("play", "acquire", "break-through", "develop", "fame")

    def faction(self, name: str, talk: Talk) -> str:
        return title_words(talk, name)

    def side(self, player: Mapping[str, Any]) -> str:
        return str(player["side"]) if player["powers"] else ""

    def verdict(self, view: dict[str, Any], talk: Talk) -> str:
        """Why the one with least unrest has won (I77)."""
        return talk.say("cli-imperium-collapsed") if view["collapsed"] else ""

    def cards(self, talk: Talk) -> list[Card]:
        return all_cards(talk)


GUIDE: Final = ImperiumGuide()
