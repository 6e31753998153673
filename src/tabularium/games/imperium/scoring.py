"""Scoring and collapse (I70-I77, I196-I206)."""

from __future__ import annotations

from typing import Final

from tabularium.games.imperium.catalogue import KINDS, SUITS, WORTH
from tabularium.games.imperium.layout import (
    COLLAPSED,
    DECK,
    DISCARD,
    FAME,
    HAND,
    HISTORY,
    KINDS_OF_TOKEN,
    NARROW_COLLAPSE,
    NO_HISTORY,
    PLAY,
    POOL,
    POWER,
    PROGRESS,
    UNREST,
)
from tabularium.games.imperium.table import owned
from tabularium.kernel.machine import State

CATEGORIES: Final[list[str]] = ["progress", "power", "fame", "cards", "unrest"]


def score(g: State, seat: int) -> list[int]:
    """Points in the order of CATEGORIES."""
    points = [g.nums[POOL + seat * KINDS_OF_TOKEN + PROGRESS], 0, 0, 0, 0]
    for card in owned(g, seat):
        worth = WORTH[KINDS[card]]
        if worth is None:
            continue
        suits = SUITS[KINDS[card]]
        category = 3
        if suits & POWER:
            category = 1
        elif suits & FAME:
            category = 2
        elif suits & UNREST:
            category = 4
        points[category] += worth.value(g, seat, card)
    return points


def unrest_of(g: State, seat: int) -> int:
    """Unrest wherever it lies, garrisoned and sunken ones too unless agreed otherwise (I196)."""
    n = 0
    zones = [HAND, DECK, DISCARD]
    narrow = g.opts[NARROW_COLLAPSE]
    if not narrow:
        zones.append(PLAY)
    if not (narrow and g.mod(seat, NO_HISTORY)):
        zones.append(HISTORY)
    for zone in zones:
        for card in g.zones[zone + seat]:
            if SUITS[KINDS[card]] & UNREST:
                n += 1
    return n


def winners(g: State) -> list[int]:
    """Most points, or in a collapse least unrest and then most points; ties share (I75, I77)."""
    seats = list(range(g.seats))
    if g.nums[COLLAPSED]:
        least = min([unrest_of(g, seat) for seat in seats])
        seats = [seat for seat in seats if unrest_of(g, seat) == least]
        if len(seats) == 1:
            return seats
    best = max([sum(score(g, seat)) for seat in seats])
    return [seat for seat in seats if sum(score(g, seat)) == best]
