"""Picking cards out of zones; equal cards are offered once."""

from __future__ import annotations

from typing import Final

from tabularium.games.settlers import layout as at
from tabularium.games.settlers.catalogue import KEY, KINDS
from tabularium.kernel.machine import State
from tabularium.kernel.offer import Thing

KIND_BITS: Final = 12  # there are fewer kinds of cards
assert len(KEY) < 1 << KIND_BITS


def take_kind(cards: list[int], kind: int) -> int:
    """Take a card of a kind out of a zone."""
    for i in range(len(cards)):
        if KINDS[cards[i]] == kind:
            return cards.pop(i)
    raise AssertionError(KEY[kind])


def take_from_hand(g: State, seat: int, kind: int) -> int:
    """Take a card of a kind from hand; a known one goes first, so that less stays known."""
    hand = g.zones[at.HAND + seat]
    for i in range(len(hand)):
        if KINDS[hand[i]] == kind and g.marks[hand[i]]:
            g.marks[hand[i]] = 0
            return hand.pop(i)
    return take_kind(hand, kind)


def unlike(g: State, cards: list[int]) -> list[int]:
    """Locations of which no two are alike: same kind, same things on it."""
    if len(cards) < 2:
        return cards[:]
    marks = g.marks
    looks: list[int] = []
    out: list[int] = []
    for card in cards:
        look = (marks[card] & ~at.PENDING) << KIND_BITS | KINDS[card]
        if look not in looks:
            looks.append(look)
            out.append(card)
    return out


def alike(g: State, cards: list[int]) -> list[list[int]]:
    """Locations, those together that are alike."""
    looks = [(g.marks[card] & ~at.PENDING, KINDS[card]) for card in cards]
    return [
        [cards[i] for i in range(len(cards)) if looks[i] == look] for look in dict.fromkeys(looks)
    ]


def holder_of(g: State, card: int) -> int:
    """The seat in whose empire a location stands, -1 when it stands nowhere."""
    for seat in range(at.SEATS):
        if card in g.zones[at.EMPIRE + seat]:
            return seat
    return -1


def location_key(g: State, card: int) -> str:
    """The name of a location among its twins, by what lies on it."""
    return at.LOCATIONS_ZONE.thing(g, card)


def location_at(g: State, thing: Thing) -> int:
    """The location that a thing on the table is, -1 when it is none."""
    if thing.zone == "virtual":
        thing = Thing("empire", at.VIRTUAL, thing.name)
    return at.LAYOUT.card_at(g, thing) if thing.zone == "empire" else -1


def rivals(g: State, seat: int) -> list[int]:
    """The opponents who can be the target of an action: those who have not passed (S38)."""
    if g.seats == 1:
        return [at.VIRTUAL]
    return [rival for rival in range(g.seats) if rival != seat and not g.nums[at.PASSED + rival]]
