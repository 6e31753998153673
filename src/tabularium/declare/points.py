"""The points of every seat, by the game's own categories."""

from __future__ import annotations

from typing import Any

from tabularium.declare.entry import IN_VIEWS, OWN, Entry
from tabularium.declare.schema import NUMBER, Schema, mapping
from tabularium.kernel.machine import State


class Points(Entry):
    """What every seat would score now."""

    def __init__(self, says: str = "") -> None:
        super().__init__("points", OWN, says, IN_VIEWS)

    def show(self, g: State, viewer: int, player: int) -> Any:
        return dict(zip(g.rules.categories(), g.rules.score(g, player), strict=True))

    def schema(self) -> Schema:
        return mapping(NUMBER)
