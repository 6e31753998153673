"""The catalogue: a record for each kind of card. Every card of the game exists once."""

from __future__ import annotations

from typing import Final

from tabularium.cards.count import Count
from tabularium.cards.faults import at_least, first_of, one_of
from tabularium.cards.kind import BadCard, Catalogue, Kind
from tabularium.cards.standing import Waiting
from tabularium.games.nations import layout as at
from tabularium.kernel.info import BASE
from tabularium.kernel.machine import Node, Standing, State

CATALOGUE: Final = Catalogue()
# names of goods that there are not, see ``amounts``
MISSPELT: Final[list[str]] = []
# event cards of which it is still to be said what they bring
UNFINISHED: Final[list[str]] = []


def amounts(**goods: int) -> list[int]:
    """Amounts by name, in the order of GOODS.

    A name that is none is a mistake of the card that holds the amounts: behind them stands where it
    is kept.
    """
    out = [0] * at.YIELDS
    for name, n in goods.items():
        if name in at.GOODS:
            out[at.GOODS.index(name)] = n
        else:
            out.append(len(MISSPELT))
            MISSPELT.append(name)
    return out


def misspelt(amounts: list[int]) -> str:
    """What is wrong with the names of amounts."""
    if len(amounts) > at.YIELDS:
        return f"there is no good called {MISSPELT[amounts[-1]]!r}"
    return "" if len(amounts) == at.YIELDS else f"amounts of {len(amounts)} goods"


def fault_of(amounts: list[int], points: bool = True) -> str:
    """What is wrong with amounts that change hands: resources, and perhaps VP."""
    problem = misspelt(amounts)
    if problem:
        return problem
    for good, n in enumerate(amounts):
        if n < 0:
            return f"{n} {at.GOODS[good]}"
        if n and good >= at.RESOURCES and not (points and good == at.VP):
            return f"{at.GOODS[good]} does not change hands here"
    return "" if any(amounts) else "no goods"


def fault_of_age(*ages: int) -> str:
    """What is wrong with ages that cards ask for."""
    for age in ages:
        if not 1 <= age <= at.AGES:
            return f"there is no age {age}"
    return "" if ages else "no age"


def one_by_one(**goods: int) -> list[list[int]]:
    """Amounts by name, each good alone: to choose from."""
    return [amounts(**{name: n}) for name, n in goods.items()]


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
        if does is not None:  # a special action waits for its owner
            message = "nations-action-once" if once else "nations-action"
            self.features = [*self.features, Waiting(at.SPECIAL, does, message)]
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
        if UNFINISHED:
            return f"the event card {UNFINISHED.pop(0)} before it brings nothing"
        return misspelt(self.gives) or self.fault_of_numbers() or self.fault_of_sort()

    def fault_of_numbers(self) -> str:
        return first_of(
            one_of(at.AGES + 1, "age", self.age),
            one_of(LEVELS + 1, "level", self.level),
            at_least(0, self.deploy, "stone for each worker"),
            at_least(0, self.raid, "raided"),
            at_least(0, min([0, *self.slots]), "VP for a worker"),
            at_least(0, self.required, "strength asked for"),
            at_least(0, min([0, *self.sections]), "stone for a section"),
            at_least(0, self.worth, "VP"),
            at_least(0, self.private, "private architects"),
            at_least(0, self.architects, "architects"),
            at_least(0, self.famine, "food in a famine"),
        )

    def fault_of_sort(self) -> str:
        """What is wrong with a card of its sort."""
        workers = self.sort in (at.BUILDING, at.MILITARY)
        if workers != (len(self.slots) > 0):
            return "a building or military card has slots for workers, and no other"
        if len(self.slots) > MOST_SLOTS:
            return f"{len(self.slots)} slots, and there are {MOST_SLOTS} at most"
        if (self.sort == at.WONDER) != any(self.sections):
            return "a wonder has sections that cost stone, and no other card"
        if len(self.sections) > at.BUILT_MASK or self.private > at.PRIVATE_MASK:
            return "more sections or architects than can be counted on it"
        if (self.sort in (at.EVENT, at.TILE)) != (len(self.happens) == EVENTS):
            return "an event card and a tile have two events, and no other card has any"
        if (self.sort == at.TILE) != (len(self.rival) == OF_RIVAL):
            return "a tile has the opponent's strength, stability and books, and no other card"
        if self.once and self.does is None:
            return "what can be done once is not said"
        if self.sort in (at.BUILDING, at.MILITARY) and max(self.gives) <= 0:
            return "workers on it bring nothing"
        if self.sort == at.GOLDEN_AGE:
            return fault_of(self.gives)
        if self.sort == at.WAR and sum([n > 0 for n in self.gives[: at.RESOURCES]]) != 1:
            return "a war takes one resource"
        if self.sort == at.WAR:
            return fault_of(self.gives)
        idle = not any(self.gives) and not self.features and not self.private and not self.worth
        if self.sort in (at.ADVISOR, at.COLONY, at.WONDER) and idle:
            return "" if self.ready or self.bonus else "it does nothing"
        return ""


MOST_SLOTS: Final = 4
EVENTS: Final = 2
LEVELS: Final = 3
OF_RIVAL: Final = 3  # numbers of the virtual opponent on a tile

KIND: Final[list[NationsKind]] = []
# what the rules ask for all the time, as columns
KEY: Final[list[str]] = CATALOGUE.keys
KINDS: Final[list[int]] = CATALOGUE.cards  # every physical card's kind
SORT: Final[list[int]] = []
AGE: Final[list[int]] = []
YIELD: Final[list[list[int]]] = []  # what it gives
ALIKE: Final[dict[tuple[int, int], list[int]]] = {}  # the physical cards of a sort and an age


def deck(name: str, card_set: str = BASE) -> None:
    """The cards that follow are of this deck, and of this set."""
    CATALOGUE.open(name, card_set)


def enter(kind: NationsKind, copies: int = 1) -> None:
    """Enter a kind of card; BadCard when it makes no sense."""
    cards = range(len(KINDS), len(KINDS) + copies)
    CATALOGUE.enter(kind, copies)
    ALIKE.setdefault((kind.sort, kind.age), []).extend(cards)
    KIND.append(kind)
    SORT.append(kind.sort)
    AGE.append(kind.age)
    YIELD.append(kind.gives)


# the blanks come first, so that the blank of a space has the number of the space
deck("blanks")
enter(NationsKind("empty", at.BLANK), copies=at.SPACES_ON_BOARD)


def check_finished() -> None:
    """All decks are entered: BadCard when the last event card brings nothing."""
    if UNFINISHED:
        raise BadCard(CATALOGUE.deck, UNFINISHED.pop(0), "", "it brings nothing")


def kind_of(key: str) -> int:
    """The kind with this key; it must be there."""
    return CATALOGUE.numbers[key]


def cards_of(g: State, sort: int, age: int) -> list[int]:
    """The physical cards of a sort and an age that are played with: all that boards print."""
    cards = ALIKE.get((sort, age), [])
    return CATALOGUE.used(g, cards) if age else cards
