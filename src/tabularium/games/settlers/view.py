"""What a seat may see of a game: goods and empires are open, hands and decks are not (S7).

Everything here is listed on purpose; nothing is taken over wholesale from the state.
"""

from __future__ import annotations

from typing import Any

from tabularium.games.settlers import layout as at
from tabularium.games.settlers.catalogue import KEY, KINDS, OWNER
from tabularium.games.settlers.info import INFO
from tabularium.games.settlers.scoring import CATEGORIES, rating, score
from tabularium.games.settlers.zones import knows
from tabularium.kernel.machine import State


def keys(cards: list[int]) -> list[str]:
    return [KEY[KINDS[card]] for card in cards]


def location(g: State, card: int) -> dict[str, Any]:
    """A location with what lies on it; empty entries are left out."""
    mark = g.marks[card]
    entry: dict[str, Any] = {"card": KEY[KINDS[card]]}
    if mark & at.USES:
        entry["used"] = mark & at.USES
    for name, bit in (
        ("blocked", at.BLOCKED),
        ("defended", at.DEFENDED),
        ("samurai", at.SAMURAI),
        ("pending", at.PENDING),
    ):
        if mark & bit:
            entry[name] = True
    for name, shift in (("route", at.ROUTE), ("taken", at.TAKEN)):
        if mark >> shift & at.SEAT_MASK:
            entry[name] = (mark >> shift & at.SEAT_MASK) - 1
    if mark >> at.COUNT:
        entry["holds"] = mark >> at.COUNT
    return entry


def public_player(g: State, seat: int, viewer: int) -> dict[str, Any]:
    """What a viewer knows of a player."""
    nums = g.nums
    zones = g.zones
    faction = nums[at.FACTION + seat]
    hand = zones[at.HAND + seat]
    common = sum(1 for card in hand if OWNER[KINDS[card]] == at.COMMON)
    return {
        "seat": seat,
        "faction": at.FACTIONS[faction] if faction >= 0 else None,
        "goods": {at.GOODS[good]: nums[at.POOL + seat * at.HELD + good] for good in range(at.HELD)},
        "vp": nums[at.POINTS + seat],
        "passed": bool(nums[at.PASSED + seat]),
        # the backs of the cards are seen
        "common_cards": common,
        "faction_cards": len(hand) - common,
        "known_hand": sorted(keys([card for card in hand if knows(g, viewer, card)])),
        "deck_size": len(zones[at.DECK + seat]),
        "discard": sorted(keys(zones[at.DISCARD + seat])),
        "empire": [location(g, card) for card in zones[at.EMPIRE + seat]],
        "foundations": sorted(keys(zones[at.FOUNDATIONS + seat])),
        "deals": keys(zones[at.DEALS + seat]),
        "route_markers": len(zones[at.ROUTES + seat]),
        "under_gates": keys(zones[at.UNDER + seat]),
        "points": dict(zip(CATEGORIES, score(g, seat), strict=True)),
    }


def virtual_player(g: State) -> dict[str, Any]:
    """The solo opponent: its locations, and its attack cards from the newest."""
    return {
        "empire": [location(g, card) for card in g.zones[at.EMPIRE + at.VIRTUAL]],
        "attacks": keys(g.zones[at.DEALS + at.VIRTUAL])[::-1],
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
        "round": nums[at.ROUND],
        "first_player": nums[at.FIRST],
        "turn": nums[at.TURN] if nums[at.TURN] >= 0 else None,
        "to_move": g.to_move,
        "kind": node.kind() if node is not None else None,
        "over": g.over,
        "offer": keys(zones[at.OFFER]),
        "building": keys(zones[at.BUILDING]),
        "common_deck_size": len(zones[at.COMMON_DECK]),
        "common_discard": sorted(keys(zones[at.COMMON_DISCARD])),
        "virtual": virtual_player(g) if g.seats == 1 else None,
        "collection": keys(zones[at.COLLECTION]),
        "gone": sorted(keys(zones[at.GONE])),
        "players": [public_player(g, player, seat) for player in range(g.seats)],
    }
    if seat >= 0:
        seen["hand"] = sorted(keys(zones[at.HAND + seat]))
        seen["drawn"] = keys(zones[at.DRAWN + seat])
        seen["looked_at"] = keys(zones[at.LOOKED_AT]) if g.to_move == seat else []
    return seen
