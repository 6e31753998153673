"""What a seat may see of a game: goods and empires are open, hands and decks are not (S7).

Everything here is listed on purpose; nothing is taken over wholesale from the state.
"""

from __future__ import annotations

from typing import Any

from tabularium.games.settlers.catalogue import KEY, KINDS, OWNER
from tabularium.games.settlers.info import INFO
from tabularium.games.settlers.layout import (
    BLOCKED,
    BUILDING,
    COLLECTION,
    COMMON,
    COMMON_DECK,
    COMMON_DISCARD,
    COUNT,
    DEALS,
    DECK,
    DEFENDED,
    DISCARD,
    DRAWN,
    EMPIRE,
    FACTION,
    FACTIONS,
    FIRST,
    FOUNDATIONS,
    GONE,
    GOODS,
    HAND,
    HELD,
    LOOKED_AT,
    OFFER,
    PASSED,
    PENDING,
    POINTS,
    POOL,
    ROUND,
    ROUTE,
    ROUTES,
    SAMURAI,
    SEAT_MASK,
    TAKEN,
    TURN,
    UNDER,
    USES,
    VIRTUAL,
)
from tabularium.games.settlers.scoring import CATEGORIES, rating, score
from tabularium.games.settlers.zones import knows
from tabularium.kernel.machine import State


def keys(cards: list[int]) -> list[str]:
    return [KEY[KINDS[card]] for card in cards]


def location(g: State, card: int) -> dict[str, Any]:
    """A location with what lies on it; empty entries are left out."""
    mark = g.marks[card]
    entry: dict[str, Any] = {"card": KEY[KINDS[card]]}
    if mark & USES:
        entry["used"] = mark & USES
    for name, bit in (
        ("blocked", BLOCKED),
        ("defended", DEFENDED),
        ("samurai", SAMURAI),
        ("pending", PENDING),
    ):
        if mark & bit:
            entry[name] = True
    for name, shift in (("route", ROUTE), ("taken", TAKEN)):
        if mark >> shift & SEAT_MASK:
            entry[name] = (mark >> shift & SEAT_MASK) - 1
    if mark >> COUNT:
        entry["holds"] = mark >> COUNT
    return entry


def public_player(g: State, seat: int, viewer: int) -> dict[str, Any]:
    """What a viewer knows of a player."""
    nums = g.nums
    zones = g.zones
    faction = nums[FACTION + seat]
    hand = zones[HAND + seat]
    common = sum(1 for card in hand if OWNER[KINDS[card]] == COMMON)
    return {
        "seat": seat,
        "faction": FACTIONS[faction] if faction >= 0 else None,
        "goods": {GOODS[good]: nums[POOL + seat * HELD + good] for good in range(HELD)},
        "vp": nums[POINTS + seat],
        "passed": bool(nums[PASSED + seat]),
        # the backs of the cards are seen
        "common_cards": common,
        "faction_cards": len(hand) - common,
        "known_hand": sorted(keys([card for card in hand if knows(g, viewer, card)])),
        "deck_size": len(zones[DECK + seat]),
        "discard": sorted(keys(zones[DISCARD + seat])),
        "empire": [location(g, card) for card in zones[EMPIRE + seat]],
        "foundations": sorted(keys(zones[FOUNDATIONS + seat])),
        "deals": keys(zones[DEALS + seat]),
        "route_markers": len(zones[ROUTES + seat]),
        "under_gates": keys(zones[UNDER + seat]),
        "points": dict(zip(CATEGORIES, score(g, seat), strict=True)),
    }


def virtual_player(g: State) -> dict[str, Any]:
    """The solo opponent: its locations, and its attack cards from the newest."""
    return {
        "empire": [location(g, card) for card in g.zones[EMPIRE + VIRTUAL]],
        "attacks": keys(g.zones[DEALS + VIRTUAL])[::-1],
        "rating": rating(g),
    }


def view(g: State, seat: int) -> dict[str, Any]:
    """What a seat may know; -1 for a spectator."""
    nums = g.nums
    zones = g.zones
    node = g.rules.nodes[g.stack[g.top]] if g.stack else None
    seen: dict[str, Any] = {
        "game": INFO.id,
        "seats": g.seats,
        "options": INFO.option_values(g.opts),
        "seat": seat if seat >= 0 else None,
        "round": nums[ROUND],
        "first_player": nums[FIRST],
        "turn": nums[TURN] if nums[TURN] >= 0 else None,
        "to_move": g.to_move,
        "kind": node.kind() if node is not None else None,
        "over": g.over,
        "offer": keys(zones[OFFER]),
        "building": keys(zones[BUILDING]),
        "common_deck_size": len(zones[COMMON_DECK]),
        "common_discard": sorted(keys(zones[COMMON_DISCARD])),
        "virtual": virtual_player(g) if g.seats == 1 else None,
        "collection": keys(zones[COLLECTION]),
        "gone": sorted(keys(zones[GONE])),
        "players": [public_player(g, player, seat) for player in range(g.seats)],
    }
    if seat >= 0:
        seen["hand"] = sorted(keys(zones[HAND + seat]))
        seen["drawn"] = keys(zones[DRAWN + seat])
        seen["looked_at"] = keys(zones[LOOKED_AT]) if g.to_move == seat else []
    return seen
