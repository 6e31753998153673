"""How well a seat stands: the greedy bot's idea of Altay.

The numbers are in tenths of a victory point and come from play: a good in the pool is worth less
than one lying where it will do something, a card is worth more than it costs, and a settlement is
worth more than its point because it carries production, defence and the end of the game.
"""

from __future__ import annotations

from typing import Final

from tabularium.games.altay import layout as at
from tabularium.games.altay.board import TERRAIN, TERRITORIES
from tabularium.games.altay.catalogue import ATTACK, COST, EFFECTS, KINDS, LEVEL_OF, POINTS, VP
from tabularium.games.altay.counts import owned_cards
from tabularium.games.altay.scoring import achievement_points, vp_spots
from tabularium.games.altay.table import Collect, laid
from tabularium.kernel.machine import State

POINT: Final = 10.0
SPREAD: Final = 40.0  # the lead that won three games in four when greedy played itself
HORIZON: Final = 4  # turns a search plays on before it judges
POOL_GOOD: Final = 1.0
STORED_GOOD: Final = 1.6
COLLECTED_GOOD: Final = 3.0
LAID: Final = 1.0
DEVELOPED_GOOD: Final = 2.4
TECHNOLOGY: Final = 8.0
WONDER: Final = 6.0
SETTLEMENT: Final = 4.0
COIN: Final = 0.2
KEPT: Final = 0.5


def _card_worth() -> list[float]:
    """A bought card by what it costs; more effects give it more turns in which it is useful."""
    worth: list[float] = []
    for kind in range(len(EFFECTS)):
        if not COST[kind].total or LEVEL_OF[kind]:
            worth.append(0.0)
        else:
            price = COST[kind].total - VP[kind]
            worth.append(1.6 * price + 0.7 * len(EFFECTS[kind]) + 0.4 * ATTACK[kind])
    return worth


CARD_WORTH: Final[list[float]] = _card_worth()


def points(g: State, seat: int) -> float:
    """Victory points with conquest tokens counted by thirds, settlements on the way included."""
    nums = g.nums
    value = 0.0
    for card in g.zones[at.DONE + seat]:
        kind = KINDS[card]
        value += POINT * achievement_points(g, seat, kind)
        if kind == nums[at.REVEALED + seat]:
            value += 3 * POINT
        value += WONDER if POINTS[kind] is not None else TECHNOLOGY
    spots = vp_spots(g)
    for t in range(TERRITORIES):
        if nums[at.OWNER + t] == seat:
            value += POINT + SETTLEMENT * nums[at.COUNT + t]
            if t in spots:
                value += POINT
    for owner in range(at.SEATS):
        value += POINT * nums[at.CAPTURED + seat * at.SEATS + owner]
    for token in range(1, at.TOKEN_TYPES):
        value += POINT / 3 * at.TOKEN_VALUE[token] * nums[at.TOKENS + seat * at.TOKEN_TYPES + token]
    return value


def evaluate(g: State, seat: int) -> float:
    nums = g.nums
    value = points(g, seat)
    for card in owned_cards(g, seat):
        kind = KINDS[card]
        value += CARD_WORTH[kind] + POINT * VP[kind]
    if nums[at.TURN] == seat:
        for good in range(5):
            # a heap of one good is harder to use than a mix
            value += POOL_GOOD * nums[at.POOL + good] - 0.05 * nums[at.POOL + good] ** 2
    for card in g.zones[at.TABLE + seat]:
        lay = laid(KINDS[card])
        each = COLLECTED_GOOD if isinstance(lay, Collect) else STORED_GOOD
        value += LAID + each * lay.slots.lying(g.marks[card])
    for card in g.zones[at.PROGRESS + seat]:
        value += 1.0 + DEVELOPED_GOOD * COST[KINDS[card]].lying(g.marks[card])
    value += COIN * nums[at.COINS + seat] + KEPT * len(g.zones[at.ARCHIVE + seat])
    # different terrains make production cards useful
    held = [0, 0, 0, 0]
    for t in range(TERRITORIES):
        if nums[at.OWNER + t] == seat:
            held[TERRAIN[t]] += 1
    for n in held:
        value += 1.5 if n else 0.0
    if nums[at.SUPPLY + seat] == 0:
        value += 2.0
    return value
