"""What can be wrong with a tournament."""

from __future__ import annotations

from tabularium.kernel.errors import TabulariumError


class BadPlan(TabulariumError):
    """A tournament that cannot be played."""


class BadFolder(TabulariumError):
    """A folder that does not hold this tournament, or none at all."""


class MissingPart(TabulariumError):
    """A library of the arena is not installed."""


def missing(problem: ModuleNotFoundError, extra: str) -> MissingPart:
    """What to install for a library that is not there."""
    return MissingPart("arena-error-missing", name=problem.name or "", extra=extra)
