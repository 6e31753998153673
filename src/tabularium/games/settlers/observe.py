"""What a seat sees of a game as a row of bytes: the same things as in its view, no others."""

from __future__ import annotations

from typing import Final

from tabularium.games.settlers.catalogue import KINDS, OWNER
from tabularium.games.settlers.layout import (
    BLOCKED,
    BUILDING,
    COLLECTION,
    COMMON,
    COMMON_DECK,
    COMMON_DISCARD,
    COUNT,
    DEALS,
    DECK,
    DEFENDED,
    DISCARD,
    DRAWN,
    EMPIRE,
    FACTION,
    FACTIONS,
    FIRST,
    FOUNDATIONS,
    GONE,
    HAND,
    HELD,
    LOOKED_AT,
    OFFER,
    PASSED,
    PENDING,
    POINTS,
    POOL,
    ROUND,
    ROUTE,
    ROUTES,
    SAMURAI,
    SEAT_MASK,
    TAKEN,
    TURN,
    UNDER,
    USES,
    VIRTUAL,
)
from tabularium.games.settlers.zones import knows
from tabularium.kernel.machine import Rules, State
from tabularium.kernel.sight import (
    EACH,
    OWN,
    RIVALS,
    Cards,
    Choice,
    Field,
    Layer,
    Numbers,
    SeatLayer,
    Seats,
    Sight,
    Sizes,
    byte,
)

ALL_BITS: Final = (1 << 40) - 1  # a count takes what is left of a mark


class KnownHand(Cards):
    """Cards in a rival's hand that the observer has seen."""

    def seen(self, g: State, seat: int, player: int) -> list[int]:
        return [card for card in g.zones[HAND + player] if knows(g, seat, card)]


class KnownToAll(Layer):
    """On the observer's own hand: what the others know of it."""

    def value(self, g: State, seat: int, cards: list[int], i: int) -> int:
        return int(knows(g, seat, cards[i]))


class LookedAt(Cards):
    """Cards drawn to choose from, for who chooses."""

    def seen(self, g: State, seat: int, player: int) -> list[int]:
        return g.zones[LOOKED_AT] if g.to_move == seat else []


class HandBacks(Field):
    """The backs of the cards in each hand are seen: common cards, faction cards."""

    def length(self, seats: int) -> int:
        return 2 * seats

    def write(self, g: State, seat: int, row: bytearray, at: int) -> None:
        for i in range(g.seats):
            hand = g.zones[HAND + (seat + i) % g.seats]
            common = 0
            for card in hand:
                if OWNER[KINDS[card]] == COMMON:
                    common += 1
            row[at + 2 * i] = byte(common)
            row[at + 2 * i + 1] = byte(len(hand) - common)


SIGHTS: Final[dict[int, Sight]] = {}


def sight(rules: Rules, seats: int) -> Sight:
    """How the game is seen with so many seats."""
    if seats not in SIGHTS:
        SIGHTS[seats] = look(rules, seats)
    return SIGHTS[seats]


def look(rules: Rules, seats: int) -> Sight:
    on_locations = [
        Layer("used", 0, USES),
        Layer("blocked", BLOCKED.bit_length() - 1, 1),
        Layer("defended", DEFENDED.bit_length() - 1, 1),
        Layer("samurai", SAMURAI.bit_length() - 1, 1),
        Layer("still to produce", PENDING.bit_length() - 1, 1),
        SeatLayer("trade route of", ROUTE, SEAT_MASK),
        SeatLayer("borrowed from", TAKEN, SEAT_MASK),
        Layer("held on cards", COUNT, ALL_BITS),
    ]
    cards = [
        Cards("hand", HAND, OWN, [KnownToAll("known to all", 0, 0)]),
        Cards("drawn", DRAWN, OWN),
        LookedAt("looked at", LOOKED_AT),
        KnownHand("known hand", HAND, RIVALS),
        Cards("discard pile", DISCARD, EACH),
        Cards("empire", EMPIRE, EACH, on_locations),
        Cards("foundations", FOUNDATIONS, EACH),
        Cards("deals", DEALS, EACH),
        Cards("under gates", UNDER, EACH),
        Cards("offer", OFFER),
        Cards("being built", BUILDING),
        Cards("common discard pile", COMMON_DISCARD),
        Cards("gone", GONE),
    ]
    if seats == 1:
        cards += [
            Cards("virtual empire", EMPIRE + VIRTUAL, layers=on_locations),
            Cards("attacks revealed", DEALS + VIRTUAL),
            Cards("collection", COLLECTION),
        ]
    fields = [
        Numbers("round", ROUND),
        Seats("first player", FIRST),
        Seats("turn", TURN),
        Numbers("goods", POOL, HELD, EACH),
        Numbers("vp", POINTS, 1, EACH),
        Numbers("passed", PASSED, 1, EACH),
        Choice("faction", FACTION, len(FACTIONS)),
        HandBacks("hand size"),
        Sizes("deck size", DECK, EACH),
        Sizes("route markers", ROUTES, EACH),
        Sizes("common deck", COMMON_DECK),
    ]
    return Sight(rules, seats, cards, fields)
