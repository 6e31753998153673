"""Long work on the event loop: in steps so short that nobody waits for them.

In a thread it would hold up the loop for longer: whoever wants to go on then waits until the
interpreter is let go of, and compiled rules do not let go of it.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Generator
from typing import Final, TypeVar

T = TypeVar("T")
Work = Generator[None, None, T]  # what is done between two yields is no more than a move
STEP: Final = 0.001  # seconds


def at_once(work: Work[T]) -> T:
    """What comes of work, where nobody else waits."""
    while True:
        try:
            next(work)
        except StopIteration as done:
            found: T = done.value
            return found


class Steps:
    """All long work of a loop: one step at a time, however much there is, and in turns."""

    def __init__(self) -> None:
        self._turn = asyncio.Lock()

    async def do(self, work: Work[T]) -> T:
        """What comes of work."""
        while True:
            async with self._turn:
                end = time.perf_counter() + STEP
                try:
                    while time.perf_counter() < end:
                        next(work)
                except StopIteration as done:
                    found: T = done.value
                    return found
                # the turn ends when everybody else had theirs
                await asyncio.sleep(0)
