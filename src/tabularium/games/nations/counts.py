"""What cards and events count."""

from __future__ import annotations

from tabularium.cards.count import Count
from tabularium.games.nations import layout as at
from tabularium.games.nations.catalogue import AGE, KINDS
from tabularium.games.nations.conditions import Fact, advisors
from tabularium.games.nations.ranks import workers_on_buildings
from tabularium.kernel.machine import State
from tabularium.locale.talk import Talk


def age_of(g: State) -> int:
    """The age now, 1 to 4; the first one while the table is laid."""
    return max(1, (g.nums[at.ROUND] + at.ROUNDS_PER_AGE - 1) // at.ROUNDS_PER_AGE)


class Counted(Count):
    """Said by ``nations-count-<word>``."""

    def __init__(self, word: str) -> None:
        self.word = word

    def text(self, talk: Talk, n: int) -> str:
        return talk.say(f"nations-count-{self.word}", {"n": n})


class Colonies(Counted):
    """Colonies of an age."""

    def __init__(self, age: int) -> None:
        super().__init__(f"colonies-{age}")
        self.age = age

    def value(self, g: State, seat: int) -> int:
        return sum([1 for card in g.zones[at.COLONIES + seat] if AGE[KINDS[card]] == self.age])


class CurrentCards(Counted):
    """Building and military cards of the current age, with or without workers (N226)."""

    def __init__(self) -> None:
        super().__init__("current-cards")

    def value(self, g: State, seat: int) -> int:
        age = age_of(g)
        return sum([1 for card in g.zones[at.SPACES + seat] if AGE[KINDS[card]] == age])


class BuildingWorkers(Counted):
    """Workers on buildings of an age."""

    def __init__(self, age: int) -> None:
        super().__init__(f"building-workers-{age}")
        self.age = age

    def value(self, g: State, seat: int) -> int:
        return workers_on_buildings(g, seat, self.age)


class Advisors(Counted):
    def __init__(self) -> None:
        super().__init__("advisors")

    def value(self, g: State, seat: int) -> int:
        return len(advisors(g, seat))


class FightsBought(Counted):
    """Wars and battles bought this round."""

    def __init__(self) -> None:
        super().__init__("fights-bought")

    def value(self, g: State, seat: int) -> int:
        return g.nums[at.BOUGHT_FIGHTS + seat]


class ColoniesBought(Counted):
    """Colonies bought this round, even if lost since (N248)."""

    def __init__(self) -> None:
        super().__init__("colonies-bought")

    def value(self, g: State, seat: int) -> int:
        return g.nums[at.BOUGHT_COLONIES + seat]


class Twice(Counted):
    """Two if something holds, else none."""

    def __init__(self, condition: Fact) -> None:
        super().__init__(condition.word)
        self.condition = condition

    def value(self, g: State, seat: int) -> int:
        return 2 if self.condition.holds(g, seat) else 0

    def text(self, talk: Talk, n: int) -> str:
        return self.condition.text(talk)
