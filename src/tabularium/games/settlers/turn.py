"""The action phase: one action a turn, free moves besides (S36-S41)."""

from __future__ import annotations

from typing import Final

from tabularium.cards.menu import BUTTONS, ButtonAction, Menu
from tabularium.games.settlers import layout as at
from tabularium.games.settlers.events import PASS, TURN_BEGINS
from tabularium.games.settlers.lying import why_lies
from tabularium.games.settlers.zones import location_at
from tabularium.kernel.machine import Node, State
from tabularium.kernel.offer import Thing
from tabularium.kernel.reason import Reason

ACT_FIRST: Final = Reason("why-settlers-end", "S36")
ACTED: Final = Reason("why-acted", "S36")


class Pass(ButtonAction):
    """No more actions this round, and no target for others (S38)."""

    def act(self, g: State, seat: int) -> None:
        g.nums[at.PASSED + seat] = 1
        if g.telling:
            g.tell(PASS, seat)


class TurnMenu(Menu):
    """What a player may do in a turn."""

    def lies(self, g: State, thing: Thing) -> Reason | None:
        if thing.zone == BUTTONS:
            return ACT_FIRST
        found = why_lies(g, thing)
        return found if found is not None else super().lies(g, thing)


class Afterwards(TurnMenu):
    """What a player may still do after the action of a turn."""

    def lies(self, g: State, thing: Thing) -> Reason | None:
        if thing.zone in ("hand", BUTTONS):
            return ACTED
        found = why_lies(g, thing)
        if found is None and location_at(g, thing) >= 0:
            return ACTED
        return found if found is not None else super().lies(g, thing)


class ActionPhase(Node):
    """Turn after turn, clockwise, until all have passed: an action, then free moves."""

    def __init__(self, turn: Node, afterwards: Node) -> None:
        super().__init__()
        self.turn = turn
        self.afterwards = afterwards

    def step(self, g: State, seat: int, source: int) -> None:
        nums = g.nums
        if nums[at.TURN] < 0:
            nums[at.TURN] = nums[at.FIRST]
        else:
            nums[at.TURN] = (nums[at.TURN] + 1) % g.seats
        for i in range(g.seats):
            seat = (nums[at.TURN] + i) % g.seats
            if nums[at.TURNS + seat] >= at.TURN_CAP and not nums[at.PASSED + seat]:
                nums[at.PASSED + seat] = 1
                if g.telling:
                    g.tell(PASS, seat)
            if not nums[at.PASSED + seat]:
                nums[at.TURN] = seat
                if g.telling:
                    g.tell(TURN_BEGINS, seat)
                self.begin(g, seat)
                return
        nums[at.TURN] = -1
        g.pop()

    def begin(self, g: State, seat: int) -> None:
        """A player's turn."""
        g.nums[at.TURNS + seat] += 1
        g.push(self.afterwards, seat, -1)
        g.push(self.turn, seat, -1)
