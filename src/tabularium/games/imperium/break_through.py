"""Breaking through: a card from a deck or the market, without its unrest (I84)."""

from __future__ import annotations

from typing import Final

from tabularium.cards.faults import at_least
from tabularium.games.imperium import layout as at
from tabularium.games.imperium.acquire import offered, take_tokens
from tabularium.games.imperium.catalogue import KINDS, SUITS
from tabularium.games.imperium.choosing import PickCard, card_key, unlike
from tabularium.games.imperium.events import (
    BROKE_THROUGH,
    BROKE_UNSEEN,
    BROKE_VARIABLE,
    DREW_CARD,
    OFF_MARKET,
    OUT_OF_EXILE,
    OUT_OF_MAIN,
    REVEALED,
)
from tabularium.games.imperium.filters import ANY, VARIABLE, Filter
from tabularium.games.imperium.in_order import await_all, fire, in_order
from tabularium.games.imperium.market import lift_alone, on_market, refill
from tabularium.games.imperium.moves import to_hand, to_hand_unseen, trigger_scoring
from tabularium.games.imperium.tokens import gain
from tabularium.games.imperium.traits import bits_of, fault_of_suits
from tabularium.games.imperium.unrest import collapse, take_unrest
from tabularium.games.imperium.words import FIRST_SUIT, FOR, Pile, SuitName, occasion, suits_words
from tabularium.kernel.machine import IT, PC, R0, R1, SCOPE, State
from tabularium.kernel.offer import CHOSEN, Offer, Thing
from tabularium.locale.talk import Talk

FROM_DECK: Final = 4000
# registers
TAKEN: Final = R0
SUIT: Final = R1


