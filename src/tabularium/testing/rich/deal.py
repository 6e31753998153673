"""Rich positions of any game, dealt from what its layout declares.

Every zone gets cards that fit into it, with something on them, and every number something. What
fits is asked of the reader of positions, and what it refuses is left out (see ``mend.py``).
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar, Final

from tabularium.declare.entry import ASKED, NOBODY, Entry
from tabularium.declare.given import Given
from tabularium.declare.marks import AmountMarks, FlagMark, Mark, SeatMark
from tabularium.declare.numbers import Amounts, Bits, Flag, Number, OneOf, SeatOf
from tabularium.declare.rules import DeclaredRules
from tabularium.declare.schema import Schema
from tabularium.declare.zones import Zone
from tabularium.kernel.entries import MOST
from tabularium.kernel.errors import BadOption
from tabularium.kernel.machine import State
from tabularium.kernel.rng import seeded
from tabularium.testing.rich.chance import Chance
from tabularium.testing.rich.mend import mended

# cards at most, where nobody says how many: on the table sometimes all that are left
OWN_ROOM: Final = (1, 6, 12, 18)
ROOM: Final = (0, 2, 6, 14, MOST)
MARKED: Final = 0.3  # share of the cards that something lies on


class Deal:
    """One position being dealt; every card is taken from those not yet named.

    A game derives from it and says what is special: what must be consistent between places.
    """

    # of numbers that have closer ones than the layout says, by their names
    bounds: ClassVar[Mapping[str, tuple[int, int]]] = {}

    def __init__(self, rules: DeclaredRules, chance: Chance) -> None:
        self.rules = rules
        self.chance = chance
        info = rules.info
        self.seats: list[str] | int = chance.seats(info)
        self.factions: list[int] = info.seat_factions(self.seats)
        self.options: dict[str, Any] = self.chosen()
        self.seed: int = chance.number(0, 10**6)
        opts = info.option_numbers(self.options)
        try:
            rules.check(len(self.factions), opts)
        except BadOption:  # they do not fit together
            self.options = {}
            opts = info.option_numbers({})
        # the same blank as the reader's: the seed may decide which cards are in the game
        self.blank: State = rules.unset(self.factions, opts, seeded(self.seed))
        self.given: Given = rules.given(self.blank, {})
        self.heaps: list[list[int]] = [chance.shuffled(heap) for heap in self.given.heap.heaps]
        self.turn: int = chance.number(0, len(self.factions) - 1)
        self.players: list[dict[str, Any]] = [{} for _ in self.factions]
        self.doc: dict[str, Any] = {
            "game": info.id,
            "seats": self.seats,
            "options": self.options,
            "seed": self.seed,
            "turn": self.turn,
            "players": self.players,
        }

    def document(self) -> dict[str, Any]:
        """A position that can be loaded."""
        layout = self.rules.layout
        self.begin()
        for seat, player in enumerate(self.players):
            self.fill(player, layout.kept_own, seat)
            self.seated(seat)
        self.fill(self.doc, layout.kept, 0)
        self.finish()
        return mended(self.rules, self.doc, self.chance)

    def fill(self, doc: dict[str, Any], entries: list[Entry], seat: int) -> None:
        for entry in entries:
            value = None if entry.name in doc else self.value(entry, seat)
            if value is not None:
                doc[entry.name] = value

    # what a game may say of its own ---------------------------------------------------------------

    def chosen(self) -> dict[str, Any]:
        """The options of the game."""
        return self.chance.options(self.rules.info, len(self.factions))

    def begin(self) -> None:
        """Nothing is dealt yet: what everything else depends on."""

    def value(self, entry: Entry, seat: int) -> Any:
        """What an entry says, None where it is not named. Of shared ones the seat is 0."""
        if isinstance(entry, Zone):
            return self.zone(entry, seat)
        if isinstance(entry, Number):
            return self.number(entry)
        try:
            return self.something(entry.schema())
        except NotImplementedError:  # it is in no view, so nobody has said what it looks like
            return None

    def room(self, zone: Zone, player: int) -> int:
        """How many cards lie in a zone at most."""
        return self.chance.one(OWN_ROOM if zone.own else ROOM)

    def fitting(self, zone: Zone, player: int) -> list[int]:
        """The cards that may lie in a zone, of those left; of zones in a row, in that number."""
        kinds = self.given.kinds_for(zone.fits)
        found = [card for i in self.given.heaps_for(zone.fits, player) for card in self.heaps[i]]
        return self.chance.shuffled(
            [card for card in found if kinds is None or kinds[self.rules.kinds[card]]]
        )

    def marks(self, zone: Zone, card: int) -> dict[str, Any]:
        """What lies on a card."""
        found = self.chance.some(zone.marks, MARKED)
        return {mark.name: self.amount_on(mark) for mark in found}

    def seated(self, seat: int) -> None:
        """Everything a player has is dealt."""

    def finish(self) -> None:
        """Everything is dealt: what belongs together is made to fit."""

    # cards ----------------------------------------------------------------------------------------

    def key(self, card: int) -> str:
        return self.rules.layout.names[card]

    def keys(self, cards: list[int]) -> list[str]:
        return [self.key(card) for card in cards]

    def kind(self, key: str) -> int:
        return self.rules.card_keys().index(key)

    def take(self, cards: list[int], n: int) -> list[int]:
        """The first n of some cards, which lie somewhere now."""
        taken = cards[:n]
        self.heaps = [[card for card in heap if card not in taken] for heap in self.heaps]
        return taken

    def some(self, cards: list[int], most: int) -> list[int]:
        """Up to so many of some cards, which lie somewhere now."""
        return self.take(cards, self.chance.number(0, min(most, len(cards))))

    def zone(self, zone: Zone, seat: int) -> Any:
        """The cards of a zone; those in a row are a list for each."""
        if zone.seen == ASKED:  # in the middle of something
            return None
        if zone.count == 1:
            return self.cards(zone, seat)
        return [self.cards(zone, seat if zone.own else i) for i in range(zone.count)]

    def cards(self, zone: Zone, player: int) -> list[Any] | None:
        """Some cards that fit, as they are named; of most hidden decks nothing is said."""
        chance = self.chance
        if zone.seen == NOBODY and chance.happens(0.6):
            return None
        found = self.some(self.fitting(zone, player), min(self.room(zone, player), zone.most))
        if not zone.marks:
            return self.keys(found)
        return [{"card": self.key(card), **self.marks(zone, card)} for card in found]

    # numbers --------------------------------------------------------------------------------------

    def number(self, entry: Number) -> Any:
        """Something that a number may be."""
        chance = self.chance
        if isinstance(entry, Flag):
            return chance.happens(0.3)
        if isinstance(entry, SeatOf):
            return chance.number(0, len(self.factions) - 1)
        if isinstance(entry, OneOf):
            return chance.one(entry.names)
        if isinstance(entry, Amounts):
            return {name: chance.amount() for name in entry.names if name}
        if isinstance(entry, Bits):
            things = range(entry.size) if entry.names is None else entry.names
            return chance.some(things, 0.15)
        if entry.name in self.bounds:
            return chance.number(*self.bounds[entry.name])
        return max(entry.least, min(entry.most, chance.amount()))

    def amount_on(self, mark: Mark) -> Any:
        """Something that may lie on a card."""
        chance = self.chance
        if isinstance(mark, FlagMark):
            return True
        if isinstance(mark, SeatMark):
            return chance.number(0, len(self.factions) - 1)
        if isinstance(mark, AmountMarks):
            return {name: min(mark.each, chance.amount()) for name in mark.names}
        return min(mark.mask, chance.amount())

    # what is special ------------------------------------------------------------------------------

    def something(self, schema: Schema) -> Any:
        """Something that looks like an entry of the game's own; texts are mostly names of cards."""
        chance = self.chance
        if "anyOf" in schema:
            return self.something(chance.one(schema["anyOf"]))
        if "enum" in schema:
            return chance.one(schema["enum"])
        match schema.get("type"):
            case "object":
                parts = schema.get("properties", {})
                return {name: self.something(parts[name]) for name in chance.some(parts, 0.8)}
            case "array":
                items = schema.get("prefixItems") or [schema["items"]] * chance.one(ROOM[:-1])
                return [self.something(item) for item in items]
            case "boolean":
                return chance.happens(0.3)
            case "integer":
                return chance.amount()
            case "string":
                return self.key(chance.one([card for heap in self.heaps for card in heap] or [0]))
        return None
