"""A table of Imperium for tests that take every branch of a choice.

The market has a card of every suit, each with a population on it, and a second region; those of
three suits lie on an unrest. The top of every deck is known.
"""

from __future__ import annotations

from typing import Any

import tabularium as tb
from imperium_table import imperium, play

SUITS = ("region", "uncivilised", "civilised", "tributary")
# by suit: a market card, and what breaking through for the suit finds in the decks
MARKET = {
    "classics": ("hills", "elders", "education", "ionians"),
    "legends": ("plain", "elders", "civil_service", "etruscans"),
}
SECOND_REGION = {"classics": "steppe", "legends": "grassland"}  # with a material on it
TOPS = {
    "classics": ("marsh", "oracle", "coinage", "aksumites"),
    "legends": ("lowlands", "oracle", "astronomy", "phoenicians"),
}
PURSE = {"material": 3, "population": 2, "progress": 0}
EMPIRE = {"state": "empire"}


def row(card: str, nation: str, suits: str, *moves: str, box: str = "classics", **me: Any) -> Any:
    """A card and whose it is, the suits it lets choose from, the moves up to that choice."""
    return card, nation, suits.split(), moves or (f"play:{card}",), box, me


def branch_table(
    nation: str,
    me: dict[str, Any],
    box: str = "classics",
    other: dict[str, Any] | None = None,
    **top: Any,
) -> tb.Game:
    """The nation to move, against Scythians (or Romans) who own nothing unless told otherwise."""
    slots = [
        {"card": card, "unrest": suit != "region", "tokens": {"population": 1}}
        for card, suit in zip(MARKET[box], SUITS, strict=True)
    ]
    slots.append(
        {"card": "steppe" if box == "classics" else "grassland", "tokens": {"material": 1}}
    )
    *small, tributary = TOPS[box]
    decks = {suit: [card] for suit, card in zip(SUITS, small)} | {"main": [tributary]}
    rival = {"hand": [], "deck": [], "discard": [], "tokens": dict.fromkeys(PURSE, 0)}
    return imperium(
        {"tokens": PURSE, "deck": []} | me,
        rival | (other or {}),
        seats=(nation, "scythians" if nation != "scythians" else "romans"),
        options={"common_cards": box},
        **{"market": slots, "decks": decks} | top,
    )


def reach(entry: Any, **more: Any) -> tb.Game:
    """The card of a row has been played or used, and asks."""
    card, nation, _, moves, box, me = entry
    hand = [] if moves[0].startswith("exhaust") else [card]
    me = me | more | {"hand": [*hand, *me.get("hand", [])]}
    return play(branch_table(nation, me, box), *moves)


def of_suit(box: str, suit: str) -> str:
    return MARKET[box][SUITS.index(suit)]


def top_of(box: str, suit: str) -> str:
    return TOPS[box][SUITS.index(suit)]
