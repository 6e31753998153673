"""The market: refilling, acquiring, breaking through, exiling (I36-I40, I79, I84, I89, I90)."""

from __future__ import annotations

from typing import Final

from tabularium.games.imperium.catalogue import KINDS, SUITS
from tabularium.games.imperium.choosing import PickCard, card_key, card_label, unlike
from tabularium.games.imperium.drawing import trigger_scoring
from tabularium.games.imperium.events import ACQUIRED, BROKE_THROUGH, PLACED, REVEALED
from tabularium.games.imperium.filters import ANY, Filter
from tabularium.games.imperium.layout import (
    ACQUIRES_EXILED_REGION,
    ACQUIRES_REGION,
    ACQUIRES_UNCIVILISED,
    ANY_SUIT,
    CIVILISED,
    EXILE,
    EXILE_REGIONS,
    EXILE_TRIBUTARIES,
    GETS_MATERIAL_CARD,
    GETS_POPULATION_CARD,
    KINDS_OF_TOKEN,
    MAIN,
    MARKET,
    MATERIAL,
    PILE,
    POPULATION,
    PROGRESS,
    REGION,
    SMALL,
    SMALL_DECKS,
    SMALL_SUITS,
    SUIT_NAMES,
    TAKES_UNREST,
    TOKEN_MASK,
    TOKEN_SHIFT,
    TOKENS_NAMES,
    TRIBUTARY,
    UNCIVILISED,
    UNDER,
    UNDER_SLOTS,
    WITH_UNREST,
)
from tabularium.games.imperium.moves import to_exile, to_hand
from tabularium.games.imperium.tokens import fire, gain
from tabularium.games.imperium.unrest import collapse, from_pile, take_unrest
from tabularium.games.imperium.words import Asking, capital, occasion, suits_words
from tabularium.kernel.machine import IT, PC, R0, R1, R2, SCOPE, SEAT, State, Verb
from tabularium.locale.talk import Talk


def tokens_on(g: State, card: int, token: int) -> int:
    return g.marks[card] >> TOKEN_SHIFT[token] & TOKEN_MASK


def bare(g: State, card: int) -> bool:
    """Whether no token lies on a market card."""
    return all(tokens_on(g, card, token) == 0 for token in range(KINDS_OF_TOKEN))


def on_market(g: State) -> list[int]:
    """The cards on the market, without blanks."""
    return [card for slot, card in enumerate(g.zones[MARKET]) if card != slot]


def refill(g: State, slot: int) -> None:
    """A slot is refilled from the deck it lies at, or from the main deck (I79, I180)."""
    deck = g.zones[SMALL + slot] if slot < SMALL_DECKS else g.zones[MAIN]
    if not deck:
        deck = g.zones[MAIN]
    if not deck:
        return  # the slot stays empty (I179)
    card = deck.pop()
    g.reveals += 1
    lay_on_market(g, slot, card)
    if g.telling:
        g.tell(REVEALED, -1, KINDS[card])
    if not g.zones[MAIN]:
        trigger_scoring(g)


def lay_on_market(g: State, slot: int, card: int) -> None:
    """A card lies on the market, an unrest under it if it is of one of three suits (I39)."""
    g.zones[MARKET][slot] = card
    if SUITS[KINDS[card]] & WITH_UNREST:
        unrest = from_pile(g)
        if unrest >= 0:
            g.zones[UNDER].append(unrest)
            g.nums[UNDER_SLOTS] |= 1 << slot


def lift(g: State, slot: int) -> int:
    """A card leaves the market; its slot is empty."""
    card = g.zones[MARKET][slot]
    g.zones[MARKET][slot] = slot
    return card


def lift_unrest(g: State, slot: int) -> int:
    """The unrest under a market card, -1 for none."""
    if not g.nums[UNDER_SLOTS] >> slot & 1:
        return -1
    g.nums[UNDER_SLOTS] &= ~(1 << slot)
    return g.zones[UNDER].pop()


def take_tokens(g: State, seat: int, card: int) -> None:
    """All tokens on a market card are the taker's; some nations get as many again (I163)."""
    for token, hook in (
        (MATERIAL, GETS_MATERIAL_CARD),
        (POPULATION, GETS_POPULATION_CARD),
        (PROGRESS, -1),
    ):
        n = tokens_on(g, card, token)
        gain(g, seat, token, n)
        if n and hook >= 0:
            for waiting in reversed(g.hook(seat, hook)):
                g.push(g.rules.response(waiting, hook), seat, waiting)
                g.stack[g.top + R1] = n
    g.marks[card] = 0


