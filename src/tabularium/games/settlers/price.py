"""Paying: gold may stand for any resource, never the other way round (S4)."""

from __future__ import annotations

from typing import Final

from tabularium.cards.kind import different_kinds
from tabularium.declare.names import CardThing
from tabularium.games.settlers import layout as at
from tabularium.games.settlers.catalogue import KEY, KINDS
from tabularium.games.settlers.deals import Deal, deal_key, drop_deal, own_deals, routed_locations
from tabularium.games.settlers.events import DISCARDED
from tabularium.games.settlers.gain import Goods, goods_words
from tabularium.games.settlers.supply import discard
from tabularium.games.settlers.words import Good
from tabularium.games.settlers.zones import take_from_hand
from tabularium.kernel.machine import PC, R0, R1, R2, R3, SEAT, Node, State
from tabularium.kernel.offer import PAYS, Message, Offer, Thing
from tabularium.kernel.reason import Reason
from tabularium.kernel.several import NOTHING, Member, Several, note, noted, set_of
from tabularium.locale.talk import Talk

# what is being paid: the resources one by one, then goods of choice, a hand card, a deal
ANY_STEP: Final = at.RESOURCES
CARD_STEP: Final = at.RESOURCES + 1
DEAL_STEP: Final = at.RESOURCES + 2
LAST_STEP: Final = at.RESOURCES + 3
NOTHING_ELSE: Final[list[int]] = [0] * at.HELD
LEFT: Final = R0
LEAST: Final = R1
RESERVED: Final = R2
NOTED: Final = R3  # resources and gold that have been named; they are paid when all of them are

NO_HAND: Final = Reason("why-settlers-no-hand", "S77")
NO_DEAL: Final = Reason("why-settlers-no-deal", "S160")


def reserve(goods: list[int]) -> int:
    """The resources of a price as a number for ``RESERVED``, four bits each (``MOST_RESERVED``)."""
    return goods[0] | goods[1] << 4 | goods[2] << 8


