"""Several cards of a player wait for one event: that player says which is next (I160)."""

from __future__ import annotations

from typing import Final

from tabularium.games.imperium.choosing import Card, PickCard, unlike
from tabularium.games.imperium.effects import ASIDE, RUNS, interrupt
from tabularium.kernel.machine import FRAME, NODE, PC, R0, SCOPE, SEAT, SOURCE, Node, State, Wording
from tabularium.kernel.offer import Offer

WAITING: Final = R0  # a register of InOrder


class InOrder(PickCard):
    """Lies over the frames of the cards that wait, so many of them, and brings up one by one.

    What can do nothing now is not asked about; it may be able to when another card has reacted.
    """

    asks = "order"

    def can(self, g: State, seat: int, source: int) -> bool:
        return True

    def fits(self, g: State, frame: int) -> bool:
        n = g.stack[frame + WAITING]
        waiting = range(frame - n * FRAME, frame, FRAME)
        return 2 <= n <= frame // FRAME and all(
            g.stack[at] == ASIDE.id and g.stack[at + PC] == 0 for at in waiting
        )

    def response(self, g: State, at: int) -> Node:
        return g.rules.nodes[g.stack[at + RUNS]]

    def able(self, g: State) -> list[int]:
        """The cards that would do something now, the first that was laid first."""
        stack = g.stack
        top = g.top
        cards: list[int] = []
        for i in range(1, stack[top + WAITING] + 1):
            at = top - i * FRAME
            if self.response(g, at).can(g, stack[at + SEAT], stack[at + SOURCE]):
                cards.append(stack[at + SOURCE])
        return cards

    def step(self, g: State, seat: int, source: int) -> None:
        cards = unlike(g, self.able(g))
        if len(cards) > 1:
            g.ask(g.stack[g.top + SEAT], cards)
        elif cards:
            self.chose(g, seat, source, cards[0])
        else:
            g.pop()

    def chose(self, g: State, seat: int, source: int, code: int) -> None:
        base = g.top - g.stack[g.top + WAITING] * FRAME
        waiting = frames_from(g, base)
        for i in range(len(waiting) - 1, -1, -1):
            if waiting[i][SOURCE] == code:
                chosen = waiting.pop(i)
                break
        lay(g, base, waiting)
        if len(waiting) > 1:
            self.cover(g, seat, len(waiting))
        lay(g, len(g.stack), [chosen])

    def cover(self, g: State, seat: int, n: int) -> None:
        top = g.push_scope(self, seat, -1)
        g.stack[top + WAITING] = n

    def option(self, g: State, code: int) -> Offer:
        for i in range(1, g.stack[g.top + WAITING] + 1):
            at = g.top - i * FRAME
            if g.stack[at + SOURCE] == code:
                effect = Wording(self.response(g, at))
                return Offer("imperium-order-option", {"card": Card(g, code), "effect": effect})
        return super().option(g, code)


IN_ORDER: Final = InOrder()


def frames_from(g: State, base: int) -> list[list[int]]:
    """The frames of cards that wait from an offset on, the one that comes first last."""
    stack = g.stack
    return [
        stack[at : at + FRAME]
        for at in range(base, len(stack), FRAME)
        if stack[at + NODE] != IN_ORDER.id
    ]


def lay(g: State, base: int, frames: list[list[int]]) -> None:
    """Frames that have not begun, in place of all from an offset on."""
    del g.stack[base:]
    for frame in frames:
        frame[SCOPE] = len(g.stack)
        g.stack += frame
    g.top = len(g.stack) - FRAME


def await_all(g: State, seat: int, hook: int, counted: int = 0) -> None:
    """Everything of a player that waits at a hook, for an event that ``in_order`` closes."""
    for card in reversed(g.hook(seat, hook)):
        interrupt(g, g.rules.response(card, hook), seat, card, counted)


def in_order(g: State, seat: int, base: int) -> None:
    """What an event has brought up since the stack was so high comes as its player likes."""
    if len(g.stack) - base > FRAME:
        waiting = frames_from(g, base)
        lay(g, base, waiting)
        IN_ORDER.cover(g, seat, len(waiting))


def fire(g: State, seat: int, hook: int) -> None:
    """An event that a player's cards may wait for at one hook."""
    if g.hook(seat, hook):
        base = len(g.stack)
        await_all(g, seat, hook)
        in_order(g, seat, base)
