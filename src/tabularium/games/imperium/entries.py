"""What a seat sees beside zones and numbers: the market, decks, power cards, what was seen."""

from __future__ import annotations

from typing import Any, Final

from tabularium.declare.entry import IN_POSITIONS, IN_VIEWS, OWN, OWNER_SEES, Entry
from tabularium.declare.given import Given
from tabularium.declare.schema import FLAG, NUMBER, TEXT, Schema, array, or_none, record
from tabularium.declare.told import Foretold, Told
from tabularium.games.imperium import layout as at
from tabularium.games.imperium.catalogue import (
    BOX,
    ICONS,
    KEY,
    KINDS,
    OWNER,
    SOLSTICE,
    START,
    SUITS,
    setup_suit,
)
from tabularium.games.imperium.ending import score_now
from tabularium.games.imperium.moves import begin_working
from tabularium.games.imperium.nations import JOURNEYING
from tabularium.games.imperium.scoring import CATEGORIES, unrest_of
from tabularium.games.imperium.setup import first_power
from tabularium.games.imperium.sums import SUMS, sums
from tabularium.kernel.entries import Entries, too_many, unfit, unknown
from tabularium.kernel.errors import BadPosition, whole
from tabularium.kernel.machine import SOURCE, State

# the table ---------------------------------------------------------------------------------------


class Market(Entry):
    """Five cards with tokens on them and perhaps an unrest under them (I39)."""

    def show(self, g: State, viewer: int, player: int) -> Any:
        out: list[dict[str, Any] | None] = []
        market = g.zones[at.MARKET]
        for slot in range(at.SLOTS):
            card = market[slot] if market else slot
            if card == slot:
                out.append(None)
                continue
            entry: dict[str, Any] = {"card": at.LAYOUT.names[card]}
            tokens = g.marks[card] & at.TOKENS_ON_CARDS.mask
            if tokens:
                at.TOKENS_ON_CARDS.show(tokens, entry)
            if g.nums[at.UNDER_SLOTS] >> slot & 1:
                entry["unrest"] = True
            out.append(entry)
        return out

    def things(self, g: State, viewer: int, player: int) -> list[str]:
        """Cards by their keys, empty slots by their numbers, from 1."""
        names = at.LAYOUT.names
        market = g.zones[at.MARKET] or list(range(at.SLOTS))
        return [str(slot + 1) if card == slot else names[card] for slot, card in enumerate(market)]

    def read(self, given: Given, doc: Entries, player: int) -> None:
        g = given.g
        if given.bare:
            return
        g.zones[at.MARKET] = list(range(at.SLOTS))
        items = doc.items(self.name)
        if len(items) > at.SLOTS:
            raise too_many(self.name, len(items), at.SLOTS)
        for slot, item in enumerate(items):
            if item is not None:
                self.read_slot(given, slot, item)

    def read_slot(self, given: Given, slot: int, item: Any) -> None:
        g = given.g
        doc = {"card": item} if isinstance(item, str) else item
        entry = Entries(f"market[{slot}]", doc, ["card", "tokens", "unrest"])
        # a card of a nation may come here by way of the exile
        key = entry.need("card")
        card = given.card(entry.at("card"), key, at.MARKET_CARDS, 0)
        g.zones[at.MARKET][slot] = card
        g.marks[card] = at.TOKENS_ON_CARDS.read(entry, g.seats)
        above = bool(SUITS[KINDS[card]] & at.WITH_UNREST)
        if entry.flag("unrest", above and not given.complete):
            if not above:
                raise BadPosition("imperium-error-unrest", where=entry.at("unrest"), given=key)
            g.zones[at.UNDER].append(given.card(entry.path, "unrest", at.ANY_CARDS, 0))
            g.nums[at.UNDER_SLOTS] |= 1 << slot

    def schema(self) -> Schema:
        tokens = at.TOKENS_ON_CARDS.schema()
        slot = record({"card": TEXT, "tokens": tokens, "unrest": FLAG}, ["card"])
        return array(or_none(slot))


DECK_NAMES: Final[list[str]] = ["region", "uncivilised", "civilised", "main", "fame"]
DECK_ZONES: Final[list[int]] = [at.SMALL, at.SMALL + 1, at.SMALL + 2, at.MAIN, at.FAME_DECK]


class Decks(Entry):
    """The common decks, from the top; views show how many cards they have."""

    def write(self, g: State, player: int) -> Any:
        names = at.LAYOUT.names
        return {
            name: [names[card] for card in reversed(g.zones[zone])]
            for name, zone in zip(DECK_NAMES, DECK_ZONES, strict=True)
        }

    def read(self, given: Given, doc: Entries, player: int) -> None:
        entry = Entries(self.name, doc.pairs(self.name), DECK_NAMES)
        for i, name in enumerate(DECK_NAMES):
            where = entry.at(name)
            cards = [given.card(where, key, at.COMMON_CARDS, 0) for key in entry.items(name)]
            for card in cards:
                if not lies_in(card, i):
                    raise unfit(where, KEY[KINDS[card]], "deck-card")
            given.g.zones[DECK_ZONES[i]] = cards[::-1]


