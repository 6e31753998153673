"""Offers that cost something, one of which may be taken."""

from __future__ import annotations

from typing import Final

from tabularium.cards.control import OneOf
from tabularium.games.settlers.words import asking_card
from tabularium.kernel.machine import Node, State, Wording
from tabularium.kernel.offer import Offer
from tabularium.locale.talk import Talk

NO_OFFER: Final = 255


class Offers(OneOf):
    """Take one of several offers, or none (Slaver)."""

    def __init__(self, word: str, offers: list[Node]) -> None:
        super().__init__(offers, word)

    def fault(self) -> str:
        return "" if len(self.options) == 2 else "two offers are chosen from"

    def messages(self) -> list[str]:
        return [f"settlers-ask-{self.word}", "settlers-do-nothing"]

    def open(self, g: State, seat: int, source: int) -> list[int]:
        return [*super().open(g, seat, -1), NO_OFFER]

    def chose(self, g: State, seat: int, source: int, code: int) -> None:
        g.pop()
        if code != NO_OFFER:
            g.push(self.options[code], seat, -1)

    def key(self, g: State, code: int) -> str:
        return "none" if code == NO_OFFER else f"offer:{code}"

    def option(self, g: State, code: int) -> Offer:
        if code == NO_OFFER:
            return Offer("settlers-do-nothing", None, asking_card(g))
        return Offer("", {"it": Wording(self.options[code], ".do")}, asking_card(g))

    def text(self, talk: Talk, form: str = "") -> str:
        texts = [offer.text(talk, ".may") for offer in self.options]
        return talk.say(f"settlers-{self.word}", {"a": texts[0], "b": texts[1]})
