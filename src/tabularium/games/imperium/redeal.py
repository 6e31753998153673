"""Dealing anew what a seat cannot see: decks, hands, secret cards, cards unseen in histories."""

from __future__ import annotations

from typing import Final

from tabularium.games.imperium import layout as at
from tabularium.games.imperium.catalogue import KINDS, SUITS, pool_of, setup_suit
from tabularium.games.imperium.nation_deck import above_accession
from tabularium.games.imperium.setup import common_cards
from tabularium.kernel.machine import State
from tabularium.kernel.redeal import Dealer, Place

POOLS: Final = [at.FAME_DECK, *[at.SMALL + i for i in range(at.SMALL_DECKS)]]


def seen(g: State, seat: int, card: int) -> bool:
    """Whether a seat knows a card that lies in a deck; -1 knows what everybody does."""
    known = g.marks[card] & at.SEEN
    return known == at.SEEN or (seat >= 0 and known >> at.SEEN_SHIFT + seat & 1 > 0)


def hidden(g: State, seat: int, zone: int) -> list[Place]:
    """The places of a deck whose cards a seat does not know."""
    cards = g.zones[zone]
    return [(zone, i) for i in range(len(cards)) if not seen(g, seat, cards[i])]


def unseen_in_hand(g: State, player: int, marks: int = at.KNOWN | at.UNSEEN) -> list[Place]:
    """The cards of a hand of which nothing is known, unless other marks are given. What came from a
    deck unseen, and is still there, is one of its cards: it is dealt with these."""
    hand = g.zones[at.HAND + player]
    return [(at.HAND + player, i) for i in range(len(hand)) if not g.marks[hand[i]] & marks]


def unseen_elsewhere(g: State, seat: int, player: int) -> list[Place]:
    """Where else a player's cards lie that a seat cannot see."""
    places: list[Place] = []
    deck = hidden(g, seat, at.DECK + player)
    if player == seat:
        top = len(g.zones[at.DECK + player]) - g.nums[at.KNOWN_TOP + player]
        return [(zone, i) for zone, i in deck if i < top]
    for i, card in enumerate(g.zones[at.HISTORY + player]):
        if g.marks[card] & at.UNSEEN:
            places.append((at.HISTORY + player, i))
    return places + deck


def lay(g: State, places: list[Place], cards: list[int], order: list[int]) -> None:
    """Cards into places in this order; marks stay with the place, except what is the card's."""
    marks = [g.marks[g.zones[zone][i]] for zone, i in places]
    secrets = [g.marks[card] & at.SECRET for card in cards]
    for place in range(len(places)):
        zone, i = places[place]
        card = cards[order[place]]
        g.zones[zone][i] = card
        g.marks[card] = marks[place] & ~at.SECRET | secrets[order[place]]


def deal(g: State, places: list[Place], secret: bool = False) -> None:
    """Shuffle the cards in some places."""
    cards = [g.zones[zone][i] for zone, i in places]
    # a rival's secret card could be any of its deck: the order may not depend on which one it is
    known = [-1 - pool_of(card) if secret and g.marks[card] & at.SECRET else card for card in cards]
    order = sorted(range(len(cards)), key=lambda i: known[i])
    g.shuffle(order)
    lay(g, places, cards, order)


class ImperiumDealer(Dealer):
    """Every hidden card goes to one of the places it could be in; seat -1 is a spectator."""

    def deal(self, g: State, seat: int) -> None:
        for player in range(g.seats):
            places = unseen_elsewhere(g, seat, player)
            if player != seat:
                places = unseen_in_hand(g, player) + places
            deal(g, places, secret=player != seat)
            first = above_accession(g, player)
            nation = hidden(g, seat, at.NATION + player)
            deal(g, [(zone, i) for zone, i in nation if i >= first])
        self.deal_main(g)
        for pool in range(len(POOLS)):
            self.deal_pool(g, seat, pool)

    def deal_main(self, g: State) -> None:
        """Suit by suit before the shuffle: how many of each are left is known, which are not."""
        cards = sorted(g.zones[at.MAIN], key=lambda card: (pool_of(card), card))
        g.shuffle(cards)
        g.zones[at.MAIN] = cards

    def deal_pool(self, g: State, seat: int, pool: int) -> None:
        places = self.pool_places(g, seat, pool)
        kept = [g.marks[g.zones[zone][i]] for zone, i in places]
        cards = [g.zones[zone][i] for zone, i in places]
        if POOLS[pool] == at.FAME_DECK:
            cards += left_out(g)
        cards.sort()
        g.shuffle(cards)
        for place in range(len(cards)):
            g.marks[cards[place]] = 0
            if place < len(places):
                zone, i = places[place]
                g.zones[zone][i] = cards[place]
                g.marks[cards[place]] = kept[place]

    def pool_places(self, g: State, seat: int, pool: int) -> list[Place]:
        """Cards that only their owners have seen could be any of those left in the deck they come
        from. Which cards of its suit a small deck got, and which the main deck, nobody knows, nor
        which fame cards were left out."""
        deck = POOLS[pool]
        places = hidden(g, seat, deck)
        if deck == at.FAME_DECK and g.to_move != seat:
            places += [(at.LOOKED_AT, i) for i in range(len(g.zones[at.LOOKED_AT]))]
        if deck != at.FAME_DECK:
            main = g.zones[at.MAIN]
            suit = at.SMALL_SUITS[pool - 1]
            places += [(at.MAIN, i) for i in range(len(main)) if setup_suit(main[i]) == suit]
        for player in range(g.seats):
            if player != seat:
                for zone in (at.HAND + player, at.DECK + player, at.HISTORY + player):
                    for i, card in enumerate(g.zones[zone]):
                        if g.marks[card] & at.SECRET and pool_of(card) == pool:
                            places.append((zone, i))
        return places

    def held(self, g: State, seat: int, mover: int) -> list[Place]:
        return unseen_in_hand(g, mover, at.KNOWN)

    def elsewhere(self, g: State, seat: int, mover: int, place: Place) -> list[Place]:
        card = g.zones[place[0]][place[1]]
        if g.marks[card] & at.UNSEEN:
            return self.pool_places(g, seat, pool_of(card))
        return unseen_elsewhere(g, seat, mover)

    def exchange(self, g: State, one: Place, other: Place) -> None:
        if g.marks[g.zones[one[0]][one[1]]] & at.UNSEEN:
            super().exchange(g, one, other)
            return
        places = [one, other]
        lay(g, places, [g.zones[zone][i] for zone, i in places], [1, 0])


def left_out(g: State) -> list[int]:
    """The fame cards of this game that lie nowhere: they were put aside unseen (I33)."""
    lying: set[int] = set()
    for zone in g.zones:
        lying.update(zone)
    return [c for c in common_cards(g) if SUITS[KINDS[c]] & at.FAME and c not in lying]


DEALER: Final = ImperiumDealer()
