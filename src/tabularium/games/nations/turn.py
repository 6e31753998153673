"""The action phase: an action a turn, workers off cards at any moment of it (N56-N61, N90-N106)."""

from __future__ import annotations

from typing import Final

from tabularium.cards.menu import BUTTONS, Menu
from tabularium.games.nations import layout as at
from tabularium.games.nations.buyable import EMPTY_SPACE, slot_at
from tabularium.games.nations.events import SKIP, TURN_BEGINS
from tabularium.games.nations.virtual_opponent import OPPONENT_ACTS
from tabularium.kernel.machine import PC, Node, State
from tabularium.kernel.offer import Thing
from tabularium.kernel.reason import Reason

ACT_FIRST: Final = Reason("why-nations-end", "N57")
ACTED: Final = Reason("why-acted", "N57")
# what no action is about, by where it lies
OF_NO_ACTION: Final[dict[str, Reason]] = {
    **dict.fromkeys(at.SECTIONS, Reason("why-nations-section", "N107")),
    **dict.fromkeys(["event", "looked_at"], Reason("why-nations-event", "N52")),
    "war": Reason("why-nations-war", "N78"),
    "gone": Reason("why-nations-gone", "N65"),
}


class TurnMenu(Menu):
    """What may be done in a turn."""

    def lies(self, g: State, thing: Thing) -> Reason | None:
        return super().lies(g, thing) or OF_NO_ACTION.get(thing.zone)


class Afterwards(TurnMenu):
    """What may still be done after the action of a turn."""

    def lies(self, g: State, thing: Thing) -> Reason | None:
        slot = slot_at(g, thing)
        if slot >= 0 and g.zones[at.MARKET][slot] == slot:
            return EMPTY_SPACE
        done = thing.zone in ("market", "architects", BUTTONS) or (
            thing.seat == g.to_move and thing.zone not in at.SECTIONS
        )
        return ACTED if done else super().lies(g, thing)


class ActionMenu(TurnMenu):
    """A second action of a turn (Sun Tzu) is not asked of who has passed with the first."""

    def lies(self, g: State, thing: Thing) -> Reason | None:
        return ACT_FIRST if thing.zone == BUTTONS else super().lies(g, thing)

    def step(self, g: State, seat: int, source: int) -> None:
        if g.nums[at.PASSED + seat]:
            g.pop()
        else:
            super().step(g, seat, source)


class ActionPhase(Node):
    """Turn after turn in player order until all have passed (N56)."""

    def __init__(self, action: Node, afterwards: Node) -> None:
        super().__init__()
        self.action = action
        self.afterwards = afterwards

    def parts(self) -> list[Node]:
        return [self.action, self.afterwards, OPPONENT_ACTS]

    def step(self, g: State, seat: int, source: int) -> None:
        nums = g.nums
        seats = g.seats
        place = 0
        if nums[at.TURN] >= 0:
            while nums[at.ORDER + place] != nums[at.TURN]:
                place += 1
            place += 1
        for i in range(seats):
            seat = nums[at.ORDER + (place + i) % seats]
            if not nums[at.PASSED + seat]:
                nums[at.TURN] = seat
                nums[at.TURNS + seat] += 1
                self.begin(g, seat)
                return
        nums[at.TURN] = -1
        g.pop()

    def begin(self, g: State, seat: int) -> None:
        """A turn; a first one may be skipped, or hold two actions (N213)."""
        first = g.nums[at.TURNS + seat] == 1
        if first and g.mod(seat, at.SKIPPED):
            if g.telling:
                g.tell(SKIP, seat)
            return
        if g.telling:
            g.tell(TURN_BEGINS, seat)
        if g.opts[at.UNDEPLOY_AFTER]:
            g.push(self.afterwards, seat, -1)
        if first and g.mod(seat, at.TWO_ACTIONS):
            g.push(self.action, seat, -1)
        g.push(self.action, seat, -1)

    def fits(self, g: State, frame: int) -> bool:
        return g.stack[frame + PC] == 0
