"""Paying, with progress as change (I95, I101)."""

from __future__ import annotations

from typing import Final

from tabularium.cards.faults import at_least
from tabularium.cards.verbs import SoMuch
from tabularium.games.imperium import layout as at
from tabularium.games.imperium.effects import COUNTED
from tabularium.games.imperium.events import PAID
from tabularium.games.imperium.in_order import fire
from tabularium.games.imperium.table import held
from tabularium.games.imperium.words import (
    WHAT,
    Asking,
    Token,
    Tokens,
    capital,
    occasion,
    only,
    token_words,
    tokens_words,
)
from tabularium.kernel.machine import PC, R0, R3, SCOPE, SEAT, State
from tabularium.kernel.offer import Offer, Thing, Word
from tabularium.kernel.reason import Reason
from tabularium.kernel.several import NOTHING, Member, Several, note, noted, set_of
from tabularium.locale.talk import Args, Talk

IN_CHANGE: Final[list[int]] = [2, 1, 1]  # what a progress stands for, of each token (I101)


def progress_needed(g: State, seat: int, cost: list[int]) -> int:
    """The least progress a cost takes: each stands for 1 population or 2 materials (I101)."""
    material = max(0, cost[at.MATERIAL] - held(g, seat, at.MATERIAL))
    population = max(0, cost[at.POPULATION] - held(g, seat, at.POPULATION))
    return cost[at.PROGRESS] + population + (material + 1) // 2


def can_pay(g: State, seat: int, cost: list[int]) -> bool:
    return progress_needed(g, seat, cost) <= held(g, seat, at.PROGRESS)


def why_short(g: State, seat: int, cost: list[int], rule: str = "I101") -> Reason | None:
    """Why a cost cannot be paid: what is missing, spare progress counted in (I101)."""
    if can_pay(g, seat, cost):
        return None
    mine = [held(g, seat, token) for token in range(at.KINDS_OF_TOKEN)]
    return Reason("why-missing", rule, {"goods": Tokens(missing(cost, mine), "")})


def missing(cost: list[int], tokens: list[int]) -> list[int]:
    """What some tokens leave of a cost. Spare progress stands for population first: it pays two
    materials, but only one population."""
    short = [max(0, cost[token] - tokens[token]) for token in range(at.KINDS_OF_TOKEN)]
    spare = max(0, tokens[at.PROGRESS] - cost[at.PROGRESS])
    for_population = min(spare, short[at.POPULATION])
    short[at.POPULATION] -= for_population
    short[at.MATERIAL] = max(0, short[at.MATERIAL] - 2 * (spare - for_population))
    return short


def paying(g: State, seat: int, cost: list[int]) -> list[Thing]:
    """The tokens that a cost takes, progress only where it has to be."""
    tokens = [
        token for token in (at.MATERIAL, at.POPULATION) if cost[token] and held(g, seat, token)
    ]
    if progress_needed(g, seat, cost):
        tokens.append(at.PROGRESS)
    return [Token(seat, token) for token in tokens]


class Paid(Word):
    """What is paid, as an option: a price never looks like a gain."""

    def __init__(self, amounts: list[int]) -> None:
        self.amounts = amounts

    def words(self, talk: Talk) -> str:
        if not any(self.amounts):
            return talk.say("imperium-do-pay-nothing")
        return capital(talk.say("imperium-pay", {"goods": tokens_words(talk, self.amounts, WHAT)}))


def payment(seat: int, amounts: list[int]) -> Offer:
    """Just these tokens are paid."""
    about: list[Thing] = [Token(seat, token) for token, n in enumerate(amounts) if n]
    return Offer("", {"it": Paid(amounts)}, about)


def hand_over(g: State, seat: int, token: int, n: int) -> None:
    """Tokens go back to the supply."""
    if n > 0:
        g.nums[at.POOL + seat * at.KINDS_OF_TOKEN + token] -= n
        if g.telling:
            g.tell(PAID, seat, token, n)


# registers of Pay
DUE: Final = R0  # + token
NAMED: Final = R3


