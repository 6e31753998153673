"""The cards a position has not named yet: each name takes one, what is left goes home."""

from __future__ import annotations

from typing import Any

from mypy_extensions import mypyc_attr

from tabularium.kernel.entries import unknown
from tabularium.kernel.errors import BadPosition
from tabularium.kernel.machine import State


@mypyc_attr(allow_interpreted_subclasses=True)
class Absence:
    """Why some cards are not in a game at all. A game derives from it."""

    def __init__(self, g: State) -> None:
        self.g = g

    def why(self, kind: int) -> BadPosition:
        raise NotImplementedError


class Heap:
    """Cards by kind, in several heaps: a name takes from those it is told to look in."""

    def __init__(
        self, kinds: list[int], keys: list[str], heaps: list[list[int]], absence: Absence
    ) -> None:
        self.kinds = kinds
        self.keys = keys
        self.heaps = heaps
        self.absence = absence
        self.taken: list[tuple[int, int, str]] = []  # kind, heap and where it was named

    def kind_of(
        self, where: str, key: Any, places: list[int], fitting: list[bool] | None = None
    ) -> int:
        """The kind of this name; of an unknown one those that fit here are suggested.

        ``fitting`` tells of each kind whether it may lie there.
        """
        if isinstance(key, str) and key in self.keys:
            return self.keys.index(key)
        found = [self.kinds[card] for place in places for card in self.heaps[place]]
        if fitting is not None:
            found = [kind for kind in found if fitting[kind]]
        raise unknown(where, key, [self.keys[kind] for kind in sorted(set(found))])

    def take(
        self, where: str, key: Any, places: list[int], fitting: list[bool] | None = None
    ) -> int:
        """A card of this name out of the heaps with these numbers."""
        kind = self.kind_of(where, key, places, fitting)
        for place in places:
            heap = self.heaps[place]
            for i in range(len(heap) - 1, -1, -1):
                if self.kinds[heap[i]] == kind:
                    self.taken.append((kind, place, where))
                    return heap.pop(i)
        raise BadPosition(
            "error-position-none-left", where=where, given=key, reason=self.reason(kind, places)
        )

    def reason(self, kind: int, places: list[int]) -> BadPosition:
        """Why there is no card of a kind left in some heaps."""
        named = [where for other, place, where in self.taken if other == kind and place in places]
        if named:
            return BadPosition(
                "position-why-named", n=len(named), places=list(dict.fromkeys(named))
            )
        for place, heap in enumerate(self.heaps):
            if place not in places and kind in [self.kinds[card] for card in heap]:
                return BadPosition("position-why-elsewhere")
        if [1 for other, place, where in self.taken if other == kind]:
            return BadPosition("position-why-elsewhere")
        return self.absence.why(kind)
