"""Looking at the top of one's own nation deck (I99, I165)."""

from __future__ import annotations

from tabularium.cards.sequence import Sequence
from tabularium.games.imperium import layout as at
from tabularium.games.imperium.catalogue import KINDS
from tabularium.games.imperium.events import NATION_LOOKED, WAS
from tabularium.games.imperium.words import Asking
from tabularium.kernel.machine import FRAME, PC, SEAT, State


class LookAtNation(Asking):
    """See the top nation card; it stays where it is. What is asked next names it."""

    asks = "look-nation"

    def can(self, g: State, seat: int, source: int) -> bool:
        return len(g.zones[at.NATION + seat]) > 0

    def step(self, g: State, seat: int, source: int) -> None:
        g.pop()
        if g.zones[at.NATION + seat]:
            g.reveals += 1
            g.marks[g.zones[at.NATION + seat][-1]] |= 1 << at.SEEN_SHIFT + seat
            if g.telling:
                g.tell(NATION_LOOKED, seat)
                g.tell_only(seat, WAS, seat, KINDS[g.zones[at.NATION + seat][-1]])


def looked_at_nation(g: State) -> bool:
    """Whether who is being asked has looked at the top nation card in the step before this one."""
    below = g.top - FRAME
    if below < 0 or g.to_move < 0 or g.stack[below + SEAT] != g.to_move:
        return False
    node = g.rules.nodes[g.stack[below]]
    if not isinstance(node, Sequence) or g.stack[below + PC] < 2:
        return False
    before = node.steps[g.stack[below + PC] - 2]
    return isinstance(before, LookAtNation) and len(g.zones[at.NATION + g.to_move]) > 0
