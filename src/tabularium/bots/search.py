"""A bot that searches: a tree of questions grown in imagined worlds until its time is up."""

from __future__ import annotations

import time
from collections.abc import Callable
from math import inf
from typing import Any

from tabularium.bots.candidate import Candidate
from tabularium.kernel.errors import UnknownBot
from tabularium.kernel.game import Decision, Game
from tabularium.kernel.rng import advance, seeded, word
from tabularium.search.tree import Branch, Tree

MOST_SECONDS = 3600.0
MOST_ITERATIONS = 1_000_000


class Search:
    """Searches for ``seconds`` or ``iterations``, whichever ends first; one may be None.

    It answers earlier when what is left of the budget could not change its mind.
    """

    def __init__(
        self, seed: int, seconds: float | None = 1.0, iterations: int | None = None
    ) -> None:
        if seconds is None and iterations is None:
            raise UnknownBot("error-budget", given="search@")
        self._rng = seeded(seed)
        self._seconds = seconds
        self._iterations = iterations
        self._tree: Tree | None = None
        self._taken = -1
        self.candidates: list[Candidate] = []  # of the last decision, the best first

    def decide(
        self, view: dict[str, Any], decision: Decision, imagine: Callable[[int], Game]
    ) -> int:
        start = time.perf_counter()
        world = imagine(self._word()).state
        tree = self._tree
        if tree is None or not tree.follow(self._taken, world):
            tree = Tree(world, self._word())
            self._tree = tree
        done = 0
        left = self._left(0, time.perf_counter() - start)
        while left > 0 and not tree.decided(left):
            tree.grow()
            done += 1
            left = self._left(done, time.perf_counter() - start)
        order = tree.ranking()
        self.candidates = [
            _candidate(decision.options[i].key, tree.root.branches[world.options[i]]) for i in order
        ]
        self._taken = order[0]
        return self._taken

    def __getstate__(self) -> dict[str, object]:
        """A copy begins with a new tree."""
        return {**self.__dict__, "_tree": None}

    def _left(self, done: int, spent: float) -> float:
        """How many more descents the budget allows, if they go on as fast as until now."""
        left = inf if self._iterations is None else self._iterations - done
        if self._seconds is None:
            return left
        if spent >= self._seconds:
            return 0
        return min(left, done / spent * (self._seconds - spent)) if done else left

    def _word(self) -> int:
        self._rng = advance(self._rng)
        return word(self._rng)


def _candidate(key: str, branch: Branch) -> Candidate:
    if not branch.tries:
        return Candidate(key, 0, None, None)
    return Candidate(key, branch.tries, branch.chance(), branch.points / branch.tries)


def with_budget(name: str, seed: int) -> Search:
    """``search@200`` makes 200 descents for a decision, ``search@1.5s`` thinks for 1.5 seconds."""
    budget = name.partition("@")[2]
    try:
        if budget.endswith("s"):
            seconds = float(budget[:-1])
            if 0 < seconds < MOST_SECONDS:
                return Search(seed, seconds=seconds)
        elif 0 < int(budget) < MOST_ITERATIONS:
            return Search(seed, seconds=None, iterations=int(budget))
    except ValueError:
        pass
    raise UnknownBot("error-budget", given=name)
