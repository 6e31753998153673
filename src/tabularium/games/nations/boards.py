"""The player boards: side A, alike for all nations, and five sides B (N28, N31-N35)."""

from __future__ import annotations

from typing import Final

from tabularium.games.nations import layout as at
from tabularium.kernel.machine import State

SIDE_A: Final = 5  # the place of side A in the columns below, after the nations' sides B

# by nation, then side A
FOOD_AT_START: Final[list[int]] = [1, 2, 3, 3, 2, 3]
STONE_AT_START: Final[list[int]] = [5, 7, 6, 5, 6, 6]
GOLD_AT_START: Final[list[int]] = [5, 5, 6, 7, 6, 6]
VP_AT_START: Final[list[int]] = [3, 4, 5, 4, 4, 7]
WORKERS_AT_START: Final[list[int]] = [6, 5, 5, 5, 5, 5]
FOOD_PLACES: Final[list[int]] = [3, 4, 4, 4, 4, 4]
STABILITY_PLACES: Final = 4
CARD_SPACES: Final[list[int]] = [4, 4, 4, 4, 4, 5]
COLONY_SPACES: Final[list[int]] = [1, 2, 2, 3, 2, 2]
WONDER_SPACES: Final[list[int]] = [6, 5, 5, 5, 5, 5]
PRINTED: Final[list[list[str]]] = [
    ["farm", "quarry", "axeman", "printed_pagoda"],
    ["printed_brewery", "quarry", "temple", "caravan"],
    ["farm", "quarry", "printed_hoplite", "printed_lyceum"],
    ["quarry", "axeman", "printed_ziggurat", "temple"],
    ["farm", "quarry", "printed_legionary", "printed_aqueduct"],
    ["temple", "quarry", "axeman", "farm", "caravan"],
]
PRINTED_WONDERS: Final[list[list[str]]] = [[], ["printed_pyramids"], [], [], [], []]
# the cards that stand for the special rules of sides B
SPECIAL_RULES: Final[list[str]] = [f"{nation}_board" for nation in at.NATIONS]


def board_of(g: State, seat: int) -> int:
    """The place of a player's board in the columns above."""
    return g.nums[at.FACTION + seat] if g.nums[at.SIDE + seat] else SIDE_A
