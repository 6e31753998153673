"""Scoring in five categories, and who wins (A66, A67)."""

from __future__ import annotations

from typing import Final

from tabularium.games.altay import layout as at
from tabularium.games.altay.board import VP_SPOTS, VP_SPOTS_INNER
from tabularium.games.altay.build import map_size
from tabularium.games.altay.catalogue import KINDS, POINTS, VP
from tabularium.games.altay.counts import owned_cards, territories_of
from tabularium.kernel.machine import State

CATEGORIES: Final[list[str]] = ["achievements", "cards", "territories", "captured", "tokens"]


def vp_spots(g: State) -> list[int]:
    """The mountains with a victory point token (B1, B2)."""
    table = VP_SPOTS_INNER if g.opts[at.INNER_SPOTS] else VP_SPOTS
    return table[map_size(g)]


def achievement_points(g: State, seat: int, kind: int) -> int:
    """What one finished achievement is worth, at most seven."""
    points = POINTS[kind]
    if points is None:
        return VP[kind]
    return min(at.POINTS_CAP, points.value(g, seat))


def score(g: State, seat: int) -> list[int]:
    """The points of a seat in the order of CATEGORIES."""
    achievements = 0
    for card in g.zones[at.DONE + seat]:
        kind = KINDS[card]
        achievements += achievement_points(g, seat, kind)
        if kind == g.nums[at.REVEALED + seat]:
            achievements += at.SECRET_BONUS
    cards = 0
    for card in owned_cards(g, seat):
        cards += VP[KINDS[card]]
    held = territories_of(g, seat)
    territories = len(held)
    for spot in vp_spots(g):
        if spot in held:
            territories += 1
    first = at.CAPTURED + seat * at.SEATS
    captured = sum(g.nums[first : first + at.SEATS])
    first = at.TOKENS + seat * at.TOKEN_TYPES
    taken = g.nums[first : first + at.TOKEN_TYPES]
    tokens = 0
    for token in range(1, at.TOKEN_TYPES):
        if taken[token]:
            tokens += at.TOKEN_VALUE[token] * taken[token]
    return [achievements, cards, territories, captured, tokens // 3]


def ranking(g: State, seat: int) -> list[int]:
    """What seats are compared by: the total, then the categories in order (B32)."""
    parts = score(g, seat)
    return [sum(parts), *parts]
