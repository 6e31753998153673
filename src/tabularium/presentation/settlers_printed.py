"""What is printed on the cards of Imperial Settlers, without words."""

from __future__ import annotations

from typing import Final, Literal, TypedDict

from tabularium.games.settlers import layout as at
from tabularium.games.settlers.catalogue import (
    BONUS,
    COLOURS_OF,
    COST,
    DEAL,
    GATE,
    OWNER,
    RAZE_FIELD,
    SACRIFICE,
    SHRINE,
    SORT,
    TITLE,
    USES_OF,
)
from tabularium.presentation.settlers_icons import Effect, rows

Sort = Literal["production", "feature", "action"]
SORTS: Final[list[Sort]] = ["production", "feature", "action"]


class Printed(TypedDict):
    title: str
    sort: Sort
    deck: str
    colours: list[str]
    cost: dict[str, int]
    sacrifice: int
    deal: str | None
    raze: list[str]
    uses: int
    effects: list[Effect]
    bonus: bool
    gate: bool
    shrine: bool
    points: int


def printed(kind: int) -> Printed:
    owner = OWNER[kind]
    return {
        "title": TITLE[kind],
        "sort": SORTS[SORT[kind]],
        "deck": "common" if owner == at.COMMON else at.FACTIONS[owner],
        "colours": [at.COLOURS[colour] for colour in COLOURS_OF[kind]],
        "cost": {at.GOODS[good]: n for good, n in enumerate(COST[kind]) if n},
        "sacrifice": SACRIFICE[kind],  # own locations or foundations to discard
        "deal": at.GOODS[DEAL[kind]] if DEAL[kind] >= 0 else None,
        "raze": [at.GOODS[good] for good in RAZE_FIELD[kind]],
        "uses": USES_OF[kind],
        "effects": rows(kind),
        "bonus": BONUS[kind] is not None,
        "gate": GATE[kind],
        "shrine": SHRINE[kind],
        "points": 1 if owner == at.COMMON else 2,
    }
