"""Most and least, ties, and the five-player reading of both (N112-N119, N169-N174)."""

from __future__ import annotations

from typing import Final

from tabularium.games.nations import layout as at
from tabularium.games.nations.catalogue import AGE, KINDS, SORT
from tabularium.kernel.machine import State

# what nations are compared by
BY_STRENGTH: Final = 0
BY_STABILITY: Final = 1
BY_FOOD: Final = 2
BY_GOLDEN_AGES: Final = 3  # bought this round
BY_WORKERS: Final = 4
BY_INDUSTRY: Final = 5  # workers on buildings of the last age
BY_PASSING: Final = 6
RANKS: Final[list[str]] = [
    "strength",
    "stability",
    "food",
    "golden-ages",
    "workers",
    "industry",
    "passing",
]
FIVE: Final = 5  # players: the first two are most, the last two least
NEGATIVE: Final = -1  # all negative stability counts alike (N114)


def in_order(g: State) -> list[int]:
    """The seats in player order."""
    return g.nums[at.ORDER : at.ORDER + g.seats]


def might(g: State, seat: int) -> int:
    """Strength, capped (N11)."""
    return min(g.nums[at.MIGHT + seat], at.MOST_STRENGTH)


def calm(g: State, seat: int) -> int:
    """Stability, capped (N12); it may be negative."""
    return min(g.nums[at.CALM + seat], at.MOST_STABILITY)


def rival_calm(g: State) -> int:
    """The virtual opponent's stability; a Genghis Khan reaches it too (Q31)."""
    return min(g.nums[at.RIVAL_CALM] + g.mod(0, at.UNREST), at.MOST_STABILITY)


def compared_rival_calm(g: State) -> int:
    """The same as it counts in comparisons."""
    return max(NEGATIVE, rival_calm(g))


def compared_calm(g: State, seat: int) -> int:
    """Stability as it counts in comparisons (N114, N223)."""
    return NEGATIVE if g.nums[at.LEAST_STABLE + seat] else max(NEGATIVE, calm(g, seat))


def workers_of(g: State, seat: int) -> int:
    """Workers in the supply and on cards (N227)."""
    n = g.nums[at.FREE + seat]
    for card in g.zones[at.SPACES + seat]:
        n += g.marks[card] & at.WORKERS
    return n


def workers_on_buildings(g: State, seat: int, age: int) -> int:
    n = 0
    for card in g.zones[at.SPACES + seat]:
        if SORT[KINDS[card]] == at.BUILDING and AGE[KINDS[card]] == age:
            n += g.marks[card] & at.WORKERS
    return n


def measure(g: State, seat: int, rank: int) -> int:
    """What a nation is compared by."""
    if rank == BY_STRENGTH:
        return might(g, seat)
    if rank == BY_STABILITY:
        return compared_calm(g, seat)
    if rank == BY_FOOD:
        return g.nums[at.POOL + seat * at.RESOURCES + at.FOOD]
    if rank == BY_GOLDEN_AGES:
        return g.nums[at.BOUGHT_GOLDEN + seat]
    if rank == BY_WORKERS:
        return workers_of(g, seat)
    return workers_on_buildings(g, seat, at.AGES)


def measures(g: State, rank: int, weakened: bool) -> list[int]:
    """All nations' values; in the solo game the virtual opponent's is the second."""
    values = [measure(g, seat, rank) for seat in range(g.seats)]
    if weakened and rank == BY_STRENGTH:
        for seat in range(g.seats):
            values[seat] -= g.nums[at.WEAKENED + seat]
    if g.seats == 1 and rank == BY_STRENGTH:
        values.append(min(g.nums[at.RIVAL_MIGHT], at.MOST_STRENGTH))
    elif g.seats == 1 and rank == BY_STABILITY:
        values.append(compared_rival_calm(g))
    return values


def holders(g: State, rank: int, top: bool, weakened: bool = False) -> int:
    """The nations that are most or least, a bit for each seat; the virtual opponent's is next."""
    if rank == BY_PASSING:
        return passed(g, top)
    values = measures(g, rank, weakened)
    if len(values) == 1:  # the virtual opponent has no such value: the player wins (N184, Q19)
        return int(top)
    second = int(g.seats == FIVE)
    ordered = sorted(values)
    mask = 0
    if top:
        least = ordered[-1 - second]
        if ordered[-2 - second] == least:
            least += 1
        if rank == BY_STABILITY:
            least = max(least, 0)
        for seat in range(len(values)):
            if values[seat] >= least:
                mask |= 1 << seat
    else:
        most = ordered[second]
        for seat in range(len(values)):
            if values[seat] <= most:
                mask |= 1 << seat
    return mask


def passed(g: State, first: bool) -> int:
    """The first to pass, or the last; with five players two of them (N173). Solo: always first."""
    if g.seats == 1:
        return int(first)
    more = int(g.seats == FIVE)
    mask = 0
    for seat in range(g.seats):
        place = g.nums[at.PASSED + seat]
        if place and (place <= 1 + more if first else place >= g.seats - more):
            mask |= 1 << seat
    return mask
