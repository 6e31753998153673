"""Turns and rounds (I42-I44, I66-I68, I193-I195)."""

from __future__ import annotations

from tabularium.games.imperium import layout as at
from tabularium.games.imperium.ending import end_game
from tabularium.games.imperium.events import ROUND_BEGINS, SOLSTICE_BEGINS, TURN_BEGINS
from tabularium.kernel.machine import PC, Node, State


class TakeTurn(Node):
    """One player's turn: actions, and what follows them."""

    def __init__(self, actions: Node, clean_up: Node) -> None:
        super().__init__()
        self.actions = actions
        self.clean_up = clean_up

    def parts(self) -> list[Node]:
        return [self.actions, self.clean_up]

    def step(self, g: State, seat: int, source: int) -> None:
        g.pop()
        g.nums[at.ACTIVATING] = 0
        if g.telling:
            g.tell(TURN_BEGINS, seat)
        g.push_scope(self.clean_up, seat, -1)
        g.push(self.actions, seat, -1)


class Rounds(Node):
    """Turns from the first player on, a solstice, and so on until one full round after scoring
    was triggered (I68). PC counts the turns of the round; after them comes the solstice."""

    def __init__(self, turn: Node, solstice: Node, ending: Node) -> None:
        super().__init__()
        self.turn = turn
        self.solstice = solstice
        self.ending = ending

    def parts(self) -> list[Node]:
        return [self.turn, self.solstice, self.ending]

    def fits(self, g: State, frame: int) -> bool:
        return 0 <= g.stack[frame + PC] <= g.seats + 1

    def step(self, g: State, seat: int, source: int) -> None:
        stack = g.stack
        top = g.top
        pc = stack[top + PC]
        if pc == 0:
            g.nums[at.ROUND] += 1
            if g.telling:
                g.tell(ROUND_BEGINS, g.nums[at.FIRST], g.nums[at.ROUND])
        if pc < g.seats:
            stack[top + PC] = pc + 1
            g.nums[at.TURN] = (g.nums[at.FIRST] + pc) % g.seats
            g.push(self.turn, g.nums[at.TURN], -1)
        elif pc == g.seats:
            stack[top + PC] = pc + 1
            g.nums[at.TURN] = -1
            if g.telling:
                g.tell(SOLSTICE_BEGINS, -1)
            g.push(self.solstice, 0, -1)
        elif g.nums[at.ENDING] == 2:
            end_game(g)
        else:
            if g.nums[at.ENDING] == 1:
                g.nums[at.ENDING] = 2
            stack[top + PC] = 0
