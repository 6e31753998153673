"""The catalogue: a record for each kind of card. Every card of the game exists once."""

from __future__ import annotations

from typing import Final

from tabularium.cards.count import Count
from tabularium.cards.kind import Catalogue, Kind
from tabularium.games.nations import layout as at
from tabularium.kernel.info import BASE
from tabularium.kernel.machine import Node, Standing, State

CATALOGUE: Final = Catalogue()
# goods that a card which is being written names and that do not exist
MISSPELT: Final[list[str]] = []


def amounts(**goods: int) -> list[int]:
    """Amounts by name, in the order of GOODS."""
    out = [0] * at.YIELDS
    for name, n in goods.items():
        if name in at.GOODS:
            out[at.GOODS.index(name)] = n
        else:
            MISSPELT.append(name)
    return out


class NationsKind(Kind):
    """What is printed on a card."""

    def __init__(
        self,
        key: str,
        sort: int,
        age: int = 0,  # 0 for what is printed on boards (N38)
        level: int = 0,
        *,
        title: str = "",  # a printed card shares the title of its progress card
        second: str = "",  # the second event of an event card
        gives: list[int] | None = None,  # for each worker, or as long as the card is in play
        deploy: int = 0,  # stone for each worker
        raid: int = 0,
        slots: list[int] | None = None,  # VP of the first worker, the second, ...
        required: int = 0,  # strength to buy a colony
        sections: list[int] | None = None,  # stone for each section of a wonder
        worth: int = 0,  # VP of a colony or wonder
        private: int = 0,  # private architects each round
        features: list[Standing] | None = None,
        ready: Node | None = None,  # once, when the wonder is finished
        does: Node | None = None,  # a special action
        once: bool = False,  # whether it can be used once a round only
        bonus: Count | None = None,  # further VP at the end
        architects: int = 0,  # of an event card or tile
        famine: int = 0,
        happens: list[Node] | None = None,  # the two events; a tile's actions on 5 and 6
        rival: list[int] | None = None,  # a tile's strength, stability and books
    ) -> None:
        super().__init__(key, title)
        self.sort = sort
        self.age = age
        self.level = level
        self.second = second
        self.gives: list[int] = gives or [0] * at.YIELDS
        self.deploy = deploy
        self.raid = raid
        self.slots: list[int] = slots or []
        self.required = required
        self.sections: list[int] = sections or []
        self.worth = worth
        self.private = private
        self.features: list[Standing] = features or []
        self.ready = ready
        self.does = does
        self.once = once
        self.bonus = bonus
        self.architects = architects
        self.famine = famine
        self.happens: list[Node] = happens or []
        self.rival: list[int] = rival or []

    def effects(self) -> list[tuple[str, Node]]:
        found: list[tuple[str, Node]] = []
        if self.ready is not None:
            found.append(("ready", self.ready))
        if self.does is not None:
            found.append(("action", self.does))
        return found + [(f"event/{i}", event) for i, event in enumerate(self.happens)]

    def standing(self) -> list[Standing]:
        return self.features

    def fault(self) -> str:
        if MISSPELT:
            name = MISSPELT[0]
            MISSPELT.clear()
            return f"there is no good called {name!r}"
        workers = self.sort in (at.BUILDING, at.MILITARY)
        if workers != (len(self.slots) > 0):
            return "a building or military card has slots for workers, and no other"
        if len(self.slots) > MOST_SLOTS:
            return f"{len(self.slots)} slots, and there are {MOST_SLOTS} at most"
        if (self.sort == at.WONDER) != (len(self.sections) > 0):
            return "a wonder has sections, and no other card"
        if len(self.sections) > at.BUILT_MASK or self.private > at.PRIVATE_MASK:
            return "more sections or architects than can be counted on it"
        if (self.sort in (at.EVENT, at.TILE)) != (len(self.happens) == EVENTS):
            return "an event card and a tile have two events, and no other card has any"
        if self.once and self.does is None:
            return "what can be done once is not said"
        return ""


MOST_SLOTS: Final = 4
EVENTS: Final = 2

KIND: Final[list[NationsKind]] = []
# what the rules ask for all the time, as columns
KEY: Final[list[str]] = CATALOGUE.keys
KINDS: Final[list[int]] = CATALOGUE.cards  # every physical card's kind
SORT: Final[list[int]] = []
AGE: Final[list[int]] = []
YIELD: Final[list[list[int]]] = []  # what it gives


def deck(name: str, card_set: str = BASE) -> None:
    """The cards that follow are of this deck, and of this set."""
    CATALOGUE.open(name, card_set)


def enter(kind: NationsKind, copies: int = 1) -> None:
    """Enter a kind of card; BadCard when it makes no sense."""
    CATALOGUE.enter(kind, copies)
    KIND.append(kind)
    SORT.append(kind.sort)
    AGE.append(kind.age)
    YIELD.append(kind.gives)


# the blanks come first, so that the blank of a space has the number of the space
deck("blanks")
enter(NationsKind("empty", at.BLANK), copies=at.SPACES_ON_BOARD)


def kind_of(key: str) -> int:
    return KEY.index(key)


def in_use(g: State, kind: int) -> bool:
    """Whether the set of a card is played with; what is printed on boards always is."""
    used = g.opts[at.SETS] if len(g.opts) > at.SETS else 1
    return AGE[kind] == 0 or used >> CATALOGUE.set_of[kind] & 1 > 0


def cards_of(g: State, sort: int, age: int) -> list[int]:
    """The physical cards of a sort and an age that are played with."""
    return [
        card
        for card, kind in enumerate(KINDS)
        if SORT[kind] == sort and AGE[kind] == age and in_use(g, kind)
    ]
