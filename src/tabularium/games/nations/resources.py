"""Gaining, paying and losing resources and VP; shortages (N8-N10, N60, N120-N129)."""

from __future__ import annotations

from typing import Final

from tabularium.cards.standing import fire
from tabularium.games.nations import layout as at
from tabularium.games.nations.events import GAIN, LOSE, POINTS_GAINED, POINTS_LOST
from tabularium.games.nations.words import Amount
from tabularium.kernel.machine import PC, R0, R1, R2, SEAT, Node, State
from tabularium.kernel.offer import PAYS, Offer, Thing, Word
from tabularium.kernel.reason import Reason
from tabularium.kernel.several import NOTHING, Member, Several, note, noted, set_of
from tabularium.locale.talk import Talk

# registers of what is given up in any mix
OWED: Final = R0  # what is still to be named
NAMED: Final = R1  # what is
AMOUNT: Final = R2  # how much that is


def goods_words(talk: Talk, amounts: list[int], form: str = "") -> str:
    """Amounts in words: 2 gold and 1 VP."""
    return talk.join(
        [
            talk.say(f"nations-n-{at.GOODS[good]}{form}", {"n": abs(amounts[good])})
            for good in range(len(amounts))
            if amounts[good]
        ]
    )


def has(g: State, seat: int, good: int) -> int:
    return g.nums[at.POOL + seat * at.RESOURCES + good]


class Short(Word):
    """Amounts that are missing."""

    def __init__(self, amounts: list[int]) -> None:
        self.amounts = amounts

    def words(self, talk: Talk) -> str:
        return goods_words(talk, self.amounts)


def missing(g: State, seat: int, prices: list[list[int]], rule: str) -> Reason | None:
    """What is missing for a price that a rule asks for, of several the nearest; None: nothing."""
    nearest: list[int] = []
    for cost in prices:
        short = [max(0, cost[good] - has(g, seat, good)) for good in range(at.RESOURCES)]
        if not nearest or sum(short) < sum(nearest):
            nearest = short
    return Reason("why-missing", rule, {"goods": Short(nearest)}) if any(nearest) else None


def gain(g: State, seat: int, good: int, amount: int) -> None:
    """Gain a resource or VP."""
    if amount <= 0:
        return
    if good == at.VP:
        g.nums[at.POINTS + seat] += amount
        if g.telling:
            g.tell(POINTS_GAINED, seat, amount)
        return
    g.nums[at.POOL + seat * at.RESOURCES + good] += amount
    if g.telling:
        g.tell(GAIN, seat, good, amount)


def gain_all(g: State, seat: int, amounts: list[int], times: int = 1) -> None:
    """Gain whatever is positive."""
    for good in range(at.RESOURCES):
        gain(g, seat, good, amounts[good] * times)
    gain(g, seat, at.VP, amounts[at.VP] * times)


def spend(g: State, seat: int, good: int, amount: int) -> None:
    """Resources leave a pool that holds them."""
    if amount <= 0:
        return
    g.nums[at.POOL + seat * at.RESOURCES + good] -= amount
    if g.telling:
        g.tell(LOSE, seat, good, amount)


def can_pay(g: State, seat: int, cost: list[int]) -> bool:
    """Nobody may pay what they do not have (N60)."""
    for good in range(at.RESOURCES):
        if has(g, seat, good) < cost[good]:
            return False
    return True


def pay(g: State, seat: int, cost: list[int]) -> None:
    """A deliberate payment."""
    for good in range(at.RESOURCES):
        spend(g, seat, good, cost[good])
    if cost[at.GOLD] > 0:
        spent_gold(g, seat)


def spent_gold(g: State, seat: int) -> None:
    """A payment may have used the last gold (N129, N211)."""
    if has(g, seat, at.GOLD) == 0:
        fire(g, seat, at.ON_LAST_GOLD)


def lose_points(g: State, seat: int, amount: int) -> int:
    """VP never go below 0 (N10); gives how many were really lost."""
    lost = min(amount, g.nums[at.POINTS + seat])
    if lost > 0:
        g.nums[at.POINTS + seat] -= lost
        if g.telling:
            g.tell(POINTS_LOST, seat, lost)
    return lost


def fall_short(g: State, seat: int, good: int) -> None:
    """A VP for each kind of resource that was missing, once a round (N124-N126, N231)."""
    if g.nums[at.SHORT + seat] >> good & 1 or g.mod(seat, at.NO_SHORTAGE_VP):
        return
    if lose_points(g, seat, 1) or g.opts[at.SHORTAGE_AT_ZERO]:
        g.nums[at.SHORT + seat] |= 1 << good


