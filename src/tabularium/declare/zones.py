"""Zones of the state: where cards lie, who sees them there, what lies on them."""

from __future__ import annotations

from typing import Any

from mypy_extensions import mypyc_attr

from tabularium.declare.entry import (
    ASKED,
    EVERYWHERE,
    IN_ROWS,
    IN_VIEWS,
    NOBODY,
    OPEN,
    OWNER_SEES,
    Entry,
)
from tabularium.declare.given import Given
from tabularium.declare.known import Known
from tabularium.declare.marks import Mark
from tabularium.declare.schema import NUMBER, TEXT, Schema, array, record
from tabularium.kernel import sight
from tabularium.kernel.entries import MOST, Entries, too_many
from tabularium.kernel.machine import State


@mypyc_attr(allow_interpreted_subclasses=True)
class Zone(Entry):
    """Cards, seen by somebody. Whose order nobody may know, or nobody minds, is shown sorted.

    ``size`` is the name under which everybody sees how many there are; ``pile``: the top is the
    end of the list, and documents list it from the top; ``fits`` says which cards may lie there, as
    the game numbers it; ``known`` who knows its cards though they are hidden; ``bare``: views
    do not say what lies on its cards; ``spread``: so many spaces, each of them a place in rows.
    With ``count`` there are so many zones in a row, shown as a list. Hidden cards of zones with
    the same ``pool`` could be in any of them, for all a seat knows; ``home``: cards that a position
    names nowhere lie there; ``active``: standing effects of its cards are in force; ``named``:
    its cards go by names of their own, which views say (``thing``). ``marks`` lie on its cards, of
    which rows say ``row_marks`` besides; ``most``: so many cards at most in a position;
    ``shown_as`` is its name in views, if it has another one there; ``solo``: rows have it in games
    for one only.
    ``told``: where it is told, IN_VIEWS, IN_ROWS and IN_POSITIONS of ``entry.py`` added up.
    """

    def __init__(
        self,
        name: str,
        own: bool = False,
        seen: int = OPEN,
        says: str = "",
        *,
        size: str = "",
        in_order: bool = False,
        pile: bool = False,
        marks: list[Mark] | None = None,
        row_marks: list[Mark] | None = None,
        count: int = 1,
        spread: int = 0,
        fits: int = 0,
        most: int = MOST,
        known: Known | None = None,
        bare: bool = False,
        shown_as: str = "",
        solo: bool = False,
        told: int = EVERYWHERE,
        pool: str = "",
        home: bool = False,
        active: bool = False,
        named: bool = False,
    ) -> None:
        super().__init__(name, own, says, told if seen != NOBODY else told & ~IN_VIEWS)
        self.seen = seen
        self.size = size
        self.in_order = in_order
        self.pile = pile
        self.marks: list[Mark] = marks or []
        self.parts: list[tuple[int, int, Mark]] = [
            (mark.shift, mark.mask, mark) for mark in self.marks
        ]
        self.said: bool = any(mark.said for mark in self.marks)
        self.row_marks: list[Mark] = (marks or []) + (row_marks or [])  # what rows say of its cards
        self.count = count
        self.spread = spread
        self.fits = fits
        self.known = known
        self.bare = bare
        self.shown_as: str = shown_as or name
        self.solo = solo
        self.most = most
        self.pool = pool
        self.home = home
        self.active = active
        self.named = named
        self.names: list[str] = []  # the key of every card, see Layout
        self.layers: list[sight.Layer] = []

    def takes(self, seats: int) -> tuple[int, int]:
        return self.count * (seats if self.own else 1), 0

    # views ------------------------------------------------------------------------------------

    def one(self, g: State, card: int) -> dict[str, Any]:
        """A card with what lies on it."""
        entry: dict[str, Any] = {"card": self.names[card]}
        mark = g.marks[card]
        if mark or self.said:
            for shift, mask, item in self.parts:
                n = mark >> shift & mask
                if n or item.said:
                    item.show(n, entry)
        return entry

    def listed(self, g: State, zone: int) -> list[Any]:
        """The cards of a zone, from its first."""
        if self.marks:
            return [self.one(g, card) for card in g.zones[zone]]
        names = self.names
        return [names[card] for card in g.zones[zone]]

    def shown(self, g: State, zone: int) -> list[Any]:
        """The same in a view."""
        if not self.named:
            return self.listed(g, zone)
        return [{**self.one(g, card), "name": self.thing(g, card)} for card in g.zones[zone]]

    def show(self, g: State, viewer: int, player: int) -> Any:
        if self.count > 1:
            first = self.start + player * self.count
            return [self.shown(g, first + i) for i in range(self.count)]
        cards = g.zones[self.start + player]
        if not cards:
            return []
        if self.marks and not self.bare:
            return self.shown(g, self.start + player)
        names = self.names
        keys = [names[card] for card in cards]
        if not self.in_order:
            keys.sort()
        return keys

    def things(self, g: State, viewer: int, player: int) -> list[str]:
        first = self.start + player * self.count
        names = [self.thing(g, card) for i in range(self.count) for card in g.zones[first + i]]
        return names if self.in_order else sorted(names)

    def thing(self, g: State, card: int) -> str:
        """The name of a card in it, as options speak of it."""
        return self.names[card]

    def schema(self) -> Schema:
        items = TEXT
        if self.marks and not self.bare:
            entries = {"card": TEXT, **{mark.name: mark.schema() for mark in self.marks}}
            always = ["card", *[mark.name for mark in self.marks if mark.said]]
            if self.named:
                entries["name"] = TEXT
                always.append("name")
            items = record(entries, always)
        return array(items) if self.count == 1 else array(array(items))

    # rows -------------------------------------------------------------------------------------

    def cards(self) -> list[sight.Cards]:
        if self.seen == NOBODY:
            return []
        whose = sight.SHARED
        if self.own:
            whose = sight.OWN if self.seen == OWNER_SEES else sight.EACH
        if self.seen == ASKED:
            return [AskedCards(self.label, self.start, whose, self.layers)]
        if self.count > 1:
            return [
                sight.Cards(f"{self.label} {i + 1}", self.start + i, whose, self.layers)
                for i in range(self.count)
            ]
        return [sight.Cards(self.label, self.start, whose, self.layers, self.spread)]

    # positions --------------------------------------------------------------------------------

    def write(self, g: State, player: int) -> Any:
        if self.count == 1:
            cards = self.listed(g, self.start + player)
            return cards[::-1] if self.pile else cards
        first = self.start + player * self.count
        lists = [self.listed(g, first + i) for i in range(self.count)]
        return [cards[::-1] for cards in lists] if self.pile else lists

    def read(self, given: Given, doc: Entries, player: int) -> None:
        first = self.start + player * self.count
        if self.count == 1:
            if doc.has(self.name):
                self.read_list(given, doc, self.name, doc.items(self.name), first, player)
            return
        lists = doc.lists(self.name, self.count)
        for i in range(self.count):
            items = lists[i]
            if items is not None:
                where = f"{self.name}[{i}]"
                self.read_list(given, doc, where, items, first + i, player if self.own else i)

    def read_list(
        self, given: Given, doc: Entries, name: str, items: list[Any], zone: int, player: int
    ) -> None:
        """The cards of one zone, each out of the heap of those not named yet.

        Of shared zones in a row ``player`` is the number of the zone.
        """
        g = given.g
        if len(items) > self.most:
            raise too_many(doc.at(name), len(items), self.most)
        cards: list[int] = []
        for number, item in enumerate(items):
            if self.marks:
                entry = self.entry(doc.at(f"{name}[{number}]"), item)
                card = given.card(entry.at("card"), entry.need("card"), self.fits, player)
                for mark in self.marks:
                    g.marks[card] |= mark.read(entry, given.seats)
                given.laid(self.start, player, card, entry)
            else:
                card = given.card(doc.at(name), item, self.fits, player)
            cards.append(card)
        g.zones[zone] = cards[::-1] if self.pile else cards

    def entry(self, where: str, item: Any) -> Entries:
        """What is said of a card: its name, or its name with what lies on it."""
        doc = {"card": item} if isinstance(item, str) else item
        return Entries(where, doc, self.known_entries())

    def known_entries(self) -> list[str]:
        """What may be said of a card."""
        return ["card", *[mark.name for mark in self.marks]]


class Size(Entry):
    """How many cards lie in a zone; everybody sees that."""

    def __init__(self, zone: Zone) -> None:
        super().__init__(zone.size, zone.own, told=IN_VIEWS | IN_ROWS)
        self.zone = zone

    def show(self, g: State, viewer: int, player: int) -> Any:
        zone = self.zone
        if zone.count > 1:
            first = zone.start + player * zone.count
            return [len(g.zones[first + i]) for i in range(zone.count)]
        return len(g.zones[zone.start + player])

    def fields(self) -> list[sight.Field]:
        zone = self.zone
        whose = sight.EACH if zone.own else sight.SHARED
        return [sight.Sizes(self.label, zone.start, whose, zone.count)]

    def schema(self) -> Schema:
        return NUMBER if self.zone.count == 1 else array(NUMBER)


class AskedCards(sight.Cards):
    """Cards that only who has to decide may see."""

    def seen(self, g: State, seat: int, player: int) -> list[int]:
        return g.zones[self.zone + player] if g.to_move == seat else []