class BreakThrough(PickCard):
    """Name a suit, then a market card of it or the top of its deck; no unrest comes (I84).

    PC 0 asks for the suit, 1 for the card; TAKEN counts.
    """

    def __init__(
        self, suits: Filter, *, times: int = 1, exile: bool = False, fitting: Filter = ANY
    ) -> None:
        super().__init__("break-through")
        self.suits: int = bits_of(suits)
        self.times = times
        self.exile = exile
        self.fitting = fitting

    def fault(self) -> str:
        if self.fitting is not ANY and self.fitting is not VARIABLE:
            return "no words for such cards"
        if (self.suits == at.ANY_SUIT) != (self.fitting is VARIABLE):
            return "cards with variable VP are of any suit, and no others are"
        return fault_of_suits(self.suits) or at_least(1, self.times, "cards")

    def can(self, g: State, seat: int, source: int) -> bool:
        return True

    def fits(self, g: State, frame: int) -> bool:
        return g.stack[frame + PC] in (0, 1)

    def cards(self, g: State, seat: int, source: int) -> list[int]:
        suit = g.stack[g.top + SUIT]
        cards = on_market(g) + (g.zones[at.EXILE] if self.exile else [])
        return [
            card
            for card in cards
            if SUITS[KINDS[card]] & suit and self.fitting.fits_kind(KINDS[card])
        ]

    def step(self, g: State, seat: int, source: int) -> None:
        stack = g.stack
        top = g.top
        if stack[top + TAKEN] == self.times:
            g.pop()
        elif stack[top + PC] == 0:
            if self.suits == at.ANY_SUIT:
                stack[top + SUIT] = at.ANY_SUIT
                stack[top + PC] = 1
            else:
                g.ask(seat, [1 << bit for bit in range(7) if self.suits >> bit & 1])
        else:
            g.ask(seat, [FROM_DECK, *unlike(g, self.cards(g, seat, -1))])

    def chose(self, g: State, seat: int, source: int, code: int) -> None:
        stack = g.stack
        top = g.top
        if stack[top + PC] == 0:
            stack[top + SUIT] = code
            stack[top + PC] = 1
            return
        suit = stack[top + SUIT]
        scope = stack[top + SCOPE]
        stack[top + TAKEN] += 1
        stack[top + PC] = 0
        card = self.from_deck(g, seat, suit) if code == FROM_DECK else code
        event = len(stack)
        if card < 0:
            gain(g, seat, at.PROGRESS, 2)
            if suit == at.UNCIVILISED:  # named, also where none was found (I162)
                fire(g, seat, at.ACQUIRES_UNCIVILISED)
            return
        stack[scope + IT] = card
        unseen = bool(g.marks[card] & at.SECRET)
        if g.telling and unseen:
            g.tell(BROKE_UNSEEN, seat, suit.bit_length() - 1)
            g.tell_only(seat, DREW_CARD, seat, KINDS[card])
        elif g.telling:
            self.tell(g, seat, card, suit, code == FROM_DECK)
        if unseen:
            to_hand_unseen(g, seat, card)
        elif code == FROM_DECK:
            to_hand(g, seat, card, True)
            if not g.zones[at.MAIN]:  # it was the last one (I67)
                trigger_scoring(g)
        else:
            self.from_market(g, seat, card)
        if g.nums[at.COLLAPSED]:
            return
        if suit == at.UNCIVILISED:  # named, not only found (I162)
            await_all(g, seat, at.ACQUIRES_UNCIVILISED)
        in_order(g, seat, event)

    def tell(self, g: State, seat: int, card: int, suit: int, drawn: bool) -> None:
        """Which card everybody sees to be taken, and from where."""
        exiled = card in g.zones[at.EXILE]
        place = OUT_OF_MAIN if drawn else OUT_OF_EXILE if exiled else OFF_MARKET
        if suit == at.ANY_SUIT:  # no suit was named
            g.tell(BROKE_VARIABLE, seat, KINDS[card], place)
        else:
            g.tell(BROKE_THROUGH, seat, KINDS[card], suit.bit_length() - 1, place)

    def from_market(self, g: State, seat: int, card: int) -> None:
        if card in g.zones[at.EXILE]:
            g.zones[at.EXILE].remove(card)
            to_hand(g, seat, card, True)
            # an exiled card that is acquired brings an unrest; this one only where agreed (I183)
            if g.opts[at.EXILE_UNREST] and SUITS[KINDS[card]] & at.WITH_UNREST:
                take_unrest(g, seat)
            return
        slot = lift_alone(g, card)
        take_tokens(g, seat, card)
        to_hand(g, seat, card, True)
        refill(g, slot)
        collapse(g)

    def from_deck(self, g: State, seat: int, suit: int) -> int:
        """The top of the small deck, which nobody else sees, else the first fitting card that is
        revealed from the main deck (I84, I109)."""
        g.reveals += 1
        small = self.small_deck(g, suit)
        if small >= 0:
            card = g.zones[at.SMALL + small].pop()
            g.marks[card] = at.SECRET
            return card
        main = g.zones[at.MAIN]
        for i in range(len(main) - 1, -1, -1):
            kind = KINDS[main[i]]
            if SUITS[kind] & suit and self.fitting.fits_kind(kind):
                card = main.pop(i)
                # those revealed before it are shuffled back (I84)
                g.shuffle(main)
                return card
            if g.telling:
                g.tell(REVEALED, -1, kind)
        return -1

    def small_deck(self, g: State, suit: int) -> int:
        """The small deck that a card of a suit comes from, -1 for the main deck."""
        if suit not in at.SMALL_SUITS or self.fitting is not ANY:
            return -1
        small = at.SMALL_SUITS.index(suit)
        return small if g.zones[at.SMALL + small] else -1

    def deck(self, g: State, suit: int) -> Thing:
        """The deck that a card of a suit comes from."""
        small = self.small_deck(g, suit)
        if small < 0:
            return Pile("main_deck")
        name = at.SUIT_NAMES[suit.bit_length() - 1]
        return Thing("small_decks", -1, name, CHOSEN, small)

    def prompt(self, g: State, talk: Talk) -> str:
        card = occasion(talk, g, self.word)
        if g.stack[g.top + PC] == 0:
            return talk.say("imperium-ask-suit", {"card": card})
        suit = g.stack[g.top + SUIT]
        if suit == at.ANY_SUIT:
            return talk.say("imperium-ask-break-through-variable", {"card": card})
        words = suits_words(talk, suit, FIRST_SUIT, FOR)
        return talk.say("imperium-ask-break-through", {"card": card, "suit": words})

    def key(self, g: State, code: int) -> str:
        if g.stack[g.top + PC] == 0:
            return at.SUIT_NAMES[code.bit_length() - 1]
        return "deck" if code == FROM_DECK else card_key(g, code)

    def option(self, g: State, code: int) -> Offer:
        if g.stack[g.top + PC] == 0:
            return Offer("", {"it": SuitName(code)}, [self.deck(g, code)])
        if code == FROM_DECK:
            deck = self.deck(g, g.stack[g.top + SUIT])
            if deck.zone != "main_deck":
                return Offer("imperium-top-of-deck", {}, [deck])
            empty = not g.zones[at.MAIN]
            return Offer("imperium-no-deck" if empty else "imperium-through-deck", {}, [deck])
        return offered(g, code)

    def text(self, talk: Talk, form: str = "") -> str:
        if self.suits == at.ANY_SUIT and self.fitting is VARIABLE:
            return talk.say("imperium-break-through-variable" + form)
        text = talk.say(
            "imperium-break-through" + form,
            {"suits": suits_words(talk, self.suits, FIRST_SUIT, FOR), "n": self.times},
        )
        return talk.say("imperium-also-exile", {"text": text}) if self.exile else text
