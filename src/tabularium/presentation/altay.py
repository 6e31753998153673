"""How Altay is spoken of: its options, events and cards."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar, Final

from tabularium.locale.talk import Talk
from tabularium.presentation.altay_cards import all_cards
from tabularium.presentation.guide import Card, Guide


class AltayGuide(Guide):
    """See ``tabularium.presentation.guide.Guide``."""

    game = "altay"
    groups: ClassVar[Mapping[str, str]] = {
        "play": "play",
        "place": "place",
        "take": "place",
        "buy": "buy",
        "attack": "attack",
        "start": "develop",
        "use": "develop",
    }
    # an abandoned technology is gone, so "abandon" has no letter that could be hit by mistake
    hotkeys: ClassVar[Mapping[str, str]] = {
        "end": "e",
        "done": "d",
        "none": "n",
        "fight": "f",
        "surrender": "y",
        "trade": "t",
    }
    # what the table shows anyway, or what only leads to something
    details: ClassVar[tuple[str, ...]] = (
        "play",
        "produce",
        "use",
        "draw",
        "drew",
        "reshuffle",
        "place",
        "take",
        "reveal",
    )
    revealing: ClassVar[tuple[str, ...]] = ("draw", "drew", "reveal")
    using: ClassVar[tuple[str, ...]] = ("play", "buy", "start")

    def cards(self, talk: Talk) -> list[Card]:
        return all_cards(talk)


GUIDE: Final = AltayGuide()
