"""Free moves: defence, samurai, under a gate, on a shrine."""

from __future__ import annotations

from typing import Final

from tabularium.cards.kind import different_kinds
from tabularium.cards.menu import FIRST as HIGH
from tabularium.cards.menu import SMALL, Action
from tabularium.declare.names import CardThing
from tabularium.games.settlers import layout as at
from tabularium.games.settlers.actions_at_home import place_samurai, samurai_spots
from tabularium.games.settlers.catalogue import GATE, KEY, KINDS, OWNER, SHRINE
from tabularium.games.settlers.events import DEFEND, ON_SHRINE, UNDER_GATE
from tabularium.games.settlers.supply import gain_points
from tabularium.games.settlers.words import Good, Location
from tabularium.games.settlers.zones import location_key, take_from_hand, unlike
from tabularium.kernel.machine import State
from tabularium.kernel.offer import Offer
from tabularium.kernel.reason import Reason

ACTED: Final = Reason("why-acted", "S39")


class FreeMove(Action):
    """What may be done beside the action of a turn, until one passes (S39)."""

    def reason(self, g: State, seat: int, code: int) -> Reason | None:
        return ACTED if g.nums[at.PASSED + seat] else None


class PutToken(FreeMove):
    """A token of the supply on a location; the turn goes on."""

    def __init__(self, word: str, good: int) -> None:
        super().__init__()
        self.does = word
        self.good = good

    def spots(self, g: State, seat: int) -> list[int]:
        raise NotImplementedError

    def put(self, g: State, seat: int, card: int) -> None:
        raise NotImplementedError

    def offer(self, g: State, seat: int, out: list[int]) -> None:
        if g.nums[at.POOL + seat * at.HELD + self.good] and not g.nums[at.PASSED + seat]:
            for card in self.spots(g, seat):
                out.append(self.verb | card)

    def candidates(self, g: State, seat: int) -> list[int]:
        return self.spots(g, seat) if g.nums[at.POOL + seat * at.HELD + self.good] else []

    def carry_out(self, g: State, seat: int, code: int) -> None:
        g.nums[at.POOL + seat * at.HELD + self.good] -= 1
        self.put(g, seat, code & SMALL)

    def key(self, g: State, code: int) -> str:
        return f"{self.does}:{location_key(g, code & SMALL)}"

    def option(self, g: State, code: int) -> Offer:
        token = Good(g.to_move, self.good)
        return Offer(f"settlers-do-{self.does}", {"card": Location(g, code & SMALL)}, [token])


class PlaceDefence(PutToken):
    """The defence token on one of one's own common locations (S79)."""

    def __init__(self) -> None:
        super().__init__("defend", at.DEFENCE)

    def spots(self, g: State, seat: int) -> list[int]:
        cards = [
            card
            for card in g.zones[at.EMPIRE + seat]
            if OWNER[KINDS[card]] == at.COMMON and not g.marks[card] & at.DEFENDED
        ]
        return unlike(g, cards)

    def put(self, g: State, seat: int, card: int) -> None:
        g.marks[card] |= at.DEFENDED
        if g.telling:
            g.tell(DEFEND, seat, KINDS[card])


class DeploySamurai(PutToken):
    """A Japanese worker before a faction location (S82)."""

    def __init__(self) -> None:
        super().__init__("samurai", at.WORKER)

    def spots(self, g: State, seat: int) -> list[int]:
        return samurai_spots(g, seat) if g.nums[at.FACTION + seat] == at.JAPANESE else []

    def put(self, g: State, seat: int, card: int) -> None:
        place_samurai(g, seat, card)


class PutUnderGate(FreeMove):
    """A hand card under a Gate for a point (S99)."""

    def candidates(self, g: State, seat: int) -> list[int]:
        gates = [card for card in g.zones[at.EMPIRE + seat] if GATE[KINDS[card]]]
        if not gates:
            return gates
        kinds = different_kinds(KINDS, g.zones[at.HAND + seat])
        return [card << HIGH | kind for card in unlike(g, gates) for kind in kinds]

    def carry_out(self, g: State, seat: int, code: int) -> None:
        gate = code >> HIGH & SMALL
        g.zones[at.UNDER + seat].append(take_from_hand(g, seat, code & SMALL))
        g.marks[gate] += 1 << at.COUNT
        if g.telling:
            g.tell(UNDER_GATE, seat, code & SMALL)
        gain_points(g, seat, 1)

    def key(self, g: State, code: int) -> str:
        return f"gate:{location_key(g, code >> HIGH & SMALL)}:{KEY[code & SMALL]}"

    def option(self, g: State, code: int) -> Offer:
        card = CardThing(g, "hand", g.to_move, code & SMALL)
        gate = Location(g, code >> HIGH & SMALL)
        return Offer("settlers-do-gate", {"card": card, "gate": gate})


class PutOnShrine(FreeMove):
    """A resource, or gold in its place, on a Shrine (S101, SQ10)."""

    def candidates(self, g: State, seat: int) -> list[int]:
        shrines = [card for card in g.zones[at.EMPIRE + seat] if SHRINE[KINDS[card]]]
        if not shrines:
            return shrines
        base = at.POOL + seat * at.HELD
        goods = [good for good in range(at.GOLD + 1) if g.nums[base + good]]
        return [card << HIGH | good for card in unlike(g, shrines) for good in goods]

    def carry_out(self, g: State, seat: int, code: int) -> None:
        g.nums[at.POOL + seat * at.HELD + (code & SMALL)] -= 1
        g.marks[code >> HIGH & SMALL] += 1 << at.COUNT
        if g.telling:
            g.tell(ON_SHRINE, seat, code & SMALL)

    def key(self, g: State, code: int) -> str:
        return f"shrine:{location_key(g, code >> HIGH & SMALL)}:{at.GOODS[code & SMALL]}"

    def option(self, g: State, code: int) -> Offer:
        good = Good(g.to_move, code & SMALL)
        shrine = Location(g, code >> HIGH & SMALL)
        return Offer("settlers-do-shrine", {"good": good, "shrine": shrine})
