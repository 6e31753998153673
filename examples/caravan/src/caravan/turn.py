"""What a player does in a turn: one thing."""

from __future__ import annotations

from typing import Final

from caravan import layout as at
from caravan.cards import CARDS, WARES
from tabularium.cards.menu import ButtonAction, CardAction, Menu
from tabularium.kernel.machine import State
from tabularium.kernel.reason import Reason

MARKET_SIZE: Final = 4
HAND_LIMIT: Final = 6
FULL: Final = Reason("why-caravan-full", "C4")
POOR: Final = Reason("why-caravan-poor", "C5")


def refill(g: State) -> None:
    """The market is filled up from the deck."""
    market, deck = g.zones[at.MARKET], g.zones[at.DECK]
    while deck and len(market) < MARKET_SIZE:
        market.append(deck.pop())


class Take(CardAction):
    """Take a card from the market (C4)."""

    def why(self, g: State, seat: int, kind: int) -> Reason | None:
        return FULL if len(g.zones[at.HAND + seat]) >= HAND_LIMIT else None

    def act(self, g: State, seat: int, card: int) -> None:
        g.marks[card] = at.SEEN
        g.zones[at.HAND + seat].append(card)
        refill(g)
        if g.telling:
            g.tell(at.TAKES, seat, CARDS.cards[card])


class Load(CardAction):
    """Pay for a card in hand and lay it into the caravan; it does what it says (C5)."""

    def price(self, g: State, seat: int, kind: int) -> int:
        return max(0, WARES[kind].cost - g.mod(seat, at.DISCOUNT))

    def why(self, g: State, seat: int, kind: int) -> Reason | None:
        return POOR if g.nums[at.COINS + seat] < self.price(g, seat, kind) else None

    def act(self, g: State, seat: int, card: int) -> None:
        kind = CARDS.cards[card]
        cost = self.price(g, seat, kind)
        g.nums[at.COINS + seat] -= cost
        g.marks[card] = 0
        g.zones[at.CARAVAN + seat].append(card)
        if g.telling:
            g.tell(at.LOADS, seat, kind, cost)
        WARES[kind].enter(g, seat, card)


class Sell(CardAction):
    """Discard a card from hand for half of what it costs, rounded up (C6)."""

    def price(self, g: State, seat: int, kind: int) -> int:
        return (WARES[kind].cost + 1) // 2

    def act(self, g: State, seat: int, card: int) -> None:
        kind = CARDS.cards[card]
        g.marks[card] = 0
        g.zones[at.DISCARD].append(card)
        g.nums[at.COINS + seat] += self.price(g, seat, kind)
        if g.telling:
            g.tell(at.SELLS, seat, kind, self.price(g, seat, kind))


class Rest(ButtonAction):
    """Gain a coin (C7)."""

    def act(self, g: State, seat: int) -> None:
        g.nums[at.COINS + seat] += 1
        if g.telling:
            g.tell(at.RESTS, seat)


TURN: Final = Menu(
    "turn",
    "caravan-ask-turn",
    [
        Take("take", "market", at.MARKET, own=False),
        Load("load", "hand", at.HAND, own=True),
        Sell("sell", "hand", at.HAND, own=True),
        Rest("rest"),
    ],
)
