"""Imperial Settlers: nothing is below zero, markers and cards underneath are as many as told."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from tabularium.games.settlers.catalogue import GATE, KEY, KINDS, USES_OF
from tabularium.games.settlers.deals import routed_locations
from tabularium.games.settlers.layout import (
    COUNT,
    EMPIRE,
    EVERYBODY,
    FACTION,
    KNOWN_BY,
    NUMS,
    PASSED,
    ROUND,
    ROUNDS,
    ROUTES,
    SEAT_MASK,
    SEATS,
    TAKEN,
    TURN,
    TURN_CAP,
    TURNS,
    UNDER,
    USES,
)
from tabularium.games.settlers.read_position import VIRTUAL_LOCATIONS, keeps_count
from tabularium.kernel.machine import State
from tabularium.testing.bounds.numbers import negative

SIGNED: Final = {TURN, *range(FACTION, FACTION + SEATS)}
COUNTED: Final = [at for at in range(NUMS) if at not in SIGNED]
MOST_TAKEN: Final = 4


def beyond(g: State) -> Iterator[str]:
    """What is out of bounds."""
    nums = g.nums
    yield from negative(g, COUNTED)
    if nums[ROUND] > ROUNDS:
        yield f"round: {nums[ROUND]}"
    if g.seats == 1 and len(g.zones[EMPIRE + 1]) > VIRTUAL_LOCATIONS:
        yield f"locations of the virtual player: {len(g.zones[EMPIRE + 1])}"
    empires = range(EMPIRE, EMPIRE + SEATS)
    for number, zone in enumerate(g.zones):
        for card in zone:
            mark = g.marks[card]
            if number in empires or mark == 0:
                continue
            if mark & ((1 << KNOWN_BY) - 1) or mark >> KNOWN_BY >= 1 << EVERYBODY + 1:
                yield f"something on a card out of play: {KEY[KINDS[card]]} {mark} in {number}"
    for seat in range(g.seats):
        yield from beyond_empire(g, seat)


def beyond_empire(g: State, seat: int) -> Iterator[str]:
    if g.nums[PASSED + seat] > 1 or g.nums[TURNS + seat] > TURN_CAP:
        yield f"turns: {g.nums[TURNS + seat]}"
    gates = 0
    taken = 0
    for card in g.zones[EMPIRE + seat]:
        kind = KINDS[card]
        mark = g.marks[card]
        gates += mark >> COUNT if GATE[kind] else 0
        taken += int((mark >> TAKEN & SEAT_MASK) > 0)
        if mark & USES > USES_OF[kind]:
            yield f"a location used too often: {KEY[kind]}"
        if mark >> COUNT and not keeps_count(kind):
            yield f"a location that holds something: {KEY[kind]}"
    if len(g.zones[UNDER + seat]) != gates:
        yield f"cards under gates: {len(g.zones[UNDER + seat])} of {gates}"
    if len(g.zones[ROUTES + seat]) != len(routed_locations(g, seat)):
        yield f"markers of trade routes: {len(g.zones[ROUTES + seat])}"
    if taken > MOST_TAKEN:
        yield f"locations taken over: {taken}"
