"""Spending workers (S78), and the Oasis that watches it (S108)."""

from __future__ import annotations

from typing import Final

from tabularium.cards.control import Asking
from tabularium.cards.standing import fire
from tabularium.games.settlers import layout as at
from tabularium.games.settlers.events import WORK
from tabularium.games.settlers.gain import Goods, gain_option
from tabularium.games.settlers.supply import can_draw, gain
from tabularium.games.settlers.words import Good
from tabularium.kernel.machine import R0, State, Verb
from tabularium.kernel.offer import Offer
from tabularium.kernel.reason import Reason
from tabularium.locale.talk import Talk

SPENT: Final = R0  # pairs of workers so far
ENOUGH: Final = 255
PAIR: Final = 2
TOO_FEW: Final = [
    Reason("why-missing", "S78", {"goods": Goods([(at.WORKER, PAIR - n)])}) for n in range(PAIR)
]
OASIS_LIMIT: Final = 4


class SpendWorkers(Asking):
    """Two workers for a resource or a card, any number of pairs, each decided for itself."""

    def why(self, g: State, seat: int, source: int) -> Reason | None:
        workers = g.nums[at.POOL + seat * at.HELD + at.WORKER]
        return None if workers >= PAIR else TOO_FEW[workers]

    def step(self, g: State, seat: int, source: int) -> None:
        stack = g.stack
        out: list[int] = []
        if g.nums[at.POOL + seat * at.HELD + at.WORKER] >= PAIR:
            out = list(range(at.RESOURCES))
            if can_draw(g, seat, at.CARD + 1) or can_draw(g, seat, at.CARD + 2):
                out.append(at.CARD)
        if stack[g.top + SPENT]:
            out.append(ENOUGH)
        g.ask(seat, out)

    def chose(self, g: State, seat: int, source: int, code: int) -> None:
        stack = g.stack
        if code == ENOUGH:
            g.pop()
            return
        stack[g.top + SPENT] += 1
        g.nums[at.POOL + seat * at.HELD + at.WORKER] -= PAIR
        if g.telling:
            g.tell(WORK, seat, code)
        for rival in range(g.seats):
            if rival != seat:
                fire(g, rival, at.WORKERS_SPENT)
        gain(g, seat, code, 1)

    def key(self, g: State, code: int) -> str:
        return "done" if code == ENOUGH else at.GOODS[code]

    def option(self, g: State, code: int) -> Offer:
        if code == ENOUGH:
            return Offer("settlers-do-enough")
        return gain_option(g, code, [Good(g.to_move, at.WORKER)])


class OasisWorker(Verb):
    """A worker, at most four of them a round."""

    def do(self, g: State, seat: int, source: int) -> None:
        if g.marks[source] >> at.COUNT < OASIS_LIMIT:
            g.marks[source] += 1 << at.COUNT
            gain(g, seat, at.WORKER, 1)

    def text(self, talk: Talk, form: str = "") -> str:
        return talk.say("settlers-oasis" + form, {"most": OASIS_LIMIT})


SPEND_WORKERS: Final = SpendWorkers("work")
