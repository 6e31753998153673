"""Costs of masks, which two Olmec cards lighten (I151)."""

from __future__ import annotations

from tabularium.cards.verbs import Deed
from tabularium.games.imperium import layout as at
from tabularium.games.imperium.catalogue import EXHAUST, KINDS
from tabularium.games.imperium.in_order import fire
from tabularium.games.imperium.moves import abandon
from tabularium.games.imperium.pick_some import PICKED
from tabularium.games.imperium.reactions import exhaust, ready
from tabularium.games.imperium.table import garrison_of
from tabularium.games.imperium.traits import MASK
from tabularium.games.imperium.verbs import Discard
from tabularium.kernel.machine import FRAME, PC, State


def helpers(g: State, seat: int, source: int) -> list[int]:
    """Cards that can lighten a cost of masks now, each by one.

    A card whose effect asks for masks is exhausted itself: as long as it is not, one token is kept
    for it.
    """
    if g.nums[at.TURN] != seat:
        return []
    waiting = [card for card in g.hook(seat, at.FEWER_MASKS) if ready(g, seat, card)]
    kept = EXHAUST[KINDS[source]] is not None and not g.marks[source] & at.EXHAUSTED
    return waiting[: g.nums[at.EXHAUSTS + seat] - int(kept)]


class DiscardMasks(Discard):
    """Discard masks; what lies under Stone Heads may stand in for them. PC 0 lets others react."""

    def __init__(self, n: int) -> None:
        super().__init__(n, MASK)

    def cards(self, g: State, seat: int, source: int) -> list[int]:
        cards = super().cards(g, seat, source)
        for host in g.hook(seat, at.INSTEAD_OF_MASKS):
            cards += garrison_of(g, seat, host)
        return cards

    def can(self, g: State, seat: int, source: int) -> bool:
        return len(self.cards(g, seat, source)) + len(helpers(g, seat, source)) >= self.n

    def step(self, g: State, seat: int, source: int) -> None:
        stack = g.stack
        top = g.top
        if stack[top + PC] == 0:
            stack[top + PC] = 1
            missing = self.n - len(self.cards(g, seat, source))
            for helper in helpers(g, seat, source)[: max(0, missing)]:
                exhaust(g, seat, helper)  # not a question: without it the cost is not met
                stack[top + PICKED] += 1
            fire(g, seat, at.FEWER_MASKS)
            return
        super().step(g, seat, source)

    def act(self, g: State, seat: int, source: int, card: int) -> None:
        if g.marks[card] & at.GARRISONED:
            abandon(g, seat, card)
        else:
            super().act(g, seat, source, card)


class FewerMasks(Deed):
    """One mask less has to be discarded."""

    says = "fewer-masks"

    def do(self, g: State, seat: int, source: int) -> None:
        frame = g.top
        while frame >= 0:
            if isinstance(g.rules.nodes[g.stack[frame]], DiscardMasks):
                g.stack[frame + PICKED] += 1
                return
            frame -= FRAME


class InsteadOfMasks(Deed):
    """Never run: cards garrisoned here may be abandoned instead of masks discarded."""

    says = "instead-of-masks"
