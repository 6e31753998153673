"""A bot that looks one action ahead."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from tabularium.kernel.game import Decision, Game
from tabularium.kernel.lookahead import option_values
from tabularium.kernel.rng import advance, seeded, word


class Greedy:
    """Plays every option out in an imagined world and takes the one the game values most."""

    def __init__(self, seed: int) -> None:
        self._rng = seeded(seed)

    def decide(
        self, view: dict[str, Any], decision: Decision, imagine: Callable[[int], Game]
    ) -> int:
        self._rng = advance(self._rng)
        world = imagine(word(self._rng))
        values = option_values(world.state, decision.seat)
        best = max(values)
        # equal options are drawn, so that two greedy bots do not play the same game for ever
        ties = [i for i, value in enumerate(values) if value > best - 1e-9]
        return ties[word(self._rng) % len(ties)]
