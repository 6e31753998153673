"""Reading the cards of a position: each is taken from the heap of cards not yet named."""

from __future__ import annotations

from typing import Any, Final

from tabularium.games.altay import layout as at
from tabularium.games.altay.catalogue import (
    COST,
    EFFECTS,
    KEY,
    KINDS,
    LEVEL_OF,
    PILES,
    TITLE,
    kind_of,
)
from tabularium.games.altay.develop import SHOWN, different, enter_play
from tabularium.games.altay.setup import (
    achievement_cards,
    market_cards,
    starting_cards,
)
from tabularium.games.altay.slots import SYMBOLS, Slots, one
from tabularium.games.altay.table import Collect, Lay, laid
from tabularium.games.altay.view import token_name
from tabularium.games.altay.words import FACTIONS
from tabularium.kernel.entries import Entries, too_many, unfit
from tabularium.kernel.errors import BadPosition
from tabularium.kernel.heap import Absence, Heap
from tabularium.kernel.machine import State

FIELDS: Final[list[str]] = [
    "game",
    "version",
    "seats",
    "options",
    "seed",
    "rng",
    "round",
    "first_player",
    "turn",
    "goods",
    "used",
    "bought",
    "attacks",
    "stored_now",
    "abilities_used",
    "extra_draw",
    "idle_rounds",
    "board",
    "market",
    "displays",
    "achievement_decks",
    "gone",
    "players",
    "stack",
    "over",
]
PLAYER: Final[list[str]] = [
    "hand",
    "known_hand",
    "deck",
    "discard",
    "played",
    "table",
    "archive",
    "achievements",
    "progress",
    "secret",
    "secret_started",
    "supply",
    "lost",
    "coins",
    "captured",
    "tokens",
    "consumed",
]
LEVELS: Final = 3
TITLES: Final[list[str]] = [TITLE[pile[0]] for pile in PILES]
TOKEN_NAMES: Final[list[str]] = [token_name(token) for token in range(1, at.TOKEN_TYPES)]


# of each kind of card whether it is one of those
ACHIEVEMENTS: Final[list[bool]] = [level > 0 for level in LEVEL_OF]
ACTION_CARDS: Final[list[bool]] = [level == 0 for level in LEVEL_OF]
WONDERS: Final[list[bool]] = [level == 3 for level in LEVEL_OF]
TABLE_CARDS: Final[list[bool]] = [
    any(isinstance(effect, Lay) for effect in effects) for effects in EFFECTS
]


class AbsentFactions(Absence):
    """All cards are in every game but the starting cards of factions that nobody leads."""

    def why(self, kind: int) -> BadPosition:
        having = [
            name
            for faction, name in enumerate(FACTIONS)
            if kind in [KINDS[card] for card in starting_cards(faction)]
        ]
        return BadPosition("position-why-faction", factions=having)


