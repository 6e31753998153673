"""A bot that takes any option."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from tabularium.kernel.game import Decision, Game
from tabularium.kernel.rng import advance, seeded, word


class Random:
    """Every option is as likely as the others."""

    def __init__(self, seed: int) -> None:
        self._rng = seeded(seed)

    def decide(
        self, view: dict[str, Any], decision: Decision, imagine: Callable[[int], Game]
    ) -> int:
        return self.pick(len(decision.options))

    def pick(self, n: int) -> int:
        """One of n options; who only has this bot needs no view and no decision for it."""
        self._rng = advance(self._rng)
        return word(self._rng) * n >> 32
