"""What lies on cards, packed into their marks."""

from __future__ import annotations

from typing import Any

from mypy_extensions import mypyc_attr

from tabularium.declare.schema import FLAG, NUMBER, Schema, record
from tabularium.kernel import sight
from tabularium.kernel.entries import Entries, too_many


@mypyc_attr(allow_interpreted_subclasses=True)
class Mark:
    """A number on a card; nothing is said of 0."""

    def __init__(self, name: str, shift: int, mask: int, label: str = "") -> None:
        self.name = name
        self.shift = shift
        self.mask = mask
        self.label: str = label or name.replace("_", " ")
        self.said = False  # even where there is none of it
        self.turns = False

    def show(self, n: int, entry: dict[str, Any]) -> None:
        """Say it in the entry of a card; ``n`` is its part of the mark."""
        entry[self.name] = n

    def read(self, entry: Entries, seats: int) -> int:
        """The mark that an entry of a position names."""
        return entry.number(self.name, 0, self.mask) << self.shift

    def layers(self) -> list[sight.Layer]:
        return [sight.Layer(self.label, self.shift, self.mask)]

    def schema(self) -> Schema:
        return NUMBER


class FlagMark(Mark):
    """Something that is so or not; ``turns``: its card is drawn turned."""

    def __init__(self, name: str, bit: int, label: str = "", turns: bool = False) -> None:
        super().__init__(name, bit.bit_length() - 1, 1, label)
        self.turns = turns

    def show(self, n: int, entry: dict[str, Any]) -> None:
        entry[self.name] = True

    def read(self, entry: Entries, seats: int) -> int:
        return int(entry.flag(self.name, False)) << self.shift

    def schema(self) -> Schema:
        return FLAG


class SeatMark(Mark):
    """A seat that has to do with the card, as seat + 1."""

    def show(self, n: int, entry: dict[str, Any]) -> None:
        entry[self.name] = n - 1

    def read(self, entry: Entries, seats: int) -> int:
        if not entry.has(self.name):
            return 0
        return entry.number(self.name, 0, seats - 1) + 1 << self.shift

    def layers(self) -> list[sight.Layer]:
        return [sight.SeatLayer(self.label, self.shift, self.mask)]


class AmountMarks(Mark):
    """How many there are of each of a few things on a card; ``said`` even if there are none."""

    def __init__(
        self,
        name: str,
        names: list[str],
        shifts: list[int],
        mask: int,
        *,
        said: bool = False,
        label: str = "on cards",
    ) -> None:
        whole = 0
        for shift in shifts:
            whole |= mask << shift
        super().__init__(name, 0, whole, label)
        self.names = names
        self.shifts = shifts
        self.each = mask
        self.said = said

    def show(self, n: int, entry: dict[str, Any]) -> None:
        found: dict[str, int] = {}
        if n:
            for i in range(len(self.names)):
                amount = n >> self.shifts[i] & self.each
                if amount:
                    found[self.names[i]] = amount
        entry[self.name] = found

    def read(self, entry: Entries, seats: int) -> int:
        mark = 0
        for name, n in entry.amounts(self.name, self.names).items():
            if n > self.each:
                raise too_many(entry.at(f"{self.name}.{name}"), n, self.each)
            mark |= n << self.shifts[self.names.index(name)]
        return mark

    def layers(self) -> list[sight.Layer]:
        return [
            sight.Layer(f"{name} {self.label}", shift, self.each)
            for name, shift in zip(self.names, self.shifts, strict=True)
        ]

    def schema(self) -> Schema:
        return record(dict.fromkeys(self.names, NUMBER), [])
