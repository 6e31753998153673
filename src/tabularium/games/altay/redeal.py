"""Dealing anew what a seat cannot see (for search, and to prove that views do not leak)."""

from __future__ import annotations

from typing import Final

from tabularium.games.altay import layout as at
from tabularium.kernel.machine import State
from tabularium.kernel.redeal import Dealer, Place, imagine


class AltayDealer(Dealer):
    def deal(self, g: State, seat: int) -> None:
        for level in range(2):
            shuffle_unknown(g, g.zones[at.LEVEL + level])
        redeal_wonders(g, seat)
        for player in range(g.seats):
            if player == seat:
                shuffle_unknown(g, g.zones[at.DECK + player])
            else:
                redeal_hand(g, player)

    def held(self, g: State, seat: int, mover: int) -> list[Place]:
        return [
            (at.HAND + mover, i)
            for i in range(g.nums[at.KNOWN + mover], len(g.zones[at.HAND + mover]))
        ]

    def elsewhere(self, g: State, seat: int, mover: int, place: Place) -> list[Place]:
        return [(at.DECK + mover, i) for i in range(len(g.zones[at.DECK + mover]))]


DEALER: Final = AltayDealer()


def redeal(g: State, seat: int) -> None:
    """Shuffle every hidden card among the places it could be in; seat -1 is a spectator."""
    imagine(DEALER, g, seat)


def shuffle_unknown(g: State, cards: list[int]) -> None:
    """Sorted first: an imagined world depends on the seed and on what is known, on nothing else."""
    cards.sort()
    g.shuffle(cards)


def redeal_hand(g: State, player: int) -> None:
    """Hand and deck of a rival are one unknown heap, but for the cards known to be in hand."""
    hand = g.zones[at.HAND + player]
    known = hand[: g.nums[at.KNOWN + player]]
    unknown = len(hand) - len(known)
    cards = hand[len(known) :] + g.zones[at.DECK + player]
    shuffle_unknown(g, cards)
    g.zones[at.HAND + player] = known + cards[:unknown]
    g.zones[at.DECK + player] = cards[unknown:]


def redeal_wonders(g: State, seat: int) -> None:
    """The secret wonders of the rivals may be any that nobody has seen."""
    rivals = [player for player in range(g.seats) if player != seat and g.zones[at.SECRET + player]]
    unseen = g.zones[at.LEVEL + 2]
    for player in rivals:
        unseen += g.zones[at.SECRET + player]
    shuffle_unknown(g, unseen)
    for player in rivals:
        g.zones[at.SECRET + player] = [unseen.pop()]
