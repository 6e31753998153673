"""How well a seat stands: the greedy bot's idea of Nations, in tenths of a point."""

from __future__ import annotations

from typing import Final

from tabularium.games.nations.catalogue import KINDS, SECTIONS, WORTH
from tabularium.games.nations.hire import sections_built
from tabularium.games.nations.layout import (
    AGES_PLAYED,
    FREE,
    RESOURCES,
    ROUND,
    ROUNDS_PER_AGE,
    SITE,
)
from tabularium.games.nations.production import production
from tabularium.games.nations.ranks import calm, might
from tabularium.games.nations.resources import has
from tabularium.games.nations.scoring import score
from tabularium.kernel.machine import State

POINT: Final = 10.0
GOOD_WORTH: Final[list[float]] = [2.6, 2.2, 1.8, 1.4]
YIELD_WORTH: Final[list[float]] = [2.4, 2.0, 1.9, 1.5]  # for each round still to come
DEBT: Final = 4.0  # a resource that will be missing


def evaluate(g: State, seat: int) -> float:
    """Own standing less a part of the best rival's."""
    best = -1e9
    for rival in range(g.seats):
        if rival != seat:
            best = max(best, standing(g, rival))
    return standing(g, seat) - (0.3 * best if g.seats > 1 else 0.0)


def standing(g: State, seat: int) -> float:
    rounds = ROUNDS_PER_AGE * g.opts[AGES_PLAYED] - g.nums[ROUND]
    value = POINT * sum(score(g, seat))
    net = production(g, seat)
    for good in range(RESOURCES):
        held = has(g, seat, good)
        value += GOOD_WORTH[good] * min(held, 12) + 0.3 * max(0, held - 12)
        value += YIELD_WORTH[good] * net[good] * (rounds + 1)
        if held + net[good] < 0:
            value -= DEBT * -(held + net[good])
    value += 1.2 * min(might(g, seat), 30) + 2.0 * min(calm(g, seat), 8)
    if calm(g, seat) < 0:
        value += 12.0 * calm(g, seat)
    value += 3.0 * g.nums[FREE + seat]
    for card in g.zones[SITE + seat]:
        kind = KINDS[card]
        share = (sections_built(g, card) + 0.3) / len(SECTIONS[kind])
        value += share * (POINT * WORTH[kind] + 15.0)
    return value
