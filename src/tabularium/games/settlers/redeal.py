"""Which hidden cards a seat has seen."""

from __future__ import annotations

from tabularium.declare.deal import LayoutDealer
from tabularium.declare.entry import OWNER_SEES
from tabularium.declare.zones import Zone
from tabularium.games.settlers import layout as at
from tabularium.kernel.machine import State


class SettlersDealer(LayoutDealer):
    def knows(self, g: State, seat: int, zone: Zone, player: int, i: int) -> bool:
        """Also those that are passed on in the lookout phase."""
        return zone.seen == OWNER_SEES and at.knows(g, seat, g.zones[zone.start + player][i])
