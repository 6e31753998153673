"""What views say though the state does not hold it: what follows from the rest."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from tabularium.declare.entry import FORECAST, IN_VIEWS, OPEN, OWN, Entry
from tabularium.declare.schema import Schema
from tabularium.kernel.machine import State


class Told(Entry):
    """Reckoned by a function of the rules, so that nobody has to reckon for themselves.

    The function is given the state and a player, 0 for what is shared.
    """

    def __init__(
        self, name: str, schema: Schema, reckon: Callable[[State, int], Any], own: bool = False
    ) -> None:
        super().__init__(name, own, told=IN_VIEWS)
        self.reckon = reckon
        self.shape = schema

    def show(self, g: State, viewer: int, player: int) -> Any:
        return self.reckon(g, player)

    def schema(self) -> Schema:
        return self.shape


class Foretold(Told):
    """A forecast: told of every player to those who ask, or of the viewer alone."""

    def __init__(
        self,
        name: str,
        schema: Schema,
        reckon: Callable[[State, int], Any],
        says: str = "",
        seen: int = OPEN,
    ) -> None:
        super().__init__(name, schema, reckon, OWN)
        self.told = FORECAST
        self.says = says
        self.seen = seen
