"""What lies on the table without being used in any turn, and why."""

from __future__ import annotations

from typing import Final

from tabularium.games.settlers import layout as at
from tabularium.games.settlers.catalogue import KINDS, SORT
from tabularium.games.settlers.zones import location_at
from tabularium.kernel.machine import State
from tabularium.kernel.offer import Thing
from tabularium.kernel.reason import Reason

OWN_DEAL: Final = Reason("why-settlers-deal", "S60")
RIVAL_DEAL: Final = Reason("why-settlers-rival-deal", "S63")
FOUNDATION: Final = Reason("why-settlers-foundation", "S67")
UNDER_GATE: Final = Reason("why-settlers-under-gate", "S99")
ON_A_PILE: Final = Reason("why-settlers-on-a-pile", "S10")
PRODUCES: Final = Reason("why-settlers-production", "S31")
FEATURE: Final = Reason("why-settlers-feature", "S57")
PILES: Final[list[str]] = ["discard", "common_discard", "collection", "gone"]


def why_lies(g: State, thing: Thing) -> Reason | None:
    """Why a thing is never used in a turn; None for what may be used in some."""
    mine = thing.seat == g.to_move
    if thing.zone == "deals":
        return OWN_DEAL if mine else RIVAL_DEAL
    if thing.zone == "virtual" and location_at(g, thing) < 0:  # an attack card (S142)
        return RIVAL_DEAL
    if thing.zone == "foundations" and mine:
        return FOUNDATION
    if thing.zone == "under_gates":
        return UNDER_GATE
    if thing.zone in PILES:
        return ON_A_PILE
    if thing.zone == "empire" and mine:
        sort = SORT[KINDS[location_at(g, thing)]]
        if sort != at.ACTION:
            return PRODUCES if sort == at.PRODUCTION else FEATURE
    return None
