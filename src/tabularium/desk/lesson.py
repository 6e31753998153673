"""A guided first game: a position and a few explained steps. The texts are in ``lesson.ftl``."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from tabularium.kernel.errors import UnknownGame

LEARNER = 0
RIVAL = "greedy"  # the bot in the other seat


@dataclass(frozen=True)
class Step:
    """Something to be told, and perhaps to be done.

    ``play`` is the key of the option the learner is asked to take; without one the text is only
    read. ``point`` is a thing on the table to look at, named as in ``tabularium.desk.why``.
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


def lesson_of(game: str) -> Lesson:
    """The guided first game of a game.

    >>> lesson_of("altay").steps[1]
    Step(say='lesson-altay-2', play='attack:5:11', point='territory:11')
    """
    # imported late, as guides are
    if game == "altay":
        from tabularium.desk.altay_lesson import LESSON as ALTAY

        return ALTAY
    if game == "settlers":
        from tabularium.desk.settlers_lesson import LESSON as SETTLERS

        return SETTLERS
    if game == "nations":
        from tabularium.desk.nations_lesson import LESSON as NATIONS

        return NATIONS
    if game == "imperium":
        from tabularium.desk.imperium_lesson import LESSON as IMPERIUM

        return IMPERIUM
    possible = ["altay", "settlers", "nations", "imperium"]
    raise UnknownGame("error-unknown-game", given=game, possible=possible)
