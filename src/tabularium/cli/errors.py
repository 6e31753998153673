"""Errors of the command line, told like those of the engine."""

from __future__ import annotations

from pathlib import Path

from tabularium.kernel.errors import BadRecord, TabulariumError
from tabularium.kernel.machine import Rules
from tabularium.plugins import where_and_what


class BadRequest(TabulariumError):
    """What was asked of the command cannot be done."""


class BadFile(BadRequest):
    """A file cannot be read or written."""


class DamagedFile(BadRecord):
    """A file that should hold a game does not."""


class GameFailed(BadRequest):
    """The rules of a game have failed."""


def home_of(rules: Rules) -> str:
    """The module of the rules of a game."""
    return type(rules).__module__


def maybe_failed(rules: Rules, problem: Exception) -> None:
    """GameFailed where a game from elsewhere is wrong, in a sentence for who plays it.

    Of ours the whole trace is wanted: it goes into a report.
    """
    module = home_of(rules)
    if not isinstance(problem, TabulariumError) and module.partition(".")[0] != "tabularium":
        what = where_and_what(problem, module)
        raise GameFailed("cli-error-game", game=rules.info.id, problem=what) from problem


def unreadable(file: Path | str, problem: OSError) -> BadFile:
    """A file that the system does not let us read."""
    return BadFile("cli-error-read", file=str(file), problem=problem.strerror or str(problem))


def unwritable(file: Path | str, problem: OSError) -> BadFile:
    """A file that the system does not let us write."""
    return BadFile("cli-error-write", file=str(file), problem=problem.strerror or str(problem))
