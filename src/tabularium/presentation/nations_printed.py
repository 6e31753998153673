"""What is printed on the cards and boards of Nations, without words."""

from __future__ import annotations

from typing import Any

from tabularium.games.nations import layout as at
from tabularium.games.nations.boards import (
    CARD_SPACES,
    COLONY_SPACES,
    FOOD_PLACES,
    SPECIAL_RULES,
    STABILITY_PLACES,
    WONDER_SPACES,
)
from tabularium.games.nations.catalogue import (
    AGE,
    DEPLOY,
    FAMINE,
    KEY,
    LEVEL,
    NEW_ARCHITECTS,
    PRIVATE_OF,
    RAID,
    REQUIRED,
    SECTIONS,
    SLOTS,
    SORT,
    TITLE,
    WORTH,
    YIELD,
)


def printed(kind: int) -> dict[str, Any]:
    facts: dict[str, Any] = {
        "title": TITLE[kind],
        "sort": at.SORTS[SORT[kind]],
        "age": AGE[kind],  # 0: printed on a board
        "level": LEVEL[kind],
        "yield": {at.GOODS[good]: n for good, n in enumerate(YIELD[kind]) if n},
        "deploy": DEPLOY[kind],
        "raid": RAID[kind],
        "slots": list(SLOTS[kind]),
        "required": REQUIRED[kind],
        "sections": list(SECTIONS[kind]),
        "points": WORTH[kind],
        "private": PRIVATE_OF[kind],
        "architects": NEW_ARCHITECTS[kind],
        "famine": FAMINE[kind],
    }
    if SORT[kind] == at.BOARD:
        facts["spaces"] = spaces(SPECIAL_RULES.index(KEY[kind]))
    return facts


def spaces(board: int) -> dict[str, int]:
    """How much room a player board has."""
    return {
        "cards": CARD_SPACES[board],
        "colonies": COLONY_SPACES[board],
        "wonders": WONDER_SPACES[board],
        "food": FOOD_PLACES[board],
        "stability": STABILITY_PLACES,
    }
