"""Looking one action ahead: every option is played out until the table is at rest, then judged."""

from __future__ import annotations

from typing import Final

from tabularium.kernel.machine import State

DEEPEST: Final = 6  # decisions inside one action


def option_values(g: State, seat: int) -> list[float]:
    """What each option of the pending decision leads to, judged for a seat.

    ``g`` must be a world the seat may imagine (a redealt one): hidden cards are looked at.
    """
    values: list[float] = []
    for i in range(len(g.options)):
        t = g.clone()
        t.apply(i)
        values.append(settled_value(t, seat, 1))
    return values


def settled_value(g: State, seat: int, depth: int) -> float:
    """The value once the action is over; whoever decides on the way does so for themselves."""
    rules = g.rules
    mover = g.to_move
    if mover < 0 or depth == DEEPEST or rules.at_rest(g):
        return rules.evaluate(g, seat)
    best = -1e18
    value = 0.0
    for i in range(len(g.options)):
        t = g.clone()
        t.apply(i)
        mine = settled_value(t, seat, depth + 1)
        theirs = mine if mover == seat else rules.evaluate(t, mover)
        if theirs > best:
            best = theirs
            value = mine
    return value