class CardReader:
    """Reads the cards of one document into a blank state."""

    def __init__(self, g: State, doc: dict[str, Any]) -> None:
        self.g = g
        self.doc = Entries("", doc, FIELDS)
        self.players = self.doc.players(g.seats, PLAYER)
        self.displays = self.doc.lists("displays", LEVELS)
        self.decks = self.doc.lists("achievement_decks", LEVELS)
        # cards not yet named: those of all, then those of each seat
        common: list[int] = []
        for pile in range(len(PILES)):
            common += market_cards(g.seats, pile)
        for level in range(1, 4):
            common += achievement_cards(g.seats, level)
        heaps = [common]
        for seat in range(g.seats):
            faction = g.nums[at.FACTION + seat]
            heaps.append(starting_cards(faction) if faction >= 0 else [])
        self.heap = Heap(KINDS, KEY, heaps, AbsentFactions())

    @property
    def common(self) -> list[int]:
        """Shared cards not yet named."""
        return self.heap.heaps[0]

    def own(self, seat: int) -> list[int]:
        """Starting cards of a seat not yet named."""
        return self.heap.heaps[seat + 1]

    def take(
        self, where: str, key: Any, seat: int, fitting: list[bool] | None, expected: str = ""
    ) -> int:
        """A fitting card of this name that lies nowhere yet; seat -1 takes anybody's."""
        places = [0, seat + 1] if seat >= 0 else list(range(len(self.heap.heaps)))
        kind = self.heap.kind_of(where, key, places, fitting)
        if fitting is not None and not fitting[kind]:
            raise unfit(where, key, expected)
        return self.heap.take(where, key, places, fitting)

    def take_all(self, where: str, names: list[Any], seat: int, level: bool) -> list[int]:
        fitting = ACHIEVEMENTS if level else ACTION_CARDS
        expected = "achievement" if level else "action-card"
        return [self.take(where, name, seat, fitting, expected=expected) for name in names]

    def read_player_cards(self, seat: int) -> None:
        g = self.g
        doc = self.players[seat]
        for name, zone in (
            ("hand", at.HAND),
            ("discard", at.DISCARD),
            ("played", at.PLAYED),
            ("archive", at.ARCHIVE),
        ):
            cards = self.take_all(doc.at(name), doc.items(name), seat, False)
            g.zones[zone + seat] = cards
        g.nums[at.KNOWN + seat] = doc.number("known_hand", 0, len(g.zones[at.HAND + seat]))
        if len(g.zones[at.ARCHIVE + seat]) > 1:
            raise too_many(doc.at("archive"), len(doc.items("archive")), 1)
        deck = self.take_all(doc.at("deck"), doc.items("deck"), seat, False)
        g.zones[at.DECK + seat] = deck[::-1]
        self.read_table(seat)
        done = self.take_all(doc.at("achievements"), doc.items("achievements"), -1, True)
        kinds = [KINDS[card] for card in done]
        if len(set(kinds)) < len(kinds):
            raise BadPosition("altay-error-twice", where=doc.at("achievements"))
        g.zones[at.DONE + seat] = done
        for card in done:
            enter_play(g, seat, card)
        if g.zones[at.ARCHIVE + seat] and kind_of("writing") not in kinds:
            raise BadPosition("altay-error-archive", where=doc.at("archive"))
        self.read_progress(seat)
        secret = doc.text("secret")
        if secret is not None:
            card = self.take(doc.at("secret"), secret, -1, WONDERS, expected="wonder")
            self.g.zones[at.SECRET + seat] = [card]
        self.read_started_secret(seat)

    def read_started_secret(self, seat: int) -> None:
        doc = self.players[seat]
        started = doc.text("secret_started")
        if started is None:
            return
        held = self.g.zones[at.DONE + seat] + self.g.zones[at.PROGRESS + seat]
        kinds = [KINDS[card] for card in held]
        if kind_of(started) not in kinds or LEVEL_OF[kind_of(started)] != 3:
            raise unfit(doc.at("secret_started"), started, "own-wonder")
        if self.g.zones[at.SECRET + seat]:
            raise BadPosition("altay-error-one-secret", where=doc.at("secret"), given=started)
        self.g.nums[at.REVEALED + seat] = kind_of(started)

    def read_table(self, seat: int) -> None:
        g = self.g
        doc = self.players[seat]
        titles: list[str] = []
        for number, item in enumerate(doc.items("table")):
            entry = Entries(doc.at(f"table[{number}]"), item, ["card", "goods"])
            key = entry.need("card")
            card = self.take(entry.at("card"), key, seat, TABLE_CARDS, expected="table-card")
            kind = KINDS[card]
            if TITLE[kind] in titles:
                raise BadPosition("altay-error-title-twice", where=doc.at("table"), given=KEY[kind])
            titles.append(TITLE[kind])
            slots = laid(kind).slots
            g.marks[card] = self.load_of(entry, slots)
            if slots.filled(g.marks[card]) and isinstance(laid(kind), Collect):
                raise BadPosition("altay-error-full", where=entry.at("goods"), given=KEY[kind])
            g.zones[at.TABLE + seat].append(card)

    def read_progress(self, seat: int) -> None:
        g = self.g
        doc = self.players[seat]
        item = doc.value("progress")
        if item is None:
            return
        entry = Entries(doc.at("progress"), item, ["card", "goods", "settlement"])
        key = entry.need("card")
        card = self.take(entry.at("card"), key, -1, ACHIEVEMENTS, expected="achievement")
        kind = KINDS[card]
        if kind in [KINDS[other] for other in g.zones[at.DONE + seat]]:
            raise BadPosition("altay-error-twice", where=entry.at("card"))
        g.marks[card] = self.load_of(entry, COST[kind])
        if COST[kind].filled(g.marks[card]):
            raise BadPosition("altay-error-full", where=entry.at("goods"), given=KEY[kind])
        if g.marks[card] == 0 and not self.doc.has("stack"):
            raise BadPosition("altay-error-empty", where=entry.at("goods"))
        g.zones[at.PROGRESS + seat] = [card]
        settlement = entry.flag("settlement", LEVEL_OF[kind] < 3)
        if settlement and LEVEL_OF[kind] == 3:
            raise BadPosition("altay-error-wonder-settlement", where=entry.at("settlement"))
        g.nums[at.ON_CARD + seat] = int(settlement)

    def load_of(self, entry: Entries, slots: Slots) -> int:
        load = 0
        for name, amount in entry.amounts("goods", at.GOODS).items():
            for _ in range(amount):
                if not slots.room(load, SYMBOLS[name]):
                    raise BadPosition(
                        "altay-error-no-room", where=entry.at("goods"), n=amount, given=name
                    )
                load += one(SYMBOLS[name])
        return load

    def read_shared_cards(self) -> None:
        g = self.g
        doc = self.doc
        for level in range(LEVELS):
            where = f"displays[{level}]"
            cards = self.take_all(where, self.displays[level] or [], -1, True)
            self.check_level(where, cards, level + 1)
            if different(cards) > SHOWN:
                raise too_many(where, different(cards), SHOWN)
            g.zones[at.DISPLAY + level] = cards
            where = f"achievement_decks[{level}]"
            cards = self.take_all(where, self.decks[level] or [], -1, True)
            self.check_level(where, cards, level + 1)
            g.zones[at.LEVEL + level] = cards[::-1]
        g.zones[at.GONE] = [self.take("gone", name, -1, None) for name in doc.items("gone")]

    def check_level(self, where: str, cards: list[int], level: int) -> None:
        for card in cards:
            if LEVEL_OF[KINDS[card]] != level:
                raise BadPosition(
                    "altay-error-level", where=where, given=KEY[KINDS[card]], level=level
                )
