"""Acquiring: a market card with its unrest and tokens, or a card from exile (I79, I90)."""

from __future__ import annotations

from typing import Final

from tabularium.cards.faults import at_least, first_of, one_of
from tabularium.games.imperium import layout as at
from tabularium.games.imperium.catalogue import KINDS, SUITS
from tabularium.games.imperium.choosing import Card, PickCard, twin_number
from tabularium.games.imperium.effects import COUNTED
from tabularium.games.imperium.events import ACQUIRED, OFF_MARKET, OUT_OF_EXILE, UNREST_TAKEN
from tabularium.games.imperium.filters import ANY, Filter
from tabularium.games.imperium.in_order import await_all, in_order
from tabularium.games.imperium.laid_tokens import tokens_on
from tabularium.games.imperium.market import lift, lift_unrest, on_market, refill
from tabularium.games.imperium.moves import to_hand
from tabularium.games.imperium.tokens import await_material, gain, given_up, token_fault
from tabularium.games.imperium.traits import bits_of, fault_of_suits
from tabularium.games.imperium.unrest import collapse, take_unrest
from tabularium.games.imperium.words import AGAIN, FIRST_SUIT, WHAT, repeated, suits_words
from tabularium.kernel.machine import IT, R0, SCOPE, State, Verb
from tabularium.kernel.offer import Offer
from tabularium.locale.talk import Talk

TAKEN: Final = R0  # a register of Acquire


def take_tokens(g: State, seat: int, card: int) -> bool:
    """All tokens on a market card are the taker's; some nations get as many again (I163).

    Gives whether material came with it.
    """
    material = False
    for token, hook in (
        (at.MATERIAL, at.GETS_MATERIAL_CARD),
        (at.POPULATION, at.GETS_POPULATION_CARD),
        (at.PROGRESS, -1),
    ):
        n = tokens_on(g, card, token)
        if gain(g, seat, token, n) and token == at.MATERIAL:
            material = True
        if n and hook >= 0:
            await_all(g, seat, hook, n)
    g.marks[card] = 0
    return material


class TakeBonus(Verb):
    """As many tokens again as came with the market card."""

    def __init__(self, token: int) -> None:
        super().__init__()
        self.token = token

    def fault(self) -> str:
        return token_fault(self.token, 1)

    def do(self, g: State, seat: int, source: int) -> None:
        gain(g, seat, self.token, g.stack[g.stack[g.top + SCOPE] + COUNTED])

    def text(self, talk: Talk, form: str = "") -> str:
        return talk.say(f"imperium-double-{at.TOKENS_NAMES[self.token]}{form}")


def acquired(g: State, seat: int, card: int, exiled: bool) -> None:
    """What waits for a card being acquired (I162, I164, I166)."""
    suits = SUITS[KINDS[card]]
    if suits & at.UNCIVILISED:
        await_all(g, seat, at.ACQUIRES_UNCIVILISED)
    if suits & at.REGION:
        await_all(g, seat, at.ACQUIRES_REGION)
        if exiled:
            await_all(g, seat, at.ACQUIRES_EXILED_REGION)


def may_take_exiled(g: State, seat: int, card: int, also: bool) -> bool:
    suits = SUITS[KINDS[card]]
    if also:
        return True
    return (suits & at.REGION and g.mod(seat, at.EXILE_REGIONS) > 0) or bool(
        suits & at.TRIBUTARY and g.mod(seat, at.EXILE_TRIBUTARIES) > 0
    )


def offered(g: State, card: int) -> Offer:
    """A card to be taken, which says so if it is an exiled one. One of several of a kind has said
    where it lies."""
    if card in g.zones[at.EXILE] and not twin_number(g, card):
        return Offer("imperium-from-exile", {"card": Card(g, card)})
    return Offer("", {"it": Card(g, card)})


