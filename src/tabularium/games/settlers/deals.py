"""Deals: faction cards under the board, and those a Trade Route has made (S60-S63, S104)."""

from __future__ import annotations

from typing import Final

from tabularium.cards.kind import different_kinds
from tabularium.games.settlers import layout as at
from tabularium.games.settlers.catalogue import DEAL, KEY, KINDS
from tabularium.games.settlers.events import DEAL_LOST
from tabularium.games.settlers.supply import discard
from tabularium.games.settlers.words import card_words
from tabularium.games.settlers.zones import holder_of, location_key, take_kind
from tabularium.kernel.machine import State
from tabularium.kernel.offer import CHOSEN, Thing
from tabularium.locale.talk import Talk

# a deal is named by the kind of its card; one made by a Trade Route by the location's kind and this
ROUTED: Final = 512
# an attack card of the virtual player, its "deal", by its place in the line: that matters (SQ36)
LINE: Final = 1024


def routed_locations(g: State, seat: int) -> list[int]:
    """The locations this player's Trade Routes have deals with."""
    out: list[int] = []
    for rival in range(at.SEATS):
        for card in g.zones[at.EMPIRE + rival]:
            if (g.marks[card] >> at.ROUTE & at.SEAT_MASK) == seat + 1:
                out.append(card)
    return out


def routed_location(g: State, seat: int, code: int) -> int:
    """The location of a deal made by a Trade Route."""
    for card in routed_locations(g, seat):
        if KINDS[card] == code - ROUTED:
            return card
    raise AssertionError(KEY[code - ROUTED])


def own_deals(g: State, seat: int) -> list[int]:
    """A player's different deals."""
    kinds = different_kinds(KINDS, g.zones[at.DEALS + seat])
    return kinds + [ROUTED + kind for kind in different_kinds(KINDS, routed_locations(g, seat))]


def rival_deals(g: State, rival: int) -> list[int]:
    """A rival's different deals under the board, or attack cards of the virtual player."""
    cards = g.zones[at.DEALS + rival]
    if rival < g.seats:
        return different_kinds(KINDS, cards)
    # of equal neighbours it makes no difference which one goes
    return [
        LINE + place
        for place in range(len(cards))
        if place == 0 or KINDS[cards[place]] != KINDS[cards[place - 1]]
    ]


def deal_kind(g: State, seat: int, code: int) -> int:
    """The kind of the card of a deal."""
    return KINDS[g.zones[at.DEALS + seat][code - LINE]] if code >= LINE else code % ROUTED


def deal_good(g: State, seat: int, code: int) -> int:
    """What a deal gives."""
    return DEAL[deal_kind(g, seat, code)]


def take_deal(g: State, seat: int, code: int) -> int:
    """The card of a deal leaves its owner."""
    cards = g.zones[at.DEALS + seat]
    return cards.pop(code - LINE) if code >= LINE else take_kind(cards, code)


def rival_deal_key(g: State, rival: int, code: int) -> str:
    """Equal attack cards are told apart by their place from the newest."""
    if code < LINE:
        return deal_key(code)
    kind = deal_kind(g, rival, code)
    alike = [deal for deal in rival_deals(g, rival) if deal_kind(g, rival, deal) == kind]
    place = len(g.zones[at.DEALS + rival]) - (code - LINE)
    return f"deal:{KEY[kind]}" if len(alike) == 1 else f"deal:{KEY[kind]}.{place}"


def deal_key(code: int) -> str:
    return f"route:{KEY[code - ROUTED]}" if code >= ROUTED else f"deal:{KEY[code]}"


class Deal(Thing):
    """A deal of a player: its card, the location a Trade Route leads to, or an attack card."""

    def __init__(self, g: State, seat: int, code: int, part: int = CHOSEN) -> None:
        self.code = code
        self.kind: int = deal_kind(g, seat, code)
        zone, holder, name, spot = "deals", seat, KEY[self.kind], -1
        if code >= LINE:  # views list them from the newest
            zone, holder, spot = "virtual", -1, len(g.zones[at.DEALS + seat]) - 1 - (code - LINE)
        elif code >= ROUTED:
            location = routed_location(g, seat, code)
            zone, holder, name = "empire", holder_of(g, location), location_key(g, location)
            spot = g.zones[at.EMPIRE + holder].index(location)
        super().__init__(zone, holder, name, part, spot)

    def words(self, talk: Talk) -> str:
        name = card_words(talk, self.kind)
        if self.code >= LINE:
            return talk.say("settlers-in-line", {"card": name, "n": self.spot + 1})
        return talk.say("settlers-route-deal", {"card": name}) if self.code >= ROUTED else name


def drop_deal(g: State, seat: int, code: int) -> None:
    """A player loses a deal; its card goes to its discard pile."""
    if g.telling:
        g.tell(DEAL_LOST, seat, deal_kind(g, seat, code))
    if ROUTED <= code < LINE:
        end_route(g, routed_location(g, seat, code))
    else:
        discard(g, take_deal(g, seat, code))


def end_route(g: State, card: int) -> None:
    """The Trade Route's deal with a location ends; its marker is discarded (SQ11)."""
    seat = (g.marks[card] >> at.ROUTE & at.SEAT_MASK) - 1
    if seat >= 0:
        g.marks[card] &= ~(at.SEAT_MASK << at.ROUTE)
        discard(g, g.zones[at.ROUTES + seat].pop())
