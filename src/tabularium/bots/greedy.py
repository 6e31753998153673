"""A bot that looks one action ahead."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from tabularium.bots.candidate import Candidate
from tabularium.kernel.game import Decision, Game
from tabularium.kernel.machine import State
from tabularium.kernel.rng import advance, seeded, word
from tabularium.search.lookahead import option_values, outlook
from tabularium.search.tree import guess


class Greedy:
    """Plays every option out in an imagined world and takes the one the game values most."""

    def __init__(self, seed: int) -> None:
        self._rng = seeded(seed)
        # the last decision, the world imagined for it, where each option led, and the one taken
        self._last: tuple[Decision, State, list[list[float]], int] | None = None

    def decide(
        self, view: dict[str, Any], decision: Decision, imagine: Callable[[int], Game]
    ) -> int:
        self._rng = advance(self._rng)
        world = imagine(word(self._rng)).state
        values = option_values(world)
        judged = [outlook(one, decision.seat) for one in values]
        best = max(judged)
        # equal options are drawn, so that two greedy bots do not play the same game for ever
        ties = [i for i, value in enumerate(judged) if value > best - 1e-9]
        taken = ties[word(self._rng) % len(ties)]
        self._last = decision, world, values, taken
        return taken

    def __getstate__(self) -> dict[str, object]:
        """A copy plays on in the same way, but has nothing to say of what was."""
        return {**self.__dict__, "_last": None}

    @property
    def candidates(self) -> list[Candidate]:
        """Of the last decision, the best first; made when asked for, since games are played by the
        thousand without."""
        if self._last is None:
            return []
        decision, world, values, taken = self._last
        seat = decision.seat
        par = world.rules.evaluate(world, seat)
        order = sorted(range(len(values)), key=lambda i: (i != taken, -outlook(values[i], seat)))
        # no points: it judges where an action ends, which is not what would be scored
        return [
            Candidate(
                decision.options[i].key,
                tries=1,
                chance=guess(values[i], seat, par, world.rules.spread()),
                points=None,
            )
            for i in order
        ]
