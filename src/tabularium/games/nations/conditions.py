"""Conditions that cards and events ask for."""

from __future__ import annotations

from tabularium.cards.control import Condition
from tabularium.games.nations import layout as at
from tabularium.games.nations.catalogue import AGE, KINDS, SORT
from tabularium.games.nations.ranks import RANKS, holders, might
from tabularium.kernel.machine import State
from tabularium.locale.talk import Talk


class Fact(Condition):
    """What holds for a nation or not. Said by ``nations-if-<word>``."""

    def __init__(self, word: str) -> None:
        self.word = word

    def text(self, talk: Talk, form: str = "") -> str:
        return talk.say(f"nations-if-{self.word}")


class Is(Fact):
    """Being most or least in something."""

    def __init__(self, rank: int, top: bool) -> None:
        super().__init__(f"{'most' if top else 'least'}-{RANKS[rank]}")
        self.rank = rank
        self.top = top

    def holds(self, g: State, seat: int) -> bool:
        return bool(holders(g, self.rank, self.top) >> seat & 1)


class HasMilitaryWorker(Fact):
    def __init__(self) -> None:
        super().__init__("military-worker")

    def holds(self, g: State, seat: int) -> bool:
        return any(
            SORT[KINDS[card]] == at.MILITARY and g.marks[card] & at.WORKERS > 0
            for card in g.zones[at.SPACES + seat]
        )


class BoughtColony(Fact):
    """Bought at least one this round."""

    def __init__(self) -> None:
        super().__init__("bought-colony")

    def holds(self, g: State, seat: int) -> bool:
        return g.nums[at.BOUGHT_COLONIES + seat] > 0


class StrongerThanWar(Fact):
    """Strength above this round's war (N225); without a war never, unless players differ (Q7)."""

    def __init__(self) -> None:
        super().__init__("stronger-than-war")

    def holds(self, g: State, seat: int) -> bool:
        war = g.nums[at.WAR_MIGHT]
        if war < 0:
            if not g.opts[at.NO_WAR_IS_ZERO]:
                return False
            war = 0
        return might(g, seat) > war


class AnotherBoughtTheWar(Fact):
    """There is a war, bought by somebody else (N251)."""

    def __init__(self) -> None:
        super().__init__("another-bought-war")

    def holds(self, g: State, seat: int) -> bool:
        return g.nums[at.WAR_MIGHT] >= 0 and g.nums[at.WAR_BUYER] != seat


def advisors(g: State, seat: int) -> list[int]:
    """A nation's advisors, the one on a Porcelain Tower included."""
    return g.zones[at.ADVISORS + seat] + g.zones[at.TOWER + seat]


class HasAdvisor(Fact):
    """An advisor of one of these ages."""

    def __init__(self, ages: list[int], word: str) -> None:
        super().__init__(word)
        self.ages = ages

    def holds(self, g: State, seat: int) -> bool:
        return any(AGE[KINDS[card]] in self.ages for card in advisors(g, seat))


class HasColony(Fact):
    """A colony of an age."""

    def __init__(self, age: int) -> None:
        super().__init__(f"colony-{age}")
        self.age = age

    def holds(self, g: State, seat: int) -> bool:
        return any(AGE[KINDS[card]] == self.age for card in g.zones[at.COLONIES + seat])
