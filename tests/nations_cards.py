"""What the tests of the cards of Nations share: a strength, riches, a whole round.

Unless told otherwise the positions are of round 1 with Qin Unification as the event, which takes
one food as famine and nothing else while nobody has bought a war: ``FAMINE``.
"""

from __future__ import annotations

from typing import Any

import tabularium as tb
from nations_printed import WONDERS
from nations_table import everybody_passes, goods, keys, nations, player

FAMINE = 1
RICH = {"gold": 20, "stone": 20, "food": 20, "books": 20}
_OF_THE_TABLE = {
    *("market", "turn", "round", "event", "war", "options", "architects", "event_decks", "seats"),
    "order",
}
POOR = {"gold": 0, "stone": 0, "food": 0, "books": 0}


def force(strength: int) -> list[dict[str, Any]]:
    """Military cards without upkeep, with workers of this strength (not 1)."""
    triremes, archers = divmod(strength, 3)
    if archers == 1:
        triremes, archers = triremes - 1, 4
    return [
        {"card": "trireme", "workers": triremes},
        {"card": "archer", "workers": archers // 2},
    ]


def rich(**entries: Any) -> dict[str, Any]:
    return {"goods": RICH, **entries}


def advised(card: str, *others: dict[str, Any], **entries: Any) -> tb.Game:
    """Seat 0 is rich and has this advisor; entries of the table and of the seat may be mixed."""
    top = {name: entries.pop(name) for name in _OF_THE_TABLE & set(entries)}
    return nations(rich(advisor=[card]) | entries, *(others or ({},)), **top)


def calm(workers: int) -> dict[str, Any]:
    """Stability, one for each worker (who produce a gold each)."""
    return {"cards": [{"card": "caravan", "workers": workers}]}


def having(**amounts: int) -> dict[str, int]:
    """Nothing but these."""
    return POOR | amounts


def more(**amounts: int) -> dict[str, int]:
    """RICH and these, which may be below 0."""
    return {name: n + amounts.get(name, 0) for name, n in RICH.items()}


def after(g: tb.Game, seat: int = 0) -> dict[str, int]:
    """What a player has once all have passed and the round is over; the famine is given back."""
    have = goods(everybody_passes(g), seat)
    return have | {"food": have["food"] + FAMINE}


def offered(g: tb.Game, start: str, seat: int = 0) -> list[str]:
    """The keys of a turn that begin so; none if the engine passed because nothing was possible."""
    if player(g, seat)["passed"]:
        return []
    assert g.decision is not None and (g.decision.seat, g.decision.kind) == (seat, "turn")
    return keys(g, start)


def owned(g: tb.Game, where: str, seat: int = 0) -> list[str]:
    """The keys of the cards in one of the places of a player."""
    return [entry if isinstance(entry, str) else entry["card"] for entry in player(g, seat)[where]]


def workers_on(g: tb.Game, card: str, seat: int = 0) -> int:
    for entry in player(g, seat)["cards"]:
        if entry["card"] == card:
            return entry.get("workers", 0)
    raise AssertionError(f"seat {seat} has no {card}")


def building(
    wonder: str, me: dict[str, Any] | None = None, *others: dict[str, Any], **top: Any
) -> tb.Game:
    """Seat 0 can build the last section of this wonder: play it with ``hire:public``."""
    sections = next(row[3] for row in WONDERS if row[0] == wonder)
    site = [{"card": wonder, "built": len(sections) - 1}]
    mine = rich(site=site) | (me or {})
    return nations(mine, *others, **{"architects": 3} | top)


def next_round(g: tb.Game) -> tb.Game:
    """All pass and take 3 food as growth; stops at the first decision after that."""
    everybody_passes(g)
    while g.decision is not None and g.decision.kind == "growth":
        g.play("food")
    return g
