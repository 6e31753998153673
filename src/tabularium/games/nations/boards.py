"""The player boards: side A, alike for all nations, and five sides B (N28, N31-N35)."""

from __future__ import annotations

from typing import Final

from tabularium.games.nations import layout as at
from tabularium.kernel.machine import State

SIDE_A: Final = 5  # the place of side A in the list below, after the nations' sides B

STABILITY_PLACES: Final = 4


class Board:
    """One side of a player board: what it starts with, its spaces, the cards printed on it."""

    def __init__(
        self,
        printed: list[str],
        *,
        gold: int,
        stone: int,
        food: int,
        vp: int,
        workers: int = 5,
        food_places: int = 4,
        cards: int = 4,
        colonies: int = 2,
        wonders: int = 5,
        printed_wonders: list[str] | None = None,
    ) -> None:
        self.printed = printed
        self.gold = gold
        self.stone = stone
        self.food = food
        self.vp = vp
        self.workers = workers
        self.food_places = food_places
        self.cards = cards
        self.colonies = colonies
        self.wonders = wonders
        self.printed_wonders: list[str] = printed_wonders or []


# by nation, then side A
BOARDS: Final[list[Board]] = [
    Board(
        ["farm", "quarry", "axeman", "printed_pagoda"],
        gold=5,
        stone=5,
        food=1,
        vp=3,
        workers=6,
        food_places=3,
        colonies=1,
        wonders=6,
    ),
    Board(
        ["printed_brewery", "quarry", "temple", "caravan"],
        gold=5,
        stone=7,
        food=2,
        vp=4,
        printed_wonders=["printed_pyramids"],
    ),
    Board(["farm", "quarry", "printed_hoplite", "printed_lyceum"], gold=6, stone=6, food=3, vp=5),
    Board(
        ["quarry", "axeman", "printed_ziggurat", "temple"],
        gold=7,
        stone=5,
        food=3,
        vp=4,
        colonies=3,
    ),
    Board(
        ["farm", "quarry", "printed_legionary", "printed_aqueduct"], gold=6, stone=6, food=2, vp=4
    ),
    Board(
        ["temple", "quarry", "axeman", "farm", "caravan"], gold=6, stone=6, food=3, vp=7, cards=5
    ),
]
# the cards that stand for the special rules of sides B
SPECIAL_RULES: Final[list[str]] = [f"{nation}_board" for nation in at.NATIONS]


def board_of(g: State, seat: int) -> int:
    """The place of a player's board in the list above."""
    return g.nums[at.FACTION + seat] if g.nums[at.SIDE + seat] else SIDE_A
