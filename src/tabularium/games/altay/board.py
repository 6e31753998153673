"""The board: 23 territories, what they are, and which are neighbours (A12, A13).

Territories are numbered as in docs/rules/altay.md. A river does not separate neighbours; the strait
joins 13 and 19.
"""

from __future__ import annotations

from typing import Final

TERRITORIES: Final = 23

FARMLAND: Final = 0
FOREST: Final = 1
HILL: Final = 2
MOUNTAIN: Final = 3
TERRAINS: Final[list[str]] = ["farmland", "forest", "hill", "mountain"]

TERRAIN: Final[list[int]] = [0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 2, 2, 2, 2, 2, 2, 3, 3, 3, 3, 3]

NEIGHBOURS: Final[list[list[int]]] = [
    [6, 12, 13],
    [7, 13, 20],
    [7, 8, 14],
    [9, 16, 18],
    [9, 15, 16, 22],
    [11, 17, 21],
    [0, 12, 13, 18],
    [1, 2, 13, 14, 20],
    [2, 14, 21],
    [3, 4, 15, 16, 18],
    [17, 21],
    [5, 17, 22],
    [0, 6, 18],
    [0, 1, 6, 7, 19],
    [2, 7, 8],
    [4, 9, 18, 19],
    [3, 4, 9, 22],
    [5, 10, 11, 21, 22],
    [3, 6, 9, 12, 15],
    [13, 15],
    [1, 7],
    [5, 8, 10, 17],
    [4, 11, 16, 17],
]

# where each lies on a canvas of 1000 by 708, for drawing
CENTRES: Final[list[tuple[int, int]]] = [
    (72, 58),
    (572, 124),
    (955, 45),
    (69, 639),
    (478, 560),
    (934, 593),
    (170, 128),
    (718, 64),
    (950, 221),
    (111, 497),
    (789, 449),
    (824, 654),
    (46, 176),
    (422, 71),
    (870, 121),
    (278, 479),
    (345, 660),
    (788, 556),
    (73, 347),
    (379, 393),
    (687, 222),
    (927, 417),
    (633, 630),
]

# every border has a number; an attack along it is told apart by its direction
EDGES: Final[list[tuple[int, int]]] = [
    (a, b) for a in range(TERRITORIES) for b in NEIGHBOURS[a] if a < b
]

# EDGE[a * TERRITORIES + b], -1 where they are no neighbours
EDGE: Final[list[int]] = [
    EDGES.index((min(a, b), max(a, b))) if b in NEIGHBOURS[a] else -1
    for a in range(TERRITORIES)
    for b in range(TERRITORIES)
]

# by number of players: what is out of play on the reduced map (A15), the mountains with a victory
# point token (A21, B1, B2), the suggested starts (A24, B3)
OUT_OF_PLAY: Final[dict[int, list[int]]] = {
    2: [0, 3, 6, 9, 12, 15, 18, 19],
    3: [2, 8, 10, 14, 21],
    4: [],
}
VP_SPOTS: Final[dict[int, list[int]]] = {2: [20, 21, 22], 3: [18, 19, 22], 4: [18, 19, 21]}
VP_SPOTS_INNER: Final[dict[int, list[int]]] = {2: [20, 21, 22], 3: [19, 20, 22], 4: [19, 20, 22]}
SUGGESTED: Final[dict[int, list[int]]] = {2: [2, 5], 3: [0, 3, 5], 4: [0, 2, 3, 5]}
