"""Developing: a card of the development area, for its cost or free (I64, I86, I189)."""

from __future__ import annotations

from typing import Final

from tabularium.games.imperium import layout as at
from tabularium.games.imperium.catalogue import COST, KEY, KINDS
from tabularium.games.imperium.choosing import DONE, Card, PickCard, unlike
from tabularium.games.imperium.events import AREA_EXHAUSTED, DEVELOPED
from tabularium.games.imperium.moves import to_discard, trigger_scoring
from tabularium.games.imperium.nations import develops
from tabularium.games.imperium.paying import PayAmounts, can_pay, paying, progress_needed, why_short
from tabularium.games.imperium.words import Tokens
from tabularium.kernel.machine import Node, State, Verb
from tabularium.kernel.offer import Offer, Thing
from tabularium.kernel.reason import Reason
from tabularium.locale.talk import Talk


def cost_of(g: State, seat: int, card: int) -> list[int]:
    """What developing a card costs this player."""
    cost = COST[KINDS[card]]
    return [
        max(0, cost[token] - g.mod(seat, at.CHEAPER + token)) for token in range(at.KINDS_OF_TOKEN)
    ]


def develop(g: State, seat: int, card: int) -> None:
    """A development card goes to the discard pile; the last one triggers scoring (I67)."""
    g.zones[at.AREA + seat].remove(card)
    to_discard(g, seat, card)
    if g.telling:
        g.tell(DEVELOPED, seat, KINDS[card])
    if not g.zones[at.AREA + seat]:
        trigger_scoring(g)


PAY_FOR_CARD: Final = PayAmounts()  # the card is the frame's source


class Developed(Verb):
    """A development card that has been paid for."""

    def do(self, g: State, seat: int, source: int) -> None:
        develop(g, seat, source)


DEVELOPED_NODE: Final = Developed()


class Develop(PickCard):
    """Choose a card of the development area and pay for it, unless it is free."""

    def __init__(self, free: bool, in_reshuffle: bool = False) -> None:
        super().__init__("develop")
        self.free = free
        self.in_reshuffle = in_reshuffle

    def parts(self) -> list[Node]:
        return [PAY_FOR_CARD, DEVELOPED_NODE]

    def cards(self, g: State, seat: int, source: int) -> list[int]:
        if not develops(g, seat):
            return []
        return [
            card
            for card in g.zones[at.AREA + seat]
            if self.free or can_pay(g, seat, cost_of(g, seat, card))
        ]

    def too_dear(self, g: State, seat: int) -> Reason | None:
        """What is missing, where there are cards to develop and none can be paid."""
        if not develops(g, seat) or self.cards(g, seat, -1):
            return None
        prices = [cost_of(g, seat, card) for card in g.zones[at.AREA + seat]]
        if not prices:
            return None
        return why_short(g, seat, min(prices, key=lambda cost: progress_needed(g, seat, cost)))

    def step(self, g: State, seat: int, source: int) -> None:
        cards = self.cards(g, seat, -1)
        if not cards:
            g.pop()
        elif self.in_reshuffle:
            g.ask(seat, [*unlike(g, cards), DONE])
        else:
            g.ask(seat, unlike(g, cards))

    def chose(self, g: State, seat: int, source: int, code: int) -> None:
        g.pop()
        if code == DONE:
            return
        if self.in_reshuffle:
            g.nums[at.AREA_TOKEN + seat] = 1
            g.nums[at.EXHAUSTS + seat] -= 1
            if g.telling:
                g.tell(AREA_EXHAUSTED, seat)
        g.push(DEVELOPED_NODE, seat, code)
        if not self.free:
            PAY_FOR_CARD.push(g, seat, code, cost_of(g, seat, code))

    def option(self, g: State, code: int) -> Offer:
        cost = [] if self.free or code == DONE else cost_of(g, g.to_move, code)
        if not any(cost):
            return super().option(g, code)
        return Offer(
            "imperium-do-develop",
            {"card": Card(g, code), "goods": Tokens(cost)},
            paying(g, g.to_move, cost),
        )

    def refuses(self, g: State, thing: Thing) -> Reason | None:
        for card in [] if self.free else g.zones[at.AREA + g.to_move]:
            if thing.zone == "development" and KEY[KINDS[card]] == thing.name:
                return why_short(g, g.to_move, cost_of(g, g.to_move, card), "I86")
        return None

    def text(self, talk: Talk, form: str = "") -> str:
        return talk.say(("imperium-develop-free" if self.free else "imperium-develop") + form)


DEVELOP_IN_RESHUFFLE: Final = Develop(False, in_reshuffle=True)
