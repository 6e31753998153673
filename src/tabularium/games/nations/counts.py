"""What cards and events count."""

from __future__ import annotations

from typing import Final

from tabularium.cards.count import Count
from tabularium.games.nations import layout as at
from tabularium.games.nations.catalogue import AGE, KINDS, fault_of_age
from tabularium.games.nations.conditions import Fact, advisors
from tabularium.games.nations.ranks import workers_on_buildings
from tabularium.kernel.machine import State
from tabularium.locale.talk import Talk


def age_of(g: State) -> int:
    """The age now, 1 to 4; the first one while the table is laid."""
    return max(1, (g.nums[at.ROUND] + at.ROUNDS_PER_AGE - 1) // at.ROUNDS_PER_AGE)


def rounds_in_all(g: State, player: int = 0) -> int:
    """How many rounds the whole game has; the same for every player."""
    return at.ROUNDS_PER_AGE * g.opts[at.AGES_PLAYED]


class Counted(Count):
    """Said by ``nations-count-<word>``."""

    def __init__(self, word: str) -> None:
        self.says: str = f"nations-count-{word}"


class Colonies(Counted):
    """Colonies of an age."""

    def __init__(self, age: int) -> None:
        super().__init__(f"colonies-{age}")
        self.age = age

    def fault(self) -> str:
        return fault_of_age(self.age)

    def value(self, g: State, seat: int) -> int:
        return sum([1 for card in g.zones[at.COLONIES + seat] if AGE[KINDS[card]] == self.age])


class CurrentCards(Counted):
    """Building and military cards of the current age, with or without workers (N226)."""

    def value(self, g: State, seat: int) -> int:
        age = age_of(g)
        return sum([1 for card in g.zones[at.SPACES + seat] if AGE[KINDS[card]] == age])


class BuildingWorkers(Counted):
    """Workers on buildings of an age."""

    def __init__(self, age: int) -> None:
        super().__init__(f"building-workers-{age}")
        self.age = age

    def fault(self) -> str:
        return fault_of_age(self.age)

    def value(self, g: State, seat: int) -> int:
        return workers_on_buildings(g, seat, self.age)


class Advisors(Counted):
    def value(self, g: State, seat: int) -> int:
        return len(advisors(g, seat))


class Bought(Counted):
    """Cards of a sort bought this round, even if lost since (N248)."""

    def __init__(self, word: str, place: int) -> None:
        super().__init__(word)
        self.place = place

    def fault(self) -> str:
        known = self.place in (at.BOUGHT_FIGHTS, at.BOUGHT_GOLDEN, at.BOUGHT_COLONIES)
        return "" if known else f"no purchases are counted at {self.place}"

    def value(self, g: State, seat: int) -> int:
        return g.nums[self.place + seat]


class Twice(Counted):
    """Two if something holds, else none."""

    def __init__(self, condition: Fact) -> None:
        super().__init__(condition.word)
        self.condition = condition

    def value(self, g: State, seat: int) -> int:
        return 2 if self.condition.holds(g, seat) else 0

    def text(self, talk: Talk, n: int) -> str:
        return self.condition.text(talk)


CURRENT_CARDS: Final = CurrentCards("current-cards")
OWN_ADVISORS: Final = Advisors("advisors")
FIGHTS_BOUGHT: Final = Bought("fights-bought", at.BOUGHT_FIGHTS)  # wars and battles
COLONIES_BOUGHT: Final = Bought("colonies-bought", at.BOUGHT_COLONIES)
