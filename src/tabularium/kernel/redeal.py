"""Imagining another world: what a seat cannot see is dealt anew, and only that."""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from tabularium.kernel.machine import FRAME, IT, SOURCE, State

TRIES: Final = 50
EXCHANGES: Final = 4000
Place = tuple[int, int]  # zone, place in it


@mypyc_attr(allow_interpreted_subclasses=True)
class Dealer:
    """How a game deals its hidden cards. A game derives from it.

    What is dealt may depend on the randomness and on what the seat knows, on nothing else: cards
    are sorted before they are shuffled.
    """

    def deal(self, g: State, seat: int) -> None:
        """Deal everything anew that a seat cannot see; -1 is a spectator."""
        raise NotImplementedError

    def held(self, g: State, seat: int, mover: int) -> list[Place]:
        """Where cards lie that a player could be asked about, unseen by the seat."""
        raise NotImplementedError

    def elsewhere(self, g: State, seat: int, mover: int, place: Place) -> list[Place]:
        """Where other cards lie that could as well be in such a place."""
        raise NotImplementedError

    def exchange(self, g: State, one: Place, other: Place) -> None:
        """Two cards change places; what lies on them stays where it is."""
        first = g.zones[one[0]][one[1]]
        second = g.zones[other[0]][other[1]]
        g.zones[one[0]][one[1]] = second
        g.zones[other[0]][other[1]] = first
        g.marks[first], g.marks[second] = g.marks[second], g.marks[first]


def imagine(dealer: Dealer, g: State, seat: int) -> None:
    """Turn a state into one that a seat cannot tell from it.

    A rival who is asked something has a choice: only worlds in which that is so will do. Where
    chance does not find one, one card or two are exchanged until it is so. The true world is the
    last resort: then no such exchange leaves a choice.
    """
    if g.over:
        return  # all cards have been laid open to be scored
    meant = cards_meant(g)
    if g.to_move == seat:
        dealer.deal(g, seat)
        mean(g, g.stack, meant)
        return
    true = g.clone()
    for _ in range(TRIES):
        dealer.deal(g, seat)
        if asked_again(g, true, meant):
            return
    held = dealer.held(g, seat, true.to_move)
    left = [EXCHANGES]
    for depth in (1, 2):
        if exchanged(dealer, g, seat, true, meant, held, depth, left):
            return
    put_back(g, true)
    g.ask_again()


def exchanged(
    dealer: Dealer,
    g: State,
    seat: int,
    true: State,
    meant: list[list[int]],
    held: list[Place],
    depth: int,
    left: list[int],
) -> bool:
    """Exchange so many cards of a player, one after the other, until there is a choice.

    ``left`` counts the tries: a hand can be made so large that there are millions of them.
    """
    for n in range(len(held)):
        for other in in_order(g, dealer.elsewhere(g, seat, true.to_move, held[n])):
            if left[0] == 0:
                return False
            dealer.exchange(g, held[n], other)
            if depth == 1:
                left[0] -= 1
                if asked_again(g, true, meant):
                    return True
            elif exchanged(dealer, g, seat, true, meant, held[n + 1 :], depth - 1, left):
                return True
            dealer.exchange(g, held[n], other)
    return False


def in_order(g: State, places: list[Place]) -> list[Place]:
    """Places by the cards in them, so that nothing depends on how they were found."""
    return sorted(places, key=lambda place: g.zones[place[0]][place[1]])


def cards_meant(g: State) -> list[list[int]]:
    """The cards that frames name, as places: field of the stack, zone, place in it."""
    found: list[list[int]] = []
    for at in range(0, len(g.stack), FRAME):
        for field in (SOURCE, IT):
            if g.stack[at + field] >= 0:
                place = g.place_of(g.stack[at + field])
                if place:
                    found.append([at + field, place[0], place[1]])
    return found


def mean(g: State, stack: list[int], meant: list[list[int]]) -> None:
    """What a frame means is a place, whatever lies there."""
    for field, zone, i in meant:
        stack[field] = g.zones[zone][i]


def asked_again(g: State, true: State, meant: list[list[int]]) -> bool:
    """Whether the same player is asked the same in this world; else it is as it was before."""
    g.stack = true.stack[:]
    g.top = true.top
    mean(g, g.stack, meant)
    before = g.clone()
    g.ask_again()
    choice = len(g.options) > 1 or (g.forced and len(g.options) == 1)
    if choice and g.to_move == true.to_move and len(g.stack) == len(true.stack):
        return True
    put_back(g, before)
    return False


def put_back(g: State, was: State) -> None:
    """Everything as it was, but for the randomness."""
    g.zones = was.zones
    g.marks = was.marks
    g.nums = was.nums
    g.hooks = was.hooks
    g.mods = was.mods
    g.stack = was.stack
    g.top = was.top
    g.to_move = was.to_move
    g.options = was.options
