"""What a seat may know: everything but the order of the face-down decks (N5)."""

from __future__ import annotations

from typing import Any

from tabularium.games.nations.boards import CARD_SPACES, COLONY_SPACES, WONDER_SPACES, board_of
from tabularium.games.nations.catalogue import KEY, KINDS, SORT
from tabularium.games.nations.counts import age_of
from tabularium.games.nations.info import INFO
from tabularium.games.nations.layout import (
    ABOVE,
    ADVISORS,
    ARCHITECTS,
    BLANK,
    BOUGHT_COLONIES,
    BOUGHT_FIGHTS,
    BOUGHT_GOLDEN,
    BUILT,
    BUILT_MASK,
    BUYING,
    CALM,
    COLONIES,
    COLUMNS,
    COLUMNS_FOR,
    CURRENT,
    DECKS,
    DIFFICULTY,
    EVENT_DECKS,
    FACTION,
    FOOD_ROOM,
    FREE,
    GONE,
    GOODS,
    LEAST_STABLE,
    LOOKED_AT,
    MARKET,
    MIGHT,
    NATION,
    ON_FOOD,
    ON_STABILITY,
    ORDER,
    PASSED,
    POINTS,
    POOL,
    PRIVATE,
    PRIVATE_MASK,
    RESOURCES,
    RIVAL_BOOKS,
    RIVAL_CALM,
    RIVAL_FIRST,
    RIVAL_MIGHT,
    ROUND,
    ROWS,
    SHORT,
    SIDE,
    SITE,
    SPACES,
    STABILITY_ROOM,
    TOWER,
    TURN,
    UNREST,
    USED,
    WAR_BUYER,
    WAR_MIGHT,
    WAR_SPACE,
    WONDERS,
    WORKERS,
)
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
    for row in range(ROWS):
        cards = g.zones[MARKET][row * COLUMNS : row * COLUMNS + COLUMNS_FOR[g.seats]]
        rows.append([KEY[KINDS[card]] if SORT[KINDS[card]] != BLANK else None for card in cards])
    return rows


def in_play(g: State, card: int) -> dict[str, Any]:
    """A card on a player board with what lies on it."""
    mark = g.marks[card]
    entry: dict[str, Any] = {"card": KEY[KINDS[card]]}
    if mark & WORKERS:
        entry["workers"] = mark & WORKERS
    if mark & USED:
        entry["used"] = True
    if mark >> BUILT & BUILT_MASK:
        entry["built"] = mark >> BUILT & BUILT_MASK
    if mark >> PRIVATE & PRIVATE_MASK:
        entry["private"] = mark >> PRIVATE & PRIVATE_MASK
    return entry


def goods(g: State, seat: int) -> dict[str, int]:
    return {GOODS[good]: g.nums[POOL + seat * RESOURCES + good] for good in range(RESOURCES)}


def player(g: State, seat: int) -> dict[str, Any]:
    """A player's side of the table."""
    nums = g.nums
    zones = g.zones
    board = board_of(g, seat)
    return {
        "seat": seat,
        "faction": INFO.factions[nums[FACTION + seat]] if nums[FACTION + seat] >= 0 else None,
        "side": "B" if nums[SIDE + seat] else "A",
        "growth": GROWTH[of_seat(g.opts[DIFFICULTY], seat)],
        "goods": goods(g, seat),
        "production": dict(zip(GOODS, production(g, seat), strict=False)),
        # as the cards add up: what lies above a cap is not lost (N13)
        "strength": nums[MIGHT + seat],
        "stability": nums[CALM + seat],
        "vp": nums[POINTS + seat],
        "workers": nums[FREE + seat],
        "food_section": nums[ON_FOOD + seat],
        "food_room": nums[FOOD_ROOM + seat],
        "stability_section": nums[ON_STABILITY + seat],
        "stability_room": nums[STABILITY_ROOM + seat],
        "above": nums[ABOVE + seat],
        "cards": [in_play(g, card) for card in zones[SPACES + seat]],
        "card_spaces": CARD_SPACES[board],
        "advisor": [in_play(g, card) for card in zones[ADVISORS + seat]],
        "tower": [in_play(g, card) for card in zones[TOWER + seat]],
        "colonies": keys(zones[COLONIES + seat]),
        "colony_spaces": COLONY_SPACES[board],
        "site": [in_play(g, card) for card in zones[SITE + seat]],
        "wonders": [in_play(g, card) for card in zones[WONDERS + seat]],
        "wonder_spaces": WONDER_SPACES[board],
        "board": [in_play(g, card) for card in zones[NATION + seat]],
        "passed": nums[PASSED + seat],
        "short": [GOODS[good] for good in range(RESOURCES) if nums[SHORT + seat] >> good & 1],
        "least_stable": bool(nums[LEAST_STABLE + seat]),
        "bought": {
            "fights": nums[BOUGHT_FIGHTS + seat],
            "golden_ages": nums[BOUGHT_GOLDEN + seat],
            "colonies": nums[BOUGHT_COLONIES + seat],
        },
        "points": dict(zip(CATEGORIES, score(g, seat), strict=True)),
    }


def war(g: State) -> dict[str, Any] | None:
    """This round's war; its card goes when it is resolved, its strength stays (N148)."""
    if g.nums[WAR_MIGHT] < 0:
        return None
    buyer = g.nums[WAR_BUYER]
    return {
        "card": keys(g.zones[WAR_SPACE])[0] if g.zones[WAR_SPACE] else None,
        "strength": g.nums[WAR_MIGHT],
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
        "round": nums[ROUND],
        "age": age_of(g),
        "order": [nums[ORDER + place] for place in range(g.seats)],
        "turn": nums[TURN] if nums[TURN] >= 0 else None,
        "to_move": g.to_move,
        "kind": node.kind() if node is not None else None,
        "over": g.over,
        "market": market(g),
        "buying": keys(zones[BUYING]),
        "event": keys(zones[CURRENT])[0] if zones[CURRENT] else None,
        "war": war(g),
        "architects": nums[ARCHITECTS],
        "deck_sizes": [len(zones[DECKS + i]) for i in range(4)],
        "event_deck_sizes": [len(zones[EVENT_DECKS + i]) for i in range(4)],
        "gone": sorted(keys(zones[GONE])),
        "ranks": ranks(g),
        "rival": rival(g) if g.seats == 1 else None,
        "players": [player(g, other) for other in range(g.seats)],
    }
    if seat >= 0:
        choosing = isinstance(node, NewEvent) and g.to_move == seat
        seen["looked_at"] = keys(zones[LOOKED_AT]) if choosing else []
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
        "strength": g.nums[RIVAL_MIGHT],
        "stability": g.nums[RIVAL_CALM] + g.mod(0, UNREST),
        "books": g.nums[RIVAL_BOOKS],
        "first": bool(g.nums[RIVAL_FIRST]),
        "fame": fame(g),
    }
