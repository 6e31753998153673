"""The production phase: production, new order, war, famine, books (N134-N161)."""

from __future__ import annotations

from typing import Final

from tabularium.cards.control import Asking, Condition
from tabularium.cards.count import Count
from tabularium.cards.standing import fire
from tabularium.cards.verbs import Deed
from tabularium.games.nations import layout as at
from tabularium.games.nations.catalogue import KIND, KINDS, SORT, YIELD, fault_of, misspelt
from tabularium.games.nations.effects import GainOneOf
from tabularium.games.nations.events import AGE_ENDS as AGE_ENDED
from tabularium.games.nations.events import DEFEATED, NEW_ORDER, PRODUCTION, REVOLT, STABILITY_CHECK
from tabularium.games.nations.events import FAMINE as FAMINE_STRIKES
from tabularium.games.nations.in_play import FLAT, population_cost, remove_cards
from tabularium.games.nations.ranks import (
    calm,
    compared_calm,
    compared_rival_calm,
    in_order,
    might,
    passed,
)
from tabularium.games.nations.resources import gain, goods_words, has, lose, lose_points
from tabularium.games.nations.words import Card, goods_of, goods_offer
from tabularium.kernel.machine import PC, R0, R1, R2, Node, State, Verb
from tabularium.kernel.offer import PAYS, Offer
from tabularium.locale.talk import Talk

# registers of a defeat in which a choice is open (N146)
OWN_LOSS: Final = R0  # of the war's own resource
FOOD_LOSS: Final = R1
SAVES: Final = R2  # what stability takes off

# what cards produce beside their printed goods ------------------------------------------------


class Extra(Node):
    """More production, or less, under a condition or for each of something (N135).

    Never run: the production step adds it in.
    """

    def __init__(
        self, amounts: list[int], condition: Condition | None = None, per: Count | None = None
    ) -> None:
        super().__init__()
        self.amounts = amounts
        self.condition = condition
        self.per = per

    def fault(self) -> str:
        problem = misspelt(self.amounts)
        if not problem and min(self.amounts) < 0 < max(self.amounts):
            return "brings and takes at once"
        return problem or fault_of([abs(n) for n in self.amounts], points=False)

    def times(self, g: State, seat: int) -> int:
        if self.condition is not None and not self.condition.holds(g, seat):
            return 0
        return 1 if self.per is None else self.per.value(g, seat)

    def text(self, talk: Talk, form: str = "") -> str:
        way = "gain" if max(self.amounts) > 0 else "lose"
        goods = goods_words(talk, self.amounts, ".what")
        if self.per is not None:
            return talk.say(f"nations-{way}-per", {"goods": goods, "of": self.per.text(talk, 1)})
        text = talk.say(f"nations-{way}", {"goods": goods})
        if self.condition is None:
            return text
        return talk.say("nations-when", {"when": self.condition.text(talk), "effect": text})


class ProduceOneOf(GainOneOf):
    """One of several goods in production, under a condition (Peter the Great)."""

    def __init__(self, choices: list[list[int]], condition: Condition) -> None:
        super().__init__(choices)
        self.condition = condition

    def can(self, g: State, seat: int, source: int) -> bool:
        return self.condition.holds(g, seat)

    def text(self, talk: Talk, form: str = "") -> str:
        return talk.say(
            "nations-when", {"when": self.condition.text(talk), "effect": super().text(talk, form)}
        )


def production(g: State, seat: int) -> list[int]:
    """What a nation produces less what it consumes, of each resource (N134)."""
    net = [0] * at.RESOURCES
    waived = g.mod(seat, at.NO_UPKEEP) > 0
    for card in g.zones[at.SPACES + seat]:
        workers = g.marks[card] & at.WORKERS
        if workers:
            kind = KINDS[card]
            given = YIELD[kind]
            free = waived and SORT[kind] == at.MILITARY
            for good in range(at.RESOURCES):
                if given[good] > 0 or not free:
                    net[good] += workers * given[good]
    for zone in FLAT:
        for card in g.zones[zone + seat]:
            given = YIELD[KINDS[card]]
            for good in range(at.RESOURCES):
                net[good] += given[good]
    for card in g.hook(seat, at.PRODUCING):
        node = g.rules.response(card, at.PRODUCING)
        if isinstance(node, Extra):
            times = node.times(g, seat)
            for good in range(at.RESOURCES):
                net[good] += times * node.amounts[good]
    net[at.FOOD] -= population_cost(g, seat, at.FOOD)
    if g.nums[at.CALM + seat] < 0:
        net[at.BOOKS] += g.nums[at.CALM + seat]  # revolt (N138)
    return net


