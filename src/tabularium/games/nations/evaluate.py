"""How well a seat stands: the greedy bot's idea of Nations, in tenths of a point."""

from __future__ import annotations

from typing import Final

from tabularium.games.nations import layout as at
from tabularium.games.nations.catalogue import KIND, KINDS, YIELD
from tabularium.games.nations.hire import sections_built
from tabularium.games.nations.production import production
from tabularium.games.nations.ranks import calm, might
from tabularium.games.nations.scoring import score
from tabularium.games.nations.workers import deploy_cost
from tabularium.kernel.machine import State

POINT: Final = 10.0
SPREAD: Final = 60.0  # the lead that won three games in four when greedy played itself
HORIZON: Final = 8  # turns a search plays on before it judges
# gold, stone, food, books: what the first few are worth, how many those are, and what each more is
GOOD_WORTH: Final[list[float]] = [2.6, 2.4, 1.8, 1.6]
ENOUGH: Final[list[int]] = [7, 7, 8, 30]
MORE_WORTH: Final = 0.6
# for each round still to come: resources, strength, stability
YIELD_WORTH: Final[list[float]] = [2.2, 2.0, 1.9, 1.5]
STRENGTH_WORTH: Final = 0.35
STABILITY_WORTH: Final = 0.7
DEBT: Final = 5.0  # a resource that will be missing
STRENGTH_LEAD: Final = 0.5
STABILITY_LEAD: Final = 0.8
IDLE: Final = 0.45  # how sure it is that a worker will get to the best place


def evaluate(g: State, seat: int) -> float:
    rounds = at.ROUNDS_PER_AGE * g.opts[at.AGES_PLAYED] - g.nums[at.ROUND] + 1.0
    value = POINT * sum(score(g, seat))
    net = production(g, seat)
    for good in range(at.RESOURCES):
        held = g.nums[at.POOL + seat * at.RESOURCES + good]
        value += GOOD_WORTH[good] * min(held, ENOUGH[good])
        value += MORE_WORTH * max(0, held - ENOUGH[good])
        value += YIELD_WORTH[good] * net[good] * rounds
        if held + net[good] < 0:
            value += DEBT * (held + net[good])
    return value + power(g, seat, rounds) + prospects(g, seat, rounds)


def power(g: State, seat: int, rounds: float) -> float:
    """Strength and stability: for their own sake, and beside the others'."""
    strength = might(g, seat)
    stability = calm(g, seat)
    value = STRENGTH_WORTH * strength * rounds + STABILITY_WORTH * min(stability, 12) * rounds
    if stability < 0:
        value += 14.0 * stability
    for rival in range(g.seats):
        if rival != seat:
            value += STRENGTH_LEAD * max(-12, min(6, strength - might(g, rival)))
            value += STABILITY_LEAD * max(-6, min(4, stability - calm(g, rival)))
    return value


def place_worth(kind: int, workers: int, rounds: float) -> float:
    """What one more worker on a card would bring."""
    given = YIELD[kind]
    value = STRENGTH_WORTH * given[at.STRENGTH] + STABILITY_WORTH * given[at.STABILITY]
    for good in range(at.RESOURCES):
        value += YIELD_WORTH[good] * given[good]
    value *= rounds
    if workers < len(KIND[kind].slots):
        value += POINT * KIND[kind].slots[workers]
    return value


def prospects(g: State, seat: int, rounds: float) -> float:
    """Workers who could work in a better place, and the wonder under construction."""
    best = 0.0
    for card in g.zones[at.SPACES + seat]:
        kind = KINDS[card]
        worth = place_worth(kind, g.marks[card] & at.WORKERS, rounds)
        best = max(best, worth - 2.0 * deploy_cost(g, seat, kind))
    value = 0.0
    if best > 0:
        value += IDLE * best * min(g.nums[at.FREE + seat], 3)
        for card in g.zones[at.SPACES + seat]:
            workers = g.marks[card] & at.WORKERS
            if workers:
                here = place_worth(KINDS[card], workers - 1, rounds)
                value += 0.3 * max(0.0, best - here)
    for card in g.zones[at.SITE + seat]:
        kind = KINDS[card]
        worth = POINT * KIND[kind].worth
        for good in range(at.RESOURCES):
            worth += YIELD_WORTH[good] * YIELD[kind][good] * rounds
        worth += STRENGTH_WORTH * YIELD[kind][at.STRENGTH] * rounds
        worth += STABILITY_WORTH * YIELD[kind][at.STABILITY] * rounds
        if KIND[kind].ready is not None:
            worth += POINT
        built = sections_built(g, card)
        left = len(KIND[kind].sections) - built
        if left <= 2 * rounds:
            value += max(0.0, worth) * (0.25 + 0.6 * built / len(KIND[kind].sections))
    return value
