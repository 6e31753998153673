"""Dealing anew what a seat cannot see."""

from __future__ import annotations

from typing import Final

from tabularium.games.settlers import layout as at
from tabularium.games.settlers.catalogue import KINDS, OWNER
from tabularium.kernel.machine import State
from tabularium.kernel.redeal import Dealer, Place, imagine


def hidden_places(g: State, seat: int, common: bool) -> list[Place]:
    """Where unseen cards of a deck lie: (zone, place), for the common deck or all faction decks."""
    places: list[Place] = []
    for player in range(g.seats):
        if player == seat:
            continue
        for zone in (at.HAND + player, at.DRAWN + player):
            cards = g.zones[zone]
            for i in range(len(cards)):
                card = cards[i]
                if not at.knows(g, seat, card) and (OWNER[KINDS[card]] == at.COMMON) == common:
                    places.append((zone, i))
    if g.zones[at.LOOKED_AT] and g.to_move != seat:
        for i, card in enumerate(g.zones[at.LOOKED_AT]):
            if (OWNER[KINDS[card]] == at.COMMON) == common:
                places.append((at.LOOKED_AT, i))
    return places


class SettlersDealer(Dealer):
    def deal(self, g: State, seat: int) -> None:
        deal_common(g, seat)
        for player in range(g.seats):
            deal_faction(g, seat, player)
        cards = g.zones[at.ATTACKS]
        cards.sort()
        g.shuffle(cards)

    def held(self, g: State, seat: int, mover: int) -> list[Place]:
        places = hidden_places(g, seat, True) + hidden_places(g, seat, False)
        return [(zone, i) for zone, i in places if zone == at.HAND + mover]

    def elsewhere(self, g: State, seat: int, mover: int, place: Place) -> list[Place]:
        common = OWNER[KINDS[g.zones[place[0]][place[1]]]] == at.COMMON
        deck = at.COMMON_DECK if common else at.DECK + mover
        return [(deck, i) for i in range(len(g.zones[deck]))]


DEALER: Final = SettlersDealer()


def redeal(g: State, seat: int) -> None:
    """Shuffle every hidden card among the places it could be in; seat -1 is a spectator."""
    imagine(DEALER, g, seat)


def deal_common(g: State, seat: int) -> None:
    places = hidden_places(g, seat, True)
    exchange(g, at.COMMON_DECK, places)


def deal_faction(g: State, seat: int, player: int) -> None:
    """A rival's unseen faction cards, the markers of routes and the deck are one heap."""
    faction = [
        (zone, i)
        for zone, i in hidden_places(g, seat, False)
        if zone == at.HAND + player or (zone == at.LOOKED_AT and g.to_move == player)
    ]
    faction += [(at.ROUTES + player, i) for i in range(len(g.zones[at.ROUTES + player]))]
    exchange(g, at.DECK + player, faction)


def exchange(g: State, deck_zone: int, places: list[Place]) -> None:
    """Shuffle a deck and the cards in some places together, sorted first: only the seed counts."""
    deck = g.zones[deck_zone]
    cards = deck + [g.zones[zone][i] for zone, i in places]
    cards.sort()
    g.shuffle(cards)
    for zone, i in places:
        g.zones[zone][i] = cards.pop()
    g.zones[deck_zone] = cards
