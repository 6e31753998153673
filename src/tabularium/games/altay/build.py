"""Building settlements (A40-A43)."""

from __future__ import annotations

from typing import Final

from tabularium.games.altay import layout as at
from tabularium.games.altay.asking import AskPlace
from tabularium.games.altay.board import NEIGHBOURS, OUT_OF_PLAY, TERRITORIES
from tabularium.games.altay.events import BUILD, SETTLEMENT_LOST
from tabularium.kernel.machine import R0, SEAT, State
from tabularium.locale.talk import Talk

# IN_PLAY[players][territory]
IN_PLAY: Final[list[list[bool]]] = [
    [t not in OUT_OF_PLAY.get(players, []) for t in range(TERRITORIES)] for players in range(5)
]


def map_size(g: State) -> int:
    """The number of players whose map is used (A15)."""
    return 4 if g.opts[at.FULL_MAP] else g.seats


def is_free(g: State, territory: int) -> bool:
    """No conquest token, no settlement, and part of this game (A42, A71)."""
    return (
        g.nums[at.OWNER + territory] < 0
        and g.nums[at.TOKEN + territory] == 0
        and IN_PLAY[map_size(g)][territory]
    )


def building_spots(g: State, seat: int) -> list[int]:
    """Where a settlement may be placed: crowds below four, and free neighbours (A42)."""
    nums = g.nums
    spots: list[int] = []
    in_play = IN_PLAY[map_size(g)]
    for t in range(TERRITORIES):
        owner = nums[at.OWNER + t]
        if owner == seat:
            if nums[at.COUNT + t] < at.CROWD:
                spots.append(t)
        elif owner < 0 and nums[at.TOKEN + t] == 0 and in_play[t]:
            for n in NEIGHBOURS[t]:
                if nums[at.OWNER + n] == seat:
                    spots.append(t)
                    break
    return spots


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
        super().__init__()
        self.amount = amount

    def step(self, g: State, seat: int, source: int) -> None:
        top = g.top
        seat = g.stack[top + SEAT]
        nums = g.nums
        if g.stack[top + R0] == self.amount or nums[at.SUPPLY + seat] == 0:
            g.pop()
            return
        spots = building_spots(g, seat)
        if spots:
            g.ask(seat, spots)
            return
        g.stack[top + R0] += 1
        nums[at.SUPPLY + seat] -= 1
        nums[at.LOST + seat] += 1
        if g.telling:
            g.tell(SETTLEMENT_LOST, seat)

    def chose(self, g: State, seat: int, source: int, code: int) -> None:
        top = g.top
        seat = g.stack[top + SEAT]
        g.stack[top + R0] += 1
        g.nums[at.SUPPLY + seat] -= 1
        put_settlement(g, seat, code)
        if g.telling:
            g.tell(BUILD, seat, code)

    def kind(self) -> str:
        return "build"

    def prompt(self, g: State, talk: Talk) -> str:
        left = self.amount - g.stack[g.top + R0]
        return talk.say("altay-ask-build", {"n": left})

    def text(self, talk: Talk, form: str = "") -> str:
        return talk.say("altay-build" + form, {"n": self.amount})
