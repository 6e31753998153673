"""The faction boards: what they produce each round, what may be stored (section 2)."""

from __future__ import annotations

from typing import Final

from tabularium.games.settlers.layout import DEFENCE, FOOD, GOLD, RAZE, STONE, WOOD, WORKER

BOARDS: Final[list[list[tuple[int, int]]]] = [
    [(WORKER, 5), (RAZE, 1), (DEFENCE, 1)],
    [(WORKER, 4), (WOOD, 1), (RAZE, 1), (DEFENCE, 1)],
    [(WORKER, 2), (WOOD, 1), (STONE, 1), (RAZE, 1), (DEFENCE, 1)],
    [(WORKER, 3), (GOLD, 1), (RAZE, 1), (DEFENCE, 1)],
]
STORED: Final[list[int]] = [WORKER, FOOD, RAZE, GOLD]
