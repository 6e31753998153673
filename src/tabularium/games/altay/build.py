"""Building settlements (A40-A43)."""

from __future__ import annotations

from typing import Final

from tabularium.cards.faults import at_least
from tabularium.games.altay import layout as at
from tabularium.games.altay.asking import AskPlace
from tabularium.games.altay.board import NEIGHBOURS, OUT_OF_PLAY, TERRITORIES
from tabularium.games.altay.events import BUILD, SETTLEMENT_LOST
from tabularium.kernel.machine import R0, State
from tabularium.kernel.reason import Reason
from tabularium.locale.talk import Talk

PLACED: Final = R0  # register of Build: settlements placed or lost so far

# IN_PLAY[players][territory]
IN_PLAY: Final[list[list[bool]]] = [
    [t not in OUT_OF_PLAY.get(players, []) for t in range(TERRITORIES)] for players in range(5)
]


def map_size(g: State) -> int:
    """The number of players whose map is used (A15)."""
    return 4 if g.opts[at.FULL_MAP] else g.seats


class Settling:
    """Where a settlement may come to, by the rule under which it does."""

    def __init__(self, rule: str, far: str) -> None:
        self.token: Reason = Reason("why-altay-has-token", rule)
        self.crowded: Reason = Reason("why-altay-crowded", rule, {"n": at.CROWD})
        self.taken: Reason = Reason("why-altay-taken", rule)
        self.far: Reason = Reason(far, rule)

    def obstacle(self, g: State, seat: int, territory: int) -> Reason | None:
        """What stands against a territory: one's own crowds of four, all that is not free (A42)."""
        nums = g.nums
        owner = nums[at.OWNER + territory]
        if owner == seat:
            return self.crowded if nums[at.COUNT + territory] == at.CROWD else None
        if owner >= 0:
            return self.taken
        if nums[at.TOKEN + territory]:
            return self.token
        return None if IN_PLAY[map_size(g)][territory] else self.far


BUILDING: Final = Settling("A42", "why-altay-not-next-build")


def is_near(g: State, seat: int, territory: int) -> bool:
    """Whether a territory is one's own or next to one's own."""
    owner = at.OWNER
    if g.nums[owner + territory] == seat:
        return True
    for n in NEIGHBOURS[territory]:
        if g.nums[owner + n] == seat:
            return True
    return False


def put_settlement(g: State, seat: int, territory: int) -> None:
    g.nums[at.OWNER + territory] = seat
    g.nums[at.COUNT + territory] += 1


def remove_settlement(g: State, territory: int) -> None:
    """One settlement leaves a territory; an empty territory is nobody's (A71)."""
    nums = g.nums
    nums[at.COUNT + territory] -= 1
    if nums[at.COUNT + territory] == 0:
        nums[at.OWNER + territory] = -1


class Build(AskPlace):
    """Place available settlements, one after another; one that fits nowhere leaves the game."""

    def __init__(self, amount: int) -> None:
        super().__init__("build")
        self.amount = amount

    def fault(self) -> str:
        return at_least(1, self.amount, "settlements")

    def step(self, g: State, seat: int, source: int) -> None:
        top = g.top
        nums = g.nums
        if g.stack[top + PLACED] == self.amount or nums[at.SUPPLY + seat] == 0:
            g.pop()
            return
        spots = [t for t in range(TERRITORIES) if self.obstacle(g, seat, t) is None]
        if spots:
            g.ask(seat, spots)
            return
        g.stack[top + PLACED] += 1
        nums[at.SUPPLY + seat] -= 1
        nums[at.LOST + seat] += 1
        if g.telling:
            g.tell(SETTLEMENT_LOST, seat)

    def obstacle(self, g: State, seat: int, territory: int) -> Reason | None:
        reason = BUILDING.obstacle(g, seat, territory)
        if reason is None and not is_near(g, seat, territory):
            return BUILDING.far
        return reason

    def chose(self, g: State, seat: int, source: int, code: int) -> None:
        g.stack[g.top + PLACED] += 1
        g.nums[at.SUPPLY + seat] -= 1
        put_settlement(g, seat, code)
        if g.telling:
            g.tell(BUILD, seat, code)

    def prompt(self, g: State, talk: Talk) -> str:
        left = self.amount - g.stack[g.top + PLACED]
        return talk.say("altay-ask-build", {"n": left})

    def text(self, talk: Talk, form: str = "") -> str:
        return talk.say("altay-build" + form, {"n": self.amount})
