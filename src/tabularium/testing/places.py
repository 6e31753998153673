"""The places that a game speaks of are those that its layout declares."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from tabularium.cards.menu import BUTTONS
from tabularium.declare.rules import DeclaredRules
from tabularium.declare.zones import Zone
from tabularium.kernel.events import Event
from tabularium.testing.moment import Moment
from tabularium.testing.tried import Tried


def check_places(now: Moment) -> None:
    """What the options are about lies on the table; BrokenPromise names it."""
    g, rules = now.game.state, now.rules
    if g.over or not isinstance(rules, DeclaredRules):
        return
    node = rules.nodes[g.stack[g.top]]
    declared = {entry.shown_as: entry for entry in rules.layout.entries}
    lying = {thing.place for thing in rules.things(g, g.to_move)}
    for code in g.options:
        for thing in node.about(g, code):
            if thing.place in lying or thing.zone == BUTTONS:
                continue
            entry = declared.get(thing.zone)
            if entry is None:
                raise now.broken("promise-place", name=thing.zone, possible=sorted(declared))
            # a number is no thing by itself, and goods are named beside it
            if isinstance(entry, Zone) or (thing.seat >= 0) != entry.own:
                key = node.key(g, code)
                raise now.broken("promise-thing", name=thing.zone, given=thing.place, key=key)


def check_moved(rules: DeclaredRules, event: Event, move: Tried) -> None:
    """What a game says of its own about what moved; else it follows from the layout."""
    if type(rules).moves is DeclaredRules.moves:
        return
    declared = {entry.shown_as for entry in rules.layout.entries}
    for zone in zones_in(rules.moves(event)):
        if zone not in declared:
            raise move.broken("promise-place", name=zone, possible=sorted(declared))


def zones_in(told: Any) -> Iterator[str]:
    """The zones that plain data names."""
    if isinstance(told, dict):
        if isinstance(told.get("zone"), str):
            yield told["zone"]
        for part in told.values():
            yield from zones_in(part)
    elif isinstance(told, list):
        for part in told:
            yield from zones_in(part)