class Produce(Node):
    """Everybody produces: gains first, then losses (N137). PC: two steps a nation, in order."""

    def fits(self, g: State, frame: int) -> bool:
        return 0 <= g.stack[frame + PC] <= 2 * g.seats

    def step(self, g: State, seat: int, source: int) -> None:
        pc = g.stack[g.top + PC]
        if pc == 2 * g.seats:
            g.pop()
            return
        g.stack[g.top + PC] = pc + 1
        seat = g.nums[at.ORDER + pc // 2]
        if pc % 2 == 0:
            for card in g.hook(seat, at.PRODUCING):
                node = g.rules.response(card, at.PRODUCING)
                if isinstance(node, ProduceOneOf) and node.can(g, seat, card):
                    g.push(node, seat, card)
            return
        if g.telling:
            g.tell(PRODUCTION, seat)
        net = production(g, seat)
        for good in range(at.RESOURCES):
            gain(g, seat, good, net[good])
        if g.nums[at.CALM + seat] < 0:
            if g.telling:
                g.tell(REVOLT, seat, -g.nums[at.CALM + seat])
            lose_points(g, seat, 1)
        lose(g, seat, [max(0, -n) for n in net])


class KeepOrder(Deed):
    """Player order is not determined anew this round (N234); read when the order would be."""

    says = "keep-order"

    def do(self, g: State, seat: int, source: int) -> None:
        return


class DetermineOrder(Verb):
    """By strength, then stability, then the old order (N140, N141)."""

    def do(self, g: State, seat: int, source: int) -> None:
        for node in KIND[KINDS[g.zones[at.CURRENT][0]]].happens:
            if isinstance(node, KeepOrder):
                return
        nums = g.nums
        if g.seats == 1:
            mine = [might(g, 0), compared_calm(g, 0)]
            theirs = [min(nums[at.RIVAL_MIGHT], at.MOST_STRENGTH), compared_rival_calm(g)]
            if mine != theirs:
                nums[at.RIVAL_FIRST] = int(theirs > mine)
            if g.telling:
                g.tell(NEW_ORDER, nums[at.RIVAL_FIRST])
            return
        keys = [
            [-might(g, who), -compared_calm(g, who), place, who]
            for place, who in enumerate(in_order(g))
        ]
        nums[at.ORDER : at.ORDER + g.seats] = [key[3] for key in sorted(keys)]
        if g.telling:
            g.tell(NEW_ORDER, nums[at.ORDER])


# war ------------------------------------------------------------------------------------------


class ResolveWar(Asking):
    """Who is weaker than the war is defeated, from last to first (N142-N148).

    PC: two steps a nation.
    """

    def fits(self, g: State, frame: int) -> bool:
        return 0 <= g.stack[frame + PC] <= 2 * g.seats

    def seat(self, g: State) -> int:
        return g.nums[at.ORDER + g.seats - 1 - g.stack[g.top + PC] // 2]

    def step(self, g: State, seat: int, source: int) -> None:
        stack = g.stack
        top = g.top
        pc = stack[top + PC]
        if not g.zones[at.WAR_SPACE] or pc == 2 * g.seats:
            g.pop()
            g.zones[at.GONE] += g.zones[at.WAR_SPACE]
            g.zones[at.WAR_SPACE] = []
            return
        seat = self.seat(g)
        if pc % 2 == 0:
            if stack[top + SAVES]:
                own = stack[top + OWN_LOSS]
                food = stack[top + FOOD_LOSS]
                taken = stack[top + SAVES]
                g.ask(seat, list(range(max(0, taken - food), min(own, taken) + 1)))
            else:
                self.judge(g, seat)
            return
        # what the nation has left tells what the war took, whatever stood in for what (N235)
        for good in range(at.RESOURCES):
            g.nums[at.WAR_LOSS + seat * at.LOSSES + good] -= has(g, seat, good)
        g.nums[at.WAR_LOSS + seat * at.LOSSES + at.RESOURCES] -= g.nums[at.POINTS + seat]
        stack[top + PC] = pc + 1

    def judge(self, g: State, seat: int) -> None:
        """Defeated or not; the losses follow at once unless they can be split."""
        stack = g.stack
        top = g.top
        if not defeated(g, seat):
            stack[top + PC] += 2
            return
        for good in range(at.RESOURCES):
            g.nums[at.WAR_LOSS + seat * at.LOSSES + good] = has(g, seat, good)
        g.nums[at.WAR_LOSS + seat * at.LOSSES + at.RESOURCES] = g.nums[at.POINTS + seat]
        kind = KINDS[g.zones[at.WAR_SPACE][0]]
        if g.telling:
            g.tell(DEFEATED, seat, kind)
        remove_cards(g, seat, g.hook(seat, at.ON_DEFEAT)[:])
        lose_points(g, seat, defeat_points(g, seat, kind))
        losses = at_stake(g, seat, kind)
        own = war_resource(kind)
        stability = max(0, calm(g, seat))
        split = own != at.FOOD and losses[at.FOOD] > 0
        if split and 0 < stability < sum(losses):
            stack[top + OWN_LOSS] = losses[own]
            stack[top + FOOD_LOSS] = losses[at.FOOD]
            stack[top + SAVES] = stability
            return
        stack[top + PC] += 1
        lose(g, seat, saved(losses, own, stability))

    def chose(self, g: State, seat: int, source: int, code: int) -> None:
        stack = g.stack
        top = g.top
        seat = self.seat(g)
        losses = self.losses(g, code)
        stack[top + OWN_LOSS] = stack[top + FOOD_LOSS] = stack[top + SAVES] = 0
        stack[top + PC] += 1
        lose(g, seat, losses)

    def key(self, g: State, code: int) -> str:
        return f"saved:{code}"

    def losses(self, g: State, code: int) -> list[int]:
        """What is lost if the stability takes so much off the war's own resource."""
        stack = g.stack
        top = g.top
        losses = [0] * at.RESOURCES
        losses[war_resource(KINDS[g.zones[at.WAR_SPACE][0]])] = stack[top + OWN_LOSS] - code
        losses[at.FOOD] = stack[top + FOOD_LOSS] - (stack[top + SAVES] - code)
        return losses

    def option(self, g: State, code: int) -> Offer:
        goods = goods_of(g.to_move, self.losses(g, code), PAYS)
        return goods_offer("nations-lose.do", goods, [Card(g, g.zones[at.WAR_SPACE][0])])


def defeated(g: State, seat: int) -> bool:
    """Whether a nation is weaker than this round's war (N142)."""
    return might(g, seat) + g.mod(seat, at.WAR_BONUS) < g.nums[at.WAR_MIGHT]


def defeat_points(g: State, seat: int, kind: int) -> int:
    """The VP that a defeat costs; stability does not help, a wall may (N143)."""
    walled = g.mod(seat, at.WALLED) and passed(g, True) >> seat & 1
    return 0 if walled else YIELD[kind][at.VP]


def at_stake(g: State, seat: int, kind: int) -> list[int]:
    """What a defeat takes of each resource before stability has saved its share."""
    losses = YIELD[kind][: at.RESOURCES]
    losses[at.FOOD] += g.mod(seat, at.DEFEAT_FOOD)
    return losses


def saved(losses: list[int], own: int, stability: int) -> list[int]:
    """The losses less what stability saves, first of the war's own resource, then of food."""
    left = losses[:]
    for good in (own, at.FOOD):
        share = min(left[good], stability)
        left[good] -= share
        stability -= share
    return left


def war_resource(kind: int) -> int:
    """What a war takes."""
    for good in range(at.RESOURCES):
        if YIELD[kind][good]:
            return good
    raise AssertionError(at.GOODS)


# the end of the round -------------------------------------------------------------------------


class CheckStability(Verb):
    """Solo: a VP for being more stable than the opponent, else one less (N192)."""

    def do(self, g: State, seat: int, source: int) -> None:
        if g.seats > 1:
            return
        more_stable = compared_calm(g, 0) > compared_rival_calm(g)
        if g.telling:
            g.tell(STABILITY_CHECK, 0, int(more_stable))
        if more_stable:
            gain(g, 0, at.VP, 1)
        else:
            lose_points(g, 0, 1)


def famine_of(g: State) -> int:
    """The food that this round's event card costs everybody."""
    return KIND[KINDS[g.zones[at.CURRENT][0]]].famine


class Famine(Node):
    """Everybody loses the food on the event card (N158), from last to first."""

    def fits(self, g: State, frame: int) -> bool:
        return 0 <= g.stack[frame + PC] <= g.seats

    def step(self, g: State, seat: int, source: int) -> None:
        pc = g.stack[g.top + PC]
        food = famine_of(g)
        if pc == g.seats or food == 0:
            g.pop()
            return
        if pc == 0 and g.telling:
            g.tell(FAMINE_STRIKES, -1, food)
        g.stack[g.top + PC] = pc + 1
        losses = [0] * at.RESOURCES
        losses[at.FOOD] = food
        lose(g, g.nums[at.ORDER + g.seats - 1 - pc], losses)


def book_points(g: State, seat: int) -> int:
    """The VP a nation's books are worth at the end of an age."""
    books = has(g, seat, at.BOOKS)
    if g.seats == 1:
        return 3 if books > g.nums[at.RIVAL_BOOKS] else 0
    return sum([has(g, other, at.BOOKS) < books for other in range(g.seats)])


class CompareBooks(Verb):
    """At the end of an age: a VP for every nation with fewer books (N159, N160, N193)."""

    def do(self, g: State, seat: int, source: int) -> None:
        if g.nums[at.ROUND] % at.ROUNDS_PER_AGE:
            return
        if g.telling:
            g.tell(AGE_ENDED, -1, g.nums[at.ROUND] // at.ROUNDS_PER_AGE)
        for who in range(g.seats):
            gain(g, who, at.VP, book_points(g, who))
        for who in range(g.seats):
            fire(g, who, at.AGE_ENDS)
