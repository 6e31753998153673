"""The document of a position while it is read: its entries, and the cards not named yet."""

from __future__ import annotations

from typing import Any, Final

from tabularium.games.imperium import layout as at
from tabularium.games.imperium.catalogue import (
    BOX,
    KEY,
    KINDS,
    LEAST_PLAYERS,
    OWNER,
    START,
    SUITS,
    TITLE,
    cards_of,
)
from tabularium.games.imperium.nations import JOURNEYING
from tabularium.games.imperium.setup import common_cards
from tabularium.kernel.entries import Entries
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
    "activating",
    "ending",
    "collapsed",
    "market",
    "decks",
    "king",
    "unrest",
    "exile",
    "gone",
    "fame_seen",
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


class AbsentCards(Absence):
    """Cards of other nations and of the other box, and those for more players."""

    def __init__(self, g: State) -> None:
        self.g = g

    def why(self, kind: int) -> BadPosition:
        g = self.g
        box = BOX + g.opts[at.COMMON_SET]
        playing = [g.nums[at.FACTION + seat] for seat in range(g.seats)]
        cards = [card for card in range(len(KINDS)) if KINDS[card] == kind]
        here = [card for card in cards if OWNER[card] == box or OWNER[card] in playing]
        if not here and OWNER[cards[0]] < BOX:
            nations = [at.NATIONS[OWNER[card]] for card in cards if 0 <= OWNER[card] < BOX]
            return BadPosition("position-why-faction", factions=list(dict.fromkeys(nations)))
        if not here:
            tributary = SUITS[kind] & at.TRIBUTARY
            return BadPosition("position-why-not-drawn" if tributary else "position-why-box")
        most = min([LEAST_PLAYERS[card] for card in here])
        if most > g.seats:
            return BadPosition("position-why-players", n=most)
        if SUITS[kind] & at.TRIBUTARY and TITLE[kind] in [at.NATIONS[nation] for nation in playing]:
            return BadPosition("position-why-replaced")
        if START[here[0]] == at.NOWHERE:
            return BadPosition("position-why-face")
        return BadPosition("position-why-elsewhere")


class Document:
    """What is being read, and the blank state it is read into."""

    def __init__(self, g: State, doc: dict[str, Any]) -> None:
        self.g = g
        self.doc = Entries("", doc, FIELDS)
        self.complete = self.doc.has("stack")
        self.players = self.doc.players(g.seats, PLAYER)
        # nothing is laid out while nations and sides are picked
        self.bare = -1 in [g.nums[at.FACTION + seat] for seat in range(g.seats)] or (
            self.complete and self.players[0].value("state") == at.STATE_NAMES[0]
        )
        heaps = [self.common()]
        for seat in range(g.seats):
            heaps.append(nation_cards(g, seat))
        self.heap = Heap(KINDS, KEY, heaps, AbsentCards(g))
        self.everywhere = list(range(len(heaps)))
        self.named_decks: list[list[int]] = []

    def common(self) -> list[int]:
        """The common cards; a full document says itself which tributaries are in the game."""
        g = self.g
        if not self.complete:
            return common_cards(g)
        box = BOX + g.opts[at.COMMON_SET]
        other = [
            card
            for card in cards_of(2 * BOX + 1 - box, at.SUPPLY, g.seats)
            if SUITS[KINDS[card]] & at.TRIBUTARY
        ]
        return cards_of(box, at.SUPPLY, g.seats) + other

    def take_all(self, name: str, places: list[int]) -> list[int]:
        return self.heap.take_all(name, self.doc.items(name), places)


def nation_cards(g: State, seat: int) -> list[int]:
    """All cards of a player's nation but the power card."""
    nation = g.nums[at.FACTION + seat]
    if nation < 0:
        return []
    out: list[int] = []
    for start in (at.IN_DECK, at.IN_NATION, at.ACCESSION, at.DEVELOPMENT, at.SUPPLY):
        out += cards_of(nation, start, g.seats)
    if at.NATIONS[nation] in JOURNEYING:
        return out + journey_faces(nation)
    return out + [
        card
        for card in cards_of(nation, at.IN_PLAY_AT_START, g.seats)
        if not SUITS[KINDS[card]] & at.POWER
    ]


def journey_faces(nation: int) -> list[int]:
    """The faces of the journey cards, in their order; none for most nations."""
    if at.NATIONS[nation] not in JOURNEYING:
        return []
    return [
        card
        for card in range(len(KINDS))
        if OWNER[card] == nation
        and START[card] in (at.IN_PLAY_AT_START, at.NOWHERE)
        and not SUITS[KINDS[card]] & at.POWER
    ]
