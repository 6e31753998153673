"""Scoring and collapse (I70-I77, I196-I206)."""

from __future__ import annotations

from typing import Final

from tabularium.games.imperium import layout as at
from tabularium.games.imperium.catalogue import KINDS, SUITS, WORTH, is_unrest
from tabularium.games.imperium.table import held, owned
from tabularium.kernel.machine import State

CATEGORIES: Final[list[str]] = ["progress", "power", "fame", "cards", "unrest"]


def score(g: State, seat: int) -> list[int]:
    """Points in the order of CATEGORIES."""
    points = [held(g, seat, at.PROGRESS), 0, 0, 0, 0]
    for card in owned(g, seat):
        worth = WORTH[KINDS[card]]
        if worth is None:
            continue
        suits = SUITS[KINDS[card]]
        category = 3
        if suits & at.POWER:
            category = 1
        elif suits & at.FAME:
            category = 2
        elif suits & at.UNREST:
            category = 4
        points[category] += worth.value(g, seat, card)
    return points


def open_score(g: State, seat: int) -> tuple[int, int]:
    """Points that everybody sees a player have, and how many open cards are worth what is counted:
    some of that may be hidden."""
    points = held(g, seat, at.PROGRESS)
    counted = 0
    hidden = set(g.zones[at.HAND + seat] + g.zones[at.DECK + seat] + g.zones[at.HISTORY + seat])
    for card in owned(g, seat):
        worth = WORTH[KINDS[card]]
        if worth is None or card in hidden:
            continue
        if worth.variable():
            counted += 1
        else:
            points += worth.value(g, seat, card)
    return points, counted


def open_unrest(g: State, seat: int) -> int:
    """Unrest that everybody sees a player have, wherever it lies."""
    cards = g.zones[at.DISCARD + seat] + g.zones[at.PLAY + seat] + g.zones[at.PLAYED + seat]
    return len([card for card in cards if is_unrest(card)])


def unrest_of(g: State, seat: int) -> int:
    """Unrest wherever it lies, garrisoned and sunken ones too unless agreed otherwise (I196)."""
    n = 0
    zones = [at.HAND, at.DECK, at.DISCARD]
    narrow = g.opts[at.NARROW_COLLAPSE]
    if not narrow:
        zones.append(at.PLAY)
    if not (narrow and g.mod(seat, at.NO_HISTORY)):
        zones.append(at.HISTORY)
    for zone in zones:
        for card in g.zones[zone + seat]:
            if is_unrest(card):
                n += 1
    return n


def winners(g: State) -> list[int]:
    """Most points, or in a collapse least unrest and then most points; ties share (I75, I77)."""
    seats = list(range(g.seats))
    if g.nums[at.COLLAPSED]:
        least = min([unrest_of(g, seat) for seat in seats])
        seats = [seat for seat in seats if unrest_of(g, seat) == least]
        if len(seats) == 1:
            return seats
    best = max([sum(score(g, seat)) for seat in seats])
    return [seat for seat in seats if sum(score(g, seat)) == best]
