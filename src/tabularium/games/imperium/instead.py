"""What happens instead of what an effect says: a message, empty where it happens as it is said."""

from __future__ import annotations

from typing import Final

from tabularium.games.imperium import layout as at
from tabularium.games.imperium.nations import sinks
from tabularium.kernel.machine import State

REPLACED: Final = "imperium-replaced"  # what an effect says, and what happens instead


def of_material(g: State, seat: int) -> str:
    """In Shangri-la other tokens come in place of a gain of material (I168)."""
    return "imperium-instead-material" if g.mod(seat, at.SPLENDOUR) else ""


def of_history(g: State, seat: int, discarded: bool) -> str:
    """Whoever has no history discards (I97); ``discarded``: the cards lie there already."""
    if not g.mod(seat, at.NO_HISTORY):
        return ""
    return "imperium-instead-no-history-stays" if discarded else "imperium-instead-no-history"


def of_sinking(g: State, seat: int, discarded: bool) -> str:
    """Whoever has no sunken pile discards (I93)."""
    if sinks(g, seat):
        return ""
    return "imperium-instead-no-sunken-stays" if discarded else "imperium-instead-no-sunken"


def of_fame(g: State, seat: int) -> str:
    """When no other fame card is left King of Kings is resolved, once by each player (I114)."""
    if g.zones[at.FAME_DECK]:
        return ""
    done = g.nums[at.KING_DONE + seat]
    return "imperium-instead-no-fame" if done else "imperium-instead-king"
