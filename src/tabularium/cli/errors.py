"""Errors of the command line, told like those of the engine."""

from __future__ import annotations

from pathlib import Path

from tabularium.kernel.errors import BadRecord, TabulariumError


class BadRequest(TabulariumError):
    """What was asked of the command cannot be done."""


class BadFile(BadRequest):
    """A file cannot be read or written."""


class DamagedFile(BadRecord):
    """A file that should hold a game does not."""


def unreadable(file: Path | str, problem: OSError) -> BadFile:
    """A file that the system does not let us read."""
    return BadFile("cli-error-read", file=str(file), problem=problem.strerror or str(problem))


def unwritable(file: Path | str, problem: OSError) -> BadFile:
    """A file that the system does not let us write."""
    return BadFile("cli-error-write", file=str(file), problem=problem.strerror or str(problem))
