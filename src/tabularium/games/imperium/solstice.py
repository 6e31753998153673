"""The solstice that ends every round (I66, I193)."""

from __future__ import annotations

from typing import Final

from tabularium.games.imperium import layout as at
from tabularium.games.imperium.catalogue import KINDS, SOLSTICE
from tabularium.games.imperium.choosing import PickCard, unlike
from tabularium.games.imperium.effects import ASIDE, EFFECT, begin_effect
from tabularium.games.imperium.in_order import IN_ORDER
from tabularium.games.imperium.table import working
from tabularium.kernel.machine import PC, R0, Node, State

SERVED: Final = R0  # a register of Solstices


class Solstices(PickCard):
    """Every player from the first on, all of their own effects in chosen order (I193).

    All of it is one moment (I66): what comes into play during it waits for the next solstice
    (I209, I217). PC is 1 once the effects that take part are marked; SERVED counts the
    players who are done.
    """

    asks = "solstice"

    def can(self, g: State, seat: int, source: int) -> bool:
        return True

    def parts(self) -> list[Node]:
        return [EFFECT, ASIDE, IN_ORDER]

    def fits(self, g: State, frame: int) -> bool:
        return g.stack[frame + PC] in (0, 1) and 0 <= g.stack[frame + SERVED] <= g.seats

    def seat(self, g: State) -> int:
        return (g.nums[at.FIRST] + g.stack[g.top + SERVED]) % g.seats

    def step(self, g: State, seat: int, source: int) -> None:
        if g.stack[g.top + PC] == 0:
            g.stack[g.top + PC] = 1
            for seat in range(g.seats):
                for card in working(g, seat):
                    if SOLSTICE[KINDS[card]] is not None:
                        g.marks[card] |= at.SOLSTICE_DUE
        if g.stack[g.top + SERVED] == g.seats:
            g.pop()
            return
        seat = self.seat(g)
        waiting = [card for card in working(g, seat) if g.marks[card] & at.SOLSTICE_DUE]
        if waiting:
            g.ask(seat, unlike(g, waiting))
        else:
            g.stack[g.top + SERVED] += 1

    def chose(self, g: State, seat: int, source: int, code: int) -> None:
        g.marks[code] &= ~at.SOLSTICE_DUE
        effect = SOLSTICE[KINDS[code]]
        assert effect is not None
        begin_effect(g, effect, self.seat(g), code)
