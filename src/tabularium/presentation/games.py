"""Which game is spoken of how: as it says itself, else in general."""

from __future__ import annotations

from functools import cache

from tabularium.plugins import plugin_of
from tabularium.presentation.guide import Guide
from tabularium.presentation.lesson import Lesson


@cache
def guide_of(game: str) -> Guide:
    """How a game is spoken of."""
    plugin = plugin_of(game)
    guide: Guide | None = plugin.load("guide")
    return Guide(plugin.rules) if guide is None else guide


def lesson_of(game: str) -> Lesson | None:
    """The guided first game of a game; None when it brings none.

    >>> lesson_of("altay").steps[1].play
    'attack:5:11'
    """
    lesson: Lesson | None = plugin_of(game).load("lesson")
    return lesson
