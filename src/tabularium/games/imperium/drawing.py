"""Drawing, and the reshuffle in the middle of it (I59-I65, I88, I98)."""

from __future__ import annotations

from typing import Final

from tabularium.cards.count import Count
from tabularium.cards.faults import at_least
from tabularium.games.imperium import layout as at
from tabularium.games.imperium.catalogue import KINDS
from tabularium.games.imperium.developing import DEVELOP_IN_RESHUFFLE
from tabularium.games.imperium.events import DREW, DREW_CARD, NATION_CARD, RESHUFFLED, TURNED
from tabularium.games.imperium.in_order import fire
from tabularium.games.imperium.moves import enter_play, to_discard, to_hand, trigger_scoring
from tabularium.games.imperium.nations import NADIR, ZENITH, is_accession, nature
from tabularium.games.imperium.words import Asking, Pile
from tabularium.kernel.machine import IT, PC, R0, R2, SCOPE, Node, State
from tabularium.kernel.offer import Offer
from tabularium.locale.talk import Talk


def take_nation_top(g: State, seat: int) -> None:
    """The top nation card goes to the discard pile; the last is the accession card (I60-I63)."""
    card = g.zones[at.NATION + seat].pop()
    if g.telling:
        g.tell(NATION_CARD, seat, KINDS[card])
    if not is_accession(g, seat, card):
        to_discard(g, seat, card)
        return
    kind = nature(g, seat)
    if kind == NADIR:
        enter_play(g, seat, card)
        return
    to_discard(g, seat, card)
    if kind == ZENITH:
        trigger_scoring(g)
    else:
        turn_to_empire(g, seat)


def turn_to_empire(g: State, seat: int) -> None:
    if g.nums[at.STATE + seat] != at.EMPIRE:
        g.nums[at.STATE + seat] = at.EMPIRE
        if g.telling:
            g.tell(TURNED, seat)


class Reshuffle(Node):
    """A nation card or a development first, then the discard pile is the new deck (I59-I64)."""

    def parts(self) -> list[Node]:
        return [DEVELOP_IN_RESHUFFLE]

    def fits(self, g: State, frame: int) -> bool:
        return g.stack[frame + PC] in (0, 1)

    def step(self, g: State, seat: int, source: int) -> None:
        stack = g.stack
        top = g.top
        if stack[top + PC] == 0:
            stack[top + PC] = 1
            if nation_card_joins(g, seat):
                g.nums[at.NATION_TOKEN + seat] = 1
                g.nums[at.EXHAUSTS + seat] -= 1
                take_nation_top(g, seat)
            elif development_joins(g, seat):
                g.push(DEVELOP_IN_RESHUFFLE, seat, -1)
            return
        g.pop()
        deck = g.zones[at.DISCARD + seat]
        g.zones[at.DISCARD + seat] = []
        g.shuffle(deck)
        g.zones[at.DECK + seat] = deck
        g.nums[at.KNOWN_TOP + seat] = 0
        if g.telling and deck:
            g.tell(RESHUFFLED, seat)


RESHUFFLE: Final = Reshuffle()


def can_renew(g: State, seat: int) -> bool:
    """Whether a reshuffle would bring cards: a discard pile, or a nation card for it."""
    return len(g.zones[at.DISCARD + seat]) > 0 or nation_card_joins(g, seat)


def nation_card_joins(g: State, seat: int) -> bool:
    """Whether the next reshuffle takes a nation card in."""
    return (
        g.nums[at.STATE + seat] == at.BARBARIAN
        and len(g.zones[at.NATION + seat]) > 0
        and not g.nums[at.NATION_TOKEN + seat]
        and g.nums[at.EXHAUSTS + seat] > 0
    )


def development_joins(g: State, seat: int) -> bool:
    """Whether the next reshuffle can take a development in (I64)."""
    return (
        g.nums[at.STATE + seat] == at.EMPIRE
        and not g.nums[at.AREA_TOKEN + seat]
        and g.nums[at.EXHAUSTS + seat] > 0
        and DEVELOP_IN_RESHUFFLE.can(g, seat, -1)
    )


def within_reach(g: State, seat: int) -> int:
    """How many cards could be drawn: deck, discard pile, and what a reshuffle adds to it."""
    joins = nation_card_joins(g, seat) or development_joins(g, seat)
    return len(g.zones[at.DECK + seat]) + len(g.zones[at.DISCARD + seat]) + int(joins)


