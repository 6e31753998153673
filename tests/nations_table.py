"""Short ways to set up a table of Nations and to look at it. Only the public API is used.

``nations(me, rival, ...)`` is a position: one dictionary for each seat, seat 0 is to move. All
cards are in the game (levels "master") and all boards are side A unless told otherwise. The
event cards of QUIET do little when nobody bought a war or a colony.
"""

from __future__ import annotations

from typing import Any

import pytest

import tabularium as tb

rule = pytest.mark.rule
SEATS = ["rome", "egypt", "greece", "persia", "china"]
QUIET = {1: "qin_unification", 2: "peace_of_god", 3: "magellans_expedition", 4: "weltpolitik"}


def nations(*players: dict[str, Any], options: dict[str, Any] | None = None, **top: Any) -> tb.Game:
    """A position with as many seats as there are players named, two at least."""
    seats = max(2, len(players))
    named = top.get("seats", SEATS)
    age = (top.get("round", 1) + 1) // 2
    doc = {
        "game": "nations",
        "seats": SEATS[:seats],
        "options": {"levels": "master"} | (options or {}),
        "event": QUIET[age],
        "market": [],
        "players": [staffed(entry, named[seat]) for seat, entry in enumerate(players)],
    }
    return tb.position(doc | top)


def staffed(player: dict[str, Any], nation: str) -> dict[str, Any]:
    """The player with a population track short enough for all the workers that are named.

    A nation has thirteen. Those beyond the first five would be taken from the track, where each
    costs food or stability; the places of a shorter track cost nothing.
    """
    china = (nation, player.get("side")) == ("china", "B")
    cards = [card for card in player.get("cards", []) if isinstance(card, dict)]
    missing = sum(card.get("workers", 0) for card in cards) + player.get("workers", 0)
    missing += player.get("above", 0) - (6 if china else 5)
    track = {}
    for section, places in (("food", 3 if china else 4), ("stability", 4)):
        on_it = player.get(f"{section}_section", places)
        room = player.get(f"{section}_room", places)
        missing -= places - on_it
        track[section] = on_it, room
    for section, (on_it, room) in track.items():
        fewer = max(0, min(missing, on_it))
        missing -= fewer
        if fewer:
            track[section] = on_it - fewer, room - fewer
            player = player | {
                f"{section}_section": on_it - fewer,
                f"{section}_room": room - fewer,
            }
    return player


def keys(g: tb.Game, start: str = "") -> list[str]:
    """The keys of the pending decision that begin so."""
    assert g.decision is not None
    return [option.key for option in g.decision.options if option.key.startswith(start)]


def player(g: tb.Game, seat: int = 0) -> dict[str, Any]:
    """All that can be seen of a player."""
    return g.view(None)["players"][seat]


def goods(g: tb.Game, seat: int = 0) -> dict[str, int]:
    return player(g, seat)["goods"]


def vp(g: tb.Game, seat: int = 0) -> int:
    return player(g, seat)["vp"]


def strength(g: tb.Game, seat: int = 0) -> int:
    return player(g, seat)["strength"]


def stability(g: tb.Game, seat: int = 0) -> int:
    return player(g, seat)["stability"]


def order(g: tb.Game) -> list[int]:
    return g.view(None)["order"]


def play(g: tb.Game, *moves: str) -> tb.Game:
    for move in moves:
        g.play(move)
    return g


def end_turn(g: tb.Game) -> tb.Game:
    """Say no to further undeploying, if it is asked."""
    if g.decision is not None and g.decision.kind == "afterwards":
        g.play("end")
    return g


def everybody_passes(g: tb.Game) -> tb.Game:
    """All pass; the game stops at the first decision after the action phase (or the next round)."""
    while g.decision is not None and g.decision.kind in ("turn", "afterwards"):
        g.play("pass" if g.decision.kind == "turn" else "end")
    return g
