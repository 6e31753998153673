"""What a seat sees of a game as a row of bytes: the same things as in its view, no others."""

from __future__ import annotations

from typing import Final

from tabularium.games.settlers import layout as at
from tabularium.games.settlers.catalogue import KINDS, OWNER
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
        return [card for card in g.zones[at.HAND + player] if knows(g, seat, card)]


class KnownToAll(Layer):
    """On the observer's own hand: what the others know of it."""

    def value(self, g: State, seat: int, cards: list[int], i: int) -> int:
        return int(knows(g, seat, cards[i]))


class LookedAt(Cards):
    """Cards drawn to choose from, for who chooses."""

    def seen(self, g: State, seat: int, player: int) -> list[int]:
        return g.zones[at.LOOKED_AT] if g.to_move == seat else []


class HandBacks(Field):
    """The backs of the cards in each hand are seen: common cards, faction cards."""

    def length(self, seats: int) -> int:
        return 2 * seats

    def write(self, g: State, seat: int, row: bytearray, start: int) -> None:
        for i in range(g.seats):
            hand = g.zones[at.HAND + (seat + i) % g.seats]
            common = 0
            for card in hand:
                if OWNER[KINDS[card]] == at.COMMON:
                    common += 1
            row[start + 2 * i] = byte(common)
            row[start + 2 * i + 1] = byte(len(hand) - common)


SIGHTS: Final[dict[int, Sight]] = {}


def sight(rules: Rules, seats: int) -> Sight:
    """How the game is seen with so many seats."""
    if seats not in SIGHTS:
        SIGHTS[seats] = look(rules, seats)
    return SIGHTS[seats]


def look(rules: Rules, seats: int) -> Sight:
    on_locations = [
        Layer("used", 0, at.USES),
        Layer("blocked", at.BLOCKED.bit_length() - 1, 1),
        Layer("defended", at.DEFENDED.bit_length() - 1, 1),
        Layer("samurai", at.SAMURAI.bit_length() - 1, 1),
        Layer("still to produce", at.PENDING.bit_length() - 1, 1),
        SeatLayer("trade route of", at.ROUTE, at.SEAT_MASK),
        SeatLayer("borrowed from", at.TAKEN, at.SEAT_MASK),
        Layer("held on cards", at.COUNT, ALL_BITS),
    ]
    cards = [
        Cards("hand", at.HAND, OWN, [KnownToAll("known to all", 0, 0)]),
        Cards("drawn", at.DRAWN, OWN),
        LookedAt("looked at", at.LOOKED_AT),
        KnownHand("known hand", at.HAND, RIVALS),
        Cards("discard pile", at.DISCARD, EACH),
        Cards("empire", at.EMPIRE, EACH, on_locations),
        Cards("foundations", at.FOUNDATIONS, EACH),
        Cards("deals", at.DEALS, EACH),
        Cards("under gates", at.UNDER, EACH),
        Cards("offer", at.OFFER),
        Cards("being built", at.BUILDING),
        Cards("common discard pile", at.COMMON_DISCARD),
        Cards("gone", at.GONE),
    ]
    if seats == 1:
        cards += [
            Cards("virtual empire", at.EMPIRE + at.VIRTUAL, layers=on_locations),
            Cards("attacks revealed", at.DEALS + at.VIRTUAL),
            Cards("collection", at.COLLECTION),
        ]
    fields = [
        Numbers("round", at.ROUND),
        Seats("first player", at.FIRST),
        Seats("turn", at.TURN),
        Numbers("goods", at.POOL, at.HELD, EACH),
        Numbers("vp", at.POINTS, 1, EACH),
        Numbers("passed", at.PASSED, 1, EACH),
        Choice("faction", at.FACTION, len(at.FACTIONS)),
        HandBacks("hand size"),
        Sizes("deck size", at.DECK, EACH),
        Sizes("route markers", at.ROUTES, EACH),
        Sizes("common deck", at.COMMON_DECK),
    ]
    return Sight(rules, seats, cards, fields)
