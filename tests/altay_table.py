"""Short ways to set up a table of Altay and to look at it. Only the public API is used.

``altay(...)`` is a position: what belongs to a player is named outright and goes to seat 0,
``rival`` holds the same for seat 1, the rest are entries of docs/positions.md. Unless told
otherwise seat 0 (Earthfolk) lives in 5, next to 11 (forest), 17 (hill) and 21 (mountain), seat 1
(Smallfolk) lives far away in 2, and seat 0 holds one Hunter. The engine takes a single option by
itself, so a turn with nothing left to do ends: the spare Hunter keeps it open.
"""

from __future__ import annotations

from typing import Any

import tabularium as tb

GOODS = ("food", "wood", "metal", "stone", "culture")
FACTIONS = ("earthfolk", "elvenfolk", "firefolk", "smallfolk")
PLENTY = dict.fromkeys(GOODS, 9)

_HOMES = {2: (5, 2), 3: (5, 0, 3), 4: (5, 2, 0, 3)}
_OF_A_PLAYER = {
    *("hand", "deck", "discard", "played", "archive", "table"),
    *("achievements", "progress", "secret", "secret_started"),
    *("supply", "lost", "coins", "captured", "tokens", "consumed"),
}


def altay(
    seats: tuple[str, ...] = ("earthfolk", "smallfolk"),
    board: dict[str, str] | None = None,
    rival: dict[str, Any] | None = None,
    swapped: bool = False,
    **entries: Any,
) -> tb.Game:
    """A position, see above. ``swapped`` gives the first two seats to each other."""
    me = {name: entries.pop(name) for name in sorted(_OF_A_PLAYER & set(entries))}
    me.setdefault("hand", ["hunter"])
    land = dict(board or {})
    settled = {what.split()[0] for what in land.values()}
    for faction, home in zip(seats, _HOMES[len(seats)], strict=True):
        if faction not in settled:
            land[str(home)] = f"{faction} 1"
    factions, players = list(seats), [me, rival or {}] + [{} for _ in seats[2:]]
    if swapped:
        for row in (factions, players):
            row[0], row[1] = row[1], row[0]
        entries.setdefault("turn", 1)
    doc = {"game": "altay", "seats": factions, "board": land, "players": players}
    return tb.position(doc | entries)


def keys(g: tb.Game) -> list[str]:
    """What can be done now."""
    return [option.key for option in g.decision.options]


def offered(g: tb.Game, start: str) -> list[str]:
    """What can be done now, of the keys that begin so."""
    return [key for key in keys(g) if key.startswith(start)]


def player(g: tb.Game, seat: int = 0) -> dict[str, Any]:
    return g.view(seat)["players"][seat]


def goods(g: tb.Game) -> dict[str, int]:
    """The pool of the player whose turn it is."""
    return {good: n for good, n in g.view(None)["goods"].items() if n}


def hand(g: tb.Game, seat: int = 0) -> list[str]:
    return sorted(g.view(seat)["hand"])


def discard(g: tb.Game, seat: int = 0) -> list[str]:
    return sorted(player(g, seat)["discard"])


def deck_size(g: tb.Game, seat: int = 0) -> int:
    return player(g, seat)["deck_size"]


def table(g: tb.Game, seat: int = 0) -> dict[str, dict[str, int]]:
    """The cards on the table and what lies on them."""
    return {
        lying["card"]: {good: n for good, n in lying["goods"].items() if n}
        for lying in player(g, seat)["table"]
    }


def settlements(g: tb.Game, seat: int = 0) -> dict[int, int]:
    """Settlements by territory."""
    return {
        spot["territory"]: spot["settlements"]
        for spot in g.view(None)["board"]
        if spot["owner"] == seat
    }


def token(g: tb.Game, territory: int) -> str | None:
    """The conquest token that lies there."""
    return next(s["token"] for s in g.view(None)["board"] if s["territory"] == territory)


def points(g: tb.Game, category: str, seat: int = 0) -> int:
    """The points of a category, as if the game ended now."""
    return g.scores()[seat].parts[category]


def pool(*kinds: str) -> dict[str, int]:
    """Goods by kind: pool("food", "food", "wood") is {"food": 2, "wood": 1}."""
    return {kind: kinds.count(kind) for kind in kinds}


def less(kinds: tuple[str, ...], kind: str) -> tuple[str, ...]:
    """These goods without one of that kind."""
    rest = list(kinds)
    rest.remove(kind)
    return tuple(rest)


def next_turn(g: tb.Game) -> tb.Game:
    """End the turn, let the rival pass, and it is the same player's turn again."""
    return g.play("end").play("end")


def develop(g: tb.Game, achievement: str) -> tb.Game:
    """Start an achievement and put goods on it until it takes no more."""
    g.play(f"start:{achievement}")
    if g.decision.kind == "first_good":
        g.play(0)
    while not g.over and (places := offered(g, f"place:{achievement}:")):
        g.play(places[0])
    return g
