"""Questions, and what is said of things that are no answer to them."""

from __future__ import annotations

from typing import Final

from tabularium.cards.control import Asking
from tabularium.games.settlers import layout as at
from tabularium.kernel.machine import Node, State
from tabularium.kernel.offer import Thing, Word
from tabularium.kernel.reason import Reason
from tabularium.locale.talk import Talk

# what lies open to be chosen from; what lies elsewhere is for the action phase
OPEN_ZONES: Final[list[str]] = ["offer", "drawn", "looked_at"]


class Prompt(Word):
    """The question that a node asks."""

    def __init__(self, g: State, node: Node) -> None:
        self.g = g
        self.node = node

    def words(self, talk: Talk) -> str:
        return self.node.prompt(self.g, talk)


def comes_later(g: State, thing: Thing, node: Node) -> Reason | None:
    """Outside the action phase it is nobody's turn."""
    if g.nums[at.TURN] >= 0 or thing.zone in OPEN_ZONES:
        return None
    return Reason("why-phase", "S36", {"prompt": Prompt(g, node)})


class Question(Asking):
    """A question of Settlers, in whatever phase it is asked."""

    def refuses(self, g: State, thing: Thing) -> Reason | None:
        return comes_later(g, thing, self)
