"""Conditions that cards and events ask for, and whom they meet."""

from __future__ import annotations

from typing import Final

from tabularium.cards.control import Condition
from tabularium.cards.faults import one_of
from tabularium.games.nations import layout as at
from tabularium.games.nations.catalogue import AGE, KINDS, SORT, fault_of_age
from tabularium.games.nations.ranks import (
    BY_FOOD,
    BY_GOLDEN_AGES,
    BY_INDUSTRY,
    BY_PASSING,
    BY_STABILITY,
    BY_STRENGTH,
    BY_WORKERS,
    RANKS,
    holders,
    might,
)
from tabularium.kernel.machine import State
from tabularium.locale.talk import Talk


class Fact(Condition):
    """What holds for a nation or not. Said by ``nations-if-<word>``."""

    def __init__(self, word: str) -> None:
        self.word = word

    def text(self, talk: Talk, form: str = "") -> str:
        return talk.say(f"nations-if-{self.word}")


# who ------------------------------------------------------------------------------------------


class Who(Fact):
    """Some of the nations; being one of them is a fact. They are called ``nations-who-<word>``."""

    def mask(self, g: State) -> int:
        """A bit for each seat."""
        raise NotImplementedError

    def holds(self, g: State, seat: int) -> bool:
        return self.mask(g) >> seat & 1 > 0

    def called(self, talk: Talk, form: str = "") -> str:
        return talk.say(f"nations-who-{self.word}{form}")


class Everyone(Who):
    def mask(self, g: State) -> int:
        return (1 << g.seats) - 1


class Holders(Who):
    """Those who are most or least; ``weakened`` minds what the Vasa has cost (N244)."""

    def __init__(self, rank: int, top: bool, weakened: bool = False) -> None:
        name = RANKS[rank] if 0 <= rank < len(RANKS) else ""
        super().__init__(f"{'most' if top else 'least'}-{name}")
        self.rank = rank
        self.top = top
        self.weakened = weakened

    def fault(self) -> str:
        return one_of(len(RANKS), "rank", self.rank)

    def mask(self, g: State) -> int:
        return holders(g, self.rank, self.top, self.weakened)


class AllBut(Who):
    """Everybody who holds none of these ranks."""

    def __init__(self, word: str, ranks: list[Holders]) -> None:
        super().__init__(word)
        self.ranks = ranks

    def fault(self) -> str:
        return "" if self.ranks else "nobody is left out"

    def mask(self, g: State) -> int:
        mask = (1 << g.seats) - 1
        for rank in self.ranks:
            mask &= ~rank.mask(g)
        return mask


EVERYONE: Final = Everyone("everyone")
STRONGEST: Final = Holders(BY_STRENGTH, True)
WEAKEST: Final = Holders(BY_STRENGTH, False)
WEAKEST_NOW: Final = Holders(BY_STRENGTH, False, weakened=True)
MOST_STABLE: Final = Holders(BY_STABILITY, True)
LEAST_STABLE: Final = Holders(BY_STABILITY, False)
MOST_FOOD: Final = Holders(BY_FOOD, True)
LEAST_FOOD: Final = Holders(BY_FOOD, False)
MOST_GOLDEN_AGES: Final = Holders(BY_GOLDEN_AGES, True)
MOST_WORKERS: Final = Holders(BY_WORKERS, True)
MOST_INDUSTRY: Final = Holders(BY_INDUSTRY, True)
FIRST_TO_PASS: Final = Holders(BY_PASSING, True)
LAST_TO_PASS: Final = Holders(BY_PASSING, False)

# what -----------------------------------------------------------------------------------------


class HasMilitaryWorker(Fact):
    def holds(self, g: State, seat: int) -> bool:
        return any(
            SORT[KINDS[card]] == at.MILITARY and g.marks[card] & at.WORKERS > 0
            for card in g.zones[at.SPACES + seat]
        )


class BoughtColony(Fact):
    """Bought at least one this round."""

    def holds(self, g: State, seat: int) -> bool:
        return g.nums[at.BOUGHT_COLONIES + seat] > 0


class StrongerThanWar(Fact):
    """Strength above this round's war (N225); without a war never, unless players differ (Q7)."""

    def holds(self, g: State, seat: int) -> bool:
        war = g.nums[at.WAR_MIGHT]
        if war < 0:
            if not g.opts[at.NO_WAR_IS_ZERO]:
                return False
            war = 0
        return might(g, seat) > war


class AnotherBoughtTheWar(Fact):
    """There is a war, bought by somebody else (N251)."""

    def holds(self, g: State, seat: int) -> bool:
        return g.nums[at.WAR_MIGHT] >= 0 and g.nums[at.WAR_BUYER] != seat


def advisors(g: State, seat: int) -> list[int]:
    """A nation's advisors, the one on a Porcelain Tower included."""
    return g.zones[at.ADVISORS + seat] + g.zones[at.TOWER + seat]


class HasAdvisor(Fact):
    """An advisor of one of these ages."""

    def __init__(self, *ages: int) -> None:
        super().__init__("-".join(["advisor", *map(str, ages)]))
        self.ages: list[int] = list(ages)

    def fault(self) -> str:
        return fault_of_age(*self.ages)

    def holds(self, g: State, seat: int) -> bool:
        return any(AGE[KINDS[card]] in self.ages for card in advisors(g, seat))


class HasColony(Fact):
    """A colony of an age."""

    def __init__(self, age: int) -> None:
        super().__init__(f"colony-{age}")
        self.age = age

    def fault(self) -> str:
        return fault_of_age(self.age)

    def holds(self, g: State, seat: int) -> bool:
        return any(AGE[KINDS[card]] == self.age for card in g.zones[at.COLONIES + seat])


HAS_MILITARY_WORKER: Final = HasMilitaryWorker("military-worker")
BOUGHT_COLONY: Final = BoughtColony("bought-colony")
STRONGER_THAN_WAR: Final = StrongerThanWar("stronger-than-war")
ANOTHER_BOUGHT_THE_WAR: Final = AnotherBoughtTheWar("another-bought-war")
