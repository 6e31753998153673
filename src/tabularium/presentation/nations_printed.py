"""What is printed on the cards and boards of Nations, piece by piece."""

from __future__ import annotations

from typing import NotRequired, TypedDict

from tabularium.games.nations import layout as at
from tabularium.games.nations.boards import BOARDS, SPECIAL_RULES, STABILITY_PLACES
from tabularium.games.nations.catalogue import AGE, KEY, KIND, SORT, YIELD


class Happening(TypedDict):
    """An event of a card, or what a tile does on a face of the die."""

    name: str
    effect: str


# a class cannot have a part called yield
Printed = TypedDict(
    "Printed",
    {
        "title": str,
        "sort": str,
        "age": int,
        "level": int,
        "yield": dict[str, int],
        "deploy": int,
        "raid": int,
        "slots": list[int],
        "required": int,
        "sections": list[int],
        "points": int,
        "private": int,
        "architects": int,
        "famine": int,
        "clauses": list[str],
        "happenings": list[Happening],
        "spaces": NotRequired[dict[str, int]],
    },
)


def printed(kind: int, clauses: list[str], happenings: list[Happening]) -> Printed:
    """``clauses`` say what no number does."""
    card = KIND[kind]
    facts: Printed = {
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
        "clauses": clauses,
        "happenings": happenings,
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
