"""A bot that looks one action ahead."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from tabularium.bots.candidate import Candidate
from tabularium.kernel.game import Decision, Game
from tabularium.kernel.lookahead import option_standings, outlook
from tabularium.kernel.rng import advance, seeded, word
from tabularium.kernel.search import guess


class Greedy:
    """Plays every option out in an imagined world and takes the one the game values most."""

    def __init__(self, seed: int) -> None:
        self._rng = seeded(seed)
        self.candidates: list[Candidate] = []  # of the last decision, the best first

    def decide(
        self, view: dict[str, Any], decision: Decision, imagine: Callable[[int], Game]
    ) -> int:
        self._rng = advance(self._rng)
        seat = decision.seat
        world = imagine(word(self._rng)).state
        standings = option_standings(world)
        values = [outlook(standing, seat) for standing in standings]
        best = max(values)
        # equal options are drawn, so that two greedy bots do not play the same game for ever
        ties = [i for i, value in enumerate(values) if value > best - 1e-9]
        taken = ties[word(self._rng) % len(ties)]
        par = world.rules.standing(world, seat)
        self.candidates = [
            Candidate(
                decision.options[i].key,
                tries=1,
                chance=guess(standings[i], seat, par, world.rules.spread()),
                points=None,  # it judges where an action ends, which is not what would be scored
            )
            for i in sorted(range(len(values)), key=lambda i: (i != taken, -values[i]))
        ]
        return taken
