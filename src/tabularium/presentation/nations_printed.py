"""What is printed on the cards and boards of Nations, without words."""

from __future__ import annotations

from typing import Any

from tabularium.games.nations import layout as at
from tabularium.games.nations.boards import BOARDS, SPECIAL_RULES, STABILITY_PLACES
from tabularium.games.nations.catalogue import AGE, KEY, KIND, SORT, YIELD


def printed(kind: int) -> dict[str, Any]:
    card = KIND[kind]
    facts: dict[str, Any] = {
        "title": card.title,
        "sort": at.SORTS[SORT[kind]],
        "age": AGE[kind],  # 0: printed on a board
        "level": card.level,
        "yield": {at.GOODS[good]: n for good, n in enumerate(YIELD[kind]) if n},
        "deploy": card.deploy,
        "raid": card.raid,
        "slots": list(card.slots),
        "required": card.required,
        "sections": list(card.sections),
        "points": card.worth,
        "private": card.private,
        "architects": card.architects,
        "famine": card.famine,
        "said": said(kind),
    }
    if SORT[kind] == at.BOARD:
        facts["spaces"] = spaces(SPECIAL_RULES.index(KEY[kind]))
    return facts


def said(kind: int) -> int:
    """How many clauses say more than numbers do; they come last."""
    card = KIND[kind]
    return len(card.features) + int(card.ready is not None) + int(card.bonus is not None)


def spaces(board: int) -> dict[str, int]:
    """How much room a player board has."""
    return {
        "cards": BOARDS[board].cards,
        "colonies": BOARDS[board].colonies,
        "wonders": BOARDS[board].wonders,
        "food": BOARDS[board].food_places,
        "stability": STABILITY_PLACES,
    }