class TakeBonus(Verb):
    """As many tokens again as came with the market card."""

    def __init__(self, token: int) -> None:
        super().__init__()
        self.token = token

    def do(self, g: State, seat: int, source: int) -> None:
        gain(g, seat, self.token, g.stack[g.stack[g.top + SCOPE] + R1])

    def text(self, talk: Talk, form: str = "") -> str:
        return talk.say(f"imperium-double-{TOKENS_NAMES[self.token]}{form}")


def acquired(g: State, seat: int, card: int, exiled: bool) -> None:
    """What waits for a card being acquired (I162, I164, I166)."""
    suits = SUITS[KINDS[card]]
    if suits & REGION:
        if exiled:
            fire(g, seat, ACQUIRES_EXILED_REGION)
        fire(g, seat, ACQUIRES_REGION)
    if suits & UNCIVILISED:
        fire(g, seat, ACQUIRES_UNCIVILISED)


def may_take_exiled(g: State, seat: int, card: int, also: bool) -> bool:
    suits = SUITS[KINDS[card]]
    if also:
        return True
    return (suits & REGION and g.mod(seat, EXILE_REGIONS) > 0) or bool(
        suits & TRIBUTARY and g.mod(seat, EXILE_TRIBUTARIES) > 0
    )


class Acquire(PickCard):
    """Take a market card with its unrest and tokens, or where allowed a card from exile (I79, I90).

    R0 counts, for those who acquire several times.
    """

    def __init__(
        self,
        suits: int,
        *,
        times: int = 1,
        exile: bool = False,
        market: bool = True,
        token: int = -1,
        fitting: Filter = ANY,
    ) -> None:
        super().__init__("acquire")
        self.suits = suits
        self.times = times
        self.exile = exile
        self.market = market
        self.token = token  # only a card with such a token on it
        self.fitting = fitting

    def cards(self, g: State, seat: int, source: int) -> list[int]:
        cards: list[int] = []
        if self.market:
            for card in on_market(g):
                if self.token < 0 or tokens_on(g, card, self.token):
                    cards.append(card)
        if self.token < 0:
            for card in g.zones[EXILE]:
                if may_take_exiled(g, seat, card, self.exile):
                    cards.append(card)
        return [
            card
            for card in cards
            if (self.suits == ANY_SUIT or SUITS[KINDS[card]] & self.suits)
            and self.fitting.fits_kind(KINDS[card])
        ]

    def step(self, g: State) -> None:
        if g.stack[g.top + R0] == self.times:
            g.pop()
            return
        super().step(g)

    def chose(self, g: State, code: int) -> None:
        stack = g.stack
        top = g.top
        seat = stack[top + SEAT]
        stack[top + R0] += 1
        stack[stack[top + SCOPE] + IT] = code
        if g.telling:
            g.tell(ACQUIRED, seat, KINDS[code])
        if code in g.zones[EXILE]:
            g.zones[EXILE].remove(code)
            to_hand(g, seat, code, True)
            if SUITS[KINDS[code]] & WITH_UNREST:
                take_unrest(g, seat)
            if not g.over:
                acquired(g, seat, code, True)
            return
        slot = g.zones[MARKET].index(code)
        lift(g, slot)
        unrest = lift_unrest(g, slot)
        take_tokens(g, seat, code)
        to_hand(g, seat, code, True)
        if unrest >= 0:
            to_hand(g, seat, unrest, True)
        refill(g, slot)
        if not collapse(g):
            acquired(g, seat, code, False)
            if unrest >= 0:
                told_unrest(g, seat)

    def key(self, g: State, code: int) -> str:
        return card_key(g, code)

    def label(self, g: State, code: int, talk: Talk) -> str:
        name = card_label(g, code, talk)
        if code in g.zones[EXILE]:
            return talk.say("imperium-from-exile", {"card": name})
        return name

    def text(self, talk: Talk, form: str = "") -> str:
        if self.suits == ANY_SUIT:
            text = talk.say("imperium-acquire-any" + form)
        else:
            suits = suits_words(talk, self.suits, ".first" if self.times == 1 else "")
            text = talk.say("imperium-acquire" + form, {"suits": suits, "n": self.times})
        if self.token >= 0:
            token = talk.say(f"imperium-n-{TOKENS_NAMES[self.token]}", {"n": 1})
            text = talk.say("imperium-with-token" + form, {"text": text, "token": token})
        if self.exile:
            word = "also" if self.market else "only"
            text = talk.say(f"imperium-{word}-exile", {"text": text})
        return self.fitting.narrow(talk, text, self.fitting.terms)


def told_unrest(g: State, seat: int) -> None:
    """An unrest came to hand from under a card (I165)."""
    fire(g, seat, TAKES_UNREST)


# breaking through -------------------------------------------------------------------------------

FROM_DECK: Final = 4000


