"""Looking one action ahead: every option is played out until the table is at rest, then judged."""

from __future__ import annotations

from typing import Final

from tabularium.kernel.machine import State

LOOKS: Final = 1024  # positions looked at for one decision: long actions are not thought to the end
ENVY: Final = 0.3  # how much of what the best rival has counts against one's own


def option_values(g: State) -> list[list[float]]:
    """Everybody's value once each option of the pending decision is played out.

    ``g`` must be a world the seat may imagine (a redealt one): hidden cards are looked at.
    """
    found: list[list[float]] = []
    looks = LOOKS // len(g.options)
    for i in range(len(g.options)):
        t = g.clone()
        t.apply(i)
        found.append(settled(t, looks))
    return found


def settled(g: State, looks: int) -> list[float]:
    """Everybody's value once the action is over; whoever decides on the way does so for
    themselves. Where ``looks`` positions are too few for all options, that is where it ends."""
    mover = g.to_move
    if mover < 0 or looks < len(g.options) or g.rules.at_rest(g):
        return values_now(g)
    best = -1e18
    found: list[float] = []
    for i in range(len(g.options)):
        t = g.clone()
        t.apply(i)
        led_to = settled(t, looks // len(g.options))
        value = outlook(led_to, mover)
        if value > best:
            best = value
            found = led_to
    return found


def values_now(g: State) -> list[float]:
    """How well every seat stands now."""
    return [g.rules.evaluate(g, seat) for seat in range(g.seats)]


def outlook(values: list[float], seat: int) -> float:
    """What a seat thinks of everybody's values: its own, less a part of its best rival's."""
    best = -1e18
    for rival in range(len(values)):
        if rival != seat and values[rival] > best:
            best = values[rival]
    return values[seat] - ENVY * best if len(values) > 1 else values[seat]