class Pay(Node):
    """Pay goods; asked only for what is a choice: where gold goes, which card, which deal."""

    def __init__(
        self,
        goods: list[int],
        any_resource: int = 0,
        hand_card: int = 0,
        deal: int = 0,
        problem: str = "",
    ) -> None:
        super().__init__()
        self.goods = goods  # amounts of the seven goods in a supply
        self.any = any_resource
        self.hand_card = hand_card
        self.deal = deal
        self.problem = problem

    def fault(self) -> str:
        if len(self.goods) != at.HELD:
            return f"a price of {len(self.goods)} goods"
        price = [*self.goods, self.any, self.hand_card, self.deal]
        if min(price) < 0:
            return "a price below zero"
        if max(price) > at.MOST_RESERVED or max(self.hand_card, self.deal) > 1:
            return "a price above what can be asked for"
        return self.problem or ("" if any(price) else "nothing is paid")

    def can(self, g: State, seat: int, source: int) -> bool:
        return self.can_beside(g, seat, NOTHING_ELSE)

    def can_beside(self, g: State, seat: int, other: list[int]) -> bool:
        """Whether it can be paid together with some other goods."""
        nums = g.nums
        base = at.POOL + seat * at.HELD
        for good in range(at.GOLD, at.HELD):
            if nums[base + good] < self.goods[good] + other[good]:
                return False
        spare = nums[base + at.GOLD] - self.goods[at.GOLD] - other[at.GOLD]
        left = spare
        for good in range(at.RESOURCES):
            have = nums[base + good] - self.goods[good] - other[good]
            if have < 0:
                spare += have
            left += have
        if spare < 0 or left < self.any:
            return False
        if self.hand_card and not g.zones[at.HAND + seat]:
            return False
        return not self.deal or len(own_deals(g, seat)) > 0

    def why(self, g: State, seat: int, source: int) -> Reason | None:
        short = self.missing(g, seat)
        if short:
            return Reason("why-missing", "S76", {"goods": Goods(short)})
        base = at.POOL + seat * at.HELD
        left = sum(g.nums[base : base + at.GOLD + 1]) - sum(self.goods[: at.GOLD + 1])
        if left < self.any:
            return Reason(
                "why-missing", "S76", {"goods": Message("settlers-n-any", self.any - left)}
            )
        if self.hand_card and not g.zones[at.HAND + seat]:
            return NO_HAND
        return NO_DEAL if self.deal and not own_deals(g, seat) else None

    def missing(self, g: State, seat: int) -> list[tuple[int, int]]:
        """The goods that are missing; gold stands in for resources as far as it goes (S4)."""
        base = at.POOL + seat * at.HELD
        short = [max(0, self.goods[good] - g.nums[base + good]) for good in range(at.HELD)]
        spare = max(0, g.nums[base + at.GOLD] - self.goods[at.GOLD])
        for good in range(at.RESOURCES):
            filled = min(spare, short[good])
            short[good] -= filled
            spare -= filled
        return [(good, short[good]) for good in range(at.HELD) if short[good]]

    def can_twice(self, g: State, seat: int) -> bool:
        """Whether it can be paid two times over (S75)."""
        if not self.can_beside(g, seat, self.goods):
            return False
        left = 0
        for good in range(at.GOLD + 1):
            left += g.nums[at.POOL + seat * at.HELD + good] - 2 * self.goods[good]
        if left < 2 * self.any or len(g.zones[at.HAND + seat]) < 2 * self.hand_card:
            return False
        deals = len(g.zones[at.DEALS + seat]) + len(routed_locations(g, seat))
        return deals >= 2 * self.deal

    def step(self, g: State, seat: int, source: int) -> None:
        stack = g.stack
        top = g.top
        pc = stack[top + PC]
        if pc < at.RESOURCES:
            if self.goods[pc] == 0:
                stack[top + PC] = pc + 1
            else:
                least, most = self.gold_range(g, seat, pc, stack[top + RESERVED])
                g.ask(seat, list(range(least, most + 1)))
        elif pc == ANY_STEP:
            if stack[top + LEFT] == self.any:
                self.pay_all(g, seat)
                stack[top + PC] = CARD_STEP
            else:
                g.ask(seat, self.any_options(g, seat, top))
        elif pc == CARD_STEP:
            if self.hand_card == 0:
                stack[top + PC] = DEAL_STEP
            else:
                g.ask(seat, different_kinds(KINDS, g.zones[at.HAND + seat]))
        elif pc == DEAL_STEP:
            if self.deal == 0:
                g.pop()
            else:
                g.ask(seat, own_deals(g, seat))
        else:
            g.pop()

    def spare(self, g: State, seat: int, good: int) -> int:
        """How many of a good a player has that are not named yet."""
        return g.nums[at.POOL + seat * at.HELD + good] - noted(g.stack[g.top + NOTED], good)

    def gold_range(self, g: State, seat: int, good: int, reserved: int) -> tuple[int, int]:
        """How much gold may go into this resource, leaving enough for the others.

        ``reserved`` are resources that must remain payable afterwards, four bits each.
        """
        need = self.goods[good]
        gold = self.spare(g, seat, at.GOLD) - self.goods[at.GOLD]
        for other in range(at.RESOURCES):
            if other != good:
                due = reserved >> 4 * other & at.MOST_RESERVED
                due += self.goods[other] if other > good else 0
                gold -= max(0, due - self.spare(g, seat, other))
        # gold spent here spares a resource for what is reserved of the same sort
        return max(0, need - self.spare(g, seat, good)), min(need, gold)

    def any_options(self, g: State, seat: int, top: int) -> list[int]:
        """Resources and gold in order, so that a mix is paid in one way only."""
        left = self.any - g.stack[top + LEFT]
        out: list[int] = []
        rest = 0
        for good in range(at.GOLD, -1, -1):
            n = self.spare(g, seat, good) - (self.goods[at.GOLD] if good == at.GOLD else 0)
            rest += n
            if n > 0 and rest >= left and good >= g.stack[top + LEAST]:
                out.append(good)
        out.reverse()
        return out

    def pay_all(self, g: State, seat: int) -> None:
        """Everything named, and what is no choice."""
        base = at.POOL + seat * at.HELD
        for good in range(at.GOLD + 1):
            g.nums[base + good] -= noted(g.stack[g.top + NOTED], good)
        for good in range(at.GOLD, at.HELD):
            g.nums[base + good] -= self.goods[good]

    def chose(self, g: State, seat: int, source: int, code: int) -> None:
        stack = g.stack
        top = g.top
        pc = stack[top + PC]
        if pc < at.RESOURCES:
            paid = self.paid(g)
            for i in range(self.goods[pc]):
                g.pick(at.GOLD if i < code else pc, paid + i == 0)
            stack[top + NOTED] += note(at.GOLD, code) + note(pc, self.goods[pc] - code)
            stack[top + PC] = pc + 1
        elif pc == ANY_STEP:
            g.pick(code, self.paid(g) == 0)
            stack[top + NOTED] += note(code, 1)
            stack[top + LEFT] += 1
            stack[top + LEAST] = code
        elif pc == CARD_STEP:
            stack[top + PC] = DEAL_STEP
            discard(g, take_from_hand(g, seat, code))
            if g.telling:
                g.tell(DISCARDED, seat, code)
        else:
            stack[top + PC] = LAST_STEP
            drop_deal(g, seat, code)

    # the resources together, as people pay them

    def paid(self, g: State) -> int:
        """How many resources have been named, gold for them included."""
        pc = g.stack[g.top + PC]
        return sum(self.goods[: min(pc, at.RESOURCES)]) + g.stack[g.top + LEFT]

    def several(self, g: State) -> Several | None:
        stack = g.stack
        top = g.top
        pc = stack[top + PC]
        if pc > ANY_STEP:
            return None
        seat = stack[top + SEAT]
        any_left = self.any - stack[top + LEFT]
        due = any_left + sum(self.goods[pc : at.RESOURCES])
        members: list[Member] = []
        for good in range(at.RESOURCES):
            n = any_left if pc < ANY_STEP or good >= stack[top + LEAST] else 0
            if good >= pc:
                n += self.goods[good]
            n = min(n, self.spare(g, seat, good))
            if n:
                members.append(Member([good], n))
        gold = min(due, self.spare(g, seat, at.GOLD) - self.goods[at.GOLD])
        if gold > 0:
            members.append(Member([at.GOLD], gold))
        return set_of(Several(members, due, due, self.paid(g)))

    def next_pick(self, g: State, several: Several, left: list[int]) -> int:
        pc = g.stack[g.top + PC]
        if pc == ANY_STEP:
            return super().next_pick(g, several, left)
        gold = self.goods[pc]  # what is not paid with the resource itself
        for i in range(len(left)):
            if several.members[i].codes[0] == pc:
                own = min(left[i], gold)
                left[i] -= own
                gold -= own
        if several.members[-1].codes[0] == at.GOLD:
            left[-1] -= gold
            if left[-1] < 0:
                return NOTHING
        elif gold:
            return NOTHING
        return g.options.index(gold) if gold in g.options else NOTHING

    def member_key(self, g: State, code: int) -> str:
        return at.GOODS[code]

    def member_label(self, g: State, code: int, talk: Talk) -> str:
        return goods_words(talk, [(code, 1)])

    def member_about(self, g: State, code: int) -> list[Thing]:
        return [Good(g.to_move, code)]

    def set_prompt(self, g: State, talk: Talk) -> str:
        pc = g.stack[g.top + PC]
        if pc == ANY_STEP:
            return self.prompt(g, talk)
        due = [(good, self.goods[good]) for good in range(pc, at.RESOURCES) if self.goods[good]]
        words = [goods_words(talk, due, ".what")]
        if self.any:
            words.append(talk.say("settlers-n-any.what", {"n": self.any}))
        return talk.say("settlers-ask-pay", {"goods": talk.join(words)})

    def set_label(self, g: State, several: Several, counts: list[int], talk: Talk) -> str:
        goods = [(several.members[i].codes[0], n) for i, n in enumerate(counts) if n]
        return talk.say("settlers-set-pay", {"goods": goods_words(talk, goods, ".what")})

    def kind(self) -> str:
        return "pay"

    def prompt(self, g: State, talk: Talk) -> str:
        pc = g.stack[g.top + PC]
        if pc < at.RESOURCES:
            return talk.say(
                "settlers-ask-gold", {"goods": goods_words(talk, [(pc, self.goods[pc])], ".what")}
            )
        if pc == ANY_STEP:
            return talk.say("settlers-ask-any", {"n": self.any - g.stack[g.top + LEFT]})
        return talk.say("settlers-ask-pay-card" if pc == CARD_STEP else "settlers-ask-pay-deal")

    def key(self, g: State, code: int) -> str:
        pc = g.stack[g.top + PC]
        if pc < at.RESOURCES:
            return f"gold:{code}"
        if pc == ANY_STEP:
            return at.GOODS[code]
        return KEY[code] if pc == CARD_STEP else deal_key(code)

    def option(self, g: State, code: int) -> Offer:
        pc = g.stack[g.top + PC]
        seat = g.to_move
        if pc < at.RESOURCES:
            paid = [(at.GOLD, code), (pc, self.goods[pc] - code)]
            return Offer("settlers-do-gold", {"n": code}, [Good(seat, x) for x, n in paid if n])
        if pc == ANY_STEP:
            return Offer("settlers-do-pay", {"good": Good(seat, code)})
        if pc == CARD_STEP:
            return Offer("", {"it": CardThing(g, "hand", seat, code, PAYS)})
        return Offer("", {"it": Deal(g, seat, code, PAYS)})

    def text(self, talk: Talk, form: str = "") -> str:
        goods = [(good, n) for good, n in enumerate(self.goods) if n]
        parts = [goods_words(talk, goods, ".what")] if goods else []
        if self.any:
            parts.append(talk.say("settlers-n-any.what", {"n": self.any}))
        clauses: list[str] = []
        if parts:
            clauses.append(talk.say("settlers-spend" + form, {"goods": talk.join(parts)}))
        if self.hand_card:
            clauses.append(talk.say("settlers-discard-hand-card" + form))
        if self.deal:
            clauses.append(talk.say("settlers-discard-own-deal" + form))
        return talk.clauses(clauses)
