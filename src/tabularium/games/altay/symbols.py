"""Attack and defence symbols on cards (A10)."""

from __future__ import annotations

from typing import Final

from tabularium.cards.faults import at_least
from tabularium.kernel.machine import Node, State
from tabularium.locale.talk import Talk

SORTS: Final = ("attack", "defence")


class Symbols(Node):
    """Attack or defence symbols. They count in combat only, so the card is not played for them."""

    def __init__(self, sort: str, amount: int) -> None:
        super().__init__()
        self.sort = sort
        self.amount = amount

    def fault(self) -> str:
        if self.sort not in SORTS:
            return f"there are no symbols of {self.sort}"
        return at_least(1, self.amount, "symbols")

    def can(self, g: State, seat: int, source: int) -> bool:
        return False

    def text(self, talk: Talk, form: str = "") -> str:
        return talk.say(f"altay-{self.sort}", {"n": self.amount})

    def slug(self) -> str:
        return self.sort


def symbols_on(effects: list[Node], sort: str) -> int:
    """How many symbols of a sort a card shows."""
    n = 0
    for effect in effects:
        if isinstance(effect, Symbols) and effect.sort == sort:
            n += effect.amount
    return n
