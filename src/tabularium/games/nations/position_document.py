"""The document of a position while it is read: its entries, and the cards not named yet."""

from __future__ import annotations

from typing import Any, Final

from tabularium.games.nations import layout as at
from tabularium.games.nations.catalogue import (
    KEY,
    KINDS,
    SORT,
    cards_of,
)
from tabularium.games.nations.setup import progress_cards
from tabularium.kernel.entries import Entries, unfit
from tabularium.kernel.errors import BadPosition, whole
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
    "order",
    "turn",
    "market",
    "decks",
    "event_decks",
    "event",
    "looked_at",
    "war",
    "buying",
    "gone",
    "architects",
    "drawn",
    "rival",
    "together",
    "players",
    "stack",
    "over",
]
PLAYER: Final[list[str]] = [
    "side",
    "goods",
    "vp",
    "workers",
    "food_section",
    "food_room",
    "stability_section",
    "stability_room",
    "above",
    "cards",
    "advisor",
    "tower",
    "colonies",
    "site",
    "wonders",
    "board",
    "passed",
    "turns",
    "short",
    "least_stable",
    "bought",
    "war_loss",
    "weakened",
]
PRINTED_HEAP: Final = 2 * at.AGES  # after the progress cards and the events of each age


class AbsentCards(Absence):
    """Cards of a level that is not played, events and tiles of the other game."""

    def __init__(self, seats: int) -> None:
        self.seats = seats

    def why(self, kind: int) -> BadPosition:
        if SORT[kind] == at.TILE:
            return BadPosition("position-why-solo")
        if SORT[kind] == at.EVENT:
            return BadPosition("position-why-no-solo")
        return BadPosition("position-why-option", option="levels")


class Document:
    """What is being read, and the blank state it is read into."""

    def __init__(self, g: State, doc: dict[str, Any]) -> None:
        self.g = g
        self.doc = Entries("", doc, FIELDS)
        self.complete = self.doc.has("stack")
        self.players = self.doc.players(g.seats, PLAYER)
        heaps = [progress_cards(g, age + 1) for age in range(at.AGES)]
        heaps += [
            cards_of(at.TILE if g.seats == 1 else at.EVENT, age + 1) for age in range(at.AGES)
        ]
        heaps.append(
            [
                card
                for sort in (at.BUILDING, at.MILITARY, at.WONDER, at.BOARD)
                for card in cards_of(sort, 0)
            ]
        )
        self.heap = Heap(KINDS, KEY, heaps, AbsentCards(g.seats))
        self.progress = list(range(at.AGES))
        self.events = list(range(at.AGES, 2 * at.AGES))
        self.on_top: list[list[int]] = []  # the named cards of the eight decks
        # None for a deck that is not named
        self.decks = self.doc.lists("decks", at.AGES)
        self.event_decks = self.doc.lists("event_decks", at.AGES)

    def take(self, where: str, key: Any, places: list[int], sorts: list[int]) -> int:
        """A card of one of these sorts."""
        fitting = [sort in sorts for sort in SORT]
        if not fitting[self.heap.kind_of(where, key, places, fitting)]:
            raise unfit(where, key, "card-here")
        return self.heap.take(where, key, places, fitting)


def signed(entry: Entries, name: str) -> int:
    """A whole number that may be negative."""
    value = entry.value(name)
    if whole(value) or (type(value) is int and value < 0):
        return int(value)
    raise unfit(entry.at(name), value, "number")
