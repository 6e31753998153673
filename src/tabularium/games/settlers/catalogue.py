"""The catalogue: what is printed on every kind of card, and one column for each fact rules ask for.

Printings of a card that differ in cost, deal or raze field are kinds of one title (S16).
"""

from __future__ import annotations

from typing import Final

from tabularium.cards.faults import at_least, first_of, one_of
from tabularium.cards.kind import BadCard, Catalogue, Kind
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


class Sheet:
    """A location as it is written down; each of its printings is a kind of card."""

    def __init__(
        self,
        owner: int,
        sort: int,
        title: str,
        colours: list[int],
        *,
        bonus: Node | None = None,
        produces: Node | None = None,
        does: Node | None = None,
        uses: int = 1,
        features: list[Standing] | None = None,
        gate: bool = False,
        shrine: bool = False,
    ) -> None:
        self.owner = owner
        self.sort = sort
        self.title = title
        self.colours = colours
        self.bonus = bonus
        self.produces = produces
        self.does = does
        self.uses = uses
        self.features: list[Standing] = features or []
        self.gate = gate
        self.shrine = shrine
        self.printings: int = 0
        self.deck: str = CATALOGUE.deck
        SHEETS.append(self)

    def printed(
        self,
        *,
        locations: int = 0,
        deal: int = -1,
        raze: list[int] | None = None,
        copies: int = 1,
        **resources: int,
    ) -> Sheet:
        """What it costs, its deal or raze field, how often it is there."""
        printing = Printing(resources, locations=locations, deal=deal, raze=raze, copies=copies)
        return self.enter(printing)

    def enter(self, *printings: Printing) -> Sheet:
        """Enter printings of it; those after the first have a number."""
        for printing in printings:
            self.printings += 1
            n = self.printings
            enter(SettlersKind(self.title if n == 1 else f"{self.title}_{n}", self, printing))
        return self


SHEETS: Final[list[Sheet]] = []


def check_printed() -> None:
    """All decks are entered: BadCard when a location was written down and never printed."""
    for sheet in SHEETS:
        if not sheet.printings:
            raise BadCard(sheet.deck, sheet.title, "", "it is never printed")


class SettlersKind(Kind):
    """A location, or an attack card of the virtual player, as it is printed."""

    def __init__(self, key: str, sheet: Sheet, printing: Printing) -> None:
        super().__init__(key, sheet.title)
        self.sheet = sheet
        self.printing = printing
        # what it is made of is looked for in its attributes
        self.bonus: Node | None = sheet.bonus
        self.produces: Node | None = sheet.produces
        self.does: Node | None = sheet.does
        self.features: list[Standing] = sheet.features

    def effects(self) -> list[tuple[str, Node]]:
        parts = [("bonus", self.bonus), ("production", self.produces), ("action", self.does)]
        return [(name, node) for name, node in parts if node is not None]

    def standing(self) -> list[Standing]:
        return self.features

    def fault(self) -> str:
        sheet = self.sheet
        problem = first_of(one_of(len(at.COLOURS), "colour", *sheet.colours), self.printing.fault())
        if problem:
            return problem
        if len(set(sheet.colours)) < len(sheet.colours):
            return "a colour is printed twice"
        if sheet.owner >= 0 and self.printing.copies > MOST_COPIES:
            return f"{self.printing.copies} copies, and there are {MOST_COPIES} at most"
        if not sheet.colours and (any(self.printing.cost.values()) or self.printing.locations):
            return "only what costs nothing has no colour"
        if not 1 <= sheet.uses <= at.USES:
            return f"used {sheet.uses} times, which cannot be counted on it"
        if sheet.sort == at.PRODUCTION and sheet.produces is None:
            return "a production location produces something"
        if sheet.sort == at.ACTION and sheet.does is None:
            return "an action location does something"
        idle = not sheet.features and sheet.bonus is None and not sheet.gate and not sheet.shrine
        if sheet.sort == at.FEATURE and sheet.owner != at.ATTACKERS and idle:
            return "a feature is something"
        return ""


def enter(kind: SettlersKind) -> None:
    """Enter a kind of card, and what is printed on it into the columns."""
    sheet, printing = kind.sheet, kind.printing
    CATALOGUE.enter(kind, MOST_COPIES if sheet.owner >= 0 else printing.copies)
    TITLE.append(sheet.title)
    OWNER.append(sheet.owner)
    SORT.append(sheet.sort)
    COLOURS_OF.append(sheet.colours)
    COST.append([printing.cost.get(good, 0) for good in at.GOODS[: at.RESOURCES]])
    SACRIFICE.append(printing.locations)
    DEAL.append(printing.deal)
    RAZE_FIELD.append(printing.raze)
    BONUS.append(sheet.bonus)
    PRODUCES.append(sheet.produces)
    DOES.append(sheet.does)
    USES_OF.append(sheet.uses)
    FEATURES.append(sheet.features)
    GATE.append(sheet.gate)
    SHRINE.append(sheet.shrine)
    COPIES.append(printing.copies)


def kind_of(key: str) -> int:
    """The kind with this key, -1 when there is none."""
    return CATALOGUE.number(key)
