"""Questions that many actions ask: which location of mine, of a rival, which deal, which card."""

from __future__ import annotations

from typing import Final

from tabularium.cards.control import Asking
from tabularium.cards.kind import different_kinds
from tabularium.declare.names import CardThing, Player
from tabularium.games.settlers import layout as at
from tabularium.games.settlers.catalogue import KEY, KINDS
from tabularium.games.settlers.deals import Deal, deal_key, own_deals, rival_deal_key, rival_deals
from tabularium.games.settlers.words import Location
from tabularium.games.settlers.zones import holder_of, location_key, rivals, take_from_hand, unlike
from tabularium.kernel.machine import State
from tabularium.kernel.offer import CHOSEN, HIT, Offer
from tabularium.kernel.reason import Reason

ALL_PASSED: Final = Reason("why-settlers-all-passed", "S38")


class Pick(Asking):
    """Choose a target, if there is one, and do something with it."""

    def targets(self, g: State, seat: int, source: int) -> list[int]:
        raise NotImplementedError(self.name)

    def can(self, g: State, seat: int, source: int) -> bool:
        return len(self.targets(g, seat, source)) > 0

    def step(self, g: State, seat: int, source: int) -> None:
        out = self.targets(g, seat, source)
        if out:
            g.ask(seat, out)
        else:
            g.pop()

    def chose(self, g: State, seat: int, source: int, code: int) -> None:
        g.pop()
        self.act(g, seat, code)

    def act(self, g: State, seat: int, code: int) -> None:
        raise NotImplementedError(self.name)

    def part(self) -> int:
        """What part the target has in it."""
        return CHOSEN


class OnRivals(Pick):
    """Something that is done to an opponent who has not passed."""

    def why(self, g: State, seat: int, source: int) -> Reason | None:
        return None if rivals(g, seat) else ALL_PASSED


class PickRivalLocation(OnRivals):
    """Choose a location of an opponent who has not passed."""

    def wanted(self, g: State, seat: int, card: int) -> bool:
        return True

    def targets(self, g: State, seat: int, source: int) -> list[int]:
        out: list[int] = []
        for rival in rivals(g, seat):
            for card in unlike(g, g.zones[at.EMPIRE + rival]):
                if self.wanted(g, seat, card):
                    out.append(card)
        return out

    def act(self, g: State, seat: int, code: int) -> None:
        self.strike(g, seat, holder_of(g, code), code)

    def strike(self, g: State, seat: int, rival: int, card: int) -> None:
        raise NotImplementedError(self.name)

    def part(self) -> int:
        return HIT

    def key(self, g: State, code: int) -> str:
        return f"{holder_of(g, code)}:{location_key(g, code)}"

    def option(self, g: State, code: int) -> Offer:
        location = Location(g, code, self.part())
        rival = Player(g, location.holder)
        return Offer("settlers-rival-card", {"rival": rival, "card": location})


class PickOwnLocation(Pick):
    """Choose one of one's own locations."""

    def wanted(self, g: State, seat: int, card: int, source: int) -> bool:
        return True

    def targets(self, g: State, seat: int, source: int) -> list[int]:
        cards = g.zones[at.EMPIRE + seat]
        return unlike(g, [card for card in cards if self.wanted(g, seat, card, source)])

    def key(self, g: State, code: int) -> str:
        return location_key(g, code)

    def option(self, g: State, code: int) -> Offer:
        return Offer("", {"it": Location(g, code, self.part())})


class PickRivalDeal(OnRivals):
    """Choose a deal of an opponent who has not passed, as a rule one under the board."""

    def deals(self, g: State, rival: int) -> list[int]:
        return rival_deals(g, rival)

    def targets(self, g: State, seat: int, source: int) -> list[int]:
        return [rival << 16 | deal for rival in rivals(g, seat) for deal in self.deals(g, rival)]

    def act(self, g: State, seat: int, code: int) -> None:
        self.strike(g, seat, code >> 16, code & 0xFFFF)

    def strike(self, g: State, seat: int, rival: int, deal: int) -> None:
        raise NotImplementedError(self.name)

    def key(self, g: State, code: int) -> str:
        return f"{code >> 16}:{rival_deal_key(g, code >> 16, code & 0xFFFF)}"

    def option(self, g: State, code: int) -> Offer:
        rival = code >> 16
        deal = Deal(g, rival, code & 0xFFFF, HIT)
        return Offer("settlers-rival-card", {"rival": Player(g, rival), "card": deal})


class PickOwnDeal(Pick):
    """Choose one of one's own deals; ``routes`` are those made by a Trade Route."""

    def __init__(self, word: str, routes: bool) -> None:
        super().__init__(word)
        self.routes = routes

    def targets(self, g: State, seat: int, source: int) -> list[int]:
        return (
            own_deals(g, seat) if self.routes else different_kinds(KINDS, g.zones[at.DEALS + seat])
        )

    def key(self, g: State, code: int) -> str:
        return deal_key(code)

    def option(self, g: State, code: int) -> Offer:
        return Offer("", {"it": Deal(g, g.to_move, code)})


class PickCard(Pick):
    """Choose a kind of card that lies in a zone; ``own``: everybody has one."""

    def __init__(self, word: str, zone: str, own: bool) -> None:
        super().__init__(word)
        self.zone = zone
        self.own = own

    def key(self, g: State, code: int) -> str:
        return KEY[code]

    def option(self, g: State, code: int) -> Offer:
        return Offer("", {"it": CardThing(g, self.zone, g.to_move if self.own else -1, code)})


class PickHandCard(PickCard):
    """Choose a card from one's own hand."""

    def __init__(self, word: str) -> None:
        super().__init__(word, "hand", True)

    def wanted(self, g: State, seat: int, kind: int) -> bool:
        return True

    def targets(self, g: State, seat: int, source: int) -> list[int]:
        return [
            kind
            for kind in different_kinds(KINDS, g.zones[at.HAND + seat])
            if self.wanted(g, seat, kind)
        ]

    def act(self, g: State, seat: int, code: int) -> None:
        self.play(g, seat, take_from_hand(g, seat, code))

    def play(self, g: State, seat: int, card: int) -> None:
        raise NotImplementedError(self.name)
