"""An effect with registers of its own: what its parts count and remember lies in its frame."""

from __future__ import annotations

from typing import Final

from tabularium.games.imperium import layout as at
from tabularium.kernel.machine import PC, R0, R1, R2, R3, Node, State

# registers of an effect
SPARED: Final = R0  # a bit for each seat that an attack does not hit
COUNTED: Final = R1  # what it has abandoned, discarded, returned or paid so far
SINGLED_OUT: Final = R2  # a bit for each seat that gave less than was stolen, or was given a card
RUNS: Final = R3  # the number of the node


class Effect(Node):
    """Runs a node; what its parts count and remember lies in its registers."""

    def __init__(self, aside: bool = False) -> None:
        super().__init__()
        self.aside = aside  # happens within another effect, which goes on afterwards

    def holds(self) -> int:
        return RUNS

    def fits(self, g: State, frame: int) -> bool:
        return g.stack[frame + PC] in (0, 1)

    def step(self, g: State, seat: int, source: int) -> None:
        stack = g.stack
        top = g.top
        if stack[top + PC] == 0:
            stack[top + PC] = 1
            node = g.rules.nodes[stack[top + RUNS]]
            g.push(node, seat, source)
            if self.aside:
                stack[g.top + COUNTED] = stack[top + COUNTED]
        else:
            g.pop()
            if not self.aside:
                end_effect(g)


EFFECT: Final = Effect()
ASIDE: Final = Effect(aside=True)


def begin_effect(g: State, effect: Node, seat: int, source: int, counted: int = 0) -> None:
    """Start an effect; ``counted`` is a number it may ask for."""
    top = g.push_scope(EFFECT, seat, source)
    g.stack[top + COUNTED] = counted
    g.stack[top + RUNS] = effect.id


def interrupt(g: State, response: Node, seat: int, source: int, counted: int = 0) -> None:
    """Let a card react within an effect, without touching what that effect remembers."""
    top = g.push_scope(ASIDE, seat, source)
    g.stack[top + COUNTED] = counted
    g.stack[top + RUNS] = response.id


def end_effect(g: State) -> None:
    """What was drawn by an effect is a card like any other afterwards."""
    for player in range(g.seats):
        for card in g.zones[at.HAND + player]:
            g.marks[card] &= ~at.JUST_DRAWN
