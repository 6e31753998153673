"""What cards and events do: gaining, losing, paying, choosing."""

from __future__ import annotations

from typing import Final

from tabularium.cards import control
from tabularium.cards.control import Asking, OneOf
from tabularium.cards.count import Count
from tabularium.cards.faults import first_of
from tabularium.games.nations import layout as at
from tabularium.games.nations.catalogue import KIND, KINDS, amounts, fault_of, one_by_one
from tabularium.games.nations.resources import (
    can_pay,
    gain_all,
    goods_words,
    lose,
    lose_points,
    missing,
    pay,
)
from tabularium.games.nations.words import (
    asking_card,
    card_words,
    deed,
    goods_of,
    goods_offer,
    happening_words,
)
from tabularium.kernel.machine import FRAME, SOURCE, Node, State, Verb
from tabularium.kernel.offer import PAYS, Offer, Thing
from tabularium.kernel.reason import Reason
from tabularium.locale.talk import Talk

# the code under which a node is itself an option, of a question that another one asks
DEED: Final = -1


class Gain(Verb):
    """Gain resources or VP, perhaps for each of something."""

    def __init__(self, amounts: list[int], per: Count | None = None) -> None:
        super().__init__()
        self.amounts = amounts
        self.per = per

    def fault(self) -> str:
        return fault_of(self.amounts)

    def times(self, g: State, seat: int) -> int:
        return 1 if self.per is None else self.per.value(g, seat)

    def do(self, g: State, seat: int, source: int) -> None:
        gain_all(g, seat, self.amounts, self.times(g, seat))

    def option(self, g: State, code: int) -> Offer:
        return deed(self, goods_of(g.to_move, self.amounts))

    def text(self, talk: Talk, form: str = "") -> str:
        goods = goods_words(talk, self.amounts, ".what")
        if self.per is None:
            return talk.say("nations-gain" + form, {"goods": goods})
        return talk.say("nations-gain-per" + form, {"goods": goods, "of": self.per.text(talk, 1)})


class Loss(Verb):
    """Something that can be suffered even if it cannot be met in full."""

    def payable(self, g: State, seat: int) -> bool:
        raise NotImplementedError(self.name)


class Lose(Loss):
    """Lose resources and VP; VP of the loss itself come first."""

    def __init__(self, amounts: list[int]) -> None:
        super().__init__()
        self.amounts = amounts

    def fault(self) -> str:
        return fault_of(self.amounts)

    def do(self, g: State, seat: int, source: int) -> None:
        lose_points(g, seat, self.amounts[at.VP])
        lose(g, seat, self.amounts)

    def payable(self, g: State, seat: int) -> bool:
        return can_pay(g, seat, self.amounts) and g.nums[at.POINTS + seat] >= self.amounts[at.VP]

    def slug(self) -> str:
        return goods_key(self.amounts)

    def option(self, g: State, code: int) -> Offer:
        return deed(self, goods_of(g.to_move, self.amounts, PAYS))

    def text(self, talk: Talk, form: str = "") -> str:
        return talk.say("nations-lose" + form, {"goods": goods_words(talk, self.amounts, ".what")})


class GainOneOf(Asking):
    """Gain one of several things (N197)."""

    def __init__(self, choices: list[list[int]]) -> None:
        super().__init__("gain")
        self.choices = choices

    def fault(self) -> str:
        if len(self.choices) < 2:
            return "nothing to choose from"
        return first_of(*[fault_of(choice) for choice in self.choices])

    def step(self, g: State, seat: int, source: int) -> None:
        g.ask(seat, list(range(len(self.choices))))

    def chose(self, g: State, seat: int, source: int, code: int) -> None:
        g.pop()
        gain_all(g, seat, self.choices[code])

    def key(self, g: State, code: int) -> str:
        return goods_key(self.choices[code])

    def option(self, g: State, code: int) -> Offer:
        return goods_offer("nations-gain.do", goods_of(g.to_move, self.choices[code]))

    def text(self, talk: Talk, form: str = "") -> str:
        words = [goods_words(talk, choice, ".what") for choice in self.choices]
        return talk.say("nations-gain" + form, {"goods": talk.either(words)})


def goods_key(amounts: list[int]) -> str:
    return "+".join([f"{abs(n)}{at.GOODS[good]}" for good, n in enumerate(amounts) if n])


