"""The maintenance phase: progress cards, growth, a new event, architects (N42-N55)."""

from __future__ import annotations

from typing import Final

from tabularium.cards.control import Asking
from tabularium.games.nations import layout as at
from tabularium.games.nations.buyable import active_slots
from tabularium.games.nations.catalogue import KEY, KIND, KINDS, SORT
from tabularium.games.nations.counts import age_of
from tabularium.games.nations.events import NEW_CARDS, REVEAL
from tabularium.games.nations.in_play import FLAT, settle
from tabularium.games.nations.resources import gain
from tabularium.games.nations.virtual_opponent import OPPONENT_ACTS
from tabularium.games.nations.words import Amount, EventCard, InReverse, Place
from tabularium.games.nations.workers import no_worker_from, takable, take_worker
from tabularium.kernel.info import of_seat
from tabularium.kernel.machine import PC, Node, State, Verb
from tabularium.kernel.offer import Offer, Thing
from tabularium.kernel.reason import Reason


class NewCards(Verb):
    """Rows 1 and 2 are cleared, what is left of row 3 moves to row 1, gaps are filled (N43)."""

    def do(self, g: State, seat: int, source: int) -> None:
        if g.nums[at.ROUND] == 1:
            return  # filled while the table was laid (N26)
        market = g.zones[at.MARKET]
        dear = (at.ROWS - 1) * at.COLUMNS
        kept = [card for card in market[dear:] if SORT[KINDS[card]] != at.BLANK]
        for card in market[:dear]:
            if SORT[KINDS[card]] != at.BLANK:
                g.zones[at.GONE].append(card)
        market[:] = kept + list(range(len(kept), at.SPACES_ON_BOARD))
        fill_board(g)


def fill_board(g: State) -> None:
    """Every free active space gets a card of the current age while there are any (N46)."""
    market = g.zones[at.MARKET]
    deck = g.zones[at.DECKS + age_of(g) - 1]
    for slot in active_slots(g.seats):
        if market[slot] == slot and deck:
            market[slot] = deck.pop()
    if g.telling:
        g.tell(NEW_CARDS, -1, age_of(g))


GROWTH: Final[list[int]] = [4, 3, 2, 1]  # by difficulty (N39)
RESOURCE: Final = 10  # options: + resource


def growth(g: State, seat: int) -> int:
    """What growth brings, by the player's difficulty."""
    return GROWTH[of_seat(g.opts[at.DIFFICULTY], seat)]


class Growth(InReverse):
    """In reverse player order: a worker, or resources of one kind (N47-N51)."""

    def step(self, g: State, seat: int, source: int) -> None:
        if g.stack[g.top + PC] == g.seats:
            g.pop()
            return
        seat = self.seat(g)
        g.ask(
            seat, takable(g, seat) + [RESOURCE + at.FOOD, RESOURCE + at.STONE, RESOURCE + at.GOLD]
        )

    def refuses(self, g: State, thing: Thing) -> Reason | None:
        return no_worker_from(g, thing)

    def chose(self, g: State, seat: int, source: int, code: int) -> None:
        seat = self.seat(g)
        g.stack[g.top + PC] += 1
        if code < RESOURCE:
            take_worker(g, seat, code)
        else:
            gain(g, seat, code - RESOURCE, growth(g, seat))

    def key(self, g: State, code: int) -> str:
        return at.SECTIONS[code] if code < RESOURCE else at.GOODS[code - RESOURCE]

    def option(self, g: State, code: int) -> Offer:
        if code < RESOURCE:
            message = "nations-grow-" + at.SECTIONS[code].replace("_", "-")
            return Offer("", {"it": Place(at.SECTIONS[code], g.to_move, message)})
        goods = Amount(g.to_move, code - RESOURCE, growth(g, g.to_move))
        return Offer("nations-gain.do", {"goods": goods})


class NewEvent(Asking):
    """An event card of the age, or a tile; whoever has Machiavelli chooses from two (N52, N215)."""

    def chooser(self, g: State) -> int:
        for seat in range(g.seats):
            if g.mod(seat, at.SEES_TWO):
                return seat
        return -1

    def step(self, g: State, seat: int, source: int) -> None:
        seat = self.chooser(g)
        if g.stack[g.top + PC] == 0:
            g.stack[g.top + PC] = 1
            deck = g.zones[at.EVENT_DECKS + age_of(g) - 1]
            for _ in range(2 if seat >= 0 else 1):
                if deck:
                    g.zones[at.LOOKED_AT].append(deck.pop())
            if not g.zones[at.LOOKED_AT]:
                g.pop()  # the deck has run out: the last event card stays
            return
        g.ask(max(0, seat), g.zones[at.LOOKED_AT][:])

    def chose(self, g: State, seat: int, source: int, code: int) -> None:
        g.pop()
        for card in g.zones[at.LOOKED_AT]:
            if card != code:
                g.zones[at.GONE].append(card)
        g.zones[at.LOOKED_AT] = []
        g.zones[at.GONE] += g.zones[at.CURRENT]
        g.zones[at.CURRENT] = [code]
        if g.telling:
            g.tell(REVEAL, -1, KINDS[code])
        if g.seats == 1:
            set_rival(g, KINDS[code])
            settle(g)

    def key(self, g: State, code: int) -> str:
        return KEY[KINDS[code]]

    def option(self, g: State, code: int) -> Offer:
        return Offer("", {"it": EventCard(g, code)})


def set_rival(g: State, tile: int) -> None:
    """The virtual opponent's strength and stability of this round; its books add up (N182)."""
    g.nums[at.RIVAL_MIGHT] = KIND[tile].rival[0]
    g.nums[at.RIVAL_CALM] = KIND[tile].rival[1]
    g.nums[at.RIVAL_BOOKS] += KIND[tile].rival[2]


class PlaceArchitects(Verb):
    """The public ones are counted anew, private ones come back to their cards (N53-N55)."""

    def do(self, g: State, seat: int, source: int) -> None:
        g.nums[at.ARCHITECTS] = (
            at.ARCHITECTS_FOR[g.seats] + KIND[KINDS[g.zones[at.CURRENT][0]]].architects
        )
        for zone in FLAT:
            for player in range(g.seats):
                for card in g.zones[zone + player]:
                    g.marks[card] &= ~(at.PRIVATE_MASK << at.PRIVATE)
                    g.marks[card] |= KIND[KINDS[card]].private << at.PRIVATE


class SecondInOrder(Verb):
    """Solo: a roll at the start of a round in which the player is second (N186, Q16)."""

    def parts(self) -> list[Node]:
        return [OPPONENT_ACTS]

    def do(self, g: State, seat: int, source: int) -> None:
        if g.seats == 1 and g.nums[at.RIVAL_FIRST]:
            g.push(OPPONENT_ACTS, 0, -1)
