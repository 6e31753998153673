"""What a seat sees beside zones and numbers: the backs of cards, the solo opponent."""

from __future__ import annotations

from typing import Any, Final

from tabularium.declare.entry import IN_POSITIONS, IN_ROWS, IN_VIEWS, OWN, OWNER_SEES, Entry
from tabularium.declare.given import Given
from tabularium.declare.points import Points
from tabularium.declare.schema import FLAG, NUMBER, TEXT, Schema, array, or_none, record
from tabularium.declare.zones import Zone
from tabularium.games.settlers import layout as at
from tabularium.games.settlers.build import price_to_build
from tabularium.games.settlers.catalogue import DEAL, KINDS, OWNER
from tabularium.games.settlers.forecast import Forecast, production_comes
from tabularium.games.settlers.locations import razable
from tabularium.games.settlers.razing import raze_cost, razers
from tabularium.games.settlers.scoring import CATEGORIES, faction_locations, is_defeated, rating
from tabularium.games.settlers.virtual_player import line
from tabularium.games.settlers.zones import different
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


class CommonCards(Entry):
    """The backs of the cards in hand are seen: how many are common cards."""

    def show(self, g: State, viewer: int, player: int) -> Any:
        return common_in_hand(g, player)

    def fields(self) -> list[sight.Field]:
        return [HandBacks("hand size")]

    def schema(self) -> Schema:
        return NUMBER


class FactionCards(Entry):
    """How many cards in hand are of the faction."""

    def show(self, g: State, viewer: int, player: int) -> Any:
        return len(g.zones[at.HAND + player]) - common_in_hand(g, player)

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


def pairs(goods: list[tuple[int, int]]) -> list[dict[str, Any]]:
    """Goods and their amounts; a list, so that nobody takes them for goods that are there."""
    return [{"good": at.GOODS[good], "n": n} for good, n in goods]


PAIRS: Final[Schema] = array(record({"good": TEXT, "n": NUMBER}))


class Production(Entry):
    """What the next production gives; nothing when none is to come."""

    def show(self, g: State, viewer: int, player: int) -> Any:
        if g.nums[at.FACTION + player] < 0 or not production_comes(g):
            return None
        forecast = Forecast(g, player)
        makes = forecast.makes[:]
        makes[at.CARD] += makes[at.COMMON_CARD] + makes[at.FACTION_CARD]
        makes[at.COMMON_CARD] = makes[at.FACTION_CARD] = 0
        return {
            "makes": pairs([(good, n) for good, n in enumerate(makes) if n]),
            "choices": [at.LAYOUT.keys[kind] for kind in forecast.choices],
            "keeps": [at.GOODS[good] for good in forecast.keeps],
        }

    def schema(self) -> Schema:
        return or_none(record({"makes": PAIRS, "choices": array(TEXT), "keeps": array(TEXT)}))


def razing(g: State, holder: int) -> list[dict[str, Any]]:
    return [
        {"cost": raze_cost(g, card), "by": razers(g, card)}
        if razable(KINDS[card])
        else {"cost": None, "by": []}
        for card in g.zones[at.EMPIRE + holder]
    ]


RAZING: Final[Schema] = array(record({"cost": or_none(NUMBER), "by": array(NUMBER)}))


class Razing(Entry):
    """What razing each location of an empire costs, and who could do it now."""

    def show(self, g: State, viewer: int, player: int) -> Any:
        return razing(g, player)

    def schema(self) -> Schema:
        return RAZING


class Missing(Entry):
    """What is missing to build cards in hand."""

    def __init__(self) -> None:
        super().__init__("missing", OWN, told=IN_VIEWS)
        self.seen = OWNER_SEES

    def show(self, g: State, viewer: int, player: int) -> Any:
        found: list[dict[str, Any]] = []
        for kind in different(g.zones[at.HAND + player]):
            short = price_to_build(kind).missing(g, player)
            if short:
                found.append({"card": at.LAYOUT.keys[kind], "goods": pairs(short)})
        return found

    def schema(self) -> Schema:
        return array(record({"card": TEXT, "goods": PAIRS}))


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
        return EMPIRE.things(g, viewer, at.VIRTUAL) + attacks

    def write(self, g: State, player: int) -> Any:
        if g.seats > 1:
            return None
        names = at.LAYOUT.names
        return {
            "empire": EMPIRE.listed(g, at.EMPIRE + at.VIRTUAL),
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
        EMPIRE.read_list(given, entry, "empire", places, at.EMPIRE + at.VIRTUAL, at.VIRTUAL)
        where = entry.at("attacks")
        attacks = [given.card(where, key, at.ATTACK_CARDS, 0) for key in entry.items("attacks")]
        given.g.zones[at.DEALS + at.VIRTUAL] = attacks[::-1]

    def cards(self) -> list[sight.Cards]:
        empire = at.EMPIRE + at.VIRTUAL
        return [
            sight.Cards("virtual empire", empire, layers=EMPIRE.layers),
            sight.Cards("attacks revealed", at.DEALS + at.VIRTUAL),
        ]

    def schema(self) -> Schema:
        parts = {"empire": EMPIRE.schema(), "attacks": array(TEXT), "rating": TEXT}
        parts |= {"razing": RAZING, "targets": array(TEXT), "left": PAIRS}
        parts |= {"locations": NUMBER, "defeated": FLAG}
        return or_none(record(parts))


EMPIRE: Final[Zone] = at.LAYOUT.zone("empire")

for _entry in (
    CommonCards("common_cards", OWN, told=IN_VIEWS | IN_ROWS),
    FactionCards("faction_cards", OWN, told=IN_VIEWS),
    KnownBy("known_hand", at.HAND),
    KnownBy("known_drawn", at.DRAWN),
    Virtual(),
    Points(CATEGORIES),
    Production("production", OWN, "the next one, as far as it is certain", IN_VIEWS),
    Razing("razing", OWN, "of each location", IN_VIEWS),
    Missing(),
):
    at.LAYOUT.add(_entry)
