"""Nations of a given strength and stability, and counting both again from what can be seen."""

from __future__ import annotations

from typing import Any

import tabularium as tb
from nations_printed import ADVISORS, BUILDINGS, COLONIES, MILITARY, PRINTED, WONDERS
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


# counting again ----------------------------------------------------------------------------------

WORTH: dict[str, dict[str, int]] = {
    **{row[0]: row[4] for row in (*BUILDINGS, *MILITARY, *COLONIES)},
    **{row[0]: row[5] for row in WONDERS},
    **{row[0]: row[3] for row in ADVISORS},
    **{row[0]: row[2] for row in PRINTED},
    "printed_pyramids": {"gold": 2, "food": -2},
}
ARMED = {row[0] for row in MILITARY} | {row[0] for row in PRINTED if row[4]}
IN_PLAY = ("advisor", "tower", "colonies", "wonders")


def owned(shown: dict[str, Any]) -> set[str]:
    """The advisors, colonies and finished wonders of a player."""
    entries = [entry for where in IN_PLAY for entry in shown[where]]
    return {entry if isinstance(entry, str) else entry["card"] for entry in entries}


def counted_strength(view: dict[str, Any], seat: int) -> int:
    """Strength from the cards of a player: N15, whatever it counts for (N13)."""
    shown = view["players"][seat]
    total = sum(WORTH[card].get("strength", 0) for card in owned(shown))
    for entry in shown["cards"]:
        total += entry.get("workers", 0) * WORTH[entry["card"]].get("strength", 0)
    if (shown["faction"], shown["side"]) == ("rome", "B"):
        total += 2
    return total


def counted_stability(view: dict[str, Any], seat: int) -> int:
    """Stability from cards, workers taken and Genghis Khan: N16, N221, N222."""
    shown = view["players"][seat]
    total = sum(WORTH[card].get("stability", 0) for card in owned(shown))
    for entry in shown["cards"]:
        value = WORTH[entry["card"]].get("stability", 0)
        if not (entry["card"] in ARMED and "anna_komnene" in owned(shown)):
            total += entry.get("workers", 0) * value
    total -= 3 * (shown["stability_room"] - shown["stability_section"])
    total -= 3 * any("genghis_khan" in owned(other) for other in view["players"])
    return total