def lies_in(card: int, deck: int) -> bool:
    """Whether a common card can lie in a deck: a small one has one suit, the main deck no fame."""
    suits = SUITS[KINDS[card]]
    if deck < at.SMALL_DECKS:
        return setup_suit(card) == at.SMALL_SUITS[deck]
    fame = suits & at.FAME != 0
    return not suits & at.UNREST and fame == (DECK_NAMES[deck] == "fame")


def faces_of(owner: int) -> list[int]:
    """What lies on the table from the start of a nation or a box, each with its other face."""
    return [
        card
        for card in range(len(KINDS))
        if OWNER[card] == owner and START[card] in (at.IN_PLAY_AT_START, at.NOWHERE)
    ]


class Laid(Entry):
    """The cards of the zone of this name, which are read in a way of their own."""

    def write(self, g: State, player: int) -> Any:
        zone = at.LAYOUT.zone(self.name)
        return zone.listed(g, zone.start + player)


class King(Laid):
    """The face of King of Kings."""

    def read(self, given: Given, doc: Entries, player: int) -> None:
        if given.bare:
            return
        g = given.g
        faces = faces_of(BOX + g.opts[at.COMMON_SET])
        names = [KEY[KINDS[card]] for card in faces]
        king = doc.items(self.name) if doc.has(self.name) else names[:1]
        if len(king) != 1 or king[0] not in names:
            raise unknown(self.name, king, names)
        g.zones[at.KING] = [faces[names.index(king[0])]]


class Unrest(Entry):
    """How many lie in the pile."""

    def write(self, g: State, player: int) -> Any:
        return len(g.zones[at.PILE])

    def read(self, given: Given, doc: Entries, player: int) -> None:
        """Read when all other cards have been named: see positions.py."""


class FameSeen(Entry):
    """Who has seen which card of the fame deck, from the top: a number for each, bit by bit."""

    def write(self, g: State, player: int) -> Any:
        return [g.marks[card] >> at.SEEN_SHIFT for card in reversed(g.zones[at.FAME_DECK])]

    def read(self, given: Given, doc: Entries, player: int) -> None:
        """Read when the deck is complete: see positions.py."""


# a player ----------------------------------------------------------------------------------------


class Powers(Laid):
    """The power card of the chosen side; Utopians have a journey card besides."""

    def read(self, given: Given, doc: Entries, player: int) -> None:
        g = given.g
        if given.bare:
            return
        nation = g.nums[at.FACTION + player]
        power = first_power(nation) + g.nums[at.SIDE + player]
        journeys = [KEY[KINDS[card]] for card in journey_faces(nation)]
        items = doc.items(self.name) if doc.has(self.name) else [KEY[KINDS[power]], *journeys[:1]]
        if not items:
            raise unfit(doc.at(self.name), items, "power")
        zone = at.LAYOUT.zone("powers")
        for number, item in enumerate(items):
            entry = zone.entry(doc.at(f"{self.name}[{number}]"), item)
            key = entry.need("card")
            if number == 0 and key == KEY[KINDS[power]]:
                card = power
            elif number == 1 and key in journeys:
                card = given.card(entry.at("card"), key, at.NATION_CARDS, player)
            else:
                raise unfit(entry.at("card"), key, "power")
            if entry.flag("exhausted", False):
                g.marks[card] |= at.EXHAUSTED
            g.zones[at.POWERS + player].append(card)
            begin_working(g, player, card)
        below = doc.items("below")
        if journeys and not doc.has("below") and items[1] in (journeys[0], journeys[1]):
            below = journeys[2:3]
        for key in below:
            if key not in journeys:
                raise unknown(doc.at("below"), key, journeys)
            card = given.card(doc.at("below"), key, at.NATION_CARDS, player)
            g.zones[at.BELOW + player].append(card)


class Below(Laid):
    """The journey card beneath; read with the power cards."""

    def read(self, given: Given, doc: Entries, player: int) -> None:
        """See above."""


def journey_faces(nation: int) -> list[int]:
    """The faces of the journey cards, in their order; none for most nations."""
    if at.NATIONS[nation] not in JOURNEYING:
        return []
    return [card for card in faces_of(nation) if not SUITS[KINDS[card]] & at.POWER]


