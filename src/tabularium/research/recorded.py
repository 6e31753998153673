"""Environments that can be copied and pickled in the middle of a game, compiled or not."""

from __future__ import annotations

from typing import Any

from tabularium.api import replay


class Recorded:
    """Something with a ``game``, which goes as its record: rules are not copied."""

    def __getstate__(self) -> dict[str, Any]:
        state = self.__dict__.copy()
        if "game" in state:
            state["game"] = state["game"].record()
        return state

    def __setstate__(self, state: dict[str, Any]) -> None:
        self.__dict__.update(state)
        if "game" in state:
            self.game = replay(state["game"])
