"""Imperium: nothing is negative, five market slots, cards lie only under cards in play."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from tabularium.games.imperium import layout as at
from tabularium.games.imperium.catalogue import KEY, KINDS, OWNER, START, SUITS
from tabularium.games.imperium.laid_tokens import tokens_on
from tabularium.games.imperium.nations import FEW_EXHAUSTS, nation_of
from tabularium.games.imperium.table import deck_at, working
from tabularium.kernel.machine import State

# blanks of the market; the second face of a card comes right behind the first
FACES: Final = dict.fromkeys(range(at.SLOTS), -1) | {
    card: card - 1
    for card in range(1, len(KINDS))
    if START[card] == at.NOWHERE and OWNER[card] == OWNER[card - 1]
}


def beyond(g: State) -> Iterator[str]:
    """What is out of bounds."""
    for zone in g.zones:
        for card in zone:
            if not 0 <= g.marks[card] <= at.TOKEN_MASK << max(at.TOKEN_SHIFT):
                yield f"what lies on a card: {KEY[KINDS[card]]} {g.marks[card]}"
    slots = len(g.zones[at.MARKET])
    if slots not in (0, at.SLOTS):
        yield f"slots of the market: {slots}"
    if len(g.zones[at.UNDER]) != bin(g.nums[at.UNDER_SLOTS]).count("1"):
        yield "unrest under the market"
    for card in g.zones[at.UNDER] + g.zones[at.PILE]:
        if not SUITS[KINDS[card]] & at.UNREST:
            yield f"among the unrest: {KEY[KINDS[card]]}"
    for seat in range(g.seats):
        yield from beyond_player(g, seat)


def beyond_player(g: State, seat: int) -> Iterator[str]:
    tokens = (
        g.nums[at.EXHAUSTS + seat] + g.nums[at.NATION_TOKEN + seat] + g.nums[at.AREA_TOKEN + seat]
    )
    tokens += len([card for card in working(g, seat) if g.marks[card] & at.EXHAUSTED])
    if tokens > (at.UTOPIAN_EXHAUSTS if nation_of(g, seat) in FEW_EXHAUSTS else at.EXHAUSTS_A_TURN):
        yield f"exhaust tokens: {tokens}"
    if g.nums[at.KNOWN_TOP + seat] > len(g.zones[at.DECK + seat]):
        yield "more cards known than in the deck"
    play = g.zones[at.PLAY + seat]
    if play and g.marks[play[0]] & at.GARRISONED:
        yield f"garrisoned under nothing: {KEY[KINDS[play[0]]]}"
    for zone in (at.HAND, at.DECK, at.HISTORY):
        for card in g.zones[zone + seat]:
            if g.marks[card] & at.GARRISONED:
                yield f"garrisoned out of play: {KEY[KINDS[card]]}"
    if (
        g.zones[at.HISTORY + seat]
        and g.mod(seat, at.NO_HISTORY)
        and g.nums[at.STATE + seat] != at.EMPIRE
    ):
        yield "a history where there is none"


def endless(g: State) -> bool:
    """Two cards that are played free as often as one likes may bring each other back (I144)."""
    return g.opts[at.UNLIMITED_FREE_PLAYS] > 0


def one_place(g: State, zone: int, slot: int, other: int) -> bool:
    """Slots of the market that one deck refills, with an unrest in both or in none (I180)."""
    unrest = [g.nums[at.UNDER_SLOTS] >> place & 1 for place in (slot, other)]
    return deck_at(g, slot) == deck_at(g, other) and unrest[0] == unrest[1]


def changed(before: State, after: State) -> Iterator[str]:
    """Tokens do not turn into others while a card lies in the market."""
    for slot, card in enumerate(after.zones[at.MARKET]):
        if before.zones[at.MARKET][slot] != card:
            continue
        tokens = [
            tokens_on(after, card, token) - tokens_on(before, card, token)
            for token in range(at.KINDS_OF_TOKEN)
        ]
        if min(tokens) < 0 < max(tokens):
            named = dict(zip(at.TOKENS_NAMES, tokens, strict=True))
            yield f"tokens in the market that became others: {KEY[KINDS[card]]} {named}"


UNREST_LIES: Final = ("hand", "deck", "discard", "play", "played", "history")
# what follows from the rules when something else is told: set-up, clean-up, reshuffles, unrest
IMPLIED: Final[dict[tuple[str, str], tuple[str, ...]]] = {
    ("", "development"): ("round-begins",),
    ("", "king"): ("king-turned", "round-begins"),
    ("king", ""): ("king-turned",),
    ("", "play"): ("round-begins",),
    ("", "powers"): ("journey", "round-begins"),
    ("powers", ""): ("journey",),
    ("powers", "gone"): ("journey",),
    ("", "under"): ("round-begins",),
    ("", "unrest"): ("round-begins",),
    ("unrest", "under"): ("reveal", "market-put"),
    ("under", "hand"): ("acquire",),
    ("under", "unrest"): ("unrest-freed",),
    ("discard", "deck"): ("reshuffle",),
    ("discard", "hand"): ("reshuffle",),
    ("played", "discard"): (),
    ("play", "exhausted"): (),
    ("play", "treated"): (),
    ("powers", "exhausted"): (),
    ("actions", ""): (),
    ("activating", ""): (),
    ("exhausts", ""): (),
    ("nation_token", ""): (),
    ("development_token", ""): (),
    ("", "below"): ("round-begins",),
    ("side", ""): (),
    **{(zone, "unrest"): ("unrest-returned",) for zone in UNREST_LIES},
    **{("unrest", zone): ("unrest-taken",) for zone in UNREST_LIES},
}
