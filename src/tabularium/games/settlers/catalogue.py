"""The catalogue: what is printed on every kind of card, and one column for each fact rules ask for.

Printings of a card that differ in cost, deal or raze field are kinds of one title (S16).
"""

from __future__ import annotations

from typing import Final

from tabularium.cards.faults import at_least, first_of, one_of
from tabularium.cards.kind import Catalogue, Kind
from tabularium.games.settlers import layout as at
from tabularium.kernel.machine import Node, Standing

CATALOGUE: Final = Catalogue()
KEY: Final = CATALOGUE.keys  # "castle", "castle_2"
# every physical card's kind; of faction cards there are as many as any deck may hold (S98)
KINDS: Final = CATALOGUE.cards
MOST_COPIES: Final = 3
RAZE_GOODS: Final = 2  # at most

TITLE: Final[list[str]] = []  # "castle"
OWNER: Final[list[int]] = []  # COMMON or a faction
SORT: Final[list[int]] = []  # PRODUCTION, FEATURE or ACTION
COLOURS_OF: Final[list[list[int]]] = []
COST: Final[list[list[int]]] = []  # wood, stone, food
SACRIFICE: Final[list[int]] = []  # own locations or foundations to discard
DEAL: Final[list[int]] = []  # the good of the deal field, -1 for none
RAZE_FIELD: Final[list[list[int]]] = []
BONUS: Final[list[Node | None]] = []  # once, when built
PRODUCES: Final[list[Node | None]] = []
DOES: Final[list[Node | None]] = []  # an action location's action, its cost included
USES_OF: Final[list[int]] = []  # activations per round
FEATURES: Final[list[list[Standing]]] = []
GATE: Final[list[bool]] = []  # cards may be put under it
SHRINE: Final[list[bool]] = []  # resources may be put on it
COPIES: Final[list[int]] = []  # in the published deck


class Printing:
    """One printing of a card: what it costs by name, its fields, how often it is there."""

    def __init__(
        self,
        cost: dict[str, int],
        *,
        locations: int = 0,
        deal: int = -1,
        raze: list[int] | None = None,
        copies: int = 1,
    ) -> None:
        self.cost = cost  # resources
        self.locations = locations  # own ones or foundations to discard
        self.deal = deal
        self.raze: list[int] = raze or []
        self.copies = copies

    def fault(self) -> str:
        problem = fault_of_goods(self.cost, at.GOODS[: at.RESOURCES])
        if problem:
            return f"cost: {problem}"
        if max([0, *self.cost.values()]) > at.MOST_RESERVED:
            return "cost: more than can be kept back for it"
        if not 0 <= self.locations <= 1:
            return f"cost: {self.locations} locations"
        if self.deal != -1 and one_of(len(at.GOODS), "good", self.deal):
            return f"deal: there is no good {self.deal}"
        if len(self.raze) > RAZE_GOODS:
            return f"raze field: {len(self.raze)} goods"
        raze = one_of(len(at.GOODS), "good", *self.raze)
        return f"raze field: {raze}" if raze else at_least(1, self.copies, "copies")


def fault_of_goods(goods: dict[str, int], known: list[str]) -> str:
    """What is wrong with amounts of goods by name."""
    for name, n in goods.items():
        if name not in known:
            return f"there is no good {name!r}"
        if n < 1:
            return f"{n} {name}"
    return ""


class SettlersKind(Kind):
    """A location, or an attack card of the virtual player."""

    def __init__(
        self,
        key: str,
        title: str,
        owner: int,
        sort: int,
        colours: list[int],
        printing: Printing,
        bonus: Node | None = None,
    ) -> None:
        super().__init__(key, title)
        self.owner = owner
        self.sort = sort
        self.colours = colours
        self.printing = printing
        self.bonus = bonus
        self.produces: Node | None = None
        self.does: Node | None = None
        self.uses = 1
        self.features: list[Standing] = []
        self.gate = False
        self.shrine = False

    def effects(self) -> list[tuple[str, Node]]:
        found: list[tuple[str, Node]] = []
        for name, node in (
            ("bonus", self.bonus),
            ("production", self.produces),
            ("action", self.does),
        ):
            if node is not None:
                found.append((name, node))
        return found

    def standing(self) -> list[Standing]:
        return self.features

    def fault(self) -> str:
        problem = first_of(one_of(len(at.COLOURS), "colour", *self.colours), self.printing.fault())
        if problem:
            return problem
        if len(set(self.colours)) < len(self.colours):
            return "a colour is printed twice"
        if self.owner >= 0 and self.printing.copies > MOST_COPIES:
            return f"{self.printing.copies} copies, and there are {MOST_COPIES} at most"
        if not self.colours and (any(self.printing.cost.values()) or self.printing.locations):
            return "only what costs nothing has no colour"
        if not 1 <= self.uses <= at.USES:
            return f"used {self.uses} times, which cannot be counted on it"
        if self.sort == at.PRODUCTION and self.produces is None:
            return "a production location produces something"
        if self.sort == at.ACTION and self.does is None:
            return "an action location does something"
        idle = not self.features and self.bonus is None and not self.gate and not self.shrine
        if self.sort == at.FEATURE and self.owner != at.ATTACKERS and idle:
            return "a feature is something"
        return ""


def enter(kind: SettlersKind) -> None:
    """Enter a kind of card, and what is printed on it into the columns."""
    printing = kind.printing
    CATALOGUE.enter(kind, MOST_COPIES if kind.owner >= 0 else printing.copies)
    TITLE.append(kind.title)
    OWNER.append(kind.owner)
    SORT.append(kind.sort)
    COLOURS_OF.append(kind.colours)
    COST.append([printing.cost.get(good, 0) for good in at.GOODS[: at.RESOURCES]])
    SACRIFICE.append(printing.locations)
    DEAL.append(printing.deal)
    RAZE_FIELD.append(printing.raze)
    BONUS.append(kind.bonus)
    PRODUCES.append(kind.produces)
    DOES.append(kind.does)
    USES_OF.append(kind.uses)
    FEATURES.append(kind.features)
    GATE.append(kind.gate)
    SHRINE.append(kind.shrine)
    COPIES.append(printing.copies)


def kind_of(key: str) -> int:
    """The kind with this key, -1 when there is none."""
    return CATALOGUE.number(key)
