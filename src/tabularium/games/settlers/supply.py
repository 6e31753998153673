"""Players' supplies: gaining goods and points, drawing cards (S5-S11)."""

from __future__ import annotations

from typing import Final

from tabularium.cards.control import Asking
from tabularium.games.settlers import layout as at
from tabularium.games.settlers.catalogue import KINDS, OWNER
from tabularium.games.settlers.events import DRAW, DREW, GAIN, POINTS_GAINED, RESHUFFLE
from tabularium.games.settlers.words import Deck
from tabularium.kernel.machine import Node, State
from tabularium.kernel.offer import Offer


def gain(g: State, seat: int, good: int, amount: int) -> None:
    """Gain one sort of good; cards are drawn one after another."""
    if amount <= 0:
        return
    if good < at.HELD:
        g.nums[at.POOL + seat * at.HELD + good] += amount
        if g.telling:
            g.tell(GAIN, seat, good, amount)
    elif good == at.VP:
        gain_points(g, seat, amount)
    else:
        for _ in range(amount):
            g.push(DRAWS[good - at.CARD], seat, -1)


def points_gained(g: State, seat: int, amount: int) -> int:
    """The points of one effect; each Sphinx adds one to two or more (S111, SQ15)."""
    return amount + g.mod(seat, at.SPHINX) if amount >= 2 else amount


def gain_points(g: State, seat: int, amount: int) -> None:
    amount = points_gained(g, seat, amount)
    g.nums[at.POINTS + seat] += amount
    if g.telling:
        g.tell(POINTS_GAINED, seat, amount)


def can_draw(g: State, seat: int, good: int) -> bool:
    """Whether a deck has a card, or a discard pile to make one of (S11, SQ1)."""
    if good == at.COMMON_CARD:
        return len(g.zones[at.COMMON_DECK]) > 0 or len(g.zones[at.COMMON_DISCARD]) > 0
    if g.zones[at.DECK + seat]:
        return True
    return bool(g.opts[at.FACTION_RESHUFFLE]) and len(g.zones[at.DISCARD + seat]) > 0


def open_decks(g: State, seat: int, good: int) -> list[int]:
    """The decks that a card of this sort may come from now (S8)."""
    decks = [at.COMMON_CARD, at.FACTION_CARD] if good == at.CARD else [good]
    return [deck for deck in decks if can_draw(g, seat, deck)]


def take_top(g: State, seat: int, good: int) -> int:
    """The top card of a deck, which is renewed when it has run out; -1 when there is none."""
    if not can_draw(g, seat, good):
        return -1
    common = good == at.COMMON_CARD
    zone = at.COMMON_DECK if common else at.DECK + seat
    deck = g.zones[zone]
    if not deck:
        pile = at.COMMON_DISCARD if common else at.DISCARD + seat
        g.zones[zone] = g.zones[pile]
        g.zones[pile] = deck
        deck = g.zones[zone]
        g.shuffle(deck)
        if g.telling:
            g.tell(RESHUFFLE, seat)
    return deck.pop()


def draw_one(g: State, seat: int, good: int) -> None:
    card = take_top(g, seat, good)
    if card < 0:
        return
    g.zones[at.HAND + seat].append(card)
    if g.telling:
        g.tell(DRAW, seat, good)
        g.tell_only(seat, DREW, seat, KINDS[card])


def discard(g: State, card: int) -> None:
    """A card goes to its own discard pile, whoever had it (S10)."""
    g.marks[card] = 0
    owner = OWNER[KINDS[card]]
    if owner == at.COMMON:
        g.zones[at.COMMON_DISCARD].append(card)
        return
    for seat in range(g.seats):
        if g.nums[at.FACTION + seat] == owner:
            g.zones[at.DISCARD + seat].append(card)
            return
    g.zones[at.GONE].append(card)


def draw_option(g: State, good: int) -> Offer:
    """Drawing a card from one of the decks."""
    return Offer("settlers-draw.do", {"goods": Deck(g.to_move, good)})


class DrawCard(Asking):
    """Draw a card, from one deck or at the drawer's choice (S8)."""

    def __init__(self, good: int) -> None:
        super().__init__("draw")
        self.good = good

    def step(self, g: State, seat: int, source: int) -> None:
        decks = open_decks(g, seat, self.good)
        if not decks:
            g.pop()
        else:
            g.ask(seat, decks)

    def chose(self, g: State, seat: int, source: int, code: int) -> None:
        g.pop()
        draw_one(g, seat, code)

    def key(self, g: State, code: int) -> str:
        return "common" if code == at.COMMON_CARD else "faction"

    def option(self, g: State, code: int) -> Offer:
        return draw_option(g, code)


# by good, from CARD on
DRAWS: Final[list[Node]] = [DrawCard(at.CARD), DrawCard(at.COMMON_CARD), DrawCard(at.FACTION_CARD)]
