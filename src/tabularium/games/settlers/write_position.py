"""Writing a position."""

from __future__ import annotations

from typing import Any

from tabularium.games.settlers.catalogue import KEY
from tabularium.games.settlers.layout import (
    ATTACKS,
    BUILDING,
    COLLECTION,
    COMMON_DECK,
    COMMON_DISCARD,
    DEALS,
    DECK,
    DISCARD,
    DRAWN,
    EMPIRE,
    FIRST,
    FOUNDATIONS,
    GONE,
    GOODS,
    HAND,
    HELD,
    KNOWN_BY,
    LOOKED_AT,
    OFFER,
    PASSED,
    POINTS,
    POOL,
    ROUND,
    ROUTES,
    TURN,
    TURNS,
    UNDER,
    VIRTUAL,
)
from tabularium.games.settlers.view import keys, location
from tabularium.kernel.frames import write_frames
from tabularium.kernel.machine import State


def position(g: State) -> dict[str, Any]:
    """The whole state; decks are listed from the top."""
    zones = g.zones
    return {
        "rng": g.rng,
        "round": g.nums[ROUND],
        "first_player": g.nums[FIRST],
        "turn": g.nums[TURN] if g.nums[TURN] >= 0 else None,
        "common_deck": keys(zones[COMMON_DECK])[::-1],
        "common_discard": keys(zones[COMMON_DISCARD]),
        "offer": keys(zones[OFFER]),
        "looked_at": keys(zones[LOOKED_AT]),
        "building": keys(zones[BUILDING]),
        "attack_deck": keys(zones[ATTACKS])[::-1],
        "virtual": _virtual(g) if g.seats == 1 else None,
        "collection": keys(zones[COLLECTION]),
        "gone": keys(zones[GONE]),
        "players": [_player(g, seat) for seat in range(g.seats)],
        "stack": write_frames(g, KEY),
        "over": g.over,
    }


def _virtual(g: State) -> dict[str, Any]:
    return {
        "empire": [location(g, card) for card in g.zones[EMPIRE + VIRTUAL]],
        "attacks": keys(g.zones[DEALS + VIRTUAL])[::-1],
    }


def _player(g: State, seat: int) -> dict[str, Any]:
    nums = g.nums
    zones = g.zones
    return {
        "hand": keys(zones[HAND + seat]),
        "known_hand": [g.marks[card] >> KNOWN_BY for card in zones[HAND + seat]],
        "deck": keys(zones[DECK + seat])[::-1],
        "discard": keys(zones[DISCARD + seat]),
        "empire": [location(g, card) for card in zones[EMPIRE + seat]],
        "foundations": keys(zones[FOUNDATIONS + seat]),
        "deals": keys(zones[DEALS + seat]),
        "routes": keys(zones[ROUTES + seat]),
        "under_gates": keys(zones[UNDER + seat]),
        "drawn": keys(zones[DRAWN + seat]),
        "known_drawn": [g.marks[card] >> KNOWN_BY for card in zones[DRAWN + seat]],
        "goods": {
            GOODS[good]: nums[POOL + seat * HELD + good]
            for good in range(HELD)
            if nums[POOL + seat * HELD + good]
        },
        "vp": nums[POINTS + seat],
        "passed": bool(nums[PASSED + seat]),
        "turns": nums[TURNS + seat],
    }
