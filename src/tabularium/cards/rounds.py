"""Rounds: everybody's turn, clockwise from the first player, until the game ends."""

from __future__ import annotations

from mypy_extensions import mypyc_attr

from tabularium.kernel.machine import Node, State
from tabularium.kernel.part import lacking


@mypyc_attr(allow_interpreted_subclasses=True)
class Rounds(Node):
    """A game ends with a finished round. A game derives from it and says when that is.

    ``first``, ``whose`` and ``number`` are where its layout keeps the first player, whose turn it
    is, and the number of the round.
    """

    def __init__(self, turn: Node, first: int, whose: int, number: int) -> None:
        super().__init__()
        self.turn = turn
        self.first = first
        self.whose = whose
        self.number = number

    def parts(self) -> list[Node]:
        return [self.turn]

    def ended(self, g: State) -> bool:
        """Whether no further round is played."""
        raise lacking(self, "ended")

    def begins(self, g: State, seat: int) -> None:
        """A turn begins: what is to be told of it, and done before."""

    def ends(self, g: State, seat: int) -> None:
        """No further round is played: what is to be told of it."""

    def step(self, g: State, seat: int, source: int) -> None:
        nums = g.nums
        turn = (nums[self.whose] + 1) % g.seats if nums[self.number] else nums[self.first]
        if turn == nums[self.first]:
            if nums[self.number] and self.ended(g):
                self.ends(g, turn)
                g.finish()
                return
            nums[self.number] += 1
        nums[self.whose] = turn
        self.begins(g, turn)
        g.push(self.turn, turn, -1)
