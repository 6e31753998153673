"""Parts that are installed only by those who want them."""

from __future__ import annotations

from tabularium.kernel.errors import TabulariumError


class MissingPart(TabulariumError):
    """A library of an optional part is not installed."""


def missing(problem: ModuleNotFoundError, extra: str) -> MissingPart:
    """What to install for a library that is not there."""
    return MissingPart("error-missing-part", name=problem.name or "", extra=extra)
