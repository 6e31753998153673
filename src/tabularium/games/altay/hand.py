"""Hands and decks: drawing, and taking a card of a kind out of hand (A6, A30)."""

from __future__ import annotations

from tabularium.cards.kind import different_kinds
from tabularium.declare.names import CardThing
from tabularium.games.altay import layout as at
from tabularium.games.altay.catalogue import ATTACK, KINDS
from tabularium.games.altay.events import DRAW, DREW, RESHUFFLE
from tabularium.kernel.machine import State
from tabularium.kernel.offer import Thing


def draw(g: State, seat: int, n: int) -> None:
    """Draw n cards, or as many as there are (B29). A deck is renewed only when a draw is due."""
    zones = g.zones
    deck = zones[at.DECK + seat]
    hand = zones[at.HAND + seat]
    drawn = 0
    while drawn < n:
        if not deck:
            discard = zones[at.DISCARD + seat]
            if not discard:
                break
            zones[at.DISCARD + seat] = deck
            zones[at.DECK + seat] = deck = discard
            g.shuffle(deck)
            # nothing was left in the deck, so everybody can tell what is in hand
            g.nums[at.KNOWN + seat] = len(hand)
            if g.telling:
                g.tell(RESHUFFLE, seat)
        card = deck.pop()
        hand.append(card)
        drawn += 1
        if g.telling:
            g.tell_only(seat, DREW, seat, KINDS[card])
    if drawn and g.telling:
        g.tell(DRAW, seat, drawn)


def cards_at_hand(g: State, seat: int) -> list[int]:
    """The cards in hand and the one kept by Writing. Whoever asks does not change the list."""
    hand = g.zones[at.HAND + seat]
    kept = g.zones[at.ARCHIVE + seat]
    return hand + kept if kept else hand


def at_hand(g: State, seat: int, kind: int) -> list[Thing]:
    """A card in hand, the one kept by Writing, or both: what an option is about."""
    found: list[Thing] = []
    if kind in [KINDS[card] for card in g.zones[at.HAND + seat]]:
        found.append(CardThing(g, "hand", seat, kind))
    if kind in [KINDS[card] for card in g.zones[at.ARCHIVE + seat]]:
        found.append(CardThing(g, "archive", seat, kind))
    return found


def take_from_hand(g: State, seat: int, kind: int) -> int:
    """Take a card of the kind from hand; a known one goes first, so that less stays known."""
    hand = g.zones[at.HAND + seat]
    for i in range(len(hand)):
        if KINDS[hand[i]] == kind:
            if i < g.nums[at.KNOWN + seat]:
                g.nums[at.KNOWN + seat] -= 1
            return hand.pop(i)
    raise AssertionError((seat, kind))


def take_to_play(g: State, seat: int, kind: int) -> int:
    """Take a card of the kind to play it.

    The one kept by Writing goes first: its twin in hand can be kept in its place afterwards, while
    the other way round Writing would stay occupied.
    """
    kept = g.zones[at.ARCHIVE + seat]
    if kept and KINDS[kept[0]] == kind:
        return kept.pop()
    return take_from_hand(g, seat, kind)


def one_of(cards: list[int], kind: int) -> int:
    """The first card of a kind, -1 when there is none."""
    for card in cards:
        if KINDS[card] == kind:
            return card
    return -1


def kinds_in_hand(g: State, seat: int) -> list[int]:
    """The different kinds in hand, in catalogue order."""
    return different_kinds(KINDS, g.zones[at.HAND + seat])


def playable_kinds(g: State, seat: int) -> list[int]:
    """The different kinds in hand or kept by Writing, in catalogue order."""
    return different_kinds(KINDS, cards_at_hand(g, seat))


def copies(g: State, seat: int, kind: int, kept: bool) -> int:
    """How many cards of a kind a player has in hand, with the one kept by Writing or without."""
    cards = cards_at_hand(g, seat) if kept else g.zones[at.HAND + seat]
    n = 0
    for card in cards:
        if KINDS[card] == kind:
            n += 1
    return n


def attack_symbols(g: State, seat: int, least: int) -> int:
    """The attack symbols of all cards at hand whose kind is at least this one."""
    n = 0
    for card in cards_at_hand(g, seat):
        kind = KINDS[card]
        if kind >= least:
            n += ATTACK[kind]
    return n
