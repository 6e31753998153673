"""Unrest: the pile, taking and returning, collapse (I69, I105, I108, I184)."""

from __future__ import annotations

from tabularium.cards.faults import at_least
from tabularium.cards.verbs import SoMuch
from tabularium.games.imperium import layout as at
from tabularium.games.imperium.catalogue import is_unrest
from tabularium.games.imperium.choosing import DONE
from tabularium.games.imperium.effects import COUNTED
from tabularium.games.imperium.ending import end_game
from tabularium.games.imperium.events import COLLAPSE, UNREST_TAKEN
from tabularium.games.imperium.in_order import fire
from tabularium.games.imperium.moves import to_hand, to_pile
from tabularium.games.imperium.pick_some import ALL_CARDS, PICKED
from tabularium.games.imperium.pick_unrest import PickUnrest
from tabularium.games.imperium.places import cards_at, fault_of_places, places_words, take_out
from tabularium.games.imperium.words import BRIEF, EACH
from tabularium.kernel.machine import SCOPE, SEAT, SOURCE, State
from tabularium.kernel.several import Several
from tabularium.locale.talk import Talk


def from_pile(g: State) -> int:
    """The top of the pile; the moment it is empty the game collapses (I69). -1 without one."""
    pile = g.zones[at.PILE]
    if not pile:
        return -1
    card = pile.pop()
    if not pile:
        g.nums[at.COLLAPSED] = 1
    return card


def collapse(g: State) -> bool:
    """Whether the pile has run out: the game stops at once (I76)."""
    if not g.nums[at.COLLAPSED]:
        return False
    if g.telling:
        g.tell(COLLAPSE, -1)
    end_game(g)
    return True


def take_unrest(g: State, seat: int) -> None:
    """An unrest comes to hand; Vikings look at their nation deck for each (I165)."""
    card = from_pile(g)
    if card < 0:
        return
    to_hand(g, seat, card, True)
    if g.telling:
        g.tell(UNREST_TAKEN, seat)
    if not collapse(g):
        fire(g, seat, at.TAKES_UNREST)


def put_back(g: State, seat: int, card: int) -> None:
    """An unrest returns to the pile (I105, I161)."""
    to_pile(g, seat, card)
    fire(g, seat, at.RETURNS_UNREST)


class TakeUnrest(SoMuch):
    says = "take-unrest"
    short = "take_unrest"

    def can(self, g: State, seat: int, source: int) -> bool:
        return len(g.zones[at.PILE]) >= self.n

    def do(self, g: State, seat: int, source: int) -> None:
        for _ in range(self.n):
            if not g.nums[at.COLLAPSED]:
                take_unrest(g, seat)


class ReturnUnrest(PickUnrest):
    """Return unrest to the pile from some zones; PICKED counts, and so does the effect."""

    def __init__(self, n: int, whence: int, up_to: bool = False) -> None:
        super().__init__("return-unrest", ["hand", "discard", "garrison"], up_to)
        self.n = n
        self.whence = whence

    def fault(self) -> str:
        return fault_of_places(self.whence) or at_least(1, self.n, "unrest")

    def cards(self, g: State, seat: int, source: int) -> list[int]:
        return [card for card in cards_at(g, seat, source, self.whence) if is_unrest(card)]

    def lying(self, g: State) -> list[list[int]]:
        seat = g.stack[g.top + SEAT]
        found: list[list[int]] = [[], [], []]
        for card in self.cards(g, seat, g.stack[g.top + SOURCE]):
            if card in g.zones[at.HAND + seat]:
                found[0].append(card)
            else:
                found[1 if card in g.zones[at.DISCARD + seat] else 2].append(card)
        return found

    def can(self, g: State, seat: int, source: int) -> bool:
        return self.up_to or self.n == ALL_CARDS or len(self.cards(g, seat, source)) >= self.n

    def step(self, g: State, seat: int, source: int) -> None:
        offered = self.offered(g)
        if not offered or g.stack[g.top + PICKED] == self.n:
            g.pop()
        else:
            g.ask(seat, offered)

    def several(self, g: State) -> Several | None:
        return self.together(g, g.stack[g.top + PICKED], self.n)

    def chose(self, g: State, seat: int, source: int, code: int) -> None:
        stack = g.stack
        top = g.top
        if code == DONE:
            g.pop()
            return
        g.pick(self.place(g, code), stack[top + PICKED] == 0)
        stack[top + PICKED] += 1
        stack[stack[top + SCOPE] + COUNTED] += 1
        take_out(g, seat, code, True)
        put_back(g, seat, code)

    def text(self, talk: Talk, form: str = "") -> str:
        how = ".their" if form.startswith(EACH) else form if form == BRIEF else ""
        whence = places_words(talk, self.whence, how)
        if self.n == ALL_CARDS:
            return talk.say("imperium-return-all" + form, {"from": whence})
        message = "imperium-return-up-to" if self.up_to else "imperium-return-unrest"
        return talk.say(message + form, {"n": self.n, "from": whence})
