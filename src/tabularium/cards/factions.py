"""Picking factions, as games do in which every player leads one."""

from __future__ import annotations

from mypy_extensions import mypyc_attr

from tabularium.kernel.machine import Node, State
from tabularium.kernel.offer import Offer
from tabularium.kernel.part import lacking
from tabularium.locale.talk import Talk


@mypyc_attr(allow_interpreted_subclasses=True)
class PickFactions(Node):
    """Clockwise from the first player; factions given beforehand are not asked for.

    The numbers say where a game keeps its first player, its factions and the option to draw them.
    """

    def __init__(self, first: int, faction: int, drawn: int) -> None:
        super().__init__()
        self.first = first
        self.faction = faction
        self.drawn = drawn

    def take(self, g: State, seat: int, faction: int) -> None:
        """The player gets what belongs to the faction."""
        raise lacking(self, "take")

    def open(self, g: State, faction: int) -> bool:
        """Whether a faction may be picked: its set of cards may not be in use."""
        return True

    def waiting(self, g: State) -> int:
        """The next seat without a faction, -1 when there is none."""
        for i in range(g.seats):
            seat = (g.nums[self.first] + i) % g.seats
            if g.nums[self.faction + seat] < 0:
                return seat
        return -1

    def step(self, g: State, seat: int, source: int) -> None:
        seat = self.waiting(g)
        if seat < 0:
            g.pop()
            return
        taken = [g.nums[self.faction + other] for other in range(g.seats)]
        factions = range(len(g.rules.info.factions))
        free = [number for number in factions if number not in taken and self.open(g, number)]
        if g.opts[self.drawn]:
            free = [free[g.below(len(free))]]
        g.ask(seat, free)

    def chose(self, g: State, seat: int, source: int, code: int) -> None:
        self.take(g, self.waiting(g), code)

    def kind(self) -> str:
        return "faction"

    def messages(self) -> list[str]:
        return [f"{self.game}-ask-faction"]

    def prompt(self, g: State, talk: Talk) -> str:
        return talk.say(f"{g.rules.info.id}-ask-faction")

    def key(self, g: State, code: int) -> str:
        return g.rules.info.factions[code]

    def option(self, g: State, code: int) -> Offer:
        return Offer(f"{g.rules.info.id}-{g.rules.info.factions[code]}")
