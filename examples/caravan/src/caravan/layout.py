"""What Caravan is made of: zones, numbers and who sees them; and what happens in it."""

from __future__ import annotations

from typing import Final

from tabularium.declare.entry import NOBODY, OWN, OWNER_SEES
from tabularium.declare.known import Known
from tabularium.declare.layout import Layout
from tabularium.declare.log import CardField, Field, Log, SeatField
from tabularium.declare.marks import FlagMark
from tabularium.declare.numbers import Number, SeatOf
from tabularium.declare.zones import Zone
from tabularium.kernel.machine import State

SEATS: Final = 4
SEEN: Final = 1  # mark: everybody saw this card go to a hand


class TakenOpenly(Known):
    """Everybody remembers which cards of a hand came from the market."""

    def knows(self, g: State, viewer: int, player: int, i: int) -> bool:
        return bool(g.marks[g.zones[HAND + player][i]] & SEEN)


LAYOUT: Final = Layout(SEATS)
MARKET: Final[int] = LAYOUT.add(Zone("market", says="the oldest card first", in_order=True))
CARAVAN: Final[int] = LAYOUT.add(Zone("caravan", OWN, in_order=True, active=True))
HAND: Final[int] = LAYOUT.add(
    Zone(
        "hand",
        OWN,
        OWNER_SEES,
        size="hand_size",
        pool="deck",
        known=TakenOpenly(),
        marks=[FlagMark("seen", SEEN)],
    )
)
DECK: Final[int] = LAYOUT.add(
    Zone("deck", seen=NOBODY, size="deck_size", pile=True, pool="deck", home=True)
)
DISCARD: Final[int] = LAYOUT.add(Zone("discard"))
COINS: Final[int] = LAYOUT.add(Number("coins", OWN))
FIRST: Final[int] = LAYOUT.add(SeatOf("first_player"))
TURN: Final[int] = LAYOUT.add(SeatOf("turn"))
ROUND: Final[int] = LAYOUT.add(Number("round"))

EACH_TURN: Final = 0  # hook: at the start of every turn
DISCOUNT: Final = 0  # modifier: coins off every price

LOG: Final = Log()
BEGINS: Final[int] = LOG.add("turn", Field("n"))
TAKES: Final[int] = LOG.add("take", CardField("card"))
LOADS: Final[int] = LOG.add("load", CardField("card"), Field("n"))
SELLS: Final[int] = LOG.add("sell", CardField("card"), Field("n"))
RESTS: Final[int] = LOG.add("rest")
GAINS: Final[int] = LOG.add("gain", Field("n"))
DRAWS: Final[int] = LOG.add("draw", Field("n"))
LEVIES: Final[int] = LOG.add("levy", SeatField("rival"), Field("n"))
CARRIED_OFF: Final[int] = LOG.add("carried-off", CardField("card"))
