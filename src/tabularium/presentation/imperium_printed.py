"""What is printed on Imperium's cards, without words."""

from __future__ import annotations

from typing import Any

from tabularium.games.imperium import layout as at
from tabularium.games.imperium.catalogue import (
    ATTACK,
    BOX,
    COST,
    EXHAUST,
    FREE,
    ICONS,
    KINDS,
    OWNER,
    PINNED,
    QUEST,
    SOLSTICE,
    STATE_ICON,
    SUITS,
    TITLE,
    WHEN_PLAYED,
    WORTH,
)
from tabularium.games.imperium.conditions import Fixed


def fixed_points(kind: int) -> int | None:
    """The points of a card that is always worth the same."""
    worth = WORTH[kind]
    if worth is None:
        return 0
    return worth.points if isinstance(worth, Fixed) else None


def printed(kind: int) -> dict[str, Any]:
    owners = {OWNER[card] for card in range(len(KINDS)) if KINDS[card] == kind}
    nation = min(owners)
    return {
        "title": TITLE[kind],
        "suits": [name for bit, name in enumerate(at.SUIT_NAMES) if SUITS[kind] >> bit & 1],
        "state": None if STATE_ICON[kind] == at.NO_STATE else at.STATE_NAMES[STATE_ICON[kind]],
        "icons": {at.ICON_NAMES[icon]: n for icon, n in enumerate(ICONS[kind]) if n},
        "cost": {at.TOKENS_NAMES[token]: n for token, n in enumerate(COST[kind]) if n},
        "points": fixed_points(kind),  # nothing where they are counted
        "attack": ATTACK[kind],
        "pinned": PINNED[kind],
        "free": FREE[kind],
        "quest": QUEST[kind],
        "played": WHEN_PLAYED[kind] is not None,
        "exhaust": EXHAUST[kind] is not None,
        "solstice": SOLSTICE[kind] is not None,
        "nation": at.NATIONS[nation] if len(owners) == 1 and 0 <= nation < BOX else None,
    }
