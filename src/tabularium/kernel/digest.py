"""A hash of the whole state, equal for equal states on every machine and run.

It speaks of cards and nodes by their names: their numbers change when a set of cards is added.
"""

from __future__ import annotations

import hashlib

from tabularium.kernel.machine import FRAME, IT, NODE, SOURCE, State


def digest(g: State) -> str:
    """Which of two equal cards lies where makes no difference: cards count by their kind."""
    rules = g.rules
    kinds = rules.kinds
    keys = rules.card_keys()
    marks = g.marks
    numbers: list[int] = [rules.info.version, g.seats, g.rng, g.to_move, int(g.over)]
    numbers += rules.info.chosen(g.opts)
    numbers += g.nums
    said: list[str] = [rules.info.id]
    said += [str(number) for number in numbers]
    for zone in g.zones:
        said.append(str(len(zone)))
        for card in zone:
            said.append(keys[kinds[card]])
            said.append(str(marks[card]))
    held = -1
    for i in range(len(g.stack)):
        value = g.stack[i]
        field = i % FRAME
        if field == NODE:
            held = rules.nodes[value].holds()
        if field in (NODE, held):
            said.append(rules.nodes[value].name)
        elif field in (SOURCE, IT) and value >= 0:
            said += [str(number) for number in g.place_of(value)]
            said.append(keys[kinds[value]])
        else:
            said.append(str(value))
    return hashlib.blake2b(" ".join(said).encode(), digest_size=16).hexdigest()
