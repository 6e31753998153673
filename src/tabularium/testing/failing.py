"""What a game does not mean to do: an exception of its code, in a sentence that says where."""

from __future__ import annotations

from pathlib import Path
from traceback import walk_tb
from typing import Final

import tabularium
from tabularium.cards.faults import in_words
from tabularium.kernel.errors import TabulariumError
from tabularium.kernel.machine import Rules
from tabularium.testing.broken import BrokenPromise

HERE: Final = Path(tabularium.__file__).parent
GAMES: Final = HERE / "games"
# moves, before there are any
SAID: Final = -2
LAID: Final = -1


class Course:
    """How far the games of a check have come, for whoever fails on the way."""

    def __init__(self, rules: Rules) -> None:
        self.rules: Rules = rules
        self.seed = 0
        self.moves: int = SAID
        self.key = ""  # of the move that is being made

    def failed(self, problem: Exception) -> BrokenPromise:
        return BrokenPromise(
            "promise-no-exception",
            game=self.rules.info.id,
            seed=str(self.seed),
            when=self.when(),
            moves=self.moves + 1 if self.key else self.moves,
            key=self.key,
            problem=what(problem),
            place=place(problem) or "none",
        )

    def when(self) -> str:
        if self.moves < 0:
            return "said" if self.moves == SAID else "laid"
        return "move" if self.key else "after"


def what(problem: Exception) -> str:
    """What is said by an exception; ours are sentences already."""
    return problem.text("en") if isinstance(problem, TabulariumError) else in_words(problem)


def place(problem: Exception) -> str:
    """Where the game's own code broke: "Levy.do, cards.py:88"; "" where only ours was at work."""
    found = ""
    for frame, line in walk_tb(problem.__traceback__):
        file = Path(frame.f_code.co_filename)
        # a compiled module names its file from its package on
        ours = HERE in file.parents or file.parts[0] == HERE.name
        if not ours or GAMES in file.parents:
            found = f"{frame.f_code.co_qualname}, {file.name}:{line}"
    return found
