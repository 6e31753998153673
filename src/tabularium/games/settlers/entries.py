"""What a seat sees beside zones and numbers: the backs of cards, the solo opponent."""

from __future__ import annotations

from typing import Any, Final

from tabularium.declare.entry import IN_POSITIONS, IN_ROWS, IN_VIEWS, OWN, Entry
from tabularium.declare.given import Given
from tabularium.declare.points import Points
from tabularium.declare.schema import FLAG, NUMBER, TEXT, Schema, array, or_none, record
from tabularium.declare.told import Told
from tabularium.games.settlers import layout as at
from tabularium.games.settlers.catalogue import DEAL, KINDS, OWNER
from tabularium.games.settlers.forecasts import FORECASTS, PAIRS, RAZING, pairs, razing
from tabularium.games.settlers.scoring import CATEGORIES, faction_locations, is_defeated, rating
from tabularium.games.settlers.virtual_player import line
from tabularium.kernel import sight
from tabularium.kernel.entries import Entries, too_many, unfit
from tabularium.kernel.errors import whole
from tabularium.kernel.machine import State


def common_in_hand(g: State, player: int) -> int:
    n = 0
    for card in g.zones[at.HAND + player]:
        if OWNER[KINDS[card]] == at.COMMON:
            n += 1
    return n


def faction_in_hand(g: State, player: int) -> int:
    return len(g.zones[at.HAND + player]) - common_in_hand(g, player)


class CommonCards(Entry):
    """The backs of the cards in hand are seen: how many are common cards."""

    def show(self, g: State, viewer: int, player: int) -> Any:
        return common_in_hand(g, player)

    def fields(self) -> list[sight.Field]:
        return [HandBacks("hand size")]

    def schema(self) -> Schema:
        return NUMBER


class HandBacks(sight.Field):
    """The backs of the cards in each hand: common cards, faction cards."""

    def length(self, seats: int) -> int:
        return 2 * seats

    def write(self, g: State, seat: int, row: bytearray, start: int) -> None:
        for i in range(g.seats):
            player = (seat + i) % g.seats
            common = common_in_hand(g, player)
            row[start + 2 * i] = sight.byte(common)
            row[start + 2 * i + 1] = sight.byte(len(g.zones[at.HAND + player]) - common)


class KnownBy(Entry):
    """Who knows which of some hidden cards: a number for each, bit by bit."""

    def __init__(self, name: str, zone: int) -> None:
        super().__init__(name, OWN, told=IN_POSITIONS)
        self.start = zone

    def write(self, g: State, player: int) -> Any:
        return [g.marks[card] >> at.KNOWN_BY for card in g.zones[self.start + player]]

    def read(self, given: Given, doc: Entries, player: int) -> None:
        g = given.g
        cards = g.zones[self.start + player]
        items = doc.items(self.name)
        if len(items) > len(cards):
            raise too_many(doc.at(self.name), len(items), len(cards))
        possible = (1 << g.seats) - 1 | 1 << at.ALL_SEATS
        for i, item in enumerate(items):
            if not whole(item) or int(item) & ~possible:
                raise unfit(doc.at(self.name), item, "knowing-seats")
            g.marks[cards[i]] = int(item) << at.KNOWN_BY


def unseen_attacks(g: State) -> list[tuple[int, int]]:
    """The targets of the attack cards that still lie face down."""
    goods = [DEAL[KINDS[card]] for card in g.zones[at.ATTACKS]]
    return [(good, goods.count(good)) for good in sorted(set(goods))]


class Virtual(Entry):
    """The solo opponent: its locations, and its attack cards from the newest.

    ``left`` are the targets of the attacks to come, ``locations`` those of the player's faction,
    which must be more than the cards of the collection (S156).
    """

    def __init__(self) -> None:
        super().__init__("virtual")
        self.solo = True

    def show(self, g: State, viewer: int, player: int) -> Any:
        if g.seats > 1:
            return None
        return {
            **self.write(g, 0),
            "empire": at.LOCATIONS_ZONE.shown(g, at.EMPIRE + at.VIRTUAL),
            "rating": rating(g),
            "razing": razing(g, at.VIRTUAL),
            "targets": [at.GOODS[DEAL[KINDS[card]]] for card in line(g)],
            "left": pairs(unseen_attacks(g)),
            "locations": faction_locations(g),
            "defeated": is_defeated(g),
        }

    def things(self, g: State, viewer: int, player: int) -> list[str]:
        if g.seats > 1:
            return []
        attacks = [at.LAYOUT.names[card] for card in g.zones[at.DEALS + at.VIRTUAL]]
        return at.LOCATIONS_ZONE.things(g, viewer, at.VIRTUAL) + attacks

    def write(self, g: State, player: int) -> Any:
        if g.seats > 1:
            return None
        names = at.LAYOUT.names
        return {
            "empire": at.LOCATIONS_ZONE.listed(g, at.EMPIRE + at.VIRTUAL),
            "attacks": [names[card] for card in reversed(g.zones[at.DEALS + at.VIRTUAL])],
        }

    def read(self, given: Given, doc: Entries, player: int) -> None:
        item = doc.value(self.name)
        if given.g.seats > 1 or item is None:
            return
        entry = Entries(self.name, item, ["empire", "attacks"])
        places = entry.items("empire")
        if len(places) > at.VIRTUAL_LOCATIONS:
            raise too_many(entry.at("empire"), len(places), at.VIRTUAL_LOCATIONS)
        at.LOCATIONS_ZONE.read_list(
            given, entry, "empire", places, at.EMPIRE + at.VIRTUAL, at.VIRTUAL
        )
        where = entry.at("attacks")
        attacks = [given.card(where, key, at.ATTACK_CARDS, 0) for key in entry.items("attacks")]
        given.g.zones[at.DEALS + at.VIRTUAL] = attacks[::-1]

    def cards(self) -> list[sight.Cards]:
        empire = at.EMPIRE + at.VIRTUAL
        return [
            sight.Cards("virtual empire", empire, layers=at.LOCATIONS_ZONE.layers),
            sight.Cards("attacks revealed", at.DEALS + at.VIRTUAL),
        ]

    def schema(self) -> Schema:
        parts = {"empire": at.LOCATIONS_ZONE.schema(), "attacks": array(TEXT), "rating": TEXT}
        parts |= {"razing": RAZING, "targets": array(TEXT), "left": PAIRS}
        parts |= {"locations": NUMBER, "defeated": FLAG}
        return or_none(record(parts))


# what the layout holds besides zones and numbers: the rules add it
ENTRIES: Final[list[Entry]] = [
    CommonCards("common_cards", OWN, told=IN_VIEWS | IN_ROWS),
    Told("faction_cards", NUMBER, faction_in_hand, OWN),
    KnownBy("known_hand", at.HAND),
    KnownBy("known_drawn", at.DRAWN),
    Virtual(),
    Points(CATEGORIES),
    *FORECASTS,
]
