"""What special actions do beyond gaining: buying free, swapping cards, giving up a colony."""

from __future__ import annotations

from typing import Final

from tabularium.cards.control import Asking
from tabularium.cards.faults import some_of
from tabularium.games.nations import layout as at
from tabularium.games.nations.buy import start_purchase
from tabularium.games.nations.buyable import condition_words, slot_at, why_not_allowed
from tabularium.games.nations.catalogue import KEY, KINDS, SORT
from tabularium.games.nations.events import SWAP
from tabularium.games.nations.in_play import remove_card
from tabularium.games.nations.words import Card, PickCard, words_of
from tabularium.kernel.machine import PC, R0, SEAT, State
from tabularium.kernel.offer import Offer, Thing
from tabularium.kernel.reason import Reason
from tabularium.kernel.several import Member, Several
from tabularium.locale.talk import Talk

# the register of an exchange
FIRST: Final = R0  # the first card plus one


class BuyFree(Asking):
    """Buy a card of some sorts without gold (N217); it still counts as buying."""

    def __init__(self, sorts: list[int]) -> None:
        super().__init__("buy-free")
        self.sorts = sorts

    def fault(self) -> str:
        return some_of(at.EVENT, "sort of card", self.sorts)

    def refuses(self, g: State, thing: Thing) -> Reason | None:
        slot = slot_at(g, thing)
        kind = KINDS[g.zones[at.MARKET][slot]]
        if slot < 0 or SORT[kind] not in self.sorts:
            return None
        found = why_not_allowed(g, g.to_move, kind)
        return found and condition_words(g, g.to_move, kind, found)

    def slots(self, g: State, seat: int) -> list[int]:
        market = g.zones[at.MARKET]
        return [
            slot
            for slot in range(at.SPACES_ON_BOARD)
            if SORT[KINDS[market[slot]]] in self.sorts
            and why_not_allowed(g, seat, KINDS[market[slot]]) is None
        ]

    def can(self, g: State, seat: int, source: int) -> bool:
        return len(self.slots(g, seat)) > 0

    def step(self, g: State, seat: int, source: int) -> None:
        g.ask(seat, self.slots(g, seat))

    def chose(self, g: State, seat: int, source: int, code: int) -> None:
        g.pop()
        start_purchase(g, seat, code, 0)

    def key(self, g: State, code: int) -> str:
        return f"buy:{KEY[KINDS[g.zones[at.MARKET][code]]]}"

    def option(self, g: State, code: int) -> Offer:
        return Offer("", {"it": Card(g, g.zones[at.MARKET][code])})

    def text(self, talk: Talk, form: str = "") -> str:
        names = "-".join([at.SORTS[sort].replace("_", "-") for sort in self.sorts])
        return talk.say(f"nations-buy-free-{names}{form}")


class SwapCards(Asking):
    """Exchange two cards of the progress board (N218)."""

    asks = "swap"

    def slots(self, g: State) -> list[int]:
        market = g.zones[at.MARKET]
        return [slot for slot in range(at.SPACES_ON_BOARD) if SORT[KINDS[market[slot]]] != at.BLANK]

    def can(self, g: State, seat: int, source: int) -> bool:
        return len(self.slots(g)) > 1

    def step(self, g: State, seat: int, source: int) -> None:
        slots = self.slots(g)
        first = g.stack[g.top + FIRST] - 1
        # the second comes after the first, so that each pair is offered once
        if g.stack[g.top + PC] == 0:
            g.ask(g.stack[g.top + SEAT], slots[:-1])
        else:
            g.ask(g.stack[g.top + SEAT], [slot for slot in slots if slot > first])

    def chose(self, g: State, seat: int, source: int, code: int) -> None:
        g.pick(code, g.stack[g.top + PC] == 0)
        if g.stack[g.top + PC] == 0:
            g.stack[g.top + PC] = 1
            g.stack[g.top + FIRST] = code + 1
            return
        first = g.stack[g.top + FIRST] - 1
        g.pop()
        market = g.zones[at.MARKET]
        card = market[first]
        market[first] = market[code]
        market[code] = card
        if g.telling:
            g.tell(SWAP, seat, KINDS[market[code]], KINDS[market[first]])

    def several(self, g: State) -> Several | None:
        chosen = g.stack[g.top + PC]
        first = g.stack[g.top + FIRST] - 1
        members = [Member([slot], 1) for slot in self.slots(g) if slot > first]
        return Several(members, 2 - chosen, 2 - chosen, chosen)

    def set_prompt(self, g: State, talk: Talk) -> str:
        return talk.say("nations-ask-some-swap")

    def set_label(self, g: State, several: Several, counts: list[int], talk: Talk) -> str:
        return talk.say(
            "nations-set-swap",
            {"cards": self.chosen_words(g, several, counts, talk) or talk.say("nothing")},
        )

    def prompt(self, g: State, talk: Talk) -> str:
        first = g.stack[g.top + FIRST] - 1
        if g.stack[g.top + PC] == 0:
            return talk.say("nations-ask-swap")
        return talk.say(
            "nations-ask-swap-with", {"card": words_of(talk, g.zones[at.MARKET][first])}
        )

    def key(self, g: State, code: int) -> str:
        return KEY[KINDS[g.zones[at.MARKET][code]]]

    def option(self, g: State, code: int) -> Offer:
        card = Card(g, g.zones[at.MARKET][code])
        return Offer("nations-slot", {"card": card, "row": code // at.COLUMNS + 1})


class GiveUpColony(PickCard):
    """A colony of one's own is removed (N246)."""

    asks = "colony"

    def can(self, g: State, seat: int, source: int) -> bool:
        return len(g.zones[at.COLONIES + seat]) > 0

    def step(self, g: State, seat: int, source: int) -> None:
        if g.zones[at.COLONIES + seat]:
            g.ask(seat, g.zones[at.COLONIES + seat][:])
        else:
            g.pop()

    def chose(self, g: State, seat: int, source: int, code: int) -> None:
        g.pop()
        remove_card(g, seat, code)
