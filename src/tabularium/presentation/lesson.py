"""A guided first game: a position and a few explained steps. The texts are in ``lesson.ftl``."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

LEARNER = 0
RIVAL = "greedy"  # the bot in the other seat


@dataclass(frozen=True)
class Step:
    """Something to be told, and perhaps to be done.

    ``play`` is the key of the option the learner is asked to take; without one the text is only
    read. Of several things chosen at once it is what to choose: the keys of the members with spaces
    between them, or for none of them the option that ends the choice. ``point`` is a thing on the
    table to look at, named as in ``tabularium.presentation.why``.
    """

    say: str
    play: str = ""
    point: str = ""


@dataclass(frozen=True)
class Lesson:
    """Where the learner starts, and the steps. Afterwards the game simply goes on."""

    position: Mapping[str, Any]
    steps: tuple[Step, ...]


def steps(game: str, *moves: tuple[str, str]) -> tuple[Step, ...]:
    """Steps out of what to take and what to look at; their texts are numbered from 1."""
    return tuple(
        Step(f"lesson-{game}-{number}", play, point)
        for number, (play, point) in enumerate(moves, start=1)
    )
