"""A table of Imperium whose market and decks are known, for tests of single keywords."""

from __future__ import annotations

from typing import Any

import tabularium as tb
from imperium_table import hand, imperium, play

LEGENDS = {"common_cards": "legends"}

MARKET: list[Any] = [
    {"card": "forest"},
    {"card": "elders", "unrest": True},
    {"card": "temple", "unrest": True},
    {"card": "aksumites", "unrest": True},
    {"card": "hittites", "unrest": True},
]
DECKS = {
    "region": ["hills", "coast"],
    "uncivilised": ["shrine"],
    "civilised": ["pharmacy"],
    "main": ["urban_development", "jungle"],
    "fame": ["great", "marvellous", "glorious"],
}

# all fame but Great: what `gone` holds when few fame cards are to be left
OTHER_FAME = [
    "praiseworthy",
    "notorious",
    "marvellous",
    "glorious",
    "triumphant",
    "triumphant",
    "awe_inspiring",
]

LEGENDS_MARKET: list[Any] = [
    {"card": "plain"},
    {"card": "elders", "unrest": True},
    {"card": "amphitheatre", "unrest": True},
    {"card": "etruscans", "unrest": True},
    {"card": "phoenicians", "unrest": True},
]


def me(*hand: str, **rest: Any) -> dict[str, Any]:
    """A player with this hand."""
    return {"hand": list(hand), **rest}


def purse(material: int = 0, population: int = 0, progress: int = 0) -> dict[str, int]:
    return {"material": material, "population": population, "progress": progress}


def table(
    *players: dict[str, Any], nations: str = "", legends: bool = False, **top: Any
) -> tb.Game:
    """Seat 0 to move; ``nations`` are parted by blanks. Classics unless told otherwise."""
    seats = {"seats": tuple(nations.split())} if nations else {}
    if legends:
        top = {"market": LEGENDS_MARKET, "options": LEGENDS} | top
    else:
        top = {"market": MARKET} | top
        top["decks"] = DECKS | top.get("decks", {})
    return imperium(*players, **seats, **top)


def market(g: tb.Game) -> list[str | None]:
    return [slot and slot["card"] for slot in g.view(None)["market"]]


def slot(g: tb.Game, card: str) -> dict[str, Any]:
    return next(s for s in g.view(None)["market"] if s and s["card"] == card)


def pile(g: tb.Game) -> int:
    """The unrest in the pile."""
    return g.view(None)["unrest_pile"]


def exile(g: tb.Game) -> list[str]:
    return sorted(g.view(None)["exile"])


def deck(g: tb.Game, seat: int = 0) -> list[str]:
    return g.position()["players"][seat]["deck"]


def pending(g: tb.Game) -> tuple[str, int]:
    """What is being decided, and by whom."""
    assert g.decision is not None
    return g.decision.kind, g.decision.seat


def last_round(*players: dict[str, Any], nations: str = "", **top: Any) -> tb.Game:
    """The game is scored as soon as everybody has ended this turn."""
    if not top.get("legends"):
        top["decks"] = {"fame": []} | top.get("decks", {})
    return table(*players, nations=nations, ending=2, **top)


def finish(g: tb.Game) -> tb.Game:
    """Everybody ends the turn and declines what may be declined."""
    while not g.over:
        offered = [option.key for option in g.decision.options]
        wanted = [key for key in ("end", "no", "none", "enough") if key in offered]
        play(g, (wanted or offered)[0])
    return g


def points(g: tb.Game, seat: int = 0) -> int:
    return finish(g).scores()[seat].total


def empire(*hand, **rest):
    return me(*hand, state="empire", **rest)


def attacker(*hand, **rest):
    """An empire with an attack in hand and something to do afterwards."""
    return empire(*hand, "unrest", **rest)


def unrest(g, *seats):
    """How many unrest each of these players has in hand."""
    return [hand(g, seat).count("unrest") for seat in seats]


def reacts(g):
    """Whether somebody is asked to exhaust a card."""
    return pending(g)[0] == "react"
