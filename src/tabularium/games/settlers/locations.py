"""Locations entering and leaving empires; foundations (S49-S51, S66-S71)."""

from __future__ import annotations

from tabularium.games.settlers import layout as at
from tabularium.games.settlers.catalogue import FEATURES, GATE, KINDS, OWNER, RAZE_FIELD
from tabularium.games.settlers.deals import end_route
from tabularium.games.settlers.events import FOUNDATION
from tabularium.games.settlers.supply import discard, gain
from tabularium.kernel.machine import State


def enter_empire(g: State, seat: int, card: int) -> None:
    g.zones[at.EMPIRE + seat].append(card)
    if seat < g.seats:  # the virtual player's locations do nothing
        for feature in FEATURES[KINDS[card]]:
            feature.enter(g, seat, card)


def leave_empire(g: State, seat: int, card: int) -> None:
    """A location leaves, and everything on it with it; a Trade Route's deal ends (SQ11)."""
    stop_working(g, seat, card)
    end_route(g, card)


def stop_working(g: State, seat: int, card: int) -> None:
    g.zones[at.EMPIRE + seat].remove(card)
    if seat < g.seats:
        for feature in FEATURES[KINDS[card]]:
            feature.leave(g, seat, card)


def move_location(g: State, owner: int, taker: int, card: int, mark: int) -> None:
    """A location goes to another empire with what lies on it; ``mark`` is what it shows there."""
    stop_working(g, owner, card)
    g.marks[card] = mark
    if (mark >> at.ROUTE & at.SEAT_MASK) == taker + 1:
        end_route(g, card)  # nobody has a deal with an own location (SQ11)
    for under in cards_under(g, owner, card):
        g.zones[at.UNDER + owner].remove(under)
        g.zones[at.UNDER + taker].append(under)
    enter_empire(g, taker, card)


def cards_under(g: State, seat: int, card: int) -> list[int]:
    """The cards under a Gate: as many as it counts, the latest of all that lie under Gates."""
    n = g.marks[card] >> at.COUNT if GATE[KINDS[card]] else 0
    return g.zones[at.UNDER + seat][-n:] if n else []


def original_owner(g: State, seat: int, card: int) -> int:
    """Whose location it is when a Temple of Ra has not borrowed it."""
    taken = g.marks[card] >> at.TAKEN & at.SEAT_MASK
    return taken - 1 if taken else seat


def lay_foundation(g: State, seat: int, card: int) -> None:
    """A common card lies face down; it can only be discarded to build (S67)."""
    g.marks[card] = 0
    g.zones[at.FOUNDATIONS + seat].append(card)
    if g.telling:
        g.tell(FOUNDATION, seat, KINDS[card])


def remove_location(g: State, seat: int, card: int) -> None:
    """A location is discarded, not razed: no foundation, no goods (S100, S115)."""
    for under in cards_under(g, seat, card):  # discarded with it (S51)
        g.zones[at.UNDER + seat].remove(under)
        discard(g, under)
    leave_empire(g, seat, card)
    discard(g, card)


def razable(kind: int) -> bool:
    return len(RAZE_FIELD[kind]) > 0


def tear_down(g: State, seat: int, card: int) -> None:
    """A location is razed: a common one becomes a foundation and gives its holder a wood."""
    owner = original_owner(g, seat, card)
    leave_empire(g, seat, card)
    if OWNER[KINDS[card]] == at.COMMON and seat < g.seats:
        lay_foundation(g, owner, card)
        gain(g, seat, at.WOOD, 1)
    else:
        # Japanese locations, and those of the virtual player (S69, S143)
        discard(g, card)


def raze_goods(g: State, seat: int, goods: list[int]) -> None:
    """The razer gains the goods of a raze field; cards are drawn last."""
    for good in sorted(goods):
        gain(g, seat, good, 1)
