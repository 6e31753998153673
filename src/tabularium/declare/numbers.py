"""Numbers of the state: counters, flags, seats, choices, amounts, bits."""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import mypyc_attr

from tabularium.declare.entry import EVERYWHERE, IN_ROWS, IN_VIEWS, Entry
from tabularium.declare.given import Given
from tabularium.declare.schema import FLAG, NUMBER, TEXT, Schema, array, or_none, record
from tabularium.kernel import sight
from tabularium.kernel.entries import MOST, Entries, unfit, unknown
from tabularium.kernel.errors import whole
from tabularium.kernel.machine import State

FEW: Final = 12  # so many names are listed in a schema


@mypyc_attr(allow_interpreted_subclasses=True)
class Number(Entry):
    """A counter. ``blank`` is what it is before setup, ``bias`` how far below zero it may go,
    ``least`` and ``most`` what a position may say.

    With ``count`` there are so many of them in a row, of which other entries speak. ``solo``: rows
    have it in games for one only. ``told``: where it is told, IN_VIEWS, IN_ROWS and IN_POSITIONS of
    ``entry.py`` added up: what only the rules count is told in positions alone.
    """

    def __init__(
        self,
        name: str,
        own: bool = False,
        says: str = "",
        *,
        count: int = 1,
        blank: int = 0,
        most: int = MOST,
        bias: int = 0,
        least: int | None = None,
        solo: bool = False,
        told: int = EVERYWHERE,
    ) -> None:
        super().__init__(name, own, says, told)
        self.count = count
        self.blank = blank
        self.most = most
        self.bias = bias
        self.least: int = -bias if least is None else least
        self.solo = solo

    @property
    def whose(self) -> int:
        return sight.EACH if self.own else sight.SHARED

    def takes(self, seats: int) -> tuple[int, int]:
        return 0, self.count * (seats if self.own else 1)

    def show(self, g: State, viewer: int, player: int) -> Any:
        return g.nums[self.start + player]

    def read(self, given: Given, doc: Entries, player: int) -> None:
        nums = given.g.nums
        place = self.start + player
        nums[place] = doc.number(self.name, nums[place], self.most, self.least)

    def fields(self) -> list[sight.Field]:
        return [sight.Numbers(self.label, self.start, self.count, self.whose, self.bias)]

    def schema(self) -> Schema:
        return NUMBER


class Flag(Number):
    """Something that is so or not."""

    def show(self, g: State, viewer: int, player: int) -> Any:
        return g.nums[self.start + player] > 0

    def read(self, given: Given, doc: Entries, player: int) -> None:
        nums = given.g.nums
        place = self.start + player
        nums[place] = int(doc.flag(self.name, nums[place] > 0))

    def schema(self) -> Schema:
        return FLAG


class SeatOf(Number):
    """Who does or has something; ``nobody`` if that may be so."""

    def __init__(
        self,
        name: str,
        says: str = "",
        *,
        nobody: bool = False,
        count: int = 1,
        told: int = EVERYWHERE,
    ) -> None:
        super().__init__(name, False, says, count=count, blank=-1 if nobody else 0, told=told)
        self.nobody = nobody

    def show(self, g: State, viewer: int, player: int) -> Any:
        seat = g.nums[self.start]
        return seat if seat >= 0 else None

    def read(self, given: Given, doc: Entries, player: int) -> None:
        nums = given.g.nums
        if self.nobody and doc.has(self.name) and doc.value(self.name) is None:
            nums[self.start] = -1
        elif doc.has(self.name):
            nums[self.start] = doc.number(self.name, 0, given.g.seats - 1)

    def fields(self) -> list[sight.Field]:
        return [sight.Seats(self.label, self.start, self.count)]

    def schema(self) -> Schema:
        return or_none(NUMBER) if self.nobody else NUMBER


