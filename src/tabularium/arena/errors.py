"""What can be wrong with a tournament."""

from __future__ import annotations

from tabularium.kernel.errors import TabulariumError


class BadPlan(TabulariumError):
    """A tournament that cannot be played."""


class BadFolder(TabulariumError):
    """A folder that does not hold this tournament, or none at all."""
