"""Deals: faction cards under the board, and those a Trade Route has made (S60-S63, S104)."""

from __future__ import annotations

from typing import Final

from tabularium.games.settlers.catalogue import DEAL, KEY, KINDS
from tabularium.games.settlers.events import DEAL_LOST
from tabularium.games.settlers.layout import (
    DEALS,
    EMPIRE,
    ROUTE,
    ROUTES,
    SEAT_MASK,
    SEATS,
)
from tabularium.games.settlers.supply import discard
from tabularium.games.settlers.words import card_words
from tabularium.games.settlers.zones import different, take_kind
from tabularium.kernel.machine import State
from tabularium.locale.talk import Talk

# a deal is named by the kind of its card; one made by a Trade Route by the location's kind and this
ROUTED: Final = 512


def routed_locations(g: State, seat: int) -> list[int]:
    """The locations this player's Trade Routes have deals with."""
    out: list[int] = []
    for rival in range(SEATS):
        for card in g.zones[EMPIRE + rival]:
            if (g.marks[card] >> ROUTE & SEAT_MASK) == seat + 1:
                out.append(card)
    return out


def own_deals(g: State, seat: int) -> list[int]:
    """A player's different deals."""
    kinds = different(g.zones[DEALS + seat])
    return kinds + [ROUTED + kind for kind in different(routed_locations(g, seat))]


def deal_good(code: int) -> int:
    """What a deal gives."""
    return DEAL[code % ROUTED]


def deal_key(code: int) -> str:
    return f"route:{KEY[code - ROUTED]}" if code >= ROUTED else f"deal:{KEY[code]}"


def deal_words(talk: Talk, code: int) -> str:
    name = card_words(talk, code % ROUTED)
    return talk.say("settlers-route-deal", {"card": name}) if code >= ROUTED else name


def drop_deal(g: State, seat: int, code: int) -> None:
    """A player loses a deal; its card goes to its discard pile."""
    if code >= ROUTED:
        for card in routed_locations(g, seat):
            if KINDS[card] == code - ROUTED:
                end_route(g, card)
                break
    else:
        discard(g, take_kind(g.zones[DEALS + seat], code))
    if g.telling:
        g.tell(DEAL_LOST, seat, code % ROUTED)


def end_route(g: State, card: int) -> None:
    """The Trade Route's deal with a location ends; its marker is discarded (Q11)."""
    seat = (g.marks[card] >> ROUTE & SEAT_MASK) - 1
    if seat >= 0:
        g.marks[card] &= ~(SEAT_MASK << ROUTE)
        discard(g, g.zones[ROUTES + seat].pop())
