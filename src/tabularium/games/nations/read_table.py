"""Reading a position: order, war, progress board, decks and event."""

from __future__ import annotations

from tabularium.games.nations import layout as at
from tabularium.games.nations.catalogue import (
    AGE,
    KINDS,
    NEW_ARCHITECTS,
)
from tabularium.games.nations.counts import age_of
from tabularium.games.nations.maintenance import fill_board, set_rival
from tabularium.games.nations.position_document import PRINTED_HEAP, Document, signed
from tabularium.games.nations.setup import BOOKS_OF_RIVAL
from tabularium.kernel.entries import Entries, too_many, unfit, unknown
from tabularium.kernel.errors import BadPosition


def read_order(given: Document) -> None:
    g = given.g
    order = given.doc.items("order") if given.doc.has("order") else list(range(g.seats))
    good = [value for value in order if type(value) is int]
    if sorted(good) != list(range(g.seats)) or len(good) != len(order):
        raise unfit("order", order, "order")
    for place, seat in enumerate(good):
        g.nums[at.ORDER + place] = seat
    g.nums[at.TURN] = -1
    if not given.doc.has("turn"):
        g.nums[at.TURN] = g.nums[at.ORDER]
    elif given.doc.value("turn") is not None:
        g.nums[at.TURN] = given.doc.number("turn", 0, g.seats - 1)


def check_passing(given: Document) -> None:
    """Players pass one after the other, and whose turn it is has not passed."""
    g = given.g
    passed = sorted(
        [g.nums[at.PASSED + seat] for seat in range(g.seats) if g.nums[at.PASSED + seat]]
    )
    turn = g.nums[at.TURN]
    early = not given.complete and turn >= 0 and g.nums[at.PASSED + turn] > 0
    if early or passed != list(range(1, len(passed) + 1)):
        raise unfit("players.passed", passed, "passing")


def read_drawn(given: Document) -> None:
    """The boards to choose from; those in use unless told otherwise."""
    g = given.g
    used = [at.NATIONS[g.nums[at.FACTION + seat]] for seat in range(g.seats)]
    for name in given.doc.different("drawn") if given.doc.has("drawn") else used:
        if name not in at.NATIONS:
            raise unknown("drawn", name, at.NATIONS)
        g.nums[at.DRAWN] |= 1 << at.NATIONS.index(name)


def read_war(given: Document) -> None:
    g = given.g
    g.nums[at.WAR_MIGHT] = -1
    g.nums[at.WAR_BUYER] = -1
    item = given.doc.value("war")
    if item is None:
        return
    entry = Entries("war", item, ["card", "strength", "buyer"])
    if not entry.has("strength") and entry.value("card") is None:
        raise unfit("war", item, "war")
    g.nums[at.WAR_MIGHT] = entry.number("strength", 0, at.MOST_STRENGTH)
    if entry.value("buyer") is not None:
        g.nums[at.WAR_BUYER] = entry.number("buyer", 0, g.seats - 1)
    if entry.value("card") is not None:
        card = given.take(entry.at("card"), entry.value("card"), given.progress, [at.WAR])
        g.zones[at.WAR_SPACE] = [card]


def read_market(given: Document) -> None:
    """Rows from the cheapest; None is an empty space. Unnamed: filled from the deck."""
    g = given.g
    g.zones[at.MARKET] = list(range(at.SPACES_ON_BOARD))
    if not given.doc.has("market"):
        return
    rows = given.doc.items("market")
    if len(rows) > at.ROWS:
        raise too_many("market", len(rows), at.ROWS)
    for row, cards in enumerate(rows):
        where = f"market[{row}]"
        if not isinstance(cards, list):
            raise unfit(where, cards, "list")
        most = at.COLUMNS_FOR[g.seats]
        if len(cards) > most:
            raise too_many(where, len(cards), most)
        for column, key in enumerate(cards):
            if key is not None:
                card = given.heap.take(where, key, given.progress)
                g.zones[at.MARKET][row * at.COLUMNS + column] = card


def read_decks(given: Document) -> None:
    """What is named nowhere lies in the decks, shuffled; the rest is dealt from it."""
    g = given.g
    for name, places in (("gone", [*given.progress, *given.events, PRINTED_HEAP]),):
        g.zones[at.GONE] = given.heap.take_all(name, given.doc.items(name), places)
    g.zones[at.BUYING] = given.heap.take_all("buying", given.doc.items("buying"), given.progress)
    g.zones[at.LOOKED_AT] = given.heap.take_all(
        "looked_at", given.doc.items("looked_at"), given.events
    )
    if given.doc.value("event") is not None:
        g.zones[at.CURRENT] = [given.heap.take("event", given.doc.value("event"), given.events)]
    for name, zone, first, lists in (
        ("decks", at.DECKS, 0, given.decks),
        ("event_decks", at.EVENT_DECKS, at.AGES, given.event_decks),
    ):
        for i in range(at.AGES):
            cards = given.heap.take_all(f"{name}[{i}]", lists[i] or [], [first + i])[::-1]
            given.on_top.append(cards)
            rest = given.heap.heaps[first + i]
            g.shuffle(rest)
            g.zones[zone + i] = rest
    if not given.doc.has("market"):
        fill_board(g)


def finish_decks(given: Document) -> None:
    """The named cards of a deck come on top of it; one that is said to be empty is so now."""
    g = given.g
    for zone, first, lists in (
        (at.DECKS, 0, given.decks),
        (at.EVENT_DECKS, at.AGES, given.event_decks),
    ):
        for i in range(at.AGES):
            g.zones[zone + i] += given.on_top[first + i]
            if lists[i] == []:
                g.zones[at.GONE] += g.zones[zone + i]
                g.zones[zone + i] = []


def read_event(given: Document) -> None:
    """The event card; the architects it brings unless told otherwise."""
    g = given.g
    deck = g.zones[at.EVENT_DECKS + age_of(g) - 1]
    if not g.zones[at.CURRENT] and not given.complete and deck:
        g.zones[at.CURRENT] = [deck.pop()]
    if g.nums[at.ROUND] and not given.complete:
        drawn = g.zones[at.CURRENT]
        if not drawn or AGE[KINDS[drawn[0]]] != age_of(g):
            raise unfit("event", given.doc.value("event"), "event-of-age")
    brought = at.ARCHITECTS_FOR[g.seats]
    if g.zones[at.CURRENT]:
        brought += NEW_ARCHITECTS[KINDS[g.zones[at.CURRENT][0]]]
    g.nums[at.ARCHITECTS] = given.doc.number("architects", brought)
    item = given.doc.value("rival")
    entry = Entries("rival", item or {}, ["strength", "stability", "books", "first"])
    # a game writes this entry in any case
    if g.seats > 1 and item is not None and (not given.complete or any(entry.doc.values())):
        raise BadPosition("nations-error-solo")
    if g.seats == 1 and g.zones[at.CURRENT] and not given.complete:
        g.nums[at.RIVAL_BOOKS] = BOOKS_OF_RIVAL
        set_rival(g, KINDS[g.zones[at.CURRENT][0]])
    g.nums[at.RIVAL_MIGHT] = entry.number("strength", g.nums[at.RIVAL_MIGHT])
    g.nums[at.RIVAL_BOOKS] = entry.number("books", g.nums[at.RIVAL_BOOKS])
    g.nums[at.RIVAL_FIRST] = int(entry.flag("first", False))
    if entry.has("stability"):
        g.nums[at.RIVAL_CALM] = signed(entry, "stability")
