"""The lookout phase and its variants (S26-S30, S89-S97)."""

from __future__ import annotations

from typing import Final

from tabularium.cards.kind import different_kinds
from tabularium.games.settlers import layout as at
from tabularium.games.settlers.catalogue import KINDS
from tabularium.games.settlers.choosing import PickCard
from tabularium.games.settlers.events import DISCARDED, REVEAL, TAKE
from tabularium.games.settlers.supply import draw_one, take_top
from tabularium.games.settlers.zones import take_kind
from tabularium.kernel.machine import PC, R0, Node, State, Verb

ADVANCED: Final = 2
PICKS: Final = R0  # of this go


def reveal(g: State, n: int) -> None:
    """Lay common cards face up."""
    for _ in range(n):
        card = take_top(g, 0, at.COMMON_CARD)
        if card < 0:
            return
        g.zones[at.OFFER].append(card)
        if g.telling:
            g.tell(REVEAL, -1, KINDS[card])


def clear_offer(g: State) -> None:
    g.zones[at.COMMON_DISCARD] += g.zones[at.OFFER]
    g.zones[at.OFFER] = []


class FirstCards(Verb):
    """Everybody draws a faction card, and in the peaceful variant a common one too (S27, S95)."""

    def do(self, g: State, seat: int, source: int) -> None:
        for i in range(g.seats):
            player = (g.nums[at.FIRST] + i) % g.seats
            draw_one(g, player, at.FACTION_CARD)
            if g.opts[at.PEACEFUL] and g.seats > 1:
                draw_one(g, player, at.COMMON_CARD)


class Draft(PickCard):
    """Two goes of face-up cards: the standard draft, or the advanced one."""

    def step(self, g: State, seat: int, source: int) -> None:
        """PC counts the goes."""
        stack = g.stack
        top = g.top
        go = stack[top + PC]
        picks = stack[top + PICKS]
        if go == 2:
            clear_offer(g)
            g.pop()
            return
        if picks == g.seats:
            stack[top + PC] = go + 1
            stack[top + PICKS] = 0
            if g.opts[at.LOOKOUT] != ADVANCED:
                clear_offer(g)
            return
        wanted = self.wanted(g, go, picks)
        if len(g.zones[at.OFFER]) < wanted:
            before = len(g.zones[at.OFFER])
            reveal(g, wanted - before)
            if len(g.zones[at.OFFER]) > before:
                return
        if not g.zones[at.OFFER]:
            stack[top + PICKS] = picks + 1
            return
        g.ask(self.picker(g, go, picks), different_kinds(KINDS, g.zones[at.OFFER]))

    def wanted(self, g: State, go: int, picks: int) -> int:
        """How many cards a player chooses from."""
        if g.opts[at.LOOKOUT] != ADVANCED:
            return g.seats + 1 - picks if picks == 0 else 0
        if g.seats == 2:
            return 5 if go == 0 and picks == 0 else 0
        if go == 0:
            return 5 if picks == 0 else 4
        return 3 if picks < g.seats - 1 else 2

    def picker(self, g: State, go: int, picks: int) -> int:
        """Clockwise from the first player; the standard second go counter-clockwise (S29)."""
        if go == 1 and g.opts[at.LOOKOUT] != ADVANCED:
            return (g.nums[at.FIRST] + g.seats - 1 - picks) % g.seats
        return (g.nums[at.FIRST] + picks) % g.seats

    def chose(self, g: State, seat: int, source: int, code: int) -> None:
        stack = g.stack
        top = g.top
        seat = self.picker(g, stack[top + PC], stack[top + PICKS])
        card = take_kind(g.zones[at.OFFER], code)
        g.marks[card] = 1 << at.KNOWN_BY + at.ALL_SEATS
        g.zones[at.HAND + seat].append(card)
        stack[top + PICKS] += 1
        if g.telling:
            g.tell(TAKE, seat, code)


ALTERNATIVE: Final = 1
HANDFUL: Final = 3  # common cards each draws in the alternative lookout


