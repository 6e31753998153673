"""Imperial Settlers: nothing is below zero, markers and cards underneath are as many as told."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from tabularium.games.settlers import layout as at
from tabularium.games.settlers.catalogue import GATE, KEY, KINDS, USES_OF
from tabularium.games.settlers.deals import routed_locations
from tabularium.games.settlers.positions import keeps_count
from tabularium.kernel.machine import State

MOST_TAKEN: Final = 4


def beyond(g: State) -> Iterator[str]:
    """What is out of bounds."""
    nums = g.nums
    if nums[at.ROUND] > at.ROUNDS:
        yield f"round: {nums[at.ROUND]}"
    if g.seats == 1 and len(g.zones[at.EMPIRE + 1]) > at.VIRTUAL_LOCATIONS:
        yield f"locations of the virtual player: {len(g.zones[at.EMPIRE + 1])}"
    empires = range(at.EMPIRE, at.EMPIRE + at.SEATS)
    for number, zone in enumerate(g.zones):
        for card in zone:
            mark = g.marks[card]
            if number in empires or mark == 0:
                continue
            if mark & ((1 << at.KNOWN_BY) - 1) or mark >> at.KNOWN_BY >= 1 << at.ALL_SEATS + 1:
                yield f"something on a card out of play: {KEY[KINDS[card]]} {mark} in {number}"
    for seat in range(g.seats):
        yield from beyond_empire(g, seat)


def beyond_empire(g: State, seat: int) -> Iterator[str]:
    if g.nums[at.TURNS + seat] > at.TURN_CAP:
        yield f"turns: {g.nums[at.TURNS + seat]}"
    gates = 0
    taken = 0
    for card in g.zones[at.EMPIRE + seat]:
        kind = KINDS[card]
        mark = g.marks[card]
        gates += mark >> at.COUNT if GATE[kind] else 0
        taken += int((mark >> at.TAKEN & at.SEAT_MASK) > 0)
        if mark & at.USES > USES_OF[kind]:
            yield f"a location used too often: {KEY[kind]}"
        if mark >> at.COUNT and not keeps_count(kind):
            yield f"a location that holds something: {KEY[kind]}"
    if len(g.zones[at.UNDER + seat]) != gates:
        yield f"cards under gates: {len(g.zones[at.UNDER + seat])} of {gates}"
    if len(g.zones[at.ROUTES + seat]) != len(routed_locations(g, seat)):
        yield f"markers of trade routes: {len(g.zones[at.ROUTES + seat])}"
    if taken > MOST_TAKEN:
        yield f"locations taken over: {taken}"


# what follows from the rules when something else is told, sometimes when it has been paid for
IMPLIED: Final[dict[tuple[str, str], tuple[str, ...]]] = {
    ("attack_deck", "deals"): ("attack",),
    ("common_discard", "common_deck"): ("reshuffle",),
    ("common_discard", "drawn"): ("reshuffle",),
    ("common_discard", "hand"): ("reshuffle",),
    ("discard", "deck"): ("reshuffle",),
    ("discard", "hand"): ("reshuffle",),
    ("discard", "routes"): ("reshuffle",),
    ("offer", "common_discard"): ("take",),
    ("offer", "empire"): ("take",),
    ("offer", "hand"): ("take",),
    ("empire", "collection"): ("pass", "collect"),
    ("empire", "empire"): ("pass",),
    ("empire", "blocked"): ("pass",),
    ("empire", "defended"): ("pass",),
    ("empire", "holds"): (),
    ("empire", "pending"): (),
    ("empire", "used"): (),
    ("goods", ""): (),
    ("passed", ""): ("pass", "game-over"),
    ("hand", "building"): (),
    ("hand", "deals"): (),
    ("routes", "discard"): (),
    ("under_gates", "under_gates"): ("take-over", "pass"),
    ("under_gates", "common_discard"): ("sacrifice", "lose", "raze-rival"),
    ("under_gates", "discard"): ("sacrifice", "lose", "raze-rival"),
    ("common_discard", "looked_at"): ("reshuffle",),
    ("discard", "looked_at"): ("reshuffle",),
    ("common_discard", "offer"): ("reshuffle",),
    ("deals", "building"): (),
    ("deals", "discard"): (),
    ("deals", "common_discard"): (),
}
