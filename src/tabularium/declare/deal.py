"""Dealing anew what a seat cannot see, as the layout says who sees what."""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from tabularium.declare.entry import ASKED, NOBODY, OWNER_SEES
from tabularium.declare.layout import Layout
from tabularium.declare.zones import Zone
from tabularium.kernel.machine import State
from tabularium.kernel.redeal import Dealer, Place

OF_PLAYER: Final = -1  # the back of a card that stays with its player


@mypyc_attr(allow_interpreted_subclasses=True)
class LayoutDealer(Dealer):
    """Hidden cards change places within their pool (``Zone.pool``), and with cards of their back.

    ``backs`` are numbers for every physical card; without them all look alike. A game derives from
    it and says who has seen a hidden card where its zones do not tell.
    """

    def __init__(self, layout: Layout, backs: list[int] | None = None) -> None:
        self.zones: list[Zone] = []
        for entry in layout.entries:
            # a second entry may speak of the same zone
            taken = entry.start in [one.start for one in self.zones]
            if isinstance(entry, Zone) and hides(entry) and not taken:
                self.zones.append(entry)
        self.backs: list[int] = backs or []

    def knows(self, g: State, seat: int, zone: Zone, player: int, i: int) -> bool:
        """Whether a seat has seen a hidden card, one of a player's zone."""
        return zone.known is not None and zone.known.knows(g, seat, player, i)

    def hidden(self, g: State, seat: int) -> dict[tuple[str, int], list[Place]]:
        """The places whose cards a seat does not know, by pool and back."""
        found: dict[tuple[str, int], list[Place]] = {}
        for entry in self.zones:
            if entry.seen == ASKED and g.to_move == seat:
                continue
            some_known = entry.known is not None or entry.seen == OWNER_SEES
            for player in range(g.seats if entry.own else 1):
                if entry.seen == OWNER_SEES and player == seat:
                    continue
                for n in range(entry.count):
                    zone = entry.start + player * entry.count + n
                    cards = g.zones[zone]
                    for i in range(len(cards)):
                        if some_known and self.knows(g, seat, entry, player, i):
                            continue
                        back = self.backs[cards[i]] if self.backs else 0
                        heap = (entry.pool, back if back != OF_PLAYER else OF_PLAYER - player)
                        if heap not in found:
                            found[heap] = []
                        found[heap].append((zone, i))
        return found

    def deal(self, g: State, seat: int) -> None:
        found = self.hidden(g, seat)
        for heap in sorted(found):  # in which order they were found is not for everybody to know
            places = found[heap]
            cards = [g.zones[zone][i] for zone, i in places]
            marks = [g.marks[card] for card in cards]
            cards.sort()
            g.shuffle(cards)
            for n in range(len(places)):
                zone, i = places[n]
                g.zones[zone][i] = cards[n]
                g.marks[cards[n]] = marks[n]  # what lies on a card stays where it is

    def held(self, g: State, seat: int, mover: int) -> list[Place]:
        hands = [entry.start + mover for entry in self.zones if entry.seen == OWNER_SEES]
        found: list[Place] = []
        for places in self.hidden(g, seat).values():
            found += [place for place in places if place[0] in hands]
        return found

    def elsewhere(self, g: State, seat: int, mover: int, place: Place) -> list[Place]:
        for places in self.hidden(g, seat).values():
            if place in places:
                return [other for other in places if other[0] != place[0]]
        return []


def hides(entry: Zone) -> bool:
    """Whether somebody does not see its cards."""
    return entry.seen in (NOBODY, OWNER_SEES, ASKED)