def lose(g: State, seat: int, amounts: list[int]) -> None:
    """A forced loss; what is missing comes out of the books, then out of anything (N120-N123)."""
    missing = 0
    for good in range(at.BOOKS):
        owed = amounts[good]
        if owed > 0:
            held = has(g, seat, good)
            spend(g, seat, good, min(owed, held))
            if owed > held:
                fall_short(g, seat, good)
                missing += owed - held
    owed = missing + max(0, amounts[at.BOOKS])
    if owed > 0:
        held = has(g, seat, at.BOOKS)
        spend(g, seat, at.BOOKS, min(owed, held))
        if owed > held:
            fall_short(g, seat, at.BOOKS)
            # made up with other resources of the player's choice (N121)
            owe(g, MAKE_UP, seat, owed - held)


def owe(g: State, node: Spread, seat: int, amount: int) -> None:
    """So many resources have to be given up, of the player's choice."""
    g.push(node, seat, -1)
    g.stack[g.top + OWED] = amount


class Spread(Node):
    """Give up a number of resources in any mix: how much of each, one kind after the other, all of
    it together at the end. Whoever has less gives all.

    PC is the kind asked for.
    """

    def __init__(self, word: str, kinds: int, payment: bool) -> None:
        super().__init__()
        self.word = word
        self.kinds = kinds
        self.payment = payment

    def fits(self, g: State, frame: int) -> bool:
        return 0 <= g.stack[frame + PC] <= self.kinds and g.stack[frame + OWED] >= 0

    def step(self, g: State, seat: int, source: int) -> None:
        stack = g.stack
        top = g.top
        kind = stack[top + PC]
        owed = stack[top + OWED]
        if kind == self.kinds or owed == 0:
            named = stack[top + NAMED]
            g.pop()
            for good in range(self.kinds):
                spend(g, seat, good, noted(named, good))
            if self.payment and noted(named, at.GOLD):
                spent_gold(g, seat)
            return
        later = 0
        for good in range(kind + 1, self.kinds):
            later += has(g, seat, good)
        held = has(g, seat, kind)
        if held == 0:
            stack[top + PC] = kind + 1
            return
        least = max(0, min(held, owed - later))
        g.ask(seat, list(range(least, min(held, owed) + 1)))

    def chose(self, g: State, seat: int, source: int, code: int) -> None:
        stack = g.stack
        top = g.top
        kind = stack[top + PC]
        stack[top + PC] = kind + 1
        stack[top + OWED] -= code
        stack[top + NAMED] += note(kind, code)
        for i in range(code):
            g.pick(kind, stack[top + AMOUNT] + i == 0)
        stack[top + AMOUNT] += code

    def several(self, g: State) -> Several | None:
        stack = g.stack
        top = g.top
        seat = stack[top + SEAT]
        owed = stack[top + OWED]
        members = [
            Member([good], min(owed, has(g, seat, good)))
            for good in range(stack[top + PC], self.kinds)
            if has(g, seat, good)
        ]
        n = min(owed, sum([has(g, seat, good) for good in range(stack[top + PC], self.kinds)]))
        return set_of(Several(members, n, n, stack[top + PC], taken=stack[top + AMOUNT]))

    def next_pick(self, g: State, several: Several, left: list[int]) -> int:
        n = 0
        for i in range(len(left)):
            if several.members[i].codes[0] == g.stack[g.top + PC]:
                n = left[i]
                left[i] = 0
        return g.options.index(n) if n in g.options else NOTHING

    def member_key(self, g: State, code: int) -> str:
        return at.GOODS[code]

    def member_label(self, g: State, code: int, talk: Talk) -> str:
        return talk.say(f"nations-n-{at.GOODS[code]}", {"n": 1})

    def member_about(self, g: State, code: int) -> list[Thing]:
        return [Amount(g.to_move, code, 1, PAYS)]

    def set_prompt(self, g: State, talk: Talk) -> str:
        return talk.say(f"nations-ask-some-{self.word}", {"n": g.stack[g.top + OWED]})

    def set_label(self, g: State, several: Several, counts: list[int], talk: Talk) -> str:
        amounts = [0] * at.RESOURCES
        for i in range(len(counts)):
            amounts[several.members[i].codes[0]] = counts[i]
        return talk.say(f"nations-set-{self.word}", {"goods": goods_words(talk, amounts, ".what")})

    def kind(self) -> str:
        return self.word

    def prompt(self, g: State, talk: Talk) -> str:
        good = at.GOODS[g.stack[g.top + PC]]
        return talk.say(
            f"nations-ask-{self.word}",
            {"n": g.stack[g.top + OWED], "good": talk.say(f"nations-good-{good}")},
        )

    def key(self, g: State, code: int) -> str:
        return f"{at.GOODS[g.stack[g.top + PC]]}:{code}"

    def option(self, g: State, code: int) -> Offer:
        goods = Amount(g.to_move, g.stack[g.top + PC], code, PAYS)
        return Offer("nations-pay.do" if self.payment else "nations-lose.do", {"goods": goods})


MAKE_UP: Final = Spread("make-up", at.FOOD + 1, False)
PAY_ANY: Final = Spread("pay-any", at.RESOURCES, True)
