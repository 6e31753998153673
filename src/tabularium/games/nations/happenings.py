"""Events: for whom, in which order, and when they happen (N149-N157)."""

from __future__ import annotations

from typing import Final

from tabularium.cards.faults import one_of
from tabularium.cards.sequence import Sequence
from tabularium.games.nations import layout as at
from tabularium.games.nations.catalogue import KIND, KINDS
from tabularium.games.nations.conditions import Who
from tabularium.games.nations.effects import Lose
from tabularium.games.nations.events import HAPPENING, NEW_ORDER
from tabularium.games.nations.happening_effects import MEANT, MOVERS, REST, UndeployFor
from tabularium.games.nations.in_play import settle
from tabularium.games.nations.ranks import in_order
from tabularium.games.nations.virtual_opponent import change_rival
from tabularium.kernel.machine import PC, SCOPE, SOURCE, Node, State, Verb
from tabularium.locale.talk import Talk

UNMOVED: Final = 0
TO_FRONT: Final = 1
TO_END: Final = 2


def move(g: State, movers: int, where: int) -> None:
    """Some nations go to the front or the end of the order, as a block (N151)."""
    seats = in_order(g)
    moved = [seat for seat in seats if movers >> seat & 1]
    rest = [seat for seat in seats if not movers >> seat & 1]
    after = moved + rest if where == TO_FRONT else rest + moved
    g.nums[at.ORDER : at.ORDER + g.seats] = after
    if after != seats and g.telling:
        g.tell(NEW_ORDER, after[0])


class For(Node):
    """An effect for some nations, perhaps another for all others, perhaps a new place in order.

    Nations are chosen at the start; they decide from last to first (N152), the others after them.
    """

    def __init__(
        self,
        who: Who,
        effect: Node | None = None,
        order: int = UNMOVED,
        others: Node | None = None,
        chosen: bool = False,
    ) -> None:
        super().__init__()
        self.who = who
        self.effect = effect
        self.order = order
        self.others = others
        self.chosen = chosen  # who moves is decided by the effect

    def fault(self) -> str:
        if self.effect is None and self.others is None and self.order == UNMOVED:
            return "nothing happens"
        if self.chosen and self.order == UNMOVED:
            return "where those go who are chosen is not said"
        return one_of(TO_END + 1, "end of the order", self.order)

    def parts(self) -> list[Node]:
        return [node for node in (self.effect, self.others) if node is not None]

    def fits(self, g: State, frame: int) -> bool:
        return 0 <= g.stack[frame + PC] <= 2 * g.seats + 1

    def step(self, g: State, seat: int, source: int) -> None:
        stack = g.stack
        top = g.top
        pc = stack[top + PC]
        stack[top + PC] = pc + 1
        if pc == 0:
            stack[top + SCOPE] = top
            self.begin(g, top)
        elif pc <= g.seats:
            seat = g.nums[at.ORDER + g.seats - pc]
            if self.effect is not None and stack[top + MEANT] >> seat & 1:
                g.push(self.effect, seat, stack[top + SOURCE])
        elif pc <= 2 * g.seats:
            seat = g.nums[at.ORDER + 2 * g.seats - pc]
            if self.others is not None and stack[top + REST] >> seat & 1:
                g.push(self.others, seat, stack[top + SOURCE])
        else:
            movers = stack[top + MOVERS]
            if g.nums[at.TOGETHER]:
                g.nums[at.TOGETHER] = 0
                settle(g)
            rival = g.seats == 1 and stack[top + MEANT] >> 1 & 1
            g.pop()
            if self.order != UNMOVED and movers:
                move(g, movers, self.order)
            if rival and isinstance(self.effect, Lose) and self.effect.amounts[at.BOOKS]:
                change_rival(g, at.BOOKS, -self.effect.amounts[at.BOOKS])

    def begin(self, g: State, top: int) -> None:
        mask = self.who.mask(g)
        g.stack[top + MEANT] = mask
        # workers taken off cards one by one weaken at once (N237)
        several = mask & mask - 1 != 0
        g.nums[at.TOGETHER] = int(several and not isinstance(self.effect, UndeployFor))
        if self.order != UNMOVED and not self.chosen:
            g.stack[top + MOVERS] = mask
        # without a leader everybody is "other" (Q6)
        if mask or g.opts[at.OTHERS_SUFFER]:
            g.stack[top + REST] = (1 << g.seats) - 1 & ~mask

    def text(self, talk: Talk, form: str = "") -> str:
        """``form`` ".each" is a sentence, the plain one a line of an event card."""
        parts = [self.effect.text(talk, form)] if self.effect is not None else []
        if self.order != UNMOVED and not self.chosen:
            parts.append(
                talk.say("nations-to-front" if self.order == TO_FRONT else "nations-to-end")
            )
        text = talk.say(
            "nations-for" + form,
            {"who": self.who.called(talk, form), "effect": talk.clauses(parts)},
        )
        if self.others is None:
            return text
        return talk.say("nations-others", {"text": text, "effect": self.others.text(talk)})


class Lines(Sequence):
    """Several lines of one event, in the order given (N249)."""

    def text(self, talk: Talk, form: str = "") -> str:
        return "; ".join([step.text(talk) for step in self.steps])


class Happen(Verb):
    """The first or the second event of the card (N149); tiles have none (N194)."""

    def __init__(self, number: int) -> None:
        super().__init__()
        self.number = number

    def do(self, g: State, seat: int, source: int) -> None:
        if g.seats == 1:
            return
        card = g.zones[at.CURRENT][0]
        if g.telling:
            g.tell(HAPPENING, -1, KINDS[card], self.number)
        g.push(KIND[KINDS[card]].happens[self.number], 0, card)


class EndOfEvents(Verb):
    def do(self, g: State, seat: int, source: int) -> None:
        for player in range(g.seats):
            g.nums[at.WEAKENED + player] = 0
