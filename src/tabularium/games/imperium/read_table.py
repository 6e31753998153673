"""Reading a position: the common cards."""

from __future__ import annotations

from typing import Final

from tabularium.games.imperium import layout as at
from tabularium.games.imperium.catalogue import (
    BOX,
    KEY,
    KINDS,
    OWNER,
    START,
    SUITS,
)
from tabularium.games.imperium.market import refill
from tabularium.games.imperium.position_document import Document
from tabularium.games.imperium.setup import (
    reward_civilised,
    setup_suit,
)
from tabularium.kernel.entries import Entries, too_many, unfit, unknown
from tabularium.kernel.errors import BadPosition, whole

SLOT: Final[list[str]] = ["card", "tokens", "unrest"]
DECK_NAMES: Final[list[str]] = ["region", "uncivilised", "civilised", "main", "fame"]
DECK_ZONES: Final[list[int]] = [at.SMALL, at.SMALL + 1, at.SMALL + 2, at.MAIN, at.FAME_DECK]
COMMON_HEAP: Final = 0
# of each kind of card whether it may lie on the market
ON_MARKET: Final[list[bool]] = [not suits & (at.POWER | at.FAME | at.UNREST) for suits in SUITS]


def read_market(given: Document) -> None:
    """Five cards with tokens on them and perhaps an unrest under them (I39)."""
    g = given.g
    items = given.doc.items("market")
    if len(items) > at.SLOTS:
        raise too_many("market", len(items), at.SLOTS)
    for slot, item in enumerate(items):
        if item is None:
            continue
        where = f"market[{slot}]"
        entry = Entries(where, {"card": item} if isinstance(item, str) else item, SLOT)
        # a card of a nation may come here by way of the exile
        key = entry.need("card")
        places = given.everywhere
        if not ON_MARKET[given.heap.kind_of(entry.at("card"), key, places, ON_MARKET)]:
            raise unfit(entry.at("card"), key, "market-card")
        card = given.heap.take(entry.at("card"), key, places, ON_MARKET)
        g.zones[at.MARKET][slot] = card
        g.marks[card] = read_tokens(entry)
        above = bool(SUITS[KINDS[card]] & at.WITH_UNREST)
        if entry.flag("unrest", above and not given.complete):
            if not above:
                raise BadPosition("imperium-error-unrest", where=entry.at("unrest"), given=key)
            g.zones[at.UNDER].append(given.heap.take(where, "unrest", given.everywhere))
            g.nums[at.UNDER_SLOTS] |= 1 << slot


def read_king(given: Document) -> None:
    g = given.g
    faces = [
        card
        for card in range(len(KINDS))
        if OWNER[card] == BOX + g.opts[at.COMMON_SET]
        and START[card] in (at.IN_PLAY_AT_START, at.NOWHERE)
    ]
    names = [KEY[KINDS[card]] for card in faces]
    king = given.doc.items("king") if given.doc.has("king") else names[:1]
    if len(king) != 1 or king[0] not in names:
        raise unknown("king", king, names)
    g.zones[at.KING] = [faces[names.index(king[0])]]


def read_decks(given: Document) -> None:
    """Unnamed common cards as in setup; what is named comes on top when the market is dealt."""
    g = given.g
    entry = Entries("decks", given.doc.pairs("decks"), DECK_NAMES)
    named: list[list[int]] = []
    for i, name in enumerate(DECK_NAMES):
        cards = given.heap.take_all(entry.at(name), entry.items(name), [COMMON_HEAP])
        for card in cards:
            if not lies_in(card, i):
                raise unfit(entry.at(name), KEY[KINDS[card]], "deck-card")
        named.append(cards[::-1])
    rest = [card for card in given.heap.heaps[COMMON_HEAP] if not is_unrest(card)]
    if given.complete:
        rest = []
    given.heap.heaps[COMMON_HEAP] = [
        card for card in given.heap.heaps[COMMON_HEAP] if is_unrest(card)
    ]
    g.shuffle(rest)
    main = [card for card in rest if SUITS[KINDS[card]] & at.TRIBUTARY]
    for i in range(at.SMALL_DECKS):
        cards = [card for card in rest if setup_suit(card) == at.SMALL_SUITS[i]]
        # what lies on the market came from there, or is still to be dealt
        size = at.SMALL_DECK[g.seats] - int(i < dealt_from(given))
        room = max(0, size - len(named[i]))
        g.zones[at.SMALL + i] = cards[:room]
        main += cards[room:]
    g.shuffle(main)
    g.zones[at.MAIN] = main
    fame = [card for card in rest if SUITS[KINDS[card]] & at.FAME]
    g.zones[at.FAME_DECK] = fame[at.FAME_REMOVED[g.seats] :]
    given.named_decks = named


def dealt_from(given: Document) -> int:
    """The first slot of the market that nothing is said of."""
    return len(given.doc.items("market"))


def lies_in(card: int, deck: int) -> bool:
    """Whether a common card can lie in a deck: a small one has one suit, the main deck no fame."""
    suits = SUITS[KINDS[card]]
    if deck < at.SMALL_DECKS:
        return setup_suit(card) == at.SMALL_SUITS[deck]
    fame = suits & at.FAME != 0
    return not suits & at.UNREST and fame == (DECK_NAMES[deck] == "fame")


def finish_decks(given: Document) -> None:
    """The named cards of a deck come on top of it; one that is said to be empty is so now."""
    g = given.g
    entry = Entries("decks", given.doc.pairs("decks"), DECK_NAMES)
    for i, name in enumerate(DECK_NAMES):
        zone = DECK_ZONES[i]
        g.zones[zone] += given.named_decks[i]
        if entry.has(name) and not entry.items(name):
            g.zones[at.GONE] += g.zones[zone]
            g.zones[zone] = []


def read_fame_seen(given: Document) -> None:
    """Who has seen which card of the fame deck, from the top: a number for each, bit by bit."""
    g = given.g
    values = given.doc.items("fame_seen")
    deck = g.zones[at.FAME_DECK]
    if given.doc.has("fame_seen") and len(values) != len(deck):
        raise unfit("fame_seen", values, "list")
    for i, value in enumerate(values):
        if not whole(value) or value > at.SEEN >> at.SEEN_SHIFT:
            raise unfit("fame_seen", value, "number")
        g.marks[deck[-1 - i]] = int(value) << at.SEEN_SHIFT


def read_unrest(given: Document) -> None:
    """The unrest left for the pile; a number may say how many lie there."""
    g = given.g
    left = [card for heap in given.heap.heaps for card in heap if is_unrest(card)]
    g.zones[at.PILE] = left
    if not given.complete:
        for slot in range(dealt_from(given), at.SLOTS):
            refill(g, slot)
        if not given.doc.has("market"):
            reward_civilised(g)
    n = given.doc.number("unrest", len(left), len(left))
    g.zones[at.PILE] = left[:n]
    if not given.complete:
        g.zones[at.GONE] += left[n:]


def is_unrest(card: int) -> bool:
    return bool(SUITS[KINDS[card]] & at.UNREST)


def read_tokens(entry: Entries) -> int:
    """Tokens on a card, packed into its mark; no document says more of them than fit."""
    mark = 0
    for name, n in entry.amounts("tokens", at.TOKENS_NAMES).items():
        mark |= n << at.TOKEN_SHIFT[at.TOKENS_NAMES.index(name)]
    return mark
