"""Counting: what a card is worth, how often an effect happens."""

from __future__ import annotations

from mypy_extensions import mypyc_attr

from tabularium.cards.faults import at_least, first_of
from tabularium.kernel.machine import State
from tabularium.kernel.part import Part, lacking
from tabularium.locale.talk import Talk


@mypyc_attr(allow_interpreted_subclasses=True)
class Count(Part):
    """A number read off the table for a seat. Reading never changes anything."""

    # the message that names what is counted, with its number ``n``; compiled code does not see what
    # an interpreted class says so: a game from elsewhere sets it in ``__init__``
    says: str = ""

    def value(self, g: State, seat: int) -> int:
        raise lacking(self, "value")

    def text(self, talk: Talk, n: int) -> str:
        """The thing counted, as in "per n ..."."""
        if not self.says:
            raise lacking(self, "text")
        return talk.say(self.says, {"n": n})

    def said(self, talk: Talk) -> str:
        return self.text(talk, 1)


@mypyc_attr(allow_interpreted_subclasses=True)
class Points(Part):
    """Some points, and one more for every so many of something."""

    def __init__(self, base: int, each: int, of: Count) -> None:
        self.base = base
        self.each = each
        self.of = of

    def fault(self) -> str:
        return first_of(at_least(0, self.base, "points"), at_least(1, self.each, "of something"))

    def value(self, g: State, seat: int) -> int:
        return self.base + self.of.value(g, seat) // self.each

    def text(self, talk: Talk) -> str:
        message = "card-points-plus" if self.base else "card-points"
        return talk.say(message, {"base": self.base, "of": self.of.text(talk, self.each)})

    def said(self, talk: Talk) -> str:
        return self.text(talk)