class Passing(PickCard):
    """Everybody keeps one of three hidden cards, passes two on, and keeps one of those (S89)."""

    def step(self, g: State, seat: int, source: int) -> None:
        """PC 0: dealing; 1: keeping one of three; 2: keeping one of two."""
        stack = g.stack
        top = g.top
        pc = stack[top + PC]
        if pc == 0:
            stack[top + PC] = 1
            for i in range(g.seats):
                for _ in range(HANDFUL):
                    card = take_top(g, 0, at.COMMON_CARD)
                    if card >= 0:
                        g.zones[at.DRAWN + (g.nums[at.FIRST] + i) % g.seats].append(card)
        elif stack[top + PICKS] < g.seats:
            seat = self.picker(g, top)
            if g.zones[at.DRAWN + seat]:
                g.ask(seat, different_kinds(KINDS, g.zones[at.DRAWN + seat]))
            else:
                stack[top + PICKS] += 1
        elif pc == 1:
            stack[top + PC] = 2
            stack[top + PICKS] = 0
            self.pass_on(g)
        else:
            g.pop()
            for seat in range(g.seats):
                drawn = g.zones[at.DRAWN + seat]
                g.zones[at.DRAWN + seat] = []
                for card in drawn:
                    g.marks[card] = 0
                    g.zones[at.COMMON_DISCARD].append(card)
                    if g.telling:
                        g.tell(DISCARDED, seat, KINDS[card])

    def picker(self, g: State, top: int) -> int:
        return (g.nums[at.FIRST] + g.stack[top + PICKS]) % g.seats

    def pass_on(self, g: State) -> None:
        """To the left; whoever passes a card on knows it."""
        drawn = [g.zones[at.DRAWN + seat] for seat in range(g.seats)]
        for seat in range(g.seats):
            for card in drawn[seat]:
                g.marks[card] = 1 << at.KNOWN_BY + seat
            g.zones[at.DRAWN + (seat + 1) % g.seats] = drawn[seat]

    def chose(self, g: State, seat: int, source: int, code: int) -> None:
        top = g.top
        seat = self.picker(g, top)
        g.stack[top + PICKS] += 1
        g.zones[at.HAND + seat].append(take_kind(g.zones[at.DRAWN + seat], code))


SOLO_OFFER: Final = 4


class SoloDraft(PickCard):
    """Take one of four, lose one at random, take one of two, lose the last (S140)."""

    def step(self, g: State, seat: int, source: int) -> None:
        stack = g.stack
        top = g.top
        pc = stack[top + PC]
        if pc == 0:
            stack[top + PC] = 1
            reveal(g, SOLO_OFFER)
        elif pc in (1, 3) and g.zones[at.OFFER]:
            g.ask(0, different_kinds(KINDS, g.zones[at.OFFER]))
        elif pc == 2:
            stack[top + PC] = 3
            if g.zones[at.OFFER]:
                self.lose(g, g.below(len(g.zones[at.OFFER])))
        else:
            g.pop()
            while g.zones[at.OFFER]:
                self.lose(g, 0)

    def lose(self, g: State, i: int) -> None:
        """A card of the offer becomes a location of the virtual player."""
        g.zones[at.EMPIRE + at.VIRTUAL].append(g.zones[at.OFFER].pop(i))

    def chose(self, g: State, seat: int, source: int, code: int) -> None:
        g.stack[g.top + PC] += 1
        g.zones[at.HAND].append(take_kind(g.zones[at.OFFER], code))
        if g.telling:
            g.tell(TAKE, 0, code)


class Lookout(Verb):
    """The lookout that the number of players and the options ask for."""

    def parts(self) -> list[Node]:
        return [DRAFT, PASSING, SOLO_DRAFT]

    def do(self, g: State, seat: int, source: int) -> None:
        if g.seats == 1:
            g.push(SOLO_DRAFT, 0, -1)
        elif g.opts[at.LOOKOUT] == ALTERNATIVE:
            g.push(PASSING, 0, -1)
        else:
            g.push(DRAFT, 0, -1)


DRAFT: Final = Draft("draft", "offer", False)
PASSING: Final = Passing("draft", "drawn", True)
SOLO_DRAFT: Final = SoloDraft("draft", "offer", False)
