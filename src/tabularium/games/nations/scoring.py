"""Final scoring and ties (N162-N168), and what a solo score is called (N196)."""

from __future__ import annotations

from typing import Final

from tabularium.games.nations import layout as at
from tabularium.games.nations.catalogue import KIND, KINDS
from tabularium.games.nations.ranks import calm, in_order, might
from tabularium.games.nations.resources import has
from tabularium.kernel.machine import State

CATEGORIES: Final[list[str]] = ["tokens", "colonies", "wonders", "workers", "stock"]
STOCK_FOR_VP: Final = 10
HALL_OF_FAME: Final[list[tuple[int, str]]] = [
    (70, "trajan"),
    (60, "ashoka"),
    (55, "wu-zetian"),
    (50, "saladin"),
    (45, "victoria"),
    (40, "charles-v"),
    (35, "cleopatra"),
    (25, "darius-iii"),
    (20, "atahualpa"),
    (15, "cixi"),
    (10, "dan-quayle"),
    (0, "nobody"),
]


def worker_points(g: State, seat: int) -> int:
    """One printed VP for each worker, as far as a card has them (N166)."""
    points = 0
    for card in g.zones[at.SPACES + seat]:
        slots = KIND[KINDS[card]].slots
        for i in range(min(len(slots), g.marks[card] & at.WORKERS)):
            points += slots[i]
    return points


def stock_points(g: State, seat: int) -> int:
    """A VP for every ten of resources, strength and stability together (N167, Q21)."""
    total = might(g, seat) + calm(g, seat)
    for good in range(at.RESOURCES):
        total += has(g, seat, good)
    return max(0, total) // STOCK_FOR_VP


def wonder_points(g: State, seat: int) -> int:
    points = 0
    for card in g.zones[at.WONDERS + seat]:
        kind = KINDS[card]
        points += KIND[kind].worth
        bonus = KIND[kind].bonus
        if bonus is not None:
            points += bonus.value(g, seat)
    return points


def score(g: State, seat: int) -> list[int]:
    """Points in the order of CATEGORIES."""
    colonies = 0
    for card in g.zones[at.COLONIES + seat]:
        colonies += KIND[KINDS[card]].worth
    return [
        g.nums[at.POINTS + seat],
        colonies,
        wonder_points(g, seat),
        worker_points(g, seat),
        stock_points(g, seat),
    ]


def winners(g: State) -> list[int]:
    """The highest total; a tie goes to the one higher in player order (N168)."""
    if g.seats == 1:
        return [0]
    totals = [sum(score(g, seat)) for seat in range(g.seats)]
    return [next(seat for seat in in_order(g) if totals[seat] == max(totals))]


def fame(g: State) -> str:
    """Whom a solo score equals."""
    total = sum(score(g, 0))
    for least, name in HALL_OF_FAME:
        if total >= least:
            return name
    return ""
