"""Numbers stay within what the layout declares of them."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from tabularium.declare.numbers import Bits, Flag, Number, OneOf
from tabularium.declare.rules import DeclaredRules
from tabularium.kernel.machine import State


def beyond_numbers(g: State, loose: Iterable[str]) -> Iterator[str]:
    """Those that are out of bounds, but for those that have others in play than in positions."""
    assert isinstance(g.rules, DeclaredRules)
    for place, entry in enumerate(g.rules.layout.on_table.numbers):
        n = g.nums[place]
        if entry.name not in loose and not least(entry) <= n <= most(entry):
            yield f"{entry.name}: {n}"


def least(entry: Number) -> int:
    """What is nobody's, or was not said yet, is as before setup."""
    return min(entry.blank, entry.least)


def most(entry: Number) -> int:
    if isinstance(entry, OneOf):
        return len(entry.names) - 1
    if isinstance(entry, Bits):
        return (1 << (entry.size or len(entry.names or []))) - 1
    return 1 if isinstance(entry, Flag) else entry.most
