"""Loading positions: the entries that are the same in every game."""

from __future__ import annotations

from typing import Any, Final

from tabularium.kernel.entries import Entries, unfit
from tabularium.kernel.errors import BadOption, BadPosition, BadSeats
from tabularium.kernel.machine import Rules, State
from tabularium.kernel.rng import seeded

LARGEST_SEED: Final = 2**64
FORCED: Final = "forced"  # the one entry that is about playing on, not about the table


def load_position(rules: Rules, doc: dict[str, Any]) -> State:
    """A state from a position document; BadPosition says what is wrong with it."""
    entries = Entries("", doc, [*rules.position_fields(), FORCED])
    seats = entries.need("seats")
    try:
        factions = rules.info.seat_factions(seats)
        opts = rules.info.option_numbers(entries.pairs("options"))
        rules.check(len(factions), opts)
    except (BadSeats, BadOption) as problem:
        raise BadPosition("error-position-other", problem=problem) from None
    if rules.info.factions and -1 in factions and "stack" not in doc:
        raise unfit("seats", seats, "factions")
    g = rules.unset(factions, opts, seeded(entries.number("seed", 0, LARGEST_SEED)))
    g.forced = entries.flag(FORCED, False)
    rules.read_position(g, {name: value for name, value in doc.items() if name != FORCED})
    return g