class Play(Laid):
    """Cards in play, with what lies on them and under them."""

    def read(self, given: Given, doc: Entries, player: int) -> None:
        if given.bare:
            return
        items = doc.items(self.name)
        court = self.court(given, player)
        if court and not given.complete:
            names = [item.get("card") if isinstance(item, dict) else item for item in items]
            items = [key for key in court if key not in names] + items
        for number, item in enumerate(items):
            self.read_card(given, player, doc.at(f"{self.name}[{number}]"), item)

    def court(self, given: Given, player: int) -> list[str]:
        """Cards of the nation that are in play from the start."""
        journeys = journey_faces(given.g.nums[at.FACTION + player])
        return [
            KEY[KINDS[card]]
            for card in given.heap.heaps[player + 1]
            if START[card] == at.IN_PLAY_AT_START and card not in journeys
        ]

    def read_card(self, given: Given, player: int, where: str, item: Any) -> None:
        g = given.g
        entry = at.LAYOUT.zone("play").entry(where, item)
        card = given.card(entry.at("card"), entry.need("card"), at.OWN_CARDS, player)
        zone = g.zones[at.PLAY + player]
        zone.append(card)
        for mark in at.IN_PLAY:
            g.marks[card] |= mark.read(entry, g.seats)
        for name, n in entry.pairs("treated").items():
            most = ICONS[KINDS[card]][at.ICON_NAMES.index(name)]
            if n > most:
                raise too_many(entry.at(f"treated.{name}"), n, most)
        begin_working(g, player, card)
        for key in entry.items("garrison"):
            under = given.card(entry.at("garrison"), key, at.OWN_CARDS, player)
            zone.append(under)
            g.marks[under] = at.GARRISONED


# zones whose cards carry marks that only the machine writes
MARKED: Final[list[tuple[str, int]]] = [
    ("hand", at.HAND),
    ("deck", at.DECK),
    ("discard", at.DISCARD),
    ("history", at.HISTORY),
    ("play", at.PLAY),
    ("powers", at.POWERS),
    ("played", at.PLAYED),
    ("nation", at.NATION),
]


class Marks(Entry):
    """The marks of cards, as the machine writes them."""

    def write(self, g: State, player: int) -> Any:
        return {
            name: [g.marks[card] & at.FLAGS for card in g.zones[zone + player]]
            for name, zone in MARKED
            if any(g.marks[card] & at.FLAGS for card in g.zones[zone + player])
        }

    def read(self, given: Given, doc: Entries, player: int) -> None:
        g = given.g
        marks = Entries(doc.at(self.name), doc.pairs(self.name), [name for name, _ in MARKED])
        for name, zone in MARKED:
            values = marks.items(name)
            if marks.has(name) and len(values) != len(g.zones[zone + player]):
                raise unfit(marks.at(name), values, "list")
            for card, value in zip(g.zones[zone + player], values, strict=False):
                fits = whole(value) and value <= at.FLAGS
                # `play` says what lies under what, and which icons count as others
                told = at.GARRISONED | at.EXHAUSTED | at.TREATED
                if not fits or (int(value) ^ g.marks[card]) & told:
                    raise unfit(marks.at(name), value, "number")
                if int(value) & at.SOLSTICE_DUE and SOLSTICE[KINDS[card]] is None:
                    raise unfit(marks.at(name), value, "number")
                # tokens stay where they are
                g.marks[card] = g.marks[card] & ~at.FLAGS | int(value)


# what a viewer alone sees -------------------------------------------------------------------------


def spent(g: State, player: int) -> list[str]:
    """Free plays that came back to hand: not to be played again this turn (I94)."""
    names = at.LAYOUT.names
    hand = g.zones[at.HAND + player]
    return sorted([names[card] for card in hand if g.marks[card] & at.FREE_USED])


def source(g: State, player: int) -> str | None:
    """The card that asks, known to who is asked: it may lie in a hand."""
    card = g.stack[g.top + SOURCE] if g.to_move == player and not g.over else -1
    return at.LAYOUT.names[card] if card >= 0 else None


POINTS: Final = record(dict.fromkeys(CATEGORIES, NUMBER))


def own_points(g: State, player: int) -> dict[str, int]:
    """What the viewer would score now."""
    return dict(zip(CATEGORIES, score_now(g, player), strict=True))


def open_points(g: State, player: int) -> dict[str, int] | None:
    """The points of a player, once all cards have been laid open."""
    return own_points(g, player) if g.over else None


def private(entry: Entry) -> Entry:
    """An entry that its owner alone sees."""
    entry.seen = OWNER_SEES
    return entry


# what the layout holds besides zones and numbers: the rules add it
ENTRIES: Final[list[Entry]] = [
    Market("market", told=IN_VIEWS | IN_POSITIONS),
    Decks("decks", told=IN_POSITIONS),
    King("king", told=IN_POSITIONS),
    Unrest("unrest", told=IN_POSITIONS),
    FameSeen("fame_seen", told=IN_POSITIONS),
    Powers("powers", OWN, told=IN_POSITIONS),
    Below("below", OWN, told=IN_POSITIONS),
    Play("play", OWN, told=IN_POSITIONS),
    Marks("marks", OWN, told=IN_POSITIONS),
    private(Told("spent", array(TEXT), spent)),
    private(Told("source", or_none(TEXT), source)),
    private(Told("points", POINTS, own_points)),
    Told("points", or_none(POINTS), open_points, OWN),
    Foretold("sums", SUMS, sums),
    Foretold("own_unrest", NUMBER, unrest_of, seen=OWNER_SEES),
]