class BreakThrough(PickCard):
    """Name a suit, then a market card of it or the top of its deck; no unrest comes (I84).

    PC 0 asks for the suit, 1 for the card; R1 is the suit. R0 counts.
    """

    def __init__(
        self, suits: int, *, times: int = 1, exile: bool = False, fitting: Filter = ANY
    ) -> None:
        super().__init__("break-through")
        self.suits = suits
        self.times = times
        self.exile = exile
        self.fitting = fitting

    def can(self, g: State, seat: int, source: int) -> bool:
        return True

    def fits(self, g: State, frame: int) -> bool:
        return g.stack[frame + PC] in (0, 1)

    def cards(self, g: State, seat: int, source: int) -> list[int]:
        suit = g.stack[g.top + R1]
        cards = on_market(g) + (g.zones[EXILE] if self.exile else [])
        return [
            card
            for card in cards
            if SUITS[KINDS[card]] & suit and self.fitting.fits_kind(KINDS[card])
        ]

    def step(self, g: State) -> None:
        stack = g.stack
        top = g.top
        seat = stack[top + SEAT]
        if stack[top + R0] == self.times:
            g.pop()
        elif stack[top + PC] == 0:
            if self.suits == ANY_SUIT:
                stack[top + R1] = ANY_SUIT
                stack[top + PC] = 1
            else:
                g.ask(seat, [1 << bit for bit in range(7) if self.suits >> bit & 1])
        else:
            g.ask(seat, [FROM_DECK, *unlike(g, self.cards(g, seat, -1))])

    def chose(self, g: State, code: int) -> None:
        stack = g.stack
        top = g.top
        if stack[top + PC] == 0:
            stack[top + R1] = code
            stack[top + PC] = 1
            return
        seat = stack[top + SEAT]
        suit = stack[top + R1]
        scope = stack[top + SCOPE]
        stack[top + R0] += 1
        stack[top + PC] = 0
        card = self.from_deck(g, seat, suit) if code == FROM_DECK else code
        if card < 0:
            gain(g, seat, PROGRESS, 2)
            return
        stack[scope + IT] = card
        if g.telling:
            g.tell(BROKE_THROUGH, seat, KINDS[card])
        if code == FROM_DECK:
            to_hand(g, seat, card, True)
        else:
            self.from_market(g, seat, card)
        if g.over:
            return
        if suit == UNCIVILISED:  # named, not only found (I162)
            fire(g, seat, ACQUIRES_UNCIVILISED)

    def from_market(self, g: State, seat: int, card: int) -> None:
        if card in g.zones[EXILE]:
            g.zones[EXILE].remove(card)
            to_hand(g, seat, card, True)
            return
        slot = g.zones[MARKET].index(card)
        lift(g, slot)
        unrest = lift_unrest(g, slot)
        if unrest >= 0:
            g.zones[PILE].append(unrest)
        take_tokens(g, seat, card)
        to_hand(g, seat, card, True)
        refill(g, slot)
        collapse(g)

    def from_deck(self, g: State, seat: int, suit: int) -> int:
        """The top of the small deck, else the first fitting card of the main deck (I84, I109)."""
        g.reveals += 1
        if suit in SMALL_SUITS and g.zones[SMALL + SMALL_SUITS.index(suit)] and not self.special():
            return g.zones[SMALL + SMALL_SUITS.index(suit)].pop()
        main = g.zones[MAIN]
        for i in range(len(main) - 1, -1, -1):
            kind = KINDS[main[i]]
            if SUITS[kind] & suit and self.fitting.fits_kind(kind):
                card = main.pop(i)
                # those revealed before it are shuffled back (I84)
                g.shuffle(main)
                if not main:
                    trigger_scoring(g)
                return card
        return -1

    def special(self) -> bool:
        return len(self.fitting.terms) > 0

    def prompt(self, g: State, talk: Talk) -> str:
        card = occasion(talk, g, self.word)
        if g.stack[g.top + PC] == 0:
            return talk.say("imperium-ask-suit", {"card": card})
        suit = g.stack[g.top + R1]
        if suit == ANY_SUIT:
            return talk.say("imperium-ask-break-through-variable", {"card": card})
        words = suits_words(talk, suit, ".first")
        return talk.say("imperium-ask-break-through", {"card": card, "suit": words})

    def key(self, g: State, code: int) -> str:
        if g.stack[g.top + PC] == 0:
            return SUIT_NAMES[code.bit_length() - 1]
        return "deck" if code == FROM_DECK else card_key(g, code)

    def label(self, g: State, code: int, talk: Talk) -> str:
        if g.stack[g.top + PC] == 0:
            return capital(suits_words(talk, code))
        if code == FROM_DECK:
            return talk.say("imperium-top-of-deck")
        return card_label(g, code, talk)

    def text(self, talk: Talk, form: str = "") -> str:
        if self.suits == ANY_SUIT:
            return talk.say("imperium-break-through-variable" + form)
        text = talk.say(
            "imperium-break-through" + form,
            {"suits": suits_words(talk, self.suits, ".first"), "n": self.times},
        )
        return talk.say("imperium-also-exile", {"text": text}) if self.exile else text


