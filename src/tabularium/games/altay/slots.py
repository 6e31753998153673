"""Printed goods: what a card costs, what fits on it (A33, A37, A40)."""

from __future__ import annotations

from tabularium.cards.faults import one_of
from tabularium.games.altay import layout as at
from tabularium.kernel.machine import State
from tabularium.kernel.offer import Word
from tabularium.kernel.part import Part
from tabularium.locale.talk import Talk


def on_card(load: int, good: int) -> int:
    """How many of a good lie on a card with this mark."""
    return (load >> (at.BITS * good)) & at.FULL


def one(good: int) -> int:
    """The mark of a single good."""
    return 1 << (at.BITS * good)


def goods_words(talk: Talk, amounts: list[tuple[int, int]], form: str = "") -> str:
    """Goods in words: 2 food and 1 wood."""
    return talk.join(
        [talk.say(f"altay-n-{at.SYMBOLS[good]}{form}", {"n": n}) for good, n in amounts]
    )


class Slots(Part):
    """A list of goods, some of them of the player's choice."""

    def __init__(self, symbols: list[int]) -> None:
        self.symbols = symbols
        self.need: list[int] = [symbols.count(good) for good in range(5)]
        self.wms: int = symbols.count(at.WMS)
        self.any: int = symbols.count(at.ANY)
        self.total: int = len(symbols)
        self.pairs: list[tuple[int, int]] = [(good, n) for good, n in enumerate(self.need) if n]

    def fault(self) -> str:
        if self.total > at.FULL:
            return f"{self.total} goods are more than can be counted on a card"
        return one_of(len(at.SYMBOLS), "good", *self.symbols)

    def payable(self, g: State) -> bool:
        """Whether the pool can pay it (never printed with ANY)."""
        nums = g.nums
        for good, n in self.pairs:
            if nums[at.POOL + good] < n:
                return False
        if self.wms == 0:
            return True
        need = self.need
        spare = nums[at.POOL + at.WOOD] + nums[at.POOL + at.METAL] + nums[at.POOL + at.STONE]
        return spare - need[at.WOOD] - need[at.METAL] - need[at.STONE] >= self.wms

    def lacking(self, g: State) -> list[int]:
        """What the pool lacks to pay it."""
        lacking: list[int] = []
        nums = g.nums
        for good, n in self.pairs:
            if nums[at.POOL + good] < n:
                lacking += [good] * (n - nums[at.POOL + good])
        if self.wms:
            spare = 0
            for good in range(at.WOOD, at.CULTURE):
                spare += max(0, nums[at.POOL + good] - self.need[good])
            lacking += [at.WMS] * (self.wms - spare)
        return lacking

    def open(self, load: int) -> Slots:
        """What can still be put on a card."""
        left = self.symbols[:]
        for good in range(5):
            for _ in range(on_card(load, good)):
                left.remove(next(s for s in (good, at.WMS, at.ANY) if s in left))
        return Slots(left)

    def room(self, load: int, good: int) -> bool:
        """Whether a good fits beside what already lies there."""
        need = self.need
        if on_card(load, good) < need[good]:
            return True
        if self.wms and at.WOOD <= good <= at.STONE:
            over = 0
            for other in range(at.WOOD, at.CULTURE):
                over += max(0, on_card(load, other) - need[other])
            return over < self.wms
        if self.any:
            over = 0
            for other in range(5):
                over += max(0, on_card(load, other) - need[other])
            return over < self.any
        return False

    def takes_from_pool(self, g: State, load: int) -> bool:
        """Whether the pool holds anything that fits."""
        nums = g.nums
        for good in range(5):
            if nums[at.POOL + good] and self.room(load, good):
                return True
        return False

    def filled(self, load: int) -> bool:
        return self.lying(load) == self.total

    def lying(self, load: int) -> int:
        """How many goods lie on the card."""
        n = 0
        for good in range(5):
            n += on_card(load, good)
        return n

    def names(self) -> list[str]:
        return [at.SYMBOLS[symbol] for symbol in self.symbols]

    def words(self, talk: Talk, form: str = "") -> str:
        amounts = [*self.pairs, (at.WMS, self.wms), (at.ANY, self.any)]
        return goods_words(talk, [(symbol, n) for symbol, n in amounts if n], form)


class SlotWords(Word):
    """What a card costs, or holds."""

    def __init__(self, slots: Slots, form: str = "") -> None:
        self.slots = slots
        self.form = form

    def words(self, talk: Talk) -> str:
        return self.slots.words(talk, self.form)
