"""The points of every seat, by the game's own categories."""

from __future__ import annotations

from typing import Any

from mypy_extensions import mypyc_attr

from tabularium.declare.entry import IN_VIEWS, OWN, Entry
from tabularium.declare.schema import NUMBER, Schema, record
from tabularium.kernel.machine import State


@mypyc_attr(allow_interpreted_subclasses=True)
class Points(Entry):
    """What every seat would score now."""

    def __init__(self, categories: list[str]) -> None:
        super().__init__("points", OWN, "as if the game ended now", IN_VIEWS)
        self.categories = categories

    def show(self, g: State, viewer: int, player: int) -> Any:
        return dict(zip(self.categories, g.rules.score(g, player), strict=True))

    def schema(self) -> Schema:
        return record(dict.fromkeys(self.categories, NUMBER))
