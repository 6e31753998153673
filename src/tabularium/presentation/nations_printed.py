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
from tabularium.games.nations.catalogue import AGE, KEY, KIND, SORT, YIELD


def printed(kind: int) -> dict[str, Any]:
    facts: dict[str, Any] = {
        "title": KIND[kind].title,
        "sort": at.SORTS[SORT[kind]],
        "age": AGE[kind],  # 0: printed on a board
        "level": KIND[kind].level,
        "yield": {at.GOODS[good]: n for good, n in enumerate(YIELD[kind]) if n},
        "deploy": KIND[kind].deploy,
        "raid": KIND[kind].raid,
        "slots": list(KIND[kind].slots),
        "required": KIND[kind].required,
        "sections": list(KIND[kind].sections),
        "points": KIND[kind].worth,
        "private": KIND[kind].private,
        "architects": KIND[kind].architects,
        "famine": KIND[kind].famine,
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
