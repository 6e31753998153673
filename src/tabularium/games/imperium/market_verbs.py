"""What effects do to the market: exiling, exchanging, laying tokens, gambling (I89)."""

from __future__ import annotations

from typing import Final

from tabularium.games.imperium import layout as at
from tabularium.games.imperium.catalogue import KEY, KINDS, SUITS
from tabularium.games.imperium.choosing import PickCard, unlike
from tabularium.games.imperium.events import (
    MARKET_PUT,
    NAMED_SUIT,
    PLACED,
    REVEALED,
    TOKENS_PASSED,
    TOOK,
)
from tabularium.games.imperium.laid_tokens import bare, place_on, tokens_on
from tabularium.games.imperium.market import lay_on_market, lift_alone, on_market, refill
from tabularium.games.imperium.moves import to_exile, to_hand, trigger_scoring
from tabularium.games.imperium.tokens import token_fault
from tabularium.games.imperium.unrest import collapse
from tabularium.games.imperium.words import WHAT, Asking, Pile, SuitName, occasion, token_words
from tabularium.kernel.machine import PC, R2, SEAT, State
from tabularium.kernel.offer import Offer, Thing
from tabularium.kernel.reason import Reason
from tabularium.locale.talk import Talk

TOKENS_ON_IT: Final = Reason("why-imperium-tokens-on-it", "I89")


class ExileFromMarket(PickCard):
    """A market card without tokens goes to the exile pile, its unrest to the pile (I89)."""

    asks = "exile"

    def cards(self, g: State, seat: int, source: int) -> list[int]:
        return [card for card in on_market(g) if bare(g, card)]

    def refuses(self, g: State, thing: Thing) -> Reason | None:
        free = [bare(g, card) for card in on_market(g) if KEY[KINDS[card]] == thing.name]
        return TOKENS_ON_IT if thing.zone == "market" and free and not any(free) else None

    def act(self, g: State, seat: int, source: int, card: int) -> None:
        slot = lift_alone(g, card)
        to_exile(g, card)
        refill(g, slot)
        collapse(g)


SLOT: Final = R2  # a register of SwapExiled


class SwapExiled(PickCard):
    """Exile a market card and fill its slot with one from exile; tokens stay (I89, I157).

    PC 0 asks for the market card, 1 for the exiled one; SLOT is where.
    """

    asks = "swap"

    def can(self, g: State, seat: int, source: int) -> bool:
        return len(g.zones[at.EXILE]) > 0 and len(on_market(g)) > 0

    def fits(self, g: State, frame: int) -> bool:
        return g.stack[frame + PC] in (0, 1)

    def step(self, g: State, seat: int, source: int) -> None:
        if not self.can(g, seat, -1):
            g.pop()
        elif g.stack[g.top + PC] == 0:
            g.ask(seat, unlike(g, on_market(g)))
        else:
            g.ask(seat, unlike(g, g.zones[at.EXILE]))

    def chose(self, g: State, seat: int, source: int, code: int) -> None:
        stack = g.stack
        top = g.top
        if stack[top + PC] == 0:
            stack[top + PC] = 1
            stack[top + SLOT] = g.zones[at.MARKET].index(code)
            return
        old = g.zones[at.MARKET][stack[top + SLOT]]
        g.pop()
        mark = g.marks[old]
        slot = lift_alone(g, old)
        g.zones[at.EXILE].remove(code)
        to_exile(g, old)
        unrest = lay_on_market(g, slot, code)
        g.marks[code] = mark
        if g.telling:
            g.tell(MARKET_PUT, -1, KINDS[code], unrest)
            for token in range(at.KINDS_OF_TOKEN):
                n = tokens_on(g, code, token)
                if n:
                    g.tell(TOKENS_PASSED, -1, KINDS[code], token, n)
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

    def fault(self) -> str:
        return token_fault(self.token, self.n)

    def cards(self, g: State, seat: int, source: int) -> list[int]:
        return on_market(g)

    def act(self, g: State, seat: int, source: int, card: int) -> None:
        place_on(g, card, self.token, self.n)
        if g.telling:
            g.tell(PLACED, seat, KINDS[card], self.token, self.n)

    def goods(self, talk: Talk) -> str:
        return token_words(talk, self.token, self.n, WHAT)

    def prompt(self, g: State, talk: Talk) -> str:
        card = occasion(talk, g, self.word)
        return talk.say("imperium-ask-place", {"card": card, "goods": self.goods(talk)})

    def text(self, talk: Talk, form: str = "") -> str:
        return talk.say("imperium-place" + form, {"goods": self.goods(talk)})


class Gamble(Asking):
    """Declare a suit; a match of the main deck's top card comes to hand, others are exiled."""

    asks = "gamble"

    def step(self, g: State, seat: int, source: int) -> None:
        if not g.zones[at.MAIN]:
            g.pop()
            return
        g.ask(g.stack[g.top + SEAT], [at.REGION, at.UNCIVILISED, at.CIVILISED, at.TRIBUTARY])

    def chose(self, g: State, seat: int, source: int, code: int) -> None:
        g.pop()
        card = g.zones[at.MAIN].pop()
        g.reveals += 1
        if g.telling:
            g.tell(NAMED_SUIT, seat, code.bit_length() - 1)
            g.tell(REVEALED, -1, KINDS[card])
        if SUITS[KINDS[card]] & code:
            to_hand(g, seat, card, True)
            if g.telling:
                g.tell(TOOK, seat, KINDS[card])
        else:
            to_exile(g, card)
        if not g.zones[at.MAIN]:
            trigger_scoring(g)

    def key(self, g: State, code: int) -> str:
        return at.SUIT_NAMES[code.bit_length() - 1]

    def option(self, g: State, code: int) -> Offer:
        return Offer("", {"it": SuitName(code)}, [Pile("main_deck")])
