"""Counting: what a card is worth, how often an effect happens."""

from __future__ import annotations

from tabularium.kernel.machine import State
from tabularium.locale.talk import Talk


class Count:
    """A number read off the table for a seat. Reading never changes anything."""

    def value(self, g: State, seat: int) -> int:
        raise NotImplementedError

    def text(self, talk: Talk, n: int) -> str:
        """The thing counted, as in "per n ..."."""
        raise NotImplementedError


class Points:
    """Some points, and one more for every so many of something."""

    def __init__(self, base: int, each: int, of: Count) -> None:
        self.base = base
        self.each = each
        self.of = of

    def value(self, g: State, seat: int) -> int:
        return self.base + self.of.value(g, seat) // self.each

    def text(self, talk: Talk) -> str:
        message = "card-points-plus" if self.base else "card-points"
        return talk.say(message, {"base": self.base, "of": self.of.text(talk, self.each)})
