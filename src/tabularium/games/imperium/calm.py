"""Playing an unrest: one of three prices, then it returns to the pile (I140)."""

from __future__ import annotations

from typing import Final

from tabularium.cards.verbs import Deed
from tabularium.games.imperium import layout as at
from tabularium.games.imperium.choosing import asking_card
from tabularium.games.imperium.paying import Paid, PayAmounts, can_pay, paying
from tabularium.games.imperium.unrest import put_back
from tabularium.games.imperium.verbs import Discard
from tabularium.games.imperium.words import Asking, Pile, Sentence, only
from tabularium.kernel.machine import Node, State
from tabularium.kernel.offer import PAYS, Offer

BY_POPULATION: Final = 0
BY_CARDS: Final = 1
BY_MATERIAL: Final = 2
SLUGS: Final[list[str]] = ["population", "cards", "material"]


PAY_AMOUNTS: Final = PayAmounts()
DISCARDS: Final[list[Discard]] = [Discard(1), Discard(2)]


class BackToPile(Deed):
    """The played unrest returns itself."""

    says = "back-to-pile"

    def do(self, g: State, seat: int, source: int) -> None:
        if source in g.zones[at.PLAYED + seat]:
            g.zones[at.PLAYED + seat].remove(source)
            put_back(g, seat, source)


BACK_TO_PILE: Final = BackToPile()


class Calm(Asking):
    """One population, two cards, or three materials; some cards make it cheaper."""

    asks = "calm"

    def parts(self) -> list[Node]:
        return [PAY_AMOUNTS, BACK_TO_PILE, *DISCARDS]

    def costs(self, g: State, seat: int) -> list[int]:
        """What each way costs now, never less than one."""
        return [
            1,
            max(1, 2 - g.mod(seat, at.UNREST_CARDS)),
            max(1, 3 - g.mod(seat, at.UNREST_MATERIAL)),
        ]

    def amounts(self, way: int, n: int) -> list[int]:
        return only(at.POPULATION if way == BY_POPULATION else at.MATERIAL, n)

    def step(self, g: State, seat: int, source: int) -> None:
        costs = self.costs(g, seat)
        ways: list[int] = []
        for way, n in enumerate(costs):
            if way == BY_CARDS:
                if len(g.zones[at.HAND + seat]) >= n:
                    ways.append(way)
            elif can_pay(g, seat, self.amounts(way, n)):
                ways.append(way)
        if ways:
            g.ask(seat, ways)
        else:
            g.pop()

    def chose(self, g: State, seat: int, source: int, code: int) -> None:
        n = self.costs(g, seat)[code]
        g.pop()
        g.push(BACK_TO_PILE, seat, source)
        if code == BY_CARDS:
            g.push(DISCARDS[n - 1], seat, source)
            return
        PAY_AMOUNTS.push(g, seat, source, self.amounts(code, n))

    def key(self, g: State, code: int) -> str:
        return SLUGS[code]

    def option(self, g: State, code: int) -> Offer:
        seat = g.to_move
        n = self.costs(g, seat)[code]
        if code == BY_CARDS:
            hand = Pile("hand_size", seat, PAYS)
            return Offer("", {"it": Sentence(DISCARDS[n - 1])}, [*asking_card(g), hand])
        amounts = self.amounts(code, n)
        return Offer("", {"it": Paid(amounts)}, asking_card(g) + paying(g, seat, amounts))
