"""Final scoring and ties (S86-S88)."""

from __future__ import annotations

from typing import Final

from tabularium.games.settlers import layout as at
from tabularium.games.settlers.catalogue import GATE, KINDS, OWNER, SHRINE
from tabularium.kernel.machine import State

CATEGORIES: Final[list[str]] = ["play", "common", "faction", "bonuses"]
GATE_CARDS: Final = 3
GATE_BONUS: Final = 2
# resources on a Shrine, and what they are worth; only the highest step counts
SHRINE_STEPS: Final[list[tuple[int, int]]] = [(12, 10), (7, 5), (3, 2)]


def card_bonus(g: State, card: int) -> int:
    """What a Gate or a Shrine adds at the end."""
    held = g.marks[card] >> at.COUNT
    if GATE[KINDS[card]] and held >= GATE_CARDS:
        return GATE_BONUS
    if SHRINE[KINDS[card]]:
        for resources, points in SHRINE_STEPS:
            if held >= resources:
                return points
    return 0


def score(g: State, seat: int) -> list[int]:
    """Points in the order of CATEGORIES."""
    common = faction = bonuses = 0
    for card in g.zones[at.EMPIRE + seat]:
        if OWNER[KINDS[card]] == at.COMMON:
            common += 1
        else:
            faction += 2
        bonuses += card_bonus(g, card)
    return [g.nums[at.POINTS + seat], common, faction, bonuses]


def ranking(g: State, seat: int) -> list[int]:
    """Points, then unused workers and resources, then cards in hand (S88, SQ4)."""
    base = at.POOL + seat * at.HELD
    unused = g.nums[base + at.WORKER]
    for good in range(at.RESOURCES):
        unused += g.nums[base + good]
    return [sum(score(g, seat)), unused, len(g.zones[at.HAND + seat])]


# what a solo score is called (S157)
RATINGS: Final[list[tuple[int, str]]] = [
    (80, "emperor"),
    (70, "king"),
    (60, "castellan"),
    (50, "knight"),
    (40, "squire"),
    (30, "servant"),
    (0, "plebeian"),
]


def rating(g: State) -> str:
    """The achievement of a solo game."""
    total = sum(score(g, 0))
    for least, name in RATINGS:
        if total >= least:
            return name
    return ""


def faction_locations(g: State) -> int:
    """How many locations of the own faction a solo player has."""
    return len([card for card in g.zones[at.EMPIRE] if OWNER[KINDS[card]] != at.COMMON])


def is_defeated(g: State) -> bool:
    """A solo player needs more faction locations than the collection pile has cards (S156)."""
    return len(g.zones[at.COLLECTION]) >= faction_locations(g)
