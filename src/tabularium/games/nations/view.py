"""What a seat may know: everything but the order of the face-down decks (N5)."""

from __future__ import annotations

from typing import Any

from tabularium.games.nations import layout as at
from tabularium.games.nations.boards import CARD_SPACES, COLONY_SPACES, WONDER_SPACES, board_of
from tabularium.games.nations.catalogue import KEY, KINDS, SORT
from tabularium.games.nations.counts import age_of
from tabularium.games.nations.info import INFO
from tabularium.games.nations.maintenance import GROWTH, NewEvent
from tabularium.games.nations.production import production
from tabularium.games.nations.ranks import (
    BY_STABILITY,
    BY_STRENGTH,
    holders,
)
from tabularium.games.nations.scoring import CATEGORIES, fame, score
from tabularium.kernel.info import of_seat
from tabularium.kernel.machine import State


def keys(cards: list[int]) -> list[str]:
    return [KEY[KINDS[card]] for card in cards]


def market(g: State) -> list[list[str | None]]:
    """The progress board, the cheapest row first; None where it is empty."""
    rows: list[list[str | None]] = []
    for row in range(at.ROWS):
        cards = g.zones[at.MARKET][row * at.COLUMNS : row * at.COLUMNS + at.COLUMNS_FOR[g.seats]]
        rows.append([KEY[KINDS[card]] if SORT[KINDS[card]] != at.BLANK else None for card in cards])
    return rows


def in_play(g: State, card: int) -> dict[str, Any]:
    """A card on a player board with what lies on it."""
    mark = g.marks[card]
    entry: dict[str, Any] = {"card": KEY[KINDS[card]]}
    if mark & at.WORKERS:
        entry["workers"] = mark & at.WORKERS
    if mark & at.USED:
        entry["used"] = True
    if mark >> at.BUILT & at.BUILT_MASK:
        entry["built"] = mark >> at.BUILT & at.BUILT_MASK
    if mark >> at.PRIVATE & at.PRIVATE_MASK:
        entry["private"] = mark >> at.PRIVATE & at.PRIVATE_MASK
    return entry


def goods(g: State, seat: int) -> dict[str, int]:
    return {
        at.GOODS[good]: g.nums[at.POOL + seat * at.RESOURCES + good] for good in range(at.RESOURCES)
    }


def player(g: State, seat: int) -> dict[str, Any]:
    """A player's side of the table."""
    nums = g.nums
    zones = g.zones
    board = board_of(g, seat)
    return {
        "seat": seat,
        "faction": INFO.factions[nums[at.FACTION + seat]] if nums[at.FACTION + seat] >= 0 else None,
        "side": "B" if nums[at.SIDE + seat] else "A",
        "growth": GROWTH[of_seat(g.opts[at.DIFFICULTY], seat)],
        "goods": goods(g, seat),
        "production": dict(zip(at.GOODS, production(g, seat), strict=False)),
        # as the cards add up: what lies above a cap is not lost (N13)
        "strength": nums[at.MIGHT + seat],
        "stability": nums[at.CALM + seat],
        "vp": nums[at.POINTS + seat],
        "workers": nums[at.FREE + seat],
        "food_section": nums[at.ON_FOOD + seat],
        "food_room": nums[at.FOOD_ROOM + seat],
        "stability_section": nums[at.ON_STABILITY + seat],
        "stability_room": nums[at.STABILITY_ROOM + seat],
        "above": nums[at.ABOVE + seat],
        "cards": [in_play(g, card) for card in zones[at.SPACES + seat]],
        "card_spaces": CARD_SPACES[board],
        "advisor": [in_play(g, card) for card in zones[at.ADVISORS + seat]],
        "tower": [in_play(g, card) for card in zones[at.TOWER + seat]],
        "colonies": keys(zones[at.COLONIES + seat]),
        "colony_spaces": COLONY_SPACES[board],
        "site": [in_play(g, card) for card in zones[at.SITE + seat]],
        "wonders": [in_play(g, card) for card in zones[at.WONDERS + seat]],
        "wonder_spaces": WONDER_SPACES[board],
        "board": [in_play(g, card) for card in zones[at.NATION + seat]],
        "passed": nums[at.PASSED + seat],
        "short": [
            at.GOODS[good] for good in range(at.RESOURCES) if nums[at.SHORT + seat] >> good & 1
        ],
        "least_stable": bool(nums[at.LEAST_STABLE + seat]),
        "bought": {
            "fights": nums[at.BOUGHT_FIGHTS + seat],
            "golden_ages": nums[at.BOUGHT_GOLDEN + seat],
            "colonies": nums[at.BOUGHT_COLONIES + seat],
        },
        "points": dict(zip(CATEGORIES, score(g, seat), strict=True)),
    }


def war(g: State) -> dict[str, Any] | None:
    """This round's war; its card goes when it is resolved, its strength stays (N148)."""
    if g.nums[at.WAR_MIGHT] < 0:
        return None
    buyer = g.nums[at.WAR_BUYER]
    return {
        "card": keys(g.zones[at.WAR_SPACE])[0] if g.zones[at.WAR_SPACE] else None,
        "strength": g.nums[at.WAR_MIGHT],
        "buyer": buyer if buyer >= 0 else None,
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
        "age": age_of(g),
        "order": [nums[at.ORDER + place] for place in range(g.seats)],
        "turn": nums[at.TURN] if nums[at.TURN] >= 0 else None,
        "to_move": g.to_move,
        "kind": node.kind() if node is not None else None,
        "over": g.over,
        "market": market(g),
        "buying": keys(zones[at.BUYING]),
        "event": keys(zones[at.CURRENT])[0] if zones[at.CURRENT] else None,
        "war": war(g),
        "architects": nums[at.ARCHITECTS],
        "deck_sizes": [len(zones[at.DECKS + i]) for i in range(4)],
        "event_deck_sizes": [len(zones[at.EVENT_DECKS + i]) for i in range(4)],
        "gone": sorted(keys(zones[at.GONE])),
        "ranks": ranks(g),
        "rival": rival(g) if g.seats == 1 else None,
        "players": [player(g, other) for other in range(g.seats)],
    }
    if seat >= 0:
        choosing = isinstance(node, NewEvent) and g.to_move == seat
        seen["looked_at"] = keys(zones[at.LOOKED_AT]) if choosing else []
    return seen


def ranks(g: State) -> dict[str, list[int]]:
    """Who is strongest, weakest, most and least stable now; solo: 1 is the opponent."""
    seats = g.seats + int(g.seats == 1)
    return {
        name: [seat for seat in range(seats) if holders(g, rank, top) >> seat & 1]
        for name, rank, top in (
            ("strongest", BY_STRENGTH, True),
            ("weakest", BY_STRENGTH, False),
            ("most_stable", BY_STABILITY, True),
            ("least_stable", BY_STABILITY, False),
        )
    }


def rival(g: State) -> dict[str, Any]:
    """The virtual opponent of the solo game."""
    return {
        "strength": g.nums[at.RIVAL_MIGHT],
        "stability": g.nums[at.RIVAL_CALM] + g.mod(0, at.UNREST),
        "books": g.nums[at.RIVAL_BOOKS],
        "first": bool(g.nums[at.RIVAL_FIRST]),
        "fame": fame(g),
    }
