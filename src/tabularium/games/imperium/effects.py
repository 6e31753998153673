"""An effect with registers of its own: what its parts count and remember lies in its frame."""

from __future__ import annotations

from typing import Final

from tabularium.games.imperium import layout as at
from tabularium.kernel.machine import PC, R1, R3, Node, State


class Effect(Node):
    """Runs the node whose number is in R3; R0 is who is protected, R1 and R2 are counted in."""

    def __init__(self, aside: bool = False) -> None:
        super().__init__()
        self.aside = aside  # happens within another effect, which goes on afterwards

    def fits(self, g: State, frame: int) -> bool:
        node = g.stack[frame + R3]
        return g.stack[frame + PC] in (0, 1) and 0 <= node < len(g.rules.nodes)

    def step(self, g: State, seat: int, source: int) -> None:
        stack = g.stack
        top = g.top
        if stack[top + PC] == 0:
            stack[top + PC] = 1
            node = g.rules.nodes[stack[top + R3]]
            g.push(node, seat, source)
            if self.aside:
                stack[g.top + R1] = stack[top + R1]
        else:
            g.pop()
            if not self.aside:
                end_effect(g)


EFFECT: Final = Effect()
ASIDE: Final = Effect(aside=True)


def begin_effect(g: State, effect: Node, seat: int, source: int, counted: int = 0) -> None:
    """Start an effect; ``counted`` is a number it may ask for."""
    top = g.push_scope(EFFECT, seat, source)
    g.stack[top + R1] = counted
    g.stack[top + R3] = effect.id


def interrupt(g: State, response: Node, seat: int, source: int, counted: int = 0) -> None:
    """Let a card react within an effect, without touching what that effect remembers."""
    top = g.push_scope(ASIDE, seat, source)
    g.stack[top + R1] = counted
    g.stack[top + R3] = response.id


def end_effect(g: State) -> None:
    """What was drawn by an effect is a card like any other afterwards."""
    for player in range(g.seats):
        for card in g.zones[at.HAND + player]:
            g.marks[card] &= ~at.JUST_DRAWN
