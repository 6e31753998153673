"""Offers that cost something, one of which may be taken."""

from __future__ import annotations

from typing import Final

from tabularium.games.settlers.question import Question
from tabularium.games.settlers.words import asking
from tabularium.kernel.machine import Node, State, Wording
from tabularium.kernel.offer import Offer
from tabularium.locale.talk import Talk

NO_OFFER: Final = 255


class Offers(Question):
    """Take one of several offers, or none (Slaver)."""

    def __init__(self, word: str, offers: list[Node]) -> None:
        super().__init__(word)
        self.offers = offers

    def parts(self) -> list[Node]:
        return self.offers

    def step(self, g: State, seat: int, source: int) -> None:
        open_offers = [i for i in range(len(self.offers)) if self.offers[i].can(g, seat, -1)]
        g.ask(seat, [*open_offers, NO_OFFER])

    def chose(self, g: State, seat: int, source: int, code: int) -> None:
        g.pop()
        if code != NO_OFFER:
            g.push(self.offers[code], seat, -1)

    def key(self, g: State, code: int) -> str:
        return "none" if code == NO_OFFER else f"offer:{code}"

    def option(self, g: State, code: int) -> Offer:
        if code == NO_OFFER:
            return Offer("settlers-do-nothing", None, asking(g))
        return Offer("", {"it": Wording(self.offers[code], ".do")}, asking(g))

    def text(self, talk: Talk, form: str = "") -> str:
        texts = [offer.text(talk, ".may") for offer in self.offers]
        return talk.say(f"settlers-{self.word}", {"a": texts[0], "b": texts[1]})