@mypyc_attr(allow_interpreted_subclasses=True)
class OneOf(Number):
    """One of a few things with a name; none of them where ``blank`` is -1."""

    def __init__(
        self, name: str, names: list[str], own: bool = False, says: str = "", *, blank: int = 0
    ) -> None:
        # who leads what is said by the seats of a document
        told = EVERYWHERE if blank >= 0 else IN_VIEWS | IN_ROWS
        super().__init__(name, own, says, blank=blank, told=told)
        self.names = names

    def show(self, g: State, viewer: int, player: int) -> Any:
        n = g.nums[self.start + player]
        return self.names[n] if n >= 0 else None

    def read(self, given: Given, doc: Entries, player: int) -> None:
        if doc.has(self.name):
            value = doc.value(self.name)
            if not isinstance(value, str) or value not in self.names:
                raise unknown(doc.at(self.name), value, self.names)
            given.g.nums[self.start + player] = self.names.index(value)

    def fields(self) -> list[sight.Field]:
        if self.blank < 0:
            return [sight.OneHot(self.label, self.start, len(self.names))]
        return super().fields()

    def schema(self) -> Schema:
        one: Schema = {"enum": list(self.names)}
        return or_none(one) if self.blank < 0 else one


class Amounts(Number):
    """How many there are of each of a few things. What has no name is not shown.

    ``sparse``: views leave out what there is none of. Positions do so unless ``in_full``.
    """

    def __init__(
        self,
        name: str,
        names: list[str],
        own: bool = False,
        says: str = "",
        *,
        sparse: bool = False,
        in_full: bool = False,
    ) -> None:
        super().__init__(name, own, says, count=len(names))
        self.names = names
        self.sparse = sparse
        self.in_full = in_full

    def amounts(self, g: State, player: int, sparse: bool) -> dict[str, int]:
        first = self.start + player * self.count
        amounts = g.nums[first : first + self.count]
        names = self.names
        found: dict[str, int] = {}
        for i in range(len(amounts)):
            if (amounts[i] or not sparse) and names[i]:
                found[names[i]] = amounts[i]
        return found

    def show(self, g: State, viewer: int, player: int) -> Any:
        return self.amounts(g, player, self.sparse)

    def write(self, g: State, player: int) -> Any:
        return self.amounts(g, player, not self.in_full)

    def read(self, given: Given, doc: Entries, player: int) -> None:
        first = self.start + player * self.count
        known = [name for name in self.names if name]
        for name, n in doc.amounts(self.name, known).items():
            given.g.nums[first + self.names.index(name)] = n

    def schema(self) -> Schema:
        known = [name for name in self.names if name]
        return record(dict.fromkeys(known, NUMBER), [] if self.sparse else None)


class Bits(Number):
    """Which of a few things are so, a bit for each; they are shown by their names.

    Names may be entered later than the layout; without any there are ``size`` things, shown by
    their numbers. ``expected`` says what a position should have named.
    """

    def __init__(
        self,
        name: str,
        names: list[str] | None = None,
        own: bool = False,
        says: str = "",
        *,
        size: int = 0,
        expected: str = "number",
        told: int = EVERYWHERE,
    ) -> None:
        super().__init__(name, own, says, told=told)
        self.names = names
        self.size = size
        self.expected = expected

    def show(self, g: State, viewer: int, player: int) -> Any:
        n = g.nums[self.start + player]
        if self.names is None:
            return [i for i in range(n.bit_length()) if n >> i & 1]
        return [self.names[i] for i in range(n.bit_length()) if n >> i & 1]

    def read(self, given: Given, doc: Entries, player: int) -> None:
        for thing in doc.different(self.name):
            given.g.nums[self.start + player] |= 1 << self.number_of(doc, thing)

    def number_of(self, doc: Entries, thing: Any) -> int:
        """The number of a thing that a position names."""
        if self.names is None:
            if not whole(thing) or thing >= self.size:
                raise unfit(doc.at(self.name), thing, self.expected)
            return int(thing)
        if not isinstance(thing, str) or thing not in self.names:
            raise unknown(doc.at(self.name), thing, self.names)
        return self.names.index(thing)

    def fields(self) -> list[sight.Field]:
        size = self.size if self.names is None else len(self.names)
        return [sight.Bits(self.label, self.start, size, self.whose)]

    def schema(self) -> Schema:
        if self.names is None:
            return array(NUMBER)
        return array({"enum": list(self.names)} if len(self.names) <= FEW else TEXT)
