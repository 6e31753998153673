"""Positions of the solo game of Nations, its die and what the opponent shows.

The tiles are of our own making: what one says is taken from a position that names it.
"""

from __future__ import annotations

from typing import Any

import tabularium as tb
from nations_table import end_turn, play

MARKET = [
    ["macedonia", "nubia", "israel", "hispania"],
    ["aeneid", "hunnic_invasions", None, "library"],
    ["gaul", "babylonia", "armenia", "warring_states"],
]
EMPTY = [[None] * 4] * 3


def solo(me: dict[str, Any] | None = None, **top: Any) -> tb.Game:
    """A turn of the solo game; the opponent is as on the tile unless told otherwise."""
    doc = {
        "game": "nations",
        "seats": ["rome"],
        "options": {"levels": "master"},
        "event": "tile_1_1",
        "market": EMPTY,
        "players": [me or {}],
    }
    return tb.position(doc | top)


def rival(
    strength: int = 0, stability: int = 0, books: int = 0, first: bool = False
) -> dict[str, Any]:
    return {"strength": strength, "stability": stability, "books": books, "first": first}


def rolls(g: tb.Game) -> list[int]:
    """What the die has shown."""
    return [entry["n"] for entry in g.feed(0) if entry["event"] == "roll"]


def happened(g: tb.Game) -> list[str]:
    """The names of all entries of the feed."""
    return [entry["event"] for entry in g.feed(0)]


def opponent(g: tb.Game) -> dict[str, int]:
    shown = g.view(None)["rival"]
    return {name: shown[name] for name in ("strength", "stability", "books")}


def tile(name: str) -> dict[str, int]:
    """What a tile says: strength, stability and the books it adds."""
    shown = opponent(solo(event=name, round=2 * int(name[5]) - 1))
    return shown | {"books": shown["books"] - 2}


def thrown(face: int, *moves: str, me: dict[str, Any] | None = None, **top: Any) -> tb.Game:
    """The position after these moves, with dice such that the first roll shows this face."""
    for seed in range(1, 400):
        g = solo(me, rng=seed * 7919, **top)
        play(g, *moves)
        end_turn(g)
        if rolls(g)[:1] == [face]:
            return g
    raise AssertionError(f"never a {face}")


def ended(me: dict[str, Any] | None = None, **top: Any) -> tb.Game:
    """After the round: the player passes at once."""
    g = solo(me, **top)
    return g.play("pass") if g.decision and g.decision.kind == "turn" else g