def draw_top(g: State, seat: int) -> int:
    """The top card of a deck that has one comes to hand."""
    card = g.zones[at.DECK + seat].pop()
    to_hand(g, seat, card, g.marks[card] & at.SEEN == at.SEEN)
    g.marks[card] |= at.JUST_DRAWN
    if g.nums[at.KNOWN_TOP + seat]:
        g.nums[at.KNOWN_TOP + seat] -= 1
    if g.telling:
        g.tell(DREW, seat)
        g.tell_only(seat, DREW_CARD, seat, KINDS[card])
    if not g.zones[at.DECK + seat]:
        fire(g, seat, at.DECK_EMPTY)  # Utopians (I118, I171)
    return card


# registers of Draw
LEFT: Final = R0
TRIED: Final = R2


class Draw(Asking):
    """Draw cards one by one, reshuffling where it must be (I88).

    LEFT is how many are left to draw, TRIED is 1 once a reshuffle has been tried in vain.
    """

    def __init__(
        self, n: int, per: Count | None = None, *, up_to: bool = False, reshuffles: bool = True
    ) -> None:
        super().__init__("draw")
        self.n = n
        self.per = per
        self.up_to = up_to
        self.reshuffles = reshuffles

    def fault(self) -> str:
        return at_least(1, self.n, "cards")

    def parts(self) -> list[Node]:
        return [RESHUFFLE]

    def fits(self, g: State, frame: int) -> bool:
        return g.stack[frame + PC] in (0, 1, 2)

    def in_full(self, g: State, seat: int) -> bool:
        """Whether there are that many cards; "up to" and "if able" ask for nothing."""
        if self.up_to or not self.reshuffles:
            return True
        n = self.n if self.per is None else self.n * self.per.value(g, seat)
        return n <= within_reach(g, seat)

    def some(self, g: State, seat: int) -> bool:
        """Whether there is a card to draw."""
        return len(g.zones[at.DECK + seat]) > 0 or (self.reshuffles and within_reach(g, seat) > 0)

    def step(self, g: State, seat: int, source: int) -> None:
        stack = g.stack
        top = g.top
        pc = stack[top + PC]
        if pc == 0:
            stack[top + LEFT] = self.n if self.per is None else self.n * self.per.value(g, seat)
            stack[top + PC] = 1
            return
        if stack[top + LEFT] <= 0:
            g.pop()
            return
        if pc == 1 and self.up_to:
            renewed = self.reshuffles and can_renew(g, seat)
            if not g.zones[at.DECK + seat] and not renewed:
                g.pop()
            else:
                g.ask(seat, [1, 0])
            return
        self.draw(g, seat)

    def draw(self, g: State, seat: int) -> None:
        stack = g.stack
        top = g.top
        if g.zones[at.DECK + seat]:
            stack[top + LEFT] -= 1
            stack[top + TRIED] = 0
            stack[top + PC] = 1
            card = draw_top(g, seat)
            stack[stack[top + SCOPE] + IT] = card
        elif not self.reshuffles or stack[top + TRIED]:
            g.pop()  # deck and discard pile are empty (I187)
        else:
            stack[top + TRIED] = 1
            stack[top + PC] = 2
            g.push(RESHUFFLE, seat, -1)

    def chose(self, g: State, seat: int, source: int, code: int) -> None:
        if code:
            g.stack[g.top + PC] = 2
        else:
            g.pop()

    def key(self, g: State, code: int) -> str:
        return "draw" if code else "enough"

    def option(self, g: State, code: int) -> Offer:
        if not code:
            return Offer("imperium-done")
        return Offer("imperium-do-draw", {}, [Pile("deck_size", g.to_move)])

    def text(self, talk: Talk, form: str = "") -> str:
        if self.per is not None:
            of = self.per.text(talk, 1)
            text = talk.say("imperium-draw-per" + form, {"n": self.n, "of": of})
        else:
            message = "imperium-draw-up-to" if self.up_to else "imperium-draw"
            text = talk.say(message + form, {"n": self.n})
        return text if self.reshuffles else talk.say("imperium-if-able", {"text": text})


DRAW_ONE: Final = Draw(1)
