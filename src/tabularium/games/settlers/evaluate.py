"""How well a seat stands: the greedy bot's idea of Settlers, in tenths of a point."""

from __future__ import annotations

from typing import Final

from tabularium.games.settlers import layout as at
from tabularium.games.settlers.catalogue import COST, KINDS, OWNER, SACRIFICE, SORT
from tabularium.games.settlers.scoring import score
from tabularium.kernel.machine import State

POINT: Final = 10.0
SPREAD: Final = 40.0  # the lead that won three games in four when greedy played itself
HORIZON: Final = 20  # turns a search plays on before it judges
# wood, stone, food, gold, worker, raze and defence tokens in the supply
GOOD_WORTH: Final[list[float]] = [2.6, 2.8, 2.4, 3.4, 1.2, 2.0, 0.3]
CARD: Final = 2.2
SORT_WORTH: Final[list[float]] = [7.0, 4.0, 4.5]  # per round still to come
DEAL: Final = 4.5
NEARNESS: Final[list[float]] = [0.6, 0.4, 0.2, 0.1]  # by the resources still missing


def evaluate(g: State, seat: int) -> float:
    left = at.ROUNDS - g.nums[at.ROUND]
    value = POINT * sum(score(g, seat))
    for good in range(at.HELD):
        value += GOOD_WORTH[good] * g.nums[at.POOL + seat * at.HELD + good]
    for card in g.zones[at.EMPIRE + seat]:
        sort = SORT[KINDS[card]]
        value += SORT_WORTH[sort] * (left if sort != at.ACTION else left + 0.5)
    value += DEAL * left * (len(g.zones[at.DEALS + seat]) + len(g.zones[at.ROUTES + seat]))
    value += 1.5 * len(g.zones[at.FOUNDATIONS + seat])
    return value + prospects(g, seat, left)


def prospects(g: State, seat: int, left: int) -> float:
    """What the hand promises: a card nearly paid for is worth much, one far off little."""
    best = value = 0.0
    for card in g.zones[at.HAND + seat]:
        kind = KINDS[card]
        faction = OWNER[kind] >= 0
        built = POINT * (2 if faction else 1) + SORT_WORTH[SORT[kind]] * (left + 0.5)
        missing = 0
        for good in range(at.RESOURCES):
            missing += max(0, COST[kind][good] - g.nums[at.POOL + seat * at.HELD + good])
        missing = max(0, missing - g.nums[at.POOL + seat * at.HELD + at.GOLD])
        if SACRIFICE[kind] and not g.zones[at.FOUNDATIONS + seat] and not g.zones[at.EMPIRE + seat]:
            missing += 2
        hope = built * NEARNESS[min(missing, 3)]
        best = max(best, hope)
        value += CARD * (1.0 if left else 0.3) + 0.1 * hope
    return value + best
