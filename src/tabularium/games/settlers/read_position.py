"""Reading a position: what is named is set, everything else gets a legal default.

Cards named nowhere go home: into the common deck, or the deck of their faction.
"""

from __future__ import annotations

from typing import Any, Final

from tabularium.cards.standing import Waiting
from tabularium.games.settlers import layout as at
from tabularium.games.settlers.boards import STORED
from tabularium.games.settlers.catalogue import (
    DEAL,
    FEATURES,
    GATE,
    KEY,
    KINDS,
    OWNER,
    PRODUCES,
    SHRINE,
    SORT,
    USES_OF,
)
from tabularium.games.settlers.check_position import check_attached, check_defence, check_taken
from tabularium.games.settlers.custom_deck import deck_cards
from tabularium.games.settlers.locations import enter_empire
from tabularium.games.settlers.position_document import (
    DEALT_CARDS,
    FIELDS,
    LOCATION,
    LOCATIONS,
    PLAYER,
    AbsentCards,
)
from tabularium.games.settlers.rounds import ALL_ROUNDS, ONE_ROUND
from tabularium.games.settlers.setup import FIRST_HAND, GAME
from tabularium.games.settlers.turn import AFTERWARDS, MAIN, ActionPhase
from tabularium.games.settlers.work import OASIS_LIMIT
from tabularium.kernel.entries import MOST, Entries, too_many, unfit
from tabularium.kernel.errors import BadPosition, whole
from tabularium.kernel.frames import go_on, is_over, read_frames
from tabularium.kernel.heap import Heap
from tabularium.kernel.machine import FRAME, PC, State
from tabularium.kernel.rng import STATES as RNG_STATES

# which cards may lie somewhere
COMMON_CARDS: Final = 0
OWN_CARDS: Final = 1  # of the own faction
BOTH: Final = 2
ATTACK_CARDS: Final = 3
ALL: Final = 4
# zones, whether the list is from the top, and the cards that fit
SHARED: Final[list[tuple[str, int, bool, int]]] = [
    ("common_deck", at.COMMON_DECK, True, COMMON_CARDS),
    ("common_discard", at.COMMON_DISCARD, False, COMMON_CARDS),
    ("offer", at.OFFER, False, COMMON_CARDS),
    ("looked_at", at.LOOKED_AT, False, ALL),
    ("building", at.BUILDING, False, ALL),
    ("attack_deck", at.ATTACKS, True, ATTACK_CARDS),
    ("collection", at.COLLECTION, False, ALL),
    ("gone", at.GONE, False, ALL),
]
OWN: Final[list[tuple[str, int, bool, int]]] = [
    ("hand", at.HAND, False, BOTH),
    ("deck", at.DECK, True, OWN_CARDS),
    ("discard", at.DISCARD, False, OWN_CARDS),
    ("foundations", at.FOUNDATIONS, False, COMMON_CARDS),
    ("deals", at.DEALS, False, ALL),
    ("routes", at.ROUTES, False, OWN_CARDS),
    ("under_gates", at.UNDER, False, ALL),
    ("drawn", at.DRAWN, False, BOTH),
]
# only in the middle of something, which the stack tells of
MIDWAY: Final[list[str]] = ["offer", "looked_at", "building", "drawn"]
VIRTUAL_LOCATIONS: Final = 2


def keeps_count(kind: int) -> bool:
    """Whether things are counted on this location: cards, resources, workers gained this round."""
    return (
        GATE[kind]
        or SHRINE[kind]
        or any(
            isinstance(feature, Waiting) and feature.hook == at.WORKERS_SPENT
            for feature in FEATURES[kind]
        )
    )


