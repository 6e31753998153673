"""A hash of the whole state, equal for equal states on every machine and run."""

from __future__ import annotations

import hashlib

from tabularium.kernel.machine import FRAME, IT, SOURCE, State


def digest(g: State) -> str:
    """Which of two equal cards lies where makes no difference: cards count by their kind."""
    kinds = g.rules.kinds
    marks = g.marks
    numbers: list[int] = [g.rules.info.version, g.seats, g.rng, g.to_move, int(g.over)]
    numbers += g.rules.info.chosen(g.opts)
    numbers += g.nums
    for zone in g.zones:
        numbers.append(len(zone))
        for card in zone:
            numbers.append(kinds[card])
            numbers.append(marks[card])
    for i in range(len(g.stack)):
        value = g.stack[i]
        field = i % FRAME
        if field in (SOURCE, IT) and value >= 0:
            numbers += g.place_of(value)
            value = kinds[value]
        numbers.append(value)
    text = g.rules.info.id + " " + " ".join([str(number) for number in numbers])
    return hashlib.blake2b(text.encode(), digest_size=16).hexdigest()