class Acquire(PickCard):
    """Take a market card with its unrest and tokens, or where allowed a card from exile (I79, I90).

    TAKEN counts, for those who acquire several times.
    """

    def __init__(
        self,
        suits: Filter,
        *,
        times: int = 1,
        exile: bool = False,
        market: bool = True,
        token: int = -1,
        fitting: Filter = ANY,
        for_it: bool = False,
        again: bool = False,
    ) -> None:
        super().__init__("acquire")
        self.suits: int = bits_of(suits)
        self.times = times
        self.exile = exile
        self.market = market
        self.token = token  # only a card with such a token on it
        self.for_it = for_it  # owed to the card that this effect has recalled or abandoned
        self.fitting = fitting
        self.again = again  # said as another one: the step before acquires the same

    def fault(self) -> str:
        if not self.market and not self.exile:
            return "neither from the market nor from exile"
        return first_of(
            fault_of_suits(self.suits),
            at_least(1, self.times, "cards"),
            one_of(at.KINDS_OF_TOKEN, "token", self.token) if self.token != -1 else "",
        )

    def cards(self, g: State, seat: int, source: int) -> list[int]:
        cards: list[int] = []
        if self.market:
            for card in on_market(g):
                if self.token < 0 or tokens_on(g, card, self.token):
                    cards.append(card)
        if self.token < 0:
            for card in g.zones[at.EXILE]:
                if may_take_exiled(g, seat, card, self.exile):
                    cards.append(card)
        return [
            card
            for card in cards
            if (self.suits == at.ANY_SUIT or SUITS[KINDS[card]] & self.suits)
            and self.fitting.fits_kind(KINDS[card])
        ]

    def step(self, g: State, seat: int, source: int) -> None:
        if g.stack[g.top + TAKEN] == self.times:
            g.pop()
            return
        super().step(g, seat, source)

    def chose(self, g: State, seat: int, source: int, code: int) -> None:
        stack = g.stack
        top = g.top
        used = given_up(g) if self.for_it else []
        stack[top + TAKEN] += 1
        stack[stack[top + SCOPE] + IT] = code
        exiled = code in g.zones[at.EXILE]
        if g.telling:
            g.tell(ACQUIRED, seat, KINDS[code], OUT_OF_EXILE if exiled else OFF_MARKET)
        event = len(stack)
        if exiled:
            g.zones[at.EXILE].remove(code)
            to_hand(g, seat, code, True)
            if SUITS[KINDS[code]] & at.WITH_UNREST:
                take_unrest(g, seat)
            if not g.nums[at.COLLAPSED]:
                acquired(g, seat, code, True)
                in_order(g, seat, event)
            return
        slot = g.zones[at.MARKET].index(code)
        lift(g, slot)
        unrest = lift_unrest(g, slot)
        if take_tokens(g, seat, code):
            await_material(g, seat, used)
        to_hand(g, seat, code, True)
        if unrest >= 0:
            to_hand(g, seat, unrest, True)
            if g.telling:
                g.tell(UNREST_TAKEN, seat)
        refill(g, slot)
        if not collapse(g):
            acquired(g, seat, code, False)
            if unrest >= 0:  # one came to hand from under the card (I165)
                await_all(g, seat, at.TAKES_UNREST)
            in_order(g, seat, event)

    def option(self, g: State, code: int) -> Offer:
        return offered(g, code)

    def text(self, talk: Talk, form: str = "") -> str:
        if self.suits == at.ANY_SUIT:
            text = talk.say("imperium-acquire-any" + form)
        else:
            first = AGAIN if self.again else FIRST_SUIT
            suits = suits_words(talk, self.suits, first if self.times == 1 else "", WHAT)
            verb = repeated(AGAIN, form) if self.again else form
            text = talk.say("imperium-acquire" + verb, {"suits": suits, "n": self.times})
        if self.token >= 0:
            text = talk.say(f"imperium-with-{at.TOKENS_NAMES[self.token]}{form}", {"text": text})
        if self.exile:
            word = "also" if self.market else "only"
            text = talk.say(f"imperium-{word}-exile", {"text": text})
        return self.fitting.narrow(talk, text)
