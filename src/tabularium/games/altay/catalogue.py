"""The catalogue: one column per fact about a kind of card, filled by cards.py and achievements.py.

Copies of a card are one kind. Action cards that differ in their points are different kinds of one
title (B28).
"""

from __future__ import annotations

from typing import Final

from tabularium.cards.count import Points
from tabularium.games.altay.slots import Slots
from tabularium.games.altay.symbols import symbols_on
from tabularium.kernel.machine import Node, Standing

KEY: Final[list[str]] = []  # "chariot+2"
TITLE: Final[list[str]] = []  # "chariot"
VP: Final[list[int]] = []
COST: Final[list[Slots]] = []  # what a card costs to buy, or an achievement to develop
EFFECTS: Final[list[list[Node]]] = []  # what an action card may be played for
ATTACK: Final[list[int]] = []  # attack symbols
DEFENCE: Final[list[int]] = []
STARTING: Final[list[bool]] = []
LEVEL_OF: Final[list[int]] = []  # 0 for action cards, 1 to 3 for achievements
STANDING: Final[list[list[Standing]]] = []
INSTANT: Final[list[Node | None]] = []  # what finishing an achievement does once
POINTS: Final[list[Points | None]] = []  # a wonder's formula

# market piles in the order of the display: the kinds in it, from the top
PILES: Final[list[list[int]]] = []
# every physical card's kind; the cards of a faction, a pile or a level lie together
KINDS: Final[list[int]] = []


def enter_kind(
    key: str,
    title: str,
    *,
    vp: int = 0,
    cost: list[int] | None = None,
    effects: list[Node] | None = None,
    starting: bool = False,
    level: int = 0,
    standing: list[Standing] | None = None,
    instant: Node | None = None,
    points: Points | None = None,
) -> int:
    """Enter one kind of card; a key can be used once."""
    if key in KEY:
        raise ValueError(f"card {key!r} is entered twice")
    KEY.append(key)
    TITLE.append(title)
    VP.append(vp)
    COST.append(Slots(cost or []))
    EFFECTS.append(effects or [])
    ATTACK.append(symbols_on(EFFECTS[-1], "attack"))
    DEFENCE.append(symbols_on(EFFECTS[-1], "defence"))
    STARTING.append(starting)
    LEVEL_OF.append(level)
    STANDING.append(standing or [])
    INSTANT.append(instant)
    POINTS.append(points)
    return len(KEY) - 1


def kind_of(key: str) -> int:
    """The kind with this key, -1 when there is none."""
    return KEY.index(key) if key in KEY else -1
