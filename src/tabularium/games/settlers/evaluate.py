"""How well a seat stands: the greedy bot's idea of Settlers, in tenths of a point."""

from __future__ import annotations

from typing import Final

from tabularium.games.settlers.catalogue import COST, KINDS, SORT
from tabularium.games.settlers.layout import (
    ACTION,
    DEALS,
    EMPIRE,
    FOUNDATIONS,
    HAND,
    HELD,
    POOL,
    ROUND,
    ROUNDS,
    ROUTES,
    UNDER,
)
from tabularium.games.settlers.scoring import score
from tabularium.kernel.machine import State

POINT: Final = 10.0
# wood, stone, food, gold, worker, raze and defence tokens in the supply
GOOD_WORTH: Final[list[float]] = [2.6, 2.8, 2.4, 3.4, 1.2, 2.0, 0.3]
CARD: Final = 2.2
SORT_WORTH: Final[list[float]] = [7.0, 4.0, 4.5]  # per round still to come
DEAL: Final = 4.5


def evaluate(g: State, seat: int) -> float:
    """Own standing less a part of the best rival's."""
    best = -1e9
    for rival in range(g.seats):
        if rival != seat:
            best = max(best, standing(g, rival))
    return standing(g, seat) - (0.3 * best if g.seats > 1 else 0.0)


def standing(g: State, seat: int) -> float:
    left = ROUNDS - g.nums[ROUND]
    value = POINT * sum(score(g, seat))
    for good in range(HELD):
        value += GOOD_WORTH[good] * g.nums[POOL + seat * HELD + good]
    for card in g.zones[EMPIRE + seat]:
        sort = SORT[KINDS[card]]
        value += SORT_WORTH[sort] * (left if sort != ACTION else left + 0.5)
    value += DEAL * left * (len(g.zones[DEALS + seat]) + len(g.zones[ROUTES + seat]))
    value += 1.5 * len(g.zones[FOUNDATIONS + seat])
    for card in g.zones[HAND + seat]:
        kind = KINDS[card]
        # cheap cards will be built, dear ones often only razed or dealt away
        worth = CARD + 0.2 * SORT_WORTH[SORT[kind]] - 0.3 * sum(COST[kind])
        value += worth * (1.0 if left else 0.4)
    return value + 0.1 * len(g.zones[UNDER + seat])
