"""The faction boards: what they produce each round, what may be stored (section 2)."""

from __future__ import annotations

from typing import Final

from tabularium.games.settlers import layout as at

BOARDS: Final[list[list[tuple[int, int]]]] = [
    [(at.WORKER, 5), (at.RAZE, 1), (at.DEFENCE, 1)],
    [(at.WORKER, 4), (at.WOOD, 1), (at.RAZE, 1), (at.DEFENCE, 1)],
    [(at.WORKER, 2), (at.WOOD, 1), (at.STONE, 1), (at.RAZE, 1), (at.DEFENCE, 1)],
    [(at.WORKER, 3), (at.GOLD, 1), (at.RAZE, 1), (at.DEFENCE, 1)],
]
STORED: Final[list[int]] = [at.WORKER, at.FOOD, at.RAZE, at.GOLD]
