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
        self._rng = advance(self._rng)
        return word(self._rng) * len(decision.options) >> 32
