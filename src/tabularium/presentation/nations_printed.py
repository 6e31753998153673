"""What is printed on the cards and boards of Nations, without words."""

from __future__ import annotations

from typing import Any

from tabularium.games.nations import layout as at
from tabularium.games.nations.boards import BOARDS, SPECIAL_RULES, STABILITY_PLACES
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
        "cards": BOARDS[board].cards,
        "colonies": BOARDS[board].colonies,
        "wonders": BOARDS[board].wonders,
        "food": BOARDS[board].food_places,
        "stability": STABILITY_PLACES,
    }
