"""Nations of a given strength and stability, and counting both again from what can be seen."""

from __future__ import annotations

from typing import Any

import tabularium as tb
from nations_table import everybody_passes, goods, nations, vp

# famine 0; 1 VP for the most stable and for advisors of age II (round 3 or 4)
CALM = "imperial_examination"


def nation(
    strength: int = 0,
    stability: int = 0,
    *,
    vp: int = 10,
    cards: tuple[Any, ...] = (),
    taken: int = 0,
    **rest: Any,
) -> dict[str, Any]:
    """A player of this strength (axemen, 2 each) and stability (caravans, 1 each).

    Goods are what is left after production: what axemen eat and caravans yield is allowed for.
    Negative stability comes from workers taken, 3 each; its revolt is not allowed for.
    """
    axemen, odd = divmod(strength, 2)
    assert not odd
    taken = max(taken, -(stability // 3) if stability < 0 else 0)
    caravans = stability + 3 * taken
    left = {
        "gold": rest.pop("gold", 20) - caravans,
        "stone": rest.pop("stone", 10),
        "food": rest.pop("food", 10) + axemen,
        "books": rest.pop("books", 10),
    }
    line = [{"card": "axeman", "workers": axemen}, {"card": "caravan", "workers": caravans}]
    return {
        "vp": vp,
        "goods": left,
        "cards": [*line, *cards],
        "stability_section": 4 - taken,
    } | rest


def after(*players: dict[str, Any], **top: Any) -> tb.Game:
    """Everybody passes in a round of age II without famine, unless told otherwise."""
    return everybody_passes(nations(*players, **({"round": 3, "event": CALM} | top)))


def each(g: tb.Game, what: str) -> list[int]:
    """VP, or one kind of goods, of every seat."""
    seats = range(g.view(None)["seats"])
    return [vp(g, seat) if what == "vp" else goods(g, seat)[what] for seat in seats]
