"""Reading a position: the common cards."""

from __future__ import annotations

from typing import Final

from tabularium.games.imperium.catalogue import (
    BOX,
    KEY,
    KINDS,
    OWNER,
    START,
    SUITS,
)
from tabularium.games.imperium.layout import (
    COMMON_SET,
    FAME,
    FAME_DECK,
    FAME_REMOVED,
    GONE,
    IN_PLAY_AT_START,
    KING,
    MAIN,
    MARKET,
    NOWHERE,
    PILE,
    SLOTS,
    SMALL,
    SMALL_DECK,
    SMALL_DECKS,
    SMALL_SUITS,
    TOKEN_SHIFT,
    TOKENS_NAMES,
    TRIBUTARY,
    UNDER,
    UNDER_SLOTS,
    UNREST,
)
from tabularium.games.imperium.market import refill
from tabularium.games.imperium.position_document import Document
from tabularium.games.imperium.setup import (
    reward_civilised,
    setup_suit,
)
from tabularium.kernel.entries import Entries, unknown
from tabularium.kernel.errors import BadPosition

SLOT: Final[list[str]] = ["card", "tokens", "unrest"]
DECK_NAMES: Final[list[str]] = ["region", "uncivilised", "civilised", "main", "fame"]
COMMON_HEAP: Final = 0


def read_market(given: Document) -> None:
    """Five cards with tokens on them and perhaps an unrest under them."""
    g = given.g
    items = given.doc.items("market")
    if len(items) > SLOTS:
        raise BadPosition("error-position-most", where="market", given=len(items), most=SLOTS)
    for slot, item in enumerate(items):
        if item is None:
            continue
        where = f"market[{slot}]"
        entry = Entries(where, {"card": item} if isinstance(item, str) else item, SLOT)
        # a card of a nation may come here by way of the exile
        card = given.heap.take(entry.at("card"), entry.need("card"), given.everywhere)
        g.zones[MARKET][slot] = card
        g.marks[card] = read_tokens(entry)
        if entry.flag("unrest", False):
            g.zones[UNDER].append(given.heap.take(where, "unrest", given.everywhere))
            g.nums[UNDER_SLOTS] |= 1 << slot


def read_king(given: Document) -> None:
    g = given.g
    faces = [
        card
        for card in range(len(KINDS))
        if OWNER[card] == BOX + g.opts[COMMON_SET] and START[card] in (IN_PLAY_AT_START, NOWHERE)
    ]
    names = [KEY[KINDS[card]] for card in faces]
    king = given.doc.items("king") or names[:1]
    if len(king) != 1 or king[0] not in names:
        raise unknown("king", king, names)
    g.zones[KING] = [faces[names.index(king[0])]]


def read_decks(given: Document) -> None:
    """Decks from the top; unnamed common cards are dealt as in setup, beneath."""
    g = given.g
    entry = Entries("decks", given.doc.pairs("decks"), DECK_NAMES)
    named: list[list[int]] = []
    for name in DECK_NAMES:
        cards = given.heap.take_all(entry.at(name), entry.items(name), [COMMON_HEAP])
        named.append(cards[::-1])
    rest = [card for card in given.heap.heaps[COMMON_HEAP] if not is_unrest(card)]
    if given.complete:
        rest = []
    given.heap.heaps[COMMON_HEAP] = [
        card for card in given.heap.heaps[COMMON_HEAP] if is_unrest(card)
    ]
    g.shuffle(rest)
    main = [card for card in rest if SUITS[KINDS[card]] & TRIBUTARY]
    for i in range(SMALL_DECKS):
        cards = [card for card in rest if setup_suit(card) == SMALL_SUITS[i]]
        room = max(0, SMALL_DECK[g.seats] - len(named[i]))
        g.zones[SMALL + i] = cards[:room] + named[i]
        main += cards[room:]
    g.shuffle(main)
    g.zones[MAIN] = main + named[3]
    fame = [card for card in rest if SUITS[KINDS[card]] & FAME]
    g.zones[FAME_DECK] = fame[FAME_REMOVED[g.seats] :] + named[4]


def read_unrest(given: Document) -> None:
    """The unrest left for the pile; a number may say how many lie there."""
    g = given.g
    left = [card for heap in given.heap.heaps for card in heap if is_unrest(card)]
    g.zones[PILE] = left
    if not given.complete and not given.doc.has("market"):
        for slot in range(SLOTS):
            refill(g, slot)
        reward_civilised(g)
    n = given.doc.number("unrest", len(left), len(left))
    g.zones[PILE] = left[:n]
    if not given.complete:
        g.zones[GONE] += left[n:]


def is_unrest(card: int) -> bool:
    return bool(SUITS[KINDS[card]] & UNREST)


def read_tokens(entry: Entries) -> int:
    """Tokens on a card, packed into its mark; no document says more of them than fit."""
    mark = 0
    for name, n in entry.amounts("tokens", TOKENS_NAMES).items():
        mark |= n << TOKEN_SHIFT[TOKENS_NAMES.index(name)]
    return mark
