"""What is printed on Imperium's cards, without words."""

from __future__ import annotations

from typing import TypedDict

from tabularium.games.imperium import layout as at
from tabularium.games.imperium.catalogue import ATTACK, BOX, FREE, KIND, KINDS, OWNER, PINNED, QUEST
from tabularium.games.imperium.conditions import Fixed


def fixed_points(kind: int) -> int | None:
    """The points of a card that is always worth the same."""
    worth = KIND[kind].worth
    if worth is None:
        return 0
    return worth.points if isinstance(worth, Fixed) else None


def copies_of(kind: int) -> list[int]:
    """The physical cards of a kind."""
    return [card for card in range(len(KINDS)) if KINDS[card] == kind]


class Printed(TypedDict):
    title: str
    suits: list[str]
    state: str | None
    icons: dict[str, int]
    cost: dict[str, int]
    points: int | None
    attack: bool
    pinned: bool
    free: bool
    quest: bool
    played: bool
    exhaust: bool
    solstice: bool
    nation: str | None


def printed(number: int) -> Printed:
    kind = KIND[number]
    owners = {OWNER[card] for card in copies_of(number)}
    nation = min(owners)
    return {
        "title": kind.title,
        "suits": [name for bit, name in enumerate(at.SUIT_NAMES) if kind.suits >> bit & 1],
        "state": None if kind.state == at.NO_STATE else at.STATE_NAMES[kind.state],
        "icons": {at.ICON_NAMES[icon]: n for icon, n in enumerate(kind.icons) if n},
        "cost": {at.TOKENS_NAMES[token]: n for token, n in enumerate(kind.cost.amounts) if n},
        "points": fixed_points(number),  # nothing where they are counted
        "attack": ATTACK[number],
        "pinned": PINNED[number],
        "free": FREE[number],
        "quest": QUEST[number],
        "played": kind.play is not None,
        "exhaust": kind.exhaust is not None,
        "solstice": kind.solstice is not None,
        "nation": at.NATIONS[nation] if len(owners) == 1 and 0 <= nation < BOX else None,
    }
