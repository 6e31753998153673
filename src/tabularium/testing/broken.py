"""What a check says when it fails."""

from __future__ import annotations

from tabularium.kernel.errors import TabulariumError


class BrokenPromise(TabulariumError, AssertionError):
    """A bot or a game does not do what everybody relies on; the message says where and what."""
