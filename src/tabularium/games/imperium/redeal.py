"""Dealing anew what a seat cannot see: decks, hands, secret fame, cards unseen in histories."""

from __future__ import annotations

from typing import Final

from tabularium.games.imperium.layout import (
    DECK,
    FAME_DECK,
    HAND,
    HISTORY,
    KNOWN,
    KNOWN_TOP,
    LOOKED_AT,
    MAIN,
    NATION,
    SECRET,
    SMALL,
    SMALL_DECKS,
    SMALL_SUITS,
    UNSEEN,
)
from tabularium.games.imperium.looking import looked_at_nation
from tabularium.games.imperium.nation_deck import above_accession
from tabularium.games.imperium.setup import setup_suit
from tabularium.kernel.machine import FRAME, IT, SOURCE, State

TRIES: Final = 50
POOLS: Final = [FAME_DECK, *[SMALL + i for i in range(SMALL_DECKS)]]
Place = tuple[int, int]  # zone, place in it


def pool_of(card: int) -> int:
    """Which of the decks that cards are taken from unseen a card belongs to."""
    suit = setup_suit(card)
    return 1 + SMALL_SUITS.index(suit) if suit in SMALL_SUITS else 0


def deal(g: State, places: list[Place], secret: bool = False) -> None:
    """Shuffle the cards in some places; marks stay with the place, except what is the card's."""
    cards = [g.zones[zone][i] for zone, i in places]
    marks = [g.marks[card] for card in cards]
    secrets = [g.marks[card] & SECRET for card in cards]
    # a rival's secret card could be any of its deck: the order may not depend on which one it is
    order = sorted(
        range(len(cards)),
        key=lambda i: -1 - pool_of(cards[i]) if secret and secrets[i] else cards[i],
    )
    g.shuffle(order)
    for place, source in enumerate(order):
        zone, i = places[place]
        g.zones[zone][i] = cards[source]
        g.marks[cards[source]] = marks[place] & ~SECRET | secrets[source]


def hidden_places(g: State, seat: int, player: int) -> list[Place]:
    """Where a player's cards lie that a seat cannot see."""
    places: list[Place] = []
    if player != seat:
        for i, card in enumerate(g.zones[HAND + player]):
            if not g.marks[card] & KNOWN:
                places.append((HAND + player, i))
        for i, card in enumerate(g.zones[HISTORY + player]):
            if g.marks[card] & UNSEEN:
                places.append((HISTORY + player, i))
    deck = len(g.zones[DECK + player])
    known = g.nums[KNOWN_TOP + player] if player == seat else 0
    places += [(DECK + player, i) for i in range(max(0, deck - known))]
    return places


def deal_all(g: State, seat: int) -> None:
    """Everything hidden from a seat, heap by heap."""
    for player in range(g.seats):
        deal(g, hidden_places(g, seat, player), secret=player != seat)
        nation = g.zones[NATION + player]
        first = above_accession(g, player)
        # who has just looked at the top card, and is asked about it, knows it
        seen = 1 if player == seat == g.to_move and looked_at_nation(g) else 0
        deal(g, [(NATION + player, i) for i in range(first, len(nation) - seen)])
    # cards that only their owners have seen could be any of those left in the deck they come from
    for pool, deck in enumerate(POOLS):
        places = [(deck, i) for i in range(len(g.zones[deck]))]
        if deck == FAME_DECK and g.to_move != seat:
            places += [(LOOKED_AT, i) for i in range(len(g.zones[LOOKED_AT]))]
        for player in range(g.seats):
            if player != seat:
                for zone in (HAND + player, DECK + player, HISTORY + player):
                    for i, card in enumerate(g.zones[zone]):
                        if g.marks[card] & SECRET and pool_of(card) == pool:
                            places.append((zone, i))
        kept = [g.marks[g.zones[zone][i]] for zone, i in places]
        deal(g, places)
        for (zone, i), mark in zip(places, kept, strict=True):
            g.marks[g.zones[zone][i]] = mark
    deal(g, [(MAIN, i) for i in range(len(g.zones[MAIN]))])


def redeal(g: State, seat: int) -> None:
    """Shuffle every hidden card among the places it could be in; seat -1 is a spectator."""
    if g.over:
        return  # all cards have been laid open to be scored
    mover = g.to_move if g.to_move != seat else -1
    frames = list(range(0, len(g.stack), FRAME))
    places = {
        (at, field): g.place_of(g.stack[at + field])
        for at in frames
        for field in (SOURCE, IT)
        if g.stack[at + field] >= 0
    }
    zones = [zone[:] for zone in g.zones]
    marks = g.marks[:]
    stack = g.stack[:]
    for _ in range(TRIES):
        deal_all(g, seat)
        g.stack = stack[:]
        g.top = len(stack) - FRAME
        for (at, field), place in places.items():
            if place:  # what a frame means is a place, whatever lies there
                g.stack[at + field] = g.zones[place[0]][place[1]]
        if mover < 0:
            return
        # a rival who is asked something has a choice: only worlds in which that is so will do
        g.ask_again()
        if g.to_move == mover and len(g.options) > 1 and len(g.stack) == len(stack):
            return
        g.to_move = mover
    g.zones = zones
    g.marks = marks
    g.stack = stack
    g.top = len(stack) - FRAME
    g.ask_again()
