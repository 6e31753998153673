"""The cards a position has not named yet: each name takes one, what is left goes home."""

from __future__ import annotations

from typing import Any

from tabularium.kernel.entries import unknown
from tabularium.kernel.errors import BadPosition


class Heap:
    """Cards by kind, in several heaps: a name takes from those it is told to look in."""

    def __init__(self, kinds: list[int], keys: list[str], heaps: list[list[int]]) -> None:
        self.kinds = kinds
        self.keys = keys
        self.heaps = heaps

    def take(self, where: str, key: Any, places: list[int]) -> int:
        """A card of this name out of the heaps with these numbers."""
        if not isinstance(key, str) or key not in self.keys:
            found = [self.kinds[card] for place in places for card in self.heaps[place]]
            raise unknown(where, key, [self.keys[kind] for kind in sorted(set(found))])
        kind = self.keys.index(key)
        for place in places:
            heap = self.heaps[place]
            for i in range(len(heap) - 1, -1, -1):
                if self.kinds[heap[i]] == kind:
                    return heap.pop(i)
        raise BadPosition("error-position-none-left", where=where, given=key)

    def take_all(self, where: str, names: list[Any], places: list[int]) -> list[int]:
        return [self.take(where, name, places) for name in names]
