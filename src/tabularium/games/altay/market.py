"""Acquiring action cards (A37-A39) and the trade rule (A36)."""

from __future__ import annotations

from typing import Final

from tabularium.cards.menu import SMALL, Action, ButtonAction
from tabularium.games.altay import layout as at
from tabularium.games.altay.asking import AskGood
from tabularium.games.altay.catalogue import COST, KINDS
from tabularium.games.altay.events import BUY, COINS_SPENT
from tabularium.games.altay.produce import ProduceAny
from tabularium.games.altay.slots import Slots, SlotWords, goods_words
from tabularium.games.altay.words import Coins, Pile
from tabularium.kernel.machine import R0, R1, R2, SEAT, SOURCE, Node, State
from tabularium.kernel.offer import Offer, Thing
from tabularium.kernel.reason import Reason
from tabularium.kernel.several import Member, Several, note, noted, set_of
from tabularium.locale.talk import Talk

LEFT: Final = R0  # goods still to pay
LEAST: Final = R1  # goods are named in order, so that a set is paid in one way only
NOTED: Final = R2  # what has been named; it is paid when all of it is


class PayWms(AskGood):
    """Pay wood, metal or stone: named one after another, paid together."""

    asks = "pay"

    def spare(self, g: State, good: int) -> int:
        """How many of a good are in the pool and not named yet."""
        return g.nums[at.POOL + good] - noted(g.stack[g.top + NOTED], good)

    def step(self, g: State, seat: int, source: int) -> None:
        stack = g.stack
        left = stack[g.top + LEFT]
        if left == 0:
            for good in range(at.WOOD, at.STONE + 1):
                g.nums[at.POOL + good] -= noted(stack[g.top + NOTED], good)
            g.pop()
            return
        out: list[int] = []
        rest = self.spare(g, at.WOOD) + self.spare(g, at.METAL) + self.spare(g, at.STONE)
        for good in range(at.WOOD, at.STONE + 1):
            n = self.spare(g, good)
            # what comes before this good can no longer be paid with
            if n and rest >= left and good >= stack[g.top + LEAST]:
                out.append(good)
            rest -= n
        g.ask(stack[g.top + SEAT], out)

    def paid(self, g: State) -> int:
        """How much has been named so far."""
        card = g.stack[g.top + SOURCE]
        return COST[KINDS[card]].wms - g.stack[g.top + LEFT]

    def chose(self, g: State, seat: int, source: int, code: int) -> None:
        g.pick(code, self.paid(g) == 0)
        g.stack[g.top + NOTED] += note(code, 1)
        g.stack[g.top + LEFT] -= 1
        g.stack[g.top + LEAST] = code

    def several(self, g: State) -> Several | None:
        stack = g.stack
        members = [
            Member([good], self.spare(g, good))
            for good in range(max(at.WOOD, stack[g.top + LEAST]), at.STONE + 1)
            if self.spare(g, good)
        ]
        left = stack[g.top + LEFT]
        return set_of(Several(members, left, left, self.paid(g)))

    def set_label(self, g: State, several: Several, counts: list[int], talk: Talk) -> str:
        goods = [(several.members[i].codes[0], n) for i, n in enumerate(counts) if n]
        return talk.say("altay-set-pay", {"goods": goods_words(talk, goods, ".what")})

    def deed(self, g: State) -> str:
        return "altay-do-pay"

    def prompt(self, g: State, talk: Talk) -> str:
        return talk.say("altay-ask-pay", {"n": g.stack[g.top + LEFT]})


PAY_WMS: Final = PayWms()
BOUGHT_GOOD: Final = ProduceAny()

# why something cannot be bought
PILE_EMPTY: Final = Reason("why-altay-pile-empty", "A17")
TITLE_BOUGHT: Final = Reason("why-altay-bought", "A38")
MISSING: Final = Reason("why-missing", "A37")  # said with the goods
NO_TRADE: Final = Reason("why-altay-no-trade", "A36")
FEW_COINS: Final = Reason("why-altay-coins", "A36")  # said with their number


class Buy(Action):
    """Buy the top card of a pile, one of each type per turn."""

    def parts(self) -> list[Node]:
        return [PAY_WMS]

    def offer(self, g: State, seat: int, out: list[int]) -> None:
        nums = g.nums
        if not (nums[0] or nums[1] or nums[2]):
            return  # every card costs food, wood or metal
        bought = nums[at.BOUGHT]
        for pile in range(at.PILES):
            cards = g.zones[at.PILE + pile]
            if cards and not bought >> pile & 1 and COST[KINDS[cards[-1]]].payable(g):
                out.append(self.verb | pile)

    def reason(self, g: State, seat: int, code: int) -> Reason | None:
        cards = g.zones[at.PILE + code]
        if not cards:
            return PILE_EMPTY
        if g.nums[at.BOUGHT] >> code & 1:
            return TITLE_BOUGHT
        return None if COST[KINDS[cards[-1]]].payable(g) else MISSING

    def worded(self, g: State, seat: int, code: int, found: Reason) -> Reason:
        if found is not MISSING:
            return found
        cost = COST[KINDS[g.zones[at.PILE + code][-1]]]
        goods = SlotWords(Slots(cost.lacking(g)))
        return Reason(MISSING.message, MISSING.rule, {"goods": goods})

    def of(self, g: State, seat: int, thing: Thing) -> list[int]:
        return [at.PILE_TITLES.index(thing.name)] if thing.zone == "market" else []

    def carry_out(self, g: State, seat: int, code: int) -> None:
        pile = code & SMALL
        card = g.zones[at.PILE + pile].pop()
        cost = COST[KINDS[card]]
        nums = g.nums
        for good, n in cost.pairs:
            nums[at.POOL + good] -= n
        nums[at.BOUGHT] |= 1 << pile
        g.zones[at.DISCARD + seat].append(card)
        if g.telling:
            g.tell(BUY, seat, KINDS[card])
        if cost.wms:
            g.push(PAY_WMS, seat, card)
            g.stack[g.top + LEFT] = cost.wms

    def key(self, g: State, code: int) -> str:
        return f"buy:{at.PILE_TITLES[code & SMALL]}"

    def option(self, g: State, code: int) -> Offer:
        kind = KINDS[g.zones[at.PILE + (code & SMALL)][-1]]
        cost = SlotWords(COST[kind], ".for.what")
        return Offer("altay-do-buy", {"card": Pile(kind), "cost": cost})


class Trade(ButtonAction):
    """Five coins for a good of choice (option)."""

    def parts(self) -> list[Node]:
        return [BOUGHT_GOOD]

    def why(self, g: State, seat: int) -> Reason | None:
        if not g.opts[at.TRADE]:
            return NO_TRADE
        return FEW_COINS if g.nums[at.COINS + seat] < at.TRADE_PRICE else None

    def worded(self, g: State, seat: int, code: int, found: Reason) -> Reason:
        if found is not FEW_COINS:
            return found
        missing = at.TRADE_PRICE - g.nums[at.COINS + seat]
        return Reason(FEW_COINS.message, FEW_COINS.rule, {"n": missing})

    def carry_out(self, g: State, seat: int, code: int) -> None:
        g.nums[at.COINS + seat] -= at.TRADE_PRICE
        if g.telling:
            g.tell(COINS_SPENT, seat, at.TRADE_PRICE)
        g.push(BOUGHT_GOOD, seat, -1)

    def option(self, g: State, code: int) -> Offer:
        return Offer("altay-do-trade", {"n": at.TRADE_PRICE}, [Coins(g.to_move)])
