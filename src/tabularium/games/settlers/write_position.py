"""Writing a position."""

from __future__ import annotations

from typing import Any

from tabularium.games.settlers import layout as at
from tabularium.games.settlers.catalogue import KEY
from tabularium.games.settlers.view import keys, location
from tabularium.kernel.frames import write_frames
from tabularium.kernel.machine import State


def position(g: State) -> dict[str, Any]:
    """The whole state; decks are listed from the top."""
    zones = g.zones
    return {
        "rng": g.rng,
        "round": g.nums[at.ROUND],
        "first_player": g.nums[at.FIRST],
        "turn": g.nums[at.TURN] if g.nums[at.TURN] >= 0 else None,
        "common_deck": keys(zones[at.COMMON_DECK])[::-1],
        "common_discard": keys(zones[at.COMMON_DISCARD]),
        "offer": keys(zones[at.OFFER]),
        "looked_at": keys(zones[at.LOOKED_AT]),
        "building": keys(zones[at.BUILDING]),
        "attack_deck": keys(zones[at.ATTACKS])[::-1],
        "virtual": _virtual(g) if g.seats == 1 else None,
        "collection": keys(zones[at.COLLECTION]),
        "gone": keys(zones[at.GONE]),
        "players": [_player(g, seat) for seat in range(g.seats)],
        "stack": write_frames(g, KEY),
        "over": g.over,
    }


def _virtual(g: State) -> dict[str, Any]:
    return {
        "empire": [location(g, card) for card in g.zones[at.EMPIRE + at.VIRTUAL]],
        "attacks": keys(g.zones[at.DEALS + at.VIRTUAL])[::-1],
    }


def _player(g: State, seat: int) -> dict[str, Any]:
    nums = g.nums
    zones = g.zones
    return {
        "hand": keys(zones[at.HAND + seat]),
        "known_hand": [g.marks[card] >> at.KNOWN_BY for card in zones[at.HAND + seat]],
        "deck": keys(zones[at.DECK + seat])[::-1],
        "discard": keys(zones[at.DISCARD + seat]),
        "empire": [location(g, card) for card in zones[at.EMPIRE + seat]],
        "foundations": keys(zones[at.FOUNDATIONS + seat]),
        "deals": keys(zones[at.DEALS + seat]),
        "routes": keys(zones[at.ROUTES + seat]),
        "under_gates": keys(zones[at.UNDER + seat]),
        "drawn": keys(zones[at.DRAWN + seat]),
        "known_drawn": [g.marks[card] >> at.KNOWN_BY for card in zones[at.DRAWN + seat]],
        "goods": {
            at.GOODS[good]: nums[at.POOL + seat * at.HELD + good]
            for good in range(at.HELD)
            if nums[at.POOL + seat * at.HELD + good]
        },
        "vp": nums[at.POINTS + seat],
        "passed": bool(nums[at.PASSED + seat]),
        "turns": nums[at.TURNS + seat],
    }
