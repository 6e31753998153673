"""The catalogue: what is printed on every kind of card.

Copies of a card are one kind. Action cards that differ in their points are different kinds of one
title (B28). What is read at every turn has a column of its own beside the records.
"""

from __future__ import annotations

from typing import Final

from tabularium.cards.count import Points
from tabularium.cards.faults import at_least, first_of, one_of
from tabularium.cards.kind import Catalogue, Kind
from tabularium.cards.standing import Waiting
from tabularium.games.altay import layout as at
from tabularium.games.altay.slots import Slots
from tabularium.games.altay.symbols import symbols_on
from tabularium.kernel.machine import Node, Standing

WONDERS: Final = 3  # their level


class AltayKind(Kind):
    """An action card or an achievement.

    ``cost`` is paid to buy it, or collected to develop it; ``plays`` are the effects of which one
    is chosen when it is played; ``decks`` says of a starting card how many each faction has.
    """

    def __init__(
        self,
        key: str,
        title: str = "",
        *,
        cost: list[int] | None = None,
        vp: int = 0,
        plays: list[Node] | None = None,
        decks: dict[str, int] | None = None,
        level: int = 0,
        stands: list[Standing] | None = None,
        instant: Node | None = None,
        points: Points | None = None,
    ) -> None:
        super().__init__(key, title)
        self.cost: Slots = Slots(cost or [])
        self.vp = vp
        self.plays: list[Node] = plays or []
        self.decks: dict[str, int] = decks or {}
        self.level = level  # 0 for action cards, 1 to 3 for achievements
        self.stands: list[Standing] = stands or []
        self.instant = instant  # what finishing it does once
        self.points = points  # the formula of a wonder
        self.first = -1  # its first physical card; its copies lie together

    def effects(self) -> list[tuple[str, Node]]:
        found = [(str(number), effect) for number, effect in enumerate(self.plays)]
        if self.instant is not None:
            found.append(("instant", self.instant))
        for feature in self.stands:
            if isinstance(feature, Waiting):
                found.append(("ability", feature.effect))
        return found

    def standing(self) -> list[Standing]:
        return self.stands

    def fault(self) -> str:
        problem = first_of(
            self.cost.fault(),
            at_least(0, self.vp, "victory points"),
            one_of(WONDERS + 1, "level", self.level),
            *[at_least(1, n, f"for {faction}") for faction, n in self.decks.items()],
        )
        if problem:
            return problem
        if self.cost.any:
            return "nothing costs goods of any kind"
        if self.level and not self.cost.total:
            return "an achievement has to cost something"
        if (self.level == WONDERS) != (self.points is not None):
            return "a wonder has points of its own, and no other card"
        does = self.plays or self.stands or self.instant is not None or self.points is not None
        return "" if does else "it does nothing"


CARDS: Final = Catalogue()
KIND: Final[list[AltayKind]] = []
KINDS: Final[list[int]] = CARDS.cards  # the kind of every physical card

# columns
KEY: Final[list[str]] = CARDS.keys  # "chariot+2"
TITLE: Final[list[str]] = []  # "chariot"
VP: Final[list[int]] = []
COST: Final[list[Slots]] = []
EFFECTS: Final[list[list[Node]]] = []
ATTACK: Final[list[int]] = []  # attack symbols
DEFENCE: Final[list[int]] = []
LEVEL_OF: Final[list[int]] = []
POINTS: Final[list[Points | None]] = []

# what the table is laid with
STARTING: Final[list[list[int]]] = [
    [] for _ in at.FACTIONS
]  # by faction: the physical cards of its deck
PILES: Final[list[list[int]]] = []  # of the market: the physical cards, from the top
ACHIEVEMENTS: Final[list[list[int]]] = [[], [], []]  # by level: the kinds


def enter(kind: AltayKind, copies: int) -> int:
    """Enter a kind of card with its copies; gives its number."""
    first = len(KINDS)
    number = CARDS.enter(kind, copies)
    kind.first = first
    KIND.append(kind)
    TITLE.append(kind.title)
    VP.append(kind.vp)
    COST.append(kind.cost)
    EFFECTS.append(kind.plays)
    ATTACK.append(symbols_on(kind.plays, "attack"))
    DEFENCE.append(symbols_on(kind.plays, "defence"))
    LEVEL_OF.append(kind.level)
    POINTS.append(kind.points)
    return number


def kind_of(key: str) -> int:
    """The kind with this key, -1 when there is none."""
    return CARDS.number(key)
