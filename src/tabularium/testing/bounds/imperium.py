"""Imperium: nothing is negative, five market slots, cards lie only under cards in play."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from tabularium.games.imperium.catalogue import KEY, KINDS, OWNER, START, SUITS
from tabularium.games.imperium.laid_tokens import tokens_on
from tabularium.games.imperium.layout import (
    AREA_TOKEN,
    COLLAPSED,
    DECK,
    EMPIRE,
    ENDING,
    EXHAUSTED,
    EXHAUSTS,
    EXHAUSTS_A_TURN,
    FACTION,
    GARRISONED,
    HAND,
    HISTORY,
    KINDS_OF_TOKEN,
    KNOWN_TOP,
    MARKET,
    NATION_TOKEN,
    NO_HISTORY,
    NOWHERE,
    NUMS,
    PILE,
    PLAY,
    SEATS,
    SLOTS,
    STATE,
    TOKEN_MASK,
    TOKEN_SHIFT,
    TOKENS_NAMES,
    TURN,
    UNDER,
    UNDER_SLOTS,
    UNLIMITED_FREE_PLAYS,
    UNREST,
    UTOPIAN_EXHAUSTS,
)
from tabularium.games.imperium.nations import FEW_EXHAUSTS, nation_of
from tabularium.games.imperium.table import working
from tabularium.kernel.machine import State
from tabularium.testing.bounds.numbers import negative

# blanks of the market; the second face of a card comes right behind the first
FACES: Final = dict.fromkeys(range(SLOTS), -1) | {
    card: card - 1
    for card in range(1, len(KINDS))
    if START[card] == NOWHERE and OWNER[card] == OWNER[card - 1]
}
SIGNED: Final = {TURN, *range(FACTION, FACTION + SEATS)}
COUNTED: Final = [at for at in range(NUMS) if at not in SIGNED]


def beyond(g: State) -> Iterator[str]:
    """What is out of bounds."""
    nums = g.nums
    yield from negative(g, COUNTED)
    if nums[ENDING] > 2 or nums[COLLAPSED] > 1:
        yield "the end"
    for zone in g.zones:
        for card in zone:
            if not 0 <= g.marks[card] <= TOKEN_MASK << max(TOKEN_SHIFT):
                yield f"what lies on a card: {KEY[KINDS[card]]} {g.marks[card]}"
    slots = len(g.zones[MARKET])
    if slots not in (0, SLOTS):
        yield f"slots of the market: {slots}"
    if len(g.zones[UNDER]) != bin(nums[UNDER_SLOTS]).count("1"):
        yield "unrest under the market"
    for card in g.zones[UNDER] + g.zones[PILE]:
        if not SUITS[KINDS[card]] & UNREST:
            yield f"among the unrest: {KEY[KINDS[card]]}"
    for seat in range(g.seats):
        yield from beyond_player(g, seat)


def beyond_player(g: State, seat: int) -> Iterator[str]:
    if g.nums[STATE + seat] > EMPIRE:
        yield f"state: {g.nums[STATE + seat]}"
    tokens = g.nums[EXHAUSTS + seat] + g.nums[NATION_TOKEN + seat] + g.nums[AREA_TOKEN + seat]
    tokens += len([card for card in working(g, seat) if g.marks[card] & EXHAUSTED])
    if tokens > (UTOPIAN_EXHAUSTS if nation_of(g, seat) in FEW_EXHAUSTS else EXHAUSTS_A_TURN):
        yield f"exhaust tokens: {tokens}"
    if g.nums[KNOWN_TOP + seat] > len(g.zones[DECK + seat]):
        yield "more cards known than in the deck"
    play = g.zones[PLAY + seat]
    if play and g.marks[play[0]] & GARRISONED:
        yield f"garrisoned under nothing: {KEY[KINDS[play[0]]]}"
    for zone in (HAND, DECK, HISTORY):
        for card in g.zones[zone + seat]:
            if g.marks[card] & GARRISONED:
                yield f"garrisoned out of play: {KEY[KINDS[card]]}"
    if g.zones[HISTORY + seat] and g.mod(seat, NO_HISTORY) and g.nums[STATE + seat] != EMPIRE:
        yield "a history where there is none"


def endless(g: State) -> bool:
    """Two cards that are played free as often as one likes may bring each other back (I144)."""
    return g.opts[UNLIMITED_FREE_PLAYS] > 0


def changed(before: State, after: State) -> Iterator[str]:
    """Tokens do not turn into others while a card lies in the market."""
    for slot, card in enumerate(after.zones[MARKET]):
        if before.zones[MARKET][slot] != card:
            continue
        tokens = [
            tokens_on(after, card, token) - tokens_on(before, card, token)
            for token in range(KINDS_OF_TOKEN)
        ]
        if min(tokens) < 0 < max(tokens):
            named = dict(zip(TOKENS_NAMES, tokens, strict=True))
            yield f"tokens in the market that became others: {KEY[KINDS[card]]} {named}"
