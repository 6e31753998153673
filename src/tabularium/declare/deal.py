"""Dealing anew what a seat cannot see, as the layout says who sees what."""

from __future__ import annotations

from tabularium.declare.entry import ASKED, NOBODY, OWNER_SEES
from tabularium.declare.layout import Layout
from tabularium.declare.zones import Zone
from tabularium.kernel.machine import State
from tabularium.kernel.redeal import Dealer, Place


class LayoutDealer(Dealer):
    """Hidden cards change places within their pool: see ``Zone.pool``."""

    def __init__(self, layout: Layout) -> None:
        self.zones = [entry for entry in layout.entries if isinstance(entry, Zone)]

    def hidden(self, g: State, seat: int, pool: str) -> list[Place]:
        """The places of a pool whose cards a seat does not know."""
        found: list[Place] = []
        for entry in self.zones:
            if entry.pool != pool or entry.seen not in (NOBODY, OWNER_SEES, ASKED):
                continue
            for player in range(g.seats if entry.own else 1):
                if entry.seen == OWNER_SEES and player == seat:
                    continue
                if entry.seen == ASKED and g.to_move == seat:
                    continue
                for n in range(entry.count):
                    zone = entry.start + player * entry.count + n
                    for i in range(len(g.zones[zone])):
                        if entry.known is None or not entry.known.knows(g, seat, player, i):
                            found.append((zone, i))
        return found

    def pools(self) -> list[str]:
        return list(dict.fromkeys([entry.pool for entry in self.zones if entry.pool]))

    def deal(self, g: State, seat: int) -> None:
        for pool in self.pools():
            places = self.hidden(g, seat, pool)
            cards = sorted([g.zones[zone][i] for zone, i in places])
            g.shuffle(cards)
            for n in range(len(places)):
                zone, i = places[n]
                g.zones[zone][i] = cards[n]

    def held(self, g: State, seat: int, mover: int) -> list[Place]:
        found: list[Place] = []
        for entry in self.zones:
            if entry.own and entry.seen == OWNER_SEES and entry.pool:
                for zone, i in self.hidden(g, seat, entry.pool):
                    if zone == entry.start + mover:
                        found.append((zone, i))
        return found

    def elsewhere(self, g: State, seat: int, mover: int, place: Place) -> list[Place]:
        for pool in self.pools():
            places = self.hidden(g, seat, pool)
            if place in places:
                return [other for other in places if other[0] != place[0]]
        return []
