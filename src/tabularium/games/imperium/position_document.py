"""The document of a position while it is read: its entries, and the cards not named yet."""

from __future__ import annotations

from typing import Any, Final

from tabularium.games.imperium.catalogue import (
    BOX,
    KEY,
    KINDS,
    OWNER,
    START,
    SUITS,
    cards_of,
)
from tabularium.games.imperium.layout import (
    ACCESSION,
    COMMON_SET,
    DEVELOPMENT,
    FACTION,
    IN_DECK,
    IN_NATION,
    IN_PLAY_AT_START,
    NATIONS,
    NOWHERE,
    POWER,
    STATE_NAMES,
    SUPPLY,
    TRIBUTARY,
)
from tabularium.games.imperium.nations import JOURNEYING
from tabularium.games.imperium.setup import common_cards
from tabularium.kernel.entries import Entries
from tabularium.kernel.heap import Heap
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
    "activating",
    "ending",
    "collapsed",
    "market",
    "decks",
    "king",
    "unrest",
    "exile",
    "gone",
    "looked_at",
    "players",
    "stack",
    "over",
]
PLAYER: Final[list[str]] = [
    "side",
    "tokens",
    "state",
    "actions",
    "exhausts",
    "hand",
    "deck",
    "known_top",
    "discard",
    "powers",
    "below",
    "play",
    "played",
    "history",
    "nation",
    "nation_token",
    "development",
    "development_token",
    "king_resolved",
    "ignored",
    "marks",
]


class Document:
    """What is being read, and the blank state it is read into."""

    def __init__(self, g: State, doc: dict[str, Any]) -> None:
        self.g = g
        self.doc = Entries("", doc, FIELDS)
        self.complete = self.doc.has("stack")
        self.players = self.doc.players(g.seats, PLAYER)
        # nothing is laid out while nations and sides are picked
        self.bare = -1 in [g.nums[FACTION + seat] for seat in range(g.seats)] or (
            self.complete and self.players[0].value("state") == STATE_NAMES[0]
        )
        heaps = [self.common()]
        for seat in range(g.seats):
            heaps.append(nation_cards(g, seat))
        self.heap = Heap(KINDS, KEY, heaps)
        self.everywhere = list(range(len(heaps)))

    def common(self) -> list[int]:
        """The common cards; a full document says itself which tributaries are in the game."""
        g = self.g
        if not self.complete:
            return common_cards(g)
        box = BOX + g.opts[COMMON_SET]
        other = [
            card
            for card in cards_of(2 * BOX + 1 - box, SUPPLY, g.seats)
            if SUITS[KINDS[card]] & TRIBUTARY
        ]
        return cards_of(box, SUPPLY, g.seats) + other

    def take_all(self, name: str, places: list[int]) -> list[int]:
        return self.heap.take_all(name, self.doc.items(name), places)


def nation_cards(g: State, seat: int) -> list[int]:
    """All cards of a player's nation but the power card."""
    nation = g.nums[FACTION + seat]
    if nation < 0:
        return []
    out: list[int] = []
    for start in (IN_DECK, IN_NATION, ACCESSION, DEVELOPMENT, SUPPLY):
        out += cards_of(nation, start, g.seats)
    if NATIONS[nation] in JOURNEYING:
        return out + journey_faces(nation)
    return out + [
        card
        for card in cards_of(nation, IN_PLAY_AT_START, g.seats)
        if not SUITS[KINDS[card]] & POWER
    ]


def journey_faces(nation: int) -> list[int]:
    """The faces of the journey cards, in their order; none for most nations."""
    if NATIONS[nation] not in JOURNEYING:
        return []
    return [
        card
        for card in range(len(KINDS))
        if OWNER[card] == nation
        and START[card] in (IN_PLAY_AT_START, NOWHERE)
        and not SUITS[KINDS[card]] & POWER
    ]
