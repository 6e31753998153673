"""Dealing anew what a seat cannot see."""

from __future__ import annotations

from typing import Final

from tabularium.games.settlers.catalogue import KINDS, OWNER
from tabularium.games.settlers.layout import (
    ATTACKS,
    COMMON,
    COMMON_DECK,
    DECK,
    DRAWN,
    HAND,
    LOOKED_AT,
    ROUTES,
)
from tabularium.games.settlers.zones import knows
from tabularium.kernel.machine import State

TRIES: Final = 50


def hidden_places(g: State, seat: int, common: bool) -> list[tuple[int, int]]:
    """Where unseen cards of a deck lie: (zone, place), for the common deck or all faction decks."""
    places: list[tuple[int, int]] = []
    for player in range(g.seats):
        if player == seat:
            continue
        for zone in (HAND + player, DRAWN + player):
            cards = g.zones[zone]
            for i in range(len(cards)):
                card = cards[i]
                if not knows(g, seat, card) and (OWNER[KINDS[card]] == COMMON) == common:
                    places.append((zone, i))
    if g.zones[LOOKED_AT] and g.to_move != seat:
        for i, card in enumerate(g.zones[LOOKED_AT]):
            if (OWNER[KINDS[card]] == COMMON) == common:
                places.append((LOOKED_AT, i))
    return places


def redeal(g: State, seat: int) -> None:
    """Shuffle every hidden card among the places it could be in; seat -1 is a spectator."""
    mover = g.to_move if g.to_move != seat else -1
    before = [zone[:] for zone in g.zones]
    for attempt in range(TRIES + 1):
        deal_common(g, seat)
        for player in range(g.seats):
            deal_faction(g, seat, player)
        if attempt == 0:
            cards = g.zones[ATTACKS]
            cards.sort()
            g.shuffle(cards)
        if mover < 0:
            return
        # a rival who is asked something has a choice: only worlds in which that is so will do
        g.ask_again()
        if len(g.options) > 1:
            return
    g.zones[HAND + mover] = before[HAND + mover]
    g.zones[DECK + mover] = before[DECK + mover]
    g.zones[COMMON_DECK] = before[COMMON_DECK]
    for player in range(g.seats):
        g.zones[HAND + player] = before[HAND + player]
        g.zones[DECK + player] = before[DECK + player]
        g.zones[ROUTES + player] = before[ROUTES + player]
        g.zones[DRAWN + player] = before[DRAWN + player]
    g.zones[LOOKED_AT] = before[LOOKED_AT]
    g.ask_again()


def deal_common(g: State, seat: int) -> None:
    places = hidden_places(g, seat, True)
    exchange(g, COMMON_DECK, places)


def deal_faction(g: State, seat: int, player: int) -> None:
    """A rival's unseen faction cards, the markers of routes and the deck are one heap."""
    faction = [
        (zone, i)
        for zone, i in hidden_places(g, seat, False)
        if zone == HAND + player or (zone == LOOKED_AT and g.to_move == player)
    ]
    faction += [(ROUTES + player, i) for i in range(len(g.zones[ROUTES + player]))]
    exchange(g, DECK + player, faction)


def exchange(g: State, deck_zone: int, places: list[tuple[int, int]]) -> None:
    """Shuffle a deck and the cards in some places together, sorted first: only the seed counts."""
    deck = g.zones[deck_zone]
    cards = deck + [g.zones[zone][i] for zone, i in places]
    cards.sort()
    g.shuffle(cards)
    for zone, i in places:
        g.zones[zone][i] = cards.pop()
    g.zones[deck_zone] = cards
