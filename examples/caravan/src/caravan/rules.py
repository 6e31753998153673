"""The course of the game, and how it is scored."""

from __future__ import annotations

from typing import Final

from caravan import layout as at
from caravan.cards import CARDS, WARES, draw
from caravan.turn import TURN, refill
from tabularium.cards.plain import PlainRules
from tabularium.cards.rounds import Rounds
from tabularium.cards.sequence import Sequence
from tabularium.cards.standing import fire
from tabularium.kernel.info import Cited, GameInfo
from tabularium.kernel.machine import State, Verb

LONGEST: Final = 7  # cards in a caravan that end the game


class LayTable(Verb):
    """The market, and three cards and three coins for everybody (C1, C2)."""

    def do(self, g: State, seat: int, source: int) -> None:
        g.zones[at.DECK] = CARDS.used(g)
        g.shuffle(g.zones[at.DECK])
        refill(g)
        g.nums[at.FIRST] = g.below(g.seats)
        for player in range(g.seats):
            g.nums[at.COINS + player] = 3
            draw(3).do(g, player, -1)


class Journey(Rounds):
    """Rounds until a caravan is long enough, or the deck is empty (C3, C8)."""

    def ended(self, g: State) -> bool:
        longest = max(len(g.zones[at.CARAVAN + seat]) for seat in range(g.seats))
        return longest >= LONGEST or not g.zones[at.DECK]

    def begins(self, g: State, seat: int) -> None:
        if g.telling:
            g.tell(at.BEGINS, seat, g.nums[at.ROUND])
        if seat == g.nums[at.FIRST] and g.nums[at.ROUND] > 1:
            card = g.zones[at.MARKET].pop(0)  # the oldest is carried off (C3)
            g.zones[at.DISCARD].append(card)
            if g.telling:
                g.tell(at.CARRIED_OFF, -1, CARDS.cards[card])
            refill(g)
        fire(g, seat, at.EACH_TURN)


class CaravanRules(PlainRules):
    def lay_out(self, g: State) -> None:
        refill(g)

    def categories(self) -> list[str]:
        return ["cards", "coins"]

    def score(self, g: State, seat: int) -> list[int]:
        """What cards are worth, and a point for three coins (C9)."""
        cards = [WARES[CARDS.cards[card]] for card in g.zones[at.CARAVAN + seat]]
        return [sum(ware.value(g, seat) for ware in cards), g.nums[at.COINS + seat] // 3]


RULES: Final = CaravanRules(
    GameInfo("caravan", "Caravan", 1, 2, at.SEATS, (), (), Cited("C8", "C3", "C5")),
    at.LAYOUT,
    CARDS,
    Sequence([LayTable(), Journey(TURN, at.FIRST, at.TURN, at.ROUND)]),
    at.LOG,
    n_hooks=1,
    n_mods=1,
)