# exile, tokens ----------------------------------------------------------------------------------


class ExileFromMarket(PickCard):
    """A market card without tokens goes to the exile pile, its unrest to the pile (I89)."""

    def __init__(self) -> None:
        super().__init__("exile")

    def cards(self, g: State, seat: int, source: int) -> list[int]:
        return [card for card in on_market(g) if bare(g, card)]

    def act(self, g: State, seat: int, source: int, card: int) -> None:
        slot = g.zones[MARKET].index(card)
        lift(g, slot)
        unrest = lift_unrest(g, slot)
        if unrest >= 0:
            g.zones[PILE].append(unrest)
        to_exile(g, card)
        refill(g, slot)
        collapse(g)


class SwapExiled(PickCard):
    """Exile a market card and fill its slot with one from exile; tokens stay (I89, I157).

    PC 0 asks for the market card, 1 for the exiled one; R2 is the slot.
    """

    def __init__(self) -> None:
        super().__init__("swap")

    def can(self, g: State, seat: int, source: int) -> bool:
        return len(g.zones[EXILE]) > 0 and len(on_market(g)) > 0

    def fits(self, g: State, frame: int) -> bool:
        return g.stack[frame + PC] in (0, 1)

    def step(self, g: State) -> None:
        seat = g.stack[g.top + SEAT]
        if not self.can(g, seat, -1):
            g.pop()
        elif g.stack[g.top + PC] == 0:
            g.ask(seat, unlike(g, on_market(g)))
        else:
            g.ask(seat, unlike(g, g.zones[EXILE]))

    def chose(self, g: State, code: int) -> None:
        stack = g.stack
        top = g.top
        if stack[top + PC] == 0:
            stack[top + PC] = 1
            stack[top + R2] = g.zones[MARKET].index(code)
            return
        slot = stack[top + R2]
        g.pop()
        old = lift(g, slot)
        mark = g.marks[old]
        unrest = lift_unrest(g, slot)
        if unrest >= 0:
            g.zones[PILE].append(unrest)
        g.zones[EXILE].remove(code)
        to_exile(g, old)
        lay_on_market(g, slot, code)
        g.marks[code] = mark
        collapse(g)

    def prompt(self, g: State, talk: Talk) -> str:
        word = "exile" if g.stack[g.top + PC] == 0 else "swap"
        return talk.say(f"imperium-ask-{word}", {"card": occasion(talk, g, self.word)})


class PlaceOnMarket(PickCard):
    """Tokens from the supply onto a market card (I54)."""

    def __init__(self, token: int, n: int) -> None:
        super().__init__("place")
        self.token = token
        self.n = n

    def cards(self, g: State, seat: int, source: int) -> list[int]:
        return on_market(g)

    def act(self, g: State, seat: int, source: int, card: int) -> None:
        place_on(g, card, self.token, self.n)
        if g.telling:
            g.tell(PLACED, seat, KINDS[card])

    def text(self, talk: Talk, form: str = "") -> str:
        goods = talk.say(f"imperium-n-{TOKENS_NAMES[self.token]}.what", {"n": self.n})
        return talk.say("imperium-place" + form, {"goods": goods})


def place_on(g: State, card: int, token: int, n: int) -> None:
    g.marks[card] += n << TOKEN_SHIFT[token]


# Gambling ---------------------------------------------------------------------------------------


class Gamble(Asking):
    """Declare a suit; a match of the main deck's top card comes to hand, others are exiled."""

    def __init__(self) -> None:
        super().__init__("gamble")

    def step(self, g: State) -> None:
        if not g.zones[MAIN]:
            g.pop()
            return
        g.ask(g.stack[g.top + SEAT], [REGION, UNCIVILISED, CIVILISED, TRIBUTARY])

    def chose(self, g: State, code: int) -> None:
        seat = g.stack[g.top + SEAT]
        g.pop()
        card = g.zones[MAIN].pop()
        g.reveals += 1
        if g.telling:
            g.tell(REVEALED, -1, KINDS[card])
        if SUITS[KINDS[card]] & code:
            to_hand(g, seat, card, True)
        else:
            to_exile(g, card)
        if not g.zones[MAIN]:
            trigger_scoring(g)

    def key(self, g: State, code: int) -> str:
        return SUIT_NAMES[code.bit_length() - 1]

    def label(self, g: State, code: int, talk: Talk) -> str:
        return capital(suits_words(talk, code))