class Pay(Asking):
    """Pay one of several prices; the whole price or nothing (N60, N106)."""

    def __init__(self, prices: list[list[int]]) -> None:
        super().__init__("pay")
        self.prices = prices

    def fault(self) -> str:
        if not self.prices:
            return "nothing to pay"
        return first_of(*[fault_of(price, points=False) for price in self.prices])

    def can(self, g: State, seat: int, source: int) -> bool:
        return any(can_pay(g, seat, price) for price in self.prices)

    def why(self, g: State, seat: int, source: int) -> Reason | None:
        return missing(g, seat, self.prices, "N106")

    def step(self, g: State, seat: int, source: int) -> None:
        g.ask(seat, [i for i, price in enumerate(self.prices) if can_pay(g, seat, price)])

    def chose(self, g: State, seat: int, source: int, code: int) -> None:
        g.pop()
        pay(g, seat, self.prices[code])

    def key(self, g: State, code: int) -> str:
        return goods_key(self.prices[code])

    def option(self, g: State, code: int) -> Offer:
        return goods_offer("nations-pay.do", goods_of(g.to_move, self.prices[code], PAYS))

    def sure(self, seat: int) -> list[Thing]:
        """What pays, if there is but one price."""
        return goods_of(seat, self.prices[0], PAYS) if len(self.prices) == 1 else []

    def text(self, talk: Talk, form: str = "") -> str:
        words = [goods_words(talk, price, ".what") for price in self.prices]
        goods = talk.either(words)
        return talk.say("nations-pay" + form, {"goods": goods})


class May(control.May):
    """Something that can be declined; not asked when it cannot be done (N157)."""

    def asking(self, g: State) -> list[Thing]:
        return asking_card(g)


class Either(OneOf):
    """One of several: what can be met in full must be taken if the others cannot (N128, Q4).

    Losses are always possible, other things only when they can be done.
    """

    def __init__(self, options: list[Node]) -> None:
        super().__init__(options, "either")

    def messages(self) -> list[str]:
        return ["nations-ask-either"]

    def open(self, g: State, seat: int, source: int) -> list[int]:
        met: list[int] = []
        possible: list[int] = []
        for i, option in enumerate(self.options):
            if isinstance(option, Loss):
                possible.append(i)
                if option.payable(g, seat):
                    met.append(i)
            elif option.can(g, seat, source):
                possible.append(i)
                met.append(i)
        return met or possible

    def prompt(self, g: State, talk: Talk) -> str:
        source = g.stack[g.top + SOURCE]
        name = ""
        if source >= 0:
            kind = KINDS[source]
            name = card_words(talk, kind)
            # of an event card the event that is happening is named
            running = [g.rules.nodes[g.stack[frame]] for frame in range(0, len(g.stack), FRAME)]
            for number, node in enumerate(KIND[kind].happens):
                if node in running:
                    name = happening_words(talk, kind, number)
        return talk.say("nations-ask-either", {"card": name})

    def option(self, g: State, code: int) -> Offer:
        return self.options[code].option(g, DEED)

    def text(self, talk: Talk, form: str = "") -> str:
        words = [option.text(talk, form) for option in self.options]
        return talk.say("nations-or-clauses", {"head": ", ".join(words[:-1]), "last": words[-1]})


class OrElse(Node):
    """The first thing if it can be done, otherwise the second."""

    def __init__(self, first: Node, second: Node) -> None:
        super().__init__()
        self.first = first
        self.second = second

    def parts(self) -> list[Node]:
        return [self.first, self.second]

    def step(self, g: State, seat: int, source: int) -> None:
        g.pop()
        able = self.first.can(g, seat, source)
        g.perform(self.first if able else self.second, seat, source)

    def text(self, talk: Talk, form: str = "") -> str:
        return talk.say(
            "nations-or-else",
            {"first": self.first.text(talk, form), "second": self.second.text(talk, form)},
        )


# the same with goods by their names, as cards say it


def gain(*, per: Count | None = None, **goods: int) -> Gain:
    return Gain(amounts(**goods), per)


def gain_one_of(**goods: int) -> GainOneOf:
    return GainOneOf(one_by_one(**goods))


def lose_goods(**goods: int) -> Lose:
    return Lose(amounts(**goods))


def pays(**goods: int) -> Pay:
    return Pay([amounts(**goods)])


def pays_one_of(**goods: int) -> Pay:
    return Pay(one_by_one(**goods))
