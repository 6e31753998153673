"""A game, complete: one value, whatever it brings beside its rules."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from importlib import import_module
from typing import Any

from tabularium.kernel.machine import Rules
from tabularium.locale import add_texts


@dataclass(frozen=True)
class Plugin:
    """What is found through the entry points of the group ``tabularium.games``.

    Everything but the rules is optional: what a game does not bring is drawn and said in general.
    Parts are named as ``module:NAME`` and loaded when they are wanted, so that rules can be used
    without a terminal.
    """

    rules: Rules
    texts: str = ""  # a package whose folders en, pl and hu hold its Fluent files, and rules.md
    # words worth explaining, each with its rule: <game>-term-<word> says them, see docs/new-game.md
    terms: Mapping[str, str] = field(default_factory=dict)
    colour: str = ""  # of its edge on the first page, as CSS writes it: "#a0522d"
    mark: str = ""  # its drawing there: the path of an SVG in a frame of 240 by 96
    guide: str = ""  # how the game is spoken of, see presentation/guide.py
    lesson: str = ""  # its guided first game, see presentation/lesson.py
    terminal: str = ""  # how the terminal draws it, see cli/table.py
    kit: str = ""  # how rich positions of it are dealt and checked, see testing/kit.py
    rank: int = 100  # where it stands in lists: simple games first

    def __post_init__(self) -> None:
        if self.texts:
            add_texts(self.texts)

    def load(self, part: str) -> Any:
        """A part that the game brings; None when it brings none."""
        where: str = getattr(self, part)
        if not where:
            return None
        module, _, name = where.partition(":")
        return getattr(import_module(module), name)