class Reader:
    """Reads one document into a blank state."""

    def __init__(self, g: State, doc: dict[str, Any]) -> None:
        self.g = g
        self.doc = Entries("", doc, FIELDS)
        self.complete = self.doc.has("stack")
        self.players = self.doc.players(g.seats, PLAYER)
        heaps = [deck_cards(g, at.COMMON)]
        attacks = deck_cards(g, at.ATTACKERS) if g.seats == 1 else []
        for seat in range(g.seats):
            faction = g.nums[at.FACTION + seat]
            heaps.append(deck_cards(g, faction) if faction >= 0 else [])
            if faction >= 0:
                g.mods[seat * g.rules.n_mods + at.STORES + STORED[faction]] += 1
        heaps.append(attacks)
        self.heap = Heap(KINDS, KEY, heaps, AbsentCards(g))
        self.everywhere = list(range(len(heaps)))

    def read(self) -> None:
        g = self.g
        doc = self.doc
        g.nums[at.ROUND] = doc.number("round", 1, at.ROUNDS, 0 if self.complete else 1)
        g.nums[at.FIRST] = doc.number("first_player", 0, g.seats - 1)
        g.nums[at.TURN] = -1
        if not doc.has("turn"):
            g.nums[at.TURN] = g.nums[at.FIRST]
        elif doc.value("turn") is not None:
            g.nums[at.TURN] = doc.number("turn", 0, g.seats - 1)
        for seat in range(g.seats):
            self.read_player(seat)
        turn = g.nums[at.TURN]
        if turn >= 0 and g.nums[at.PASSED + turn] and not self.complete:
            raise BadPosition("settlers-error-passed", where="turn", given=turn)
        self.read_virtual()
        check_attached(g, self.players)
        check_taken(g, self.players)
        for name, zone, top, fitting in SHARED:
            cards = self.take_all(doc, name, self.heaps_of(fitting, 0))
            g.zones[zone] = cards[::-1] if top else cards
        if g.seats > 1 and (doc.value("virtual") is not None or g.zones[at.COLLECTION]):
            raise BadPosition("settlers-error-solo")
        if not self.doc.flag("over", False):  # a location given back at the end keeps its token
            check_defence(g, self.players)
        self.fill_up()
        if doc.has("rng"):
            g.rng = doc.number("rng", 0, RNG_STATES - 1)
        self.resume()

    def read_player(self, seat: int) -> None:
        g = self.g
        doc = self.players[seat]
        for name, zone, top, fitting in OWN:
            cards = self.take_all(doc, name, self.heaps_of(fitting, seat))
            g.zones[zone + seat] = cards[::-1] if top else cards
        self.read_known(doc, "known_hand", g.zones[at.HAND + seat])
        self.read_known(doc, "known_drawn", g.zones[at.DRAWN + seat])
        for number, item in enumerate(doc.items("empire")):
            self.read_location(seat, doc.at(f"empire[{number}]"), item, self.everywhere)
        for name, amount in doc.amounts("goods", at.GOODS[: at.HELD]).items():
            g.nums[at.POOL + seat * at.HELD + at.GOODS.index(name)] = amount
        g.nums[at.POINTS + seat] = doc.number("vp", 0)
        g.nums[at.PASSED + seat] = int(doc.flag("passed", False))
        # a turn that begins is counted
        most = at.TURN_CAP if self.complete or seat != g.nums[at.TURN] else at.TURN_CAP - 1
        g.nums[at.TURNS + seat] = doc.number("turns", 0, most)

    def read_known(self, doc: Entries, name: str, cards: list[int]) -> None:
        """Who knows which of the hidden cards: a number for each, bit by bit."""
        items = doc.items(name)
        if len(items) > len(cards):
            raise too_many(doc.at(name), len(items), len(cards))
        known = (1 << self.g.seats) - 1 | 1 << at.EVERYBODY
        for i, item in enumerate(items):
            if not whole(item) or int(item) & ~known:
                raise unfit(doc.at(name), item, "knowing-seats")
            self.g.marks[cards[i]] = int(item) << at.KNOWN_BY

    def read_virtual(self) -> None:
        """The solo opponent; without an entry one attack card is revealed (S137)."""
        g = self.g
        if g.seats > 1:
            return
        item = self.doc.value("virtual")
        entry = Entries("virtual", item if item is not None else {}, ["empire", "attacks"])
        places = entry.items("empire")
        if len(places) > VIRTUAL_LOCATIONS:
            raise too_many(entry.at("empire"), len(places), VIRTUAL_LOCATIONS)
        for number, place in enumerate(places):
            where = entry.at(f"empire[{number}]")
            self.read_location(at.VIRTUAL, where, place, self.heaps_of(COMMON_CARDS, 0))
        attacks = self.take_all(entry, "attacks", self.heaps_of(ATTACK_CARDS, 0))
        g.zones[at.DEALS + at.VIRTUAL] = attacks[::-1]

    def read_location(self, seat: int, where: str, item: Any, places: list[int]) -> None:
        """A location: its name, or its name with what lies on it."""
        g = self.g
        entry = Entries(where, {"card": item} if isinstance(item, str) else item, LOCATION)
        key = entry.need("card")
        if not LOCATIONS[self.heap.kind_of(entry.at("card"), key, places, LOCATIONS)]:
            raise unfit(entry.at("card"), key, "location")
        card = self.heap.take(entry.at("card"), key, places, LOCATIONS)
        kind = KINDS[card]
        common = OWNER[kind] == at.COMMON
        mark = entry.number("used", 0, USES_OF[kind] if SORT[kind] == at.ACTION else 0)
        for name, bit, fits in (
            ("blocked", at.BLOCKED, SORT[kind] == at.ACTION),
            ("defended", at.DEFENDED, common),
            ("samurai", at.SAMURAI, OWNER[kind] == at.JAPANESE),
            ("pending", at.PENDING, PRODUCES[kind] is not None and self.complete),
        ):
            if entry.flag(name, False):
                if not fits:
                    raise BadPosition("settlers-error-mark", where=entry.at(name), given=KEY[kind])
                mark |= bit
        route = self.read_seat(entry, "route", seat)
        taken = self.read_seat(entry, "taken", seat)
        if route and (common or DEAL[kind] < 0):
            raise BadPosition("settlers-error-mark", where=entry.at("route"), given=KEY[kind])
        self.check_home(entry, kind, taken - 1 if taken else seat)
        mark |= route << at.ROUTE | taken << at.TAKEN
        if entry.number("holds", 0) and not keeps_count(kind):
            raise BadPosition("settlers-error-mark", where=entry.at("holds"), given=KEY[kind])
        # cards under a Gate are named besides, a Shrine has no end, an Oasis has its limit (S108)
        most = MOST if GATE[kind] or SHRINE[kind] else OASIS_LIMIT
        holds = entry.number("holds", 0, most)
        enter_empire(g, seat, card)
        g.marks[card] = mark | holds << at.COUNT

    def read_seat(self, entry: Entries, name: str, owner: int) -> int:
        """Another player a location has to do with, plus one; 0 for nobody."""
        if not entry.has(name):
            return 0
        # in a solo game what is borrowed belongs to the virtual player
        other = entry.number(name, 0, max(self.g.seats - 1, at.VIRTUAL))
        if other == owner:
            raise BadPosition("settlers-error-own-seat", where=entry.at(name), given=other)
        return other + 1

    def check_home(self, entry: Entries, kind: int, owner: int) -> None:
        """A faction card stands in its faction's empire, or was taken over from there."""
        g = self.g
        if OWNER[kind] >= 0 and (owner >= g.seats or OWNER[kind] != g.nums[at.FACTION + owner]):
            raise unfit(entry.at("card"), KEY[kind], "own-card")

    def heaps_of(self, fitting: int, seat: int) -> list[int]:
        """The heaps cards may come from."""
        if fitting == COMMON_CARDS:
            return [0]
        if fitting == OWN_CARDS:
            return [seat + 1]
        if fitting == BOTH:
            return [0, seat + 1]
        if fitting == ATTACK_CARDS:
            return [len(self.everywhere) - 1]
        return self.everywhere

    def take_all(self, doc: Entries, name: str, places: list[int]) -> list[int]:
        items = doc.items(name)
        if items and name in MIDWAY and not self.complete:
            raise BadPosition("settlers-error-midway", where=doc.at(name))
        fitting = None
        if name == "deals":
            fitting = DEALT_CARDS
            for item in items:
                if not fitting[self.heap.kind_of(doc.at(name), item, places, fitting)]:
                    raise unfit(doc.at(name), item, "deal")
        return self.heap.take_all(doc.at(name), items, places, fitting)

    def fill_up(self) -> None:
        """What is named nowhere lies shuffled beneath the named cards of its deck.

        Hands and the first attack card that are not named are dealt from it before. What would
        lie in a deck that is said to be empty is out of the game.
        """
        g = self.g
        for place in self.everywhere:
            g.shuffle(self.heap.heaps[place])
        if not self.complete:
            self.deal_out()
        for place in self.everywhere:
            zone = at.COMMON_DECK if place == 0 else at.DECK + place - 1
            doc = self.doc
            name = "common_deck" if place == 0 else "deck"
            if place == g.seats + 1:
                zone = at.ATTACKS
                name = "attack_deck"
            elif place > 0:
                doc = self.players[place - 1]
            if doc.has(name) and not doc.items(name):
                g.zones[at.GONE] += self.heap.heaps[place]
            else:
                g.zones[zone] = self.heap.heaps[place] + g.zones[zone]

    def deal_out(self) -> None:
        """Setup with the cards that are named nowhere."""
        g = self.g
        heaps = self.heap.heaps
        line = self.doc.value("virtual")
        if g.seats == 1 and (line is None or "attacks" not in line) and heaps[-1]:
            g.zones[at.DEALS + at.VIRTUAL].append(heaps[-1].pop())
        for seat in range(g.seats):
            if self.players[seat].has("hand"):
                continue
            for place in (0, seat + 1):
                for _ in range(min(FIRST_HAND, len(heaps[place]))):
                    g.zones[at.HAND + seat].append(heaps[place].pop())

    def resume(self) -> None:
        """Go on where the stack says, or at the start of a turn in the action phase."""
        g = self.g
        if is_over(g, self.doc):
            return
        if self.doc.has("stack"):
            read_frames(g, self.doc.value("stack"), KEY)
            nodes = [g.rules.nodes[g.stack[frame]] for frame in range(0, len(g.stack), FRAME)]
            if len(nodes) < 2 or nodes[0] is not GAME or nodes[1] not in GAME.steps:
                raise BadPosition("error-position-no-work")
            go_on(g)
            return
        if g.nums[at.TURN] < 0:
            raise unfit("turn", None, "number")
        g.push(GAME, 0, -1)
        g.stack[g.top + PC] = len(GAME.steps)
        g.push(ALL_ROUNDS, 0, -1)
        for number, step in enumerate(ONE_ROUND.steps):
            if isinstance(step, ActionPhase):
                g.push(ONE_ROUND, 0, -1)
                g.stack[g.top + PC] = number + 1
                g.push(step, 0, -1)
        g.nums[at.TURNS + g.nums[at.TURN]] += 1
        g.push(AFTERWARDS, g.nums[at.TURN], -1)
        g.push(MAIN, g.nums[at.TURN], -1)
        g.run()


def read_position(g: State, doc: dict[str, Any]) -> None:
    """Fill a blank state from a document, and go on from there."""
    Reader(g, doc).read()
