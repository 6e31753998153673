"""Numbers that count something."""

from __future__ import annotations

from collections.abc import Iterator

from tabularium.kernel.machine import State


def negative(g: State, counted: list[int]) -> Iterator[str]:
    """Those that are below zero."""
    for at in counted:
        if g.nums[at] < 0:
            yield f"a number below zero: {at} is {g.nums[at]}"
