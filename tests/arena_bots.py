"""Bots that behave badly in the arena, and short games for it."""

from __future__ import annotations

import itertools
import os
import time
from pathlib import Path

from tabularium.arena.plan import make_plan
from tabularium.bots.random import Random

SHORT = {"round_limit": 2}


def short_plan(bots=("random", "greedy"), games=6, seats=(2,), seed=0, **more):
    """A tournament of Altay in which a game takes two rounds."""
    return make_plan("altay", list(bots), games, list(seats), seed, SHORT, **more)


class Raiser(Random):
    """Raises an error."""

    def decide(self, view, decision, imagine):
        raise ValueError("no idea")


class Liar(Random):
    """Answers with an option that is not there."""

    def decide(self, view, decision, imagine):
        return 9999


class Leaver(Random):
    """Ends its process as a program does."""

    def decide(self, view, decision, imagine):
        raise SystemExit(3)


class Dier(Random):
    """Takes its process with it."""

    def decide(self, view, decision, imagine):
        os._exit(3)


class DiesOnce(Random):
    """Takes the first process with it, the next one lives."""

    def decide(self, view, decision, imagine):
        mark = Path(os.environ["ARENA_MARK"])
        if not mark.exists():
            mark.touch()
            os._exit(3)
        return super().decide(view, decision, imagine)


class Sleeper(Random):
    """Never answers."""

    def decide(self, view, decision, imagine):
        Path(os.environ["ARENA_MARK"]).touch()
        while True:
            time.sleep(60)


class Hog(Random):
    """Never answers, and holds Python's lock meanwhile."""

    def decide(self, view, decision, imagine):
        Path(os.environ["ARENA_MARK"]).touch()
        return sum(itertools.repeat(0))


class Slow(Random):
    """Takes its time, and thinks aloud."""

    def decide(self, view, decision, imagine):
        print("hm")
        time.sleep(0.02)
        return super().decide(view, decision, imagine)


class Broken:
    """Cannot be made."""

    def __init__(self, seed):
        raise RuntimeError("not today")

    def decide(self, view, decision, imagine):
        return 0