class Pay(Asking):
    """Pay tokens; how much progress stands in for others is the player's choice.

    Nothing comes between the moment in which somebody is found able to pay and the last token: all
    of it is paid together, and what waits for a payment waits for all of it. PC is 0 at the start,
    1 for material, 2 for population, 3 when all is named. DUE and the two registers
    after it are what is still to be named, NAMED notes what is.
    """

    def __init__(self, *, material: int = 0, population: int = 0, progress: int = 0) -> None:
        super().__init__("pay")
        self.cost: list[int] = [material, population, progress]

    def fault(self) -> str:
        if min(self.cost) < 0:
            return "pays less than nothing"
        return "" if any(self.cost) else "pays nothing"

    def can(self, g: State, seat: int, source: int) -> bool:
        return can_pay(g, seat, self.cost)

    def why(self, g: State, seat: int, source: int) -> Reason | None:
        return why_short(g, seat, self.cost)

    def fits(self, g: State, frame: int) -> bool:
        seat = g.stack[frame + SEAT]
        due = g.stack[frame + DUE : frame + DUE + at.KINDS_OF_TOKEN]
        named = g.stack[frame + NAMED]
        for token in range(at.KINDS_OF_TOKEN):
            if noted(named, token) > held(g, seat, token):
                return False
        needed = progress_needed(g, seat, due) + noted(named, at.PROGRESS)
        return 1 <= g.stack[frame + PC] <= 3 and needed <= held(g, seat, at.PROGRESS)

    def step(self, g: State, seat: int, source: int) -> None:
        stack = g.stack
        top = g.top
        pc = stack[top + PC]
        if pc == 0:
            for token in range(at.KINDS_OF_TOKEN):
                stack[top + DUE + token] += self.cost[token]
            stack[top + PC] = 1
        elif pc == 3:
            named = stack[top + NAMED] + note(at.PROGRESS, stack[top + DUE + at.PROGRESS])
            g.pop()
            for token in range(at.KINDS_OF_TOKEN):
                hand_over(g, seat, token, noted(named, token))
            if noted(named, at.POPULATION):
                fire(g, seat, at.PAYS_POPULATION)
        elif stack[top + DUE + pc - 1] == 0:
            stack[top + PC] = pc + 1
        else:
            shares = self.shares(g, seat, pc - 1)
            assert shares, self.name  # who cannot pay is never asked to (I101)
            g.ask(seat, shares)

    def progress_left(self, g: State, seat: int) -> int:
        """The progress that is not named yet."""
        return held(g, seat, at.PROGRESS) - noted(g.stack[g.top + NAMED], at.PROGRESS)

    def named(self, g: State) -> int:
        """How many tokens are named."""
        return sum([noted(g.stack[g.top + NAMED], token) for token in range(at.KINDS_OF_TOKEN)])

    def shares(self, g: State, seat: int, token: int) -> list[int]:
        """How many progress may be paid for this token."""
        top = g.top
        due = g.stack[top + DUE + token]
        rest = [g.stack[top + DUE + other] for other in range(at.KINDS_OF_TOKEN)]
        rest[token] = 0
        worth = IN_CHANGE[token]
        spare = self.progress_left(g, seat) - progress_needed(g, seat, rest)
        least = (max(0, due - held(g, seat, token)) + worth - 1) // worth
        most = min(spare, (due + worth - 1) // worth)
        return list(range(least, most + 1))

    def chose(self, g: State, seat: int, source: int, code: int) -> None:
        stack = g.stack
        top = g.top
        token = stack[top + PC] - 1
        stack[top + PC] += 1
        plain = max(0, stack[top + DUE + token] - code * IN_CHANGE[token])
        before = self.named(g)
        for i in range(plain + code):
            g.pick(token if i < plain else at.PROGRESS, before + i == 0)
        stack[top + NAMED] += note(token, plain) + note(at.PROGRESS, code)
        stack[top + DUE + token] = 0

    # material and population together, as people pay them

    def several(self, g: State) -> Several | None:
        ways = self.ways(g)
        if not ways:
            return None
        counts = [sum(way) for way in ways]
        most = [max([way[token] for way in ways]) for token in range(at.KINDS_OF_TOKEN)]
        members = [Member([token], n) for token, n in enumerate(most) if n]
        so_far = g.stack[g.top + PC] - 1
        return set_of(Several(members, min(counts), max(counts), so_far, taken=self.named(g)))

    def ways(self, g: State) -> list[list[int]]:
        """All ways to pay, as tokens of each kind."""
        stack = g.stack
        top = g.top
        pc = stack[top + PC]
        seat = stack[top + SEAT]
        spare = self.progress_left(g, seat) - stack[top + DUE + at.PROGRESS]
        due = self.due(g)
        return [
            [
                max(0, due[at.MATERIAL] - 2 * material),
                due[at.POPULATION] - population,
                material + population,
            ]
            for material in (self.shares(g, seat, at.MATERIAL) if pc == 1 else [0])
            for population in self.shares(g, seat, at.POPULATION)
            if material + population <= spare
        ]

    def next_pick(self, g: State, several: Several, left: list[int]) -> int:
        token = g.stack[g.top + PC] - 1
        due = g.stack[g.top + DUE + token]
        plain = 0
        progress = 0
        for i in range(len(left)):
            if several.members[i].codes[0] == token:
                plain = min(left[i], due)
                left[i] -= plain
            elif several.members[i].codes[0] == at.PROGRESS:
                progress = left[i]
        worth = IN_CHANGE[token]
        share = (due - plain + worth - 1) // worth
        # a token that progress pays for anyway is not paid beside it
        if share > progress or share not in g.options or max(0, due - share * worth) != plain:
            return NOTHING
        if share:
            left[-1] -= share  # progress is the last member
        return g.options.index(share)

    def member_key(self, g: State, code: int) -> str:
        return at.TOKENS_NAMES[code]

    def member_label(self, g: State, code: int, talk: Talk) -> str:
        return Paid(only(code, 1)).words(talk)

    def set_prompt(self, g: State, talk: Talk) -> str:
        goods = tokens_words(talk, self.due(g), WHAT)
        args: Args = {"card": occasion(talk, g, self.word), "goods": goods}
        return talk.say("imperium-ask-pay", args)

    def set_label(self, g: State, several: Several, counts: list[int], talk: Talk) -> str:
        amounts = self.tokens(several, counts)
        return talk.say("imperium-set-pay", {"goods": tokens_words(talk, amounts, WHAT)})

    def set_outcome(self, g: State, several: Several, counts: list[int], talk: Talk) -> str:
        given = self.tokens(several, counts)
        owed = missing(self.due(g), given)
        if sum(owed):
            return talk.say("imperium-outcome-owed", {"goods": tokens_words(talk, owed)})
        exact = given in self.ways(g)
        return talk.say("imperium-outcome-paid" if exact else "imperium-outcome-overpaid")

    def set_fault(self, g: State, several: Several, counts: list[int]) -> str:
        owed = missing(self.due(g), self.tokens(several, counts))
        return "error-set-short" if sum(owed) else "error-set-over"

    def due(self, g: State) -> list[int]:
        """The material and population that are still to be named; material comes first."""
        stack = g.stack
        top = g.top
        material = stack[top + DUE] if stack[top + PC] == 1 else 0
        return [material, stack[top + DUE + at.POPULATION], 0]

    def tokens(self, several: Several, counts: list[int]) -> list[int]:
        """An answer as tokens of each kind."""
        amounts = [0] * at.KINDS_OF_TOKEN
        for i in range(len(counts)):
            amounts[several.members[i].codes[0]] = counts[i]
        return amounts

    def prompt(self, g: State, talk: Talk) -> str:
        token = g.stack[g.top + PC] - 1
        goods = token_words(talk, token, g.stack[g.top + DUE + token], WHAT)
        card = occasion(talk, g, self.word)
        return talk.say("imperium-ask-pay", {"card": card, "goods": goods})

    def key(self, g: State, code: int) -> str:
        return f"progress:{code}"

    def option(self, g: State, code: int) -> Offer:
        token = g.stack[g.top + PC] - 1
        amounts = only(at.PROGRESS, code)
        amounts[token] = max(0, g.stack[g.top + DUE + token] - code * IN_CHANGE[token])
        return payment(g.to_move, amounts)

    def member_about(self, g: State, code: int) -> list[Thing]:
        return [Token(g.to_move, code)]

    def text(self, talk: Talk, form: str = "") -> str:
        return talk.say("imperium-pay" + form, {"goods": tokens_words(talk, self.cost, WHAT)})

    def slug(self) -> str:
        return "+".join([f"{n}{at.TOKENS_NAMES[token]}" for token, n in enumerate(self.cost) if n])


class PayAmounts(Pay):
    """Pay what comes to be known during the game only: it is due when the node is pushed."""

    def fault(self) -> str:
        return ""

    def push(self, g: State, seat: int, source: int, cost: list[int]) -> None:
        g.push(self, seat, source)
        for token in range(at.KINDS_OF_TOKEN):
            g.stack[g.top + DUE + token] = cost[token]


class PayProgress(Asking):
    """Pay up to so many progress; how many is counted (I139)."""

    def __init__(self, most: int) -> None:
        super().__init__("pay-progress")
        self.most = most

    def fault(self) -> str:
        return at_least(1, self.most, "progress")

    def step(self, g: State, seat: int, source: int) -> None:
        g.ask(seat, list(range(min(self.most, held(g, seat, at.PROGRESS)) + 1)))

    def chose(self, g: State, seat: int, source: int, code: int) -> None:
        g.pop()
        hand_over(g, seat, at.PROGRESS, code)
        g.stack[g.stack[g.top + SCOPE] + COUNTED] = code

    def key(self, g: State, code: int) -> str:
        return f"progress:{code}"

    def option(self, g: State, code: int) -> Offer:
        return payment(g.to_move, only(at.PROGRESS, code))

    def text(self, talk: Talk, form: str = "") -> str:
        return talk.say("imperium-pay-up-to" + form, {"n": self.most})


class Cost(SoMuch):
    """Tokens that an effect takes without a question."""

    def payers(self, g: State) -> list[Thing]:
        raise NotImplementedError(self.name)


class PayAllProgress(Cost):
    """Pay all progress, at least so many."""

    says = "pay-all"
    short = "all_progress"

    def can(self, g: State, seat: int, source: int) -> bool:
        return held(g, seat, at.PROGRESS) >= self.n

    def why(self, g: State, seat: int, source: int) -> Reason | None:
        return why_short(g, seat, only(at.PROGRESS, self.n))

    def do(self, g: State, seat: int, source: int) -> None:
        hand_over(g, seat, at.PROGRESS, held(g, seat, at.PROGRESS))

    def payers(self, g: State) -> list[Thing]:
        return [Token(g.to_move, at.PROGRESS)]
