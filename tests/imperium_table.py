"""Short ways to set up a table of Imperium and to look at it. Only the public API is used.

``imperium(me, rival, ...)`` is a position: one dictionary for each seat, seat 0 is to move. Nations
are given by ``seats``; name whatever matters, the rest is dealt.
"""

from __future__ import annotations

from typing import Any

import pytest

import tabularium as tb

rule = pytest.mark.rule


def imperium(
    *players: dict[str, Any],
    seats: tuple[str, ...] = ("romans", "celts", "greeks", "persians"),
    options: dict[str, Any] | None = None,
    **top: Any,
) -> tb.Game:
    """A position with as many seats as there are players named, two at least."""
    n = max(2, len(players))
    if "market" in top:
        top["market"] = bare(top["market"])
    doc = {
        "game": "imperium",
        "seats": list(seats[:n]),
        "options": options or {},
        "players": list(players),
    }
    return tb.position(doc | top)


def bare(market: list[Any]) -> list[Any]:
    """A market with no unrest under its cards but where it is said, and empty where nothing is."""
    cards = [{"card": item} if isinstance(item, str) else item for item in market]
    cards += [None] * (5 - len(cards))
    return [card and {"unrest": False} | card for card in cards]


def keys(g: tb.Game, start: str = "") -> list[str]:
    """The keys of the pending decision that begin so."""
    assert g.decision is not None
    return [option.key for option in g.decision.options if option.key.startswith(start)]


def for_nothing(g: tb.Game, key: str) -> bool:
    """Whether this is offered as something that does nothing now (I140, I221)."""
    assert g.decision is not None
    option = next(option for option in g.decision.options if option.key == key)
    return option.text("en").endswith("(nothing happens now)")


def player(g: tb.Game, seat: int = 0) -> dict[str, Any]:
    """All that can be seen of a player."""
    return g.view(None)["players"][seat]


def secret(g: tb.Game, seat: int = 0) -> dict[str, Any]:
    """What a position tells of a player: hand, deck and history by name."""
    return g.position()["players"][seat]


def tokens(g: tb.Game, seat: int = 0) -> dict[str, int]:
    return player(g, seat)["tokens"]


def hand(g: tb.Game, seat: int = 0) -> list[str]:
    return sorted(secret(g, seat)["hand"])


def discard(g: tb.Game, seat: int = 0) -> list[str]:
    return player(g, seat)["discard"]


def history(g: tb.Game, seat: int = 0) -> list[str]:
    return sorted(secret(g, seat)["history"])


def in_play(g: tb.Game, seat: int = 0) -> list[str]:
    return [card["card"] for card in player(g, seat)["play"]]


def garrison(g: tb.Game, card: str, seat: int = 0) -> list[str]:
    found = next(entry for entry in player(g, seat)["play"] if entry["card"] == card)
    return found.get("garrison", [])


def play(g: tb.Game, *moves: str) -> tb.Game:
    for move in moves:
        g.play(move)
    return g
