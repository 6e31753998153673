"""What events offer: packages of workers, a revival, a crusade (N232-N252)."""

from __future__ import annotations

from typing import Final

from tabularium.cards.control import Asking, YesNo
from tabularium.games.nations import layout as at
from tabularium.games.nations.catalogue import amounts, fault_of
from tabularium.games.nations.effects import DEED, Gain, Lose
from tabularium.games.nations.ranks import BY_STABILITY, BY_STRENGTH, holders, in_order, measure
from tabularium.games.nations.resources import can_pay, gain, gain_all, goods_words, pay
from tabularium.games.nations.words import Goods, asking_card, goods_of, price
from tabularium.games.nations.workers import TakeWorkers
from tabularium.kernel.machine import R0, R1, Node, State
from tabularium.kernel.offer import HIT, Offer, Thing
from tabularium.locale.talk import Talk

# registers of a crusade
DECIDED: Final = R0  # how many of the strongest have
PAID: Final = R1  # how many have paid


class Package(YesNo):
    """Take workers and, with them, goods: all or nothing (N241, Q14)."""

    def __init__(self, n: int, goods: list[int]) -> None:
        super().__init__("package")
        self.workers: TakeWorkers = TakeWorkers(n)
        self.some: TakeWorkers = TakeWorkers(n, may=True)
        self.goods = goods

    def fault(self) -> str:
        return fault_of(self.goods)

    def messages(self) -> list[str]:
        return ["nations-ask-may", "nations-yes", "nations-no"]

    def parts(self) -> list[Node]:
        return [self.workers, self.some]

    def step(self, g: State, seat: int, source: int) -> None:
        if not g.opts[at.WORKER_PACKAGES]:
            g.pop()
            gain_all(g, seat, self.goods)
            g.push(self.some, seat, -1)
        elif self.workers.can(g, seat, -1):
            g.ask(seat, [1, 0])
        else:
            g.pop()

    def chose(self, g: State, seat: int, source: int, code: int) -> None:
        g.pop()
        if code:
            gain_all(g, seat, self.goods)
            g.push(self.workers, seat, -1)

    def prompt(self, g: State, talk: Talk) -> str:
        return talk.say("nations-ask-may", {"effect": self.deal(talk)})

    def asking(self, g: State) -> list[Thing]:
        return asking_card(g)

    def deal(self, talk: Talk, form: str = "") -> str:
        return talk.say(
            "nations-package" + form,
            {"n": self.workers.n, "goods": goods_words(talk, self.goods, ".what")},
        )

    def text(self, talk: Talk, form: str = "") -> str:
        return talk.say("nations-may", {"effect": self.deal(talk, ".to")})


def ranked(g: State, mask: int, rank: int) -> list[int]:
    """Nations of a mask, the higher-ranked first, then by player order (Q32)."""
    found = [[-measure(g, seat, rank), place, seat] for place, seat in enumerate(in_order(g))]
    found.sort()
    return [entry[2] for entry in found if mask >> entry[2] & 1]


def losers(g: State, mask: int, loss: Lose) -> list[Thing]:
    """What the nations of a mask lose."""
    hit: list[Thing] = []
    for seat in range(g.seats):
        if mask >> seat & 1:
            hit += goods_of(seat, loss.amounts, HIT)
    return hit


class Revival(Asking):
    """Zoroastrian Revival: the highest of the most stable chooses for all of them (N238)."""

    def __init__(self) -> None:
        super().__init__("revival")
        self.reward: Gain = Gain(amounts(stone=4))
        self.loss: Lose = Lose(amounts(food=3))

    def parts(self) -> list[Node]:
        return [self.reward, self.loss]

    def step(self, g: State, seat: int, source: int) -> None:
        mask = holders(g, BY_STABILITY, True)
        if not mask:
            g.pop()
            return
        g.ask(ranked(g, mask, BY_STABILITY)[0], [1, 0])

    def chose(self, g: State, seat: int, source: int, code: int) -> None:
        mask = holders(g, BY_STABILITY, True)
        g.pop()
        # pushed from first to last, so that the last in order is met first
        for seat in in_order(g):
            if code and mask >> seat & 1:
                g.push(self.reward, seat, -1)
            elif not code and not mask >> seat & 1:
                g.push(self.loss, seat, -1)

    def key(self, g: State, code: int) -> str:
        return "stone" if code else "others"

    def option(self, g: State, code: int) -> Offer:
        if code:
            return self.reward.option(g, DEED)
        hit = losers(g, ~holders(g, BY_STABILITY, True), self.loss)
        return Offer(
            "nations-others-lose", {"goods": Goods(goods_of(g.to_move, self.loss.amounts))}, hit
        )

    def text(self, talk: Talk, form: str = "") -> str:
        return talk.say(
            "nations-revival",
            {
                "goods": goods_words(talk, self.reward.amounts, ".what"),
                "loss": goods_words(talk, self.loss.amounts, ".what"),
            },
        )


CRUSADE_PRICE: Final = 3
CRUSADE_BOOKS: Final = 4


class Crusade(YesNo):
    """Fourth Crusade: the strongest may pay for a VP; then the weakest lose books (N240)."""

    def __init__(self) -> None:
        super().__init__("crusade")
        self.loss: Lose = Lose(amounts(books=CRUSADE_BOOKS))

    def parts(self) -> list[Node]:
        return [self.loss]

    def step(self, g: State, seat: int, source: int) -> None:
        stack = g.stack
        top = g.top
        strongest = ranked(g, holders(g, BY_STRENGTH, True), BY_STRENGTH)
        asked = stack[top + DECIDED]
        # the second may pay only if the first has
        if asked < len(strongest) and asked == stack[top + PAID]:
            seat = strongest[asked]
            if can_pay(g, seat, amounts(gold=CRUSADE_PRICE)):
                g.ask(seat, [1, 0])
            else:
                stack[top + DECIDED] += 1
            return
        paid = stack[top + PAID] > 0
        weakest = holders(g, BY_STRENGTH, False)
        g.pop()
        if paid or g.opts[at.CRUSADE_ALWAYS]:
            for seat in in_order(g):
                if weakest >> seat & 1:
                    g.push(self.loss, seat, -1)

    def chose(self, g: State, seat: int, source: int, code: int) -> None:
        stack = g.stack
        top = g.top
        seat = ranked(g, holders(g, BY_STRENGTH, True), BY_STRENGTH)[stack[top + DECIDED]]
        stack[top + DECIDED] += 1
        if code:
            stack[top + PAID] += 1
            pay(g, seat, amounts(gold=CRUSADE_PRICE))
            gain(g, seat, at.VP, 1)

    def prompt(self, g: State, talk: Talk) -> str:
        return talk.say("nations-ask-crusade", {"n": CRUSADE_PRICE, "books": CRUSADE_BOOKS})

    def asking(self, g: State) -> list[Thing]:
        return asking_card(g)

    def option(self, g: State, code: int) -> Offer:
        offer = super().option(g, code)
        if code:
            offer.about += price(g.to_move, at.GOLD, CRUSADE_PRICE)
            offer.about += losers(g, holders(g, BY_STRENGTH, False), self.loss)
        return offer

    def text(self, talk: Talk, form: str = "") -> str:
        return talk.say("nations-crusade", {"n": CRUSADE_PRICE, "books": CRUSADE_BOOKS})
