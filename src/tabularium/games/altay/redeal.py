"""Dealing anew what a seat cannot see (for search, and to prove that views do not leak)."""

from __future__ import annotations

from typing import Final

from tabularium.games.altay.layout import DECK, HAND, KNOWN, LEVEL, SECRET
from tabularium.kernel.machine import State

TRIES: Final = 50


def redeal(g: State, seat: int) -> None:
    """Shuffle every hidden card among the places it could be in; seat -1 is a spectator."""
    mover = g.to_move if g.to_move != seat else -1
    hand = g.zones[HAND + mover]
    deck = g.zones[DECK + mover]
    for level in range(2):
        shuffle_unknown(g, g.zones[LEVEL + level])
    redeal_wonders(g, seat)
    for player in range(g.seats):
        if player == seat:
            shuffle_unknown(g, g.zones[DECK + player])
        else:
            redeal_hand(g, player)
    if mover < 0:
        return
    # a rival who is asked something has a choice: only worlds in which that is so will do
    for _ in range(TRIES):
        g.ask_again()
        if len(g.options) > 1:
            return
        redeal_hand(g, mover)
    g.zones[HAND + mover] = hand  # redeal_hand makes new lists, so this is the true hand
    g.zones[DECK + mover] = deck
    g.ask_again()


def shuffle_unknown(g: State, cards: list[int]) -> None:
    """Sorted first: an imagined world depends on the seed and on what is known, on nothing else."""
    cards.sort()
    g.shuffle(cards)


def redeal_hand(g: State, player: int) -> None:
    """Hand and deck of a rival are one unknown heap, but for the cards known to be in hand."""
    hand = g.zones[HAND + player]
    known = hand[: g.nums[KNOWN + player]]
    unknown = len(hand) - len(known)
    cards = hand[len(known) :] + g.zones[DECK + player]
    shuffle_unknown(g, cards)
    g.zones[HAND + player] = known + cards[:unknown]
    g.zones[DECK + player] = cards[unknown:]


def redeal_wonders(g: State, seat: int) -> None:
    """The secret wonders of the rivals may be any that nobody has seen."""
    rivals = [player for player in range(g.seats) if player != seat and g.zones[SECRET + player]]
    unseen = g.zones[LEVEL + 2]
    for player in rivals:
        unseen += g.zones[SECRET + player]
    shuffle_unknown(g, unseen)
    for player in rivals:
        g.zones[SECRET + player] = [unseen.pop()]
