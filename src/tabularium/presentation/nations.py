"""How Nations is spoken of: its options, events and cards."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar, Final

from tabularium.locale.talk import Talk
from tabularium.presentation.guide import Card, Guide
from tabularium.presentation.nations_cards import all_cards


class NationsGuide(Guide):
    """See ``tabularium.presentation.guide.Guide``."""

    game = "nations"
    groups: ClassVar[Mapping[str, str]] = {
        "buy": "buy",
        "deploy": "deploy",
        "hire": "hire",
        "use": "use",
        "undeploy": "undeploy",
    }
    # "no" is the more frequent of the two answers with an n, so "none" has no letter
    hotkeys: ClassVar[Mapping[str, str]] = {
        "pass": "p",
        "end": "e",
        "done": "d",
        "yes": "y",
        "no": "n",
        "hire:public": "h",
        "gold": "g",
        "stone": "t",
        "food": "f",
        "books": "b",
        "resources": "r",
        "vp": "v",
    }
    # a round begins with its first player, a production is everybody's: were they turns, an own one
    # would end the account of what the others did before it
    opening: ClassVar[tuple[str, ...]] = ("turn", "skip", "roll")
    # what the table shows anyway, or what only leads to something
    details: ClassVar[tuple[str, ...]] = (
        "first-player",
        "board-picked",
        "turn",
        "production",
        "gain",
        "lose",
        "replaced",
        "new-cards",
        "new-order",
        "reveal",
    )
    revealing: ClassVar[tuple[str, ...]] = ("new-cards", "reveal", "roll")
    using: ClassVar[tuple[str, ...]] = ("buy",)

    def side(self, player: Mapping[str, Any]) -> str:
        return str(player["side"]) if player["faction"] else ""

    def verdict(self, view: dict[str, Any], talk: Talk) -> str:
        """Whom a solo score equals (N196)."""
        rival = view["rival"]
        if rival is None:
            return ""
        return talk.say("cli-nations-fame-" + rival["fame"])

    def cards(self, talk: Talk) -> list[Card]:
        return all_cards(talk)


GUIDE: Final = NationsGuide()
