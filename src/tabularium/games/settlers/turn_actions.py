"""The actions with cards and workers: building, deals, razing, working."""

from __future__ import annotations

from typing import Final

from tabularium.cards.kind import different_kinds
from tabularium.cards.menu import SMALL, Action, ButtonAction
from tabularium.cards.standing import fire
from tabularium.declare.names import CardThing
from tabularium.games.settlers import layout as at
from tabularium.games.settlers.build import (
    BUILD_CARD,
    FEW_GOODS,
    PRICE_OF,
    PRICES,
    start_building,
    why_build,
)
from tabularium.games.settlers.catalogue import DEAL, KEY, KINDS, OWNER, kind_of
from tabularium.games.settlers.events import DEAL_MADE
from tabularium.games.settlers.gain import Gaining, Goods, build_option
from tabularium.games.settlers.locations import raze_goods
from tabularium.games.settlers.price import Pay
from tabularium.games.settlers.razing import (
    HANDED,
    is_peaceful,
    raze_named,
    raze_target,
    raze_targets,
    target_key,
    target_option,
    why_raze,
)
from tabularium.games.settlers.supply import gain
from tabularium.games.settlers.words import Good
from tabularium.games.settlers.work import SPEND_WORKERS
from tabularium.games.settlers.zones import take_from_hand
from tabularium.kernel.machine import Node, State, Verb
from tabularium.kernel.offer import Offer, Thing
from tabularium.kernel.reason import Reason


class Build(Action):
    """Build a location from hand."""

    def parts(self) -> list[Node]:
        return [BUILD_CARD, *PRICES]

    def offer(self, g: State, seat: int, out: list[int]) -> None:
        for kind in different_kinds(KINDS, g.zones[at.HAND + seat]):
            if why_build(g, seat, kind) is None:
                out.append(self.verb | kind)

    def of(self, g: State, seat: int, thing: Thing) -> list[int]:
        return [kind_of(thing.name)] if thing.zone == "hand" else []

    def reason(self, g: State, seat: int, code: int) -> Reason | None:
        return why_build(g, seat, code)

    def worded(self, g: State, seat: int, code: int, found: Reason) -> Reason:
        if found is not FEW_GOODS:
            return found
        short = Goods(PRICE_OF[code].missing(g, seat))
        return Reason(FEW_GOODS.message, FEW_GOODS.rule, {"goods": short})

    def carry_out(self, g: State, seat: int, code: int) -> None:
        card = take_from_hand(g, seat, code & SMALL)
        g.pop()
        start_building(g, seat, card, False)

    def key(self, g: State, code: int) -> str:
        return f"build:{KEY[code & SMALL]}"

    def option(self, g: State, code: int) -> Offer:
        return build_option(g, code & SMALL)


DEAL_PRICE: Final = Pay([0, 0, 1, 0, 0, 0, 0])
UNPAID: Final = Reason("why-missing", "S60")  # said with the goods


class GainFromDeal(Verb):
    """A deal has been paid for: it gives its good at once."""

    def do(self, g: State, seat: int, source: int) -> None:
        kind = KINDS[source]
        if g.telling:
            g.tell(DEAL_MADE, seat, kind)
        fire(g, seat, at.DEALT)
        gain(g, seat, DEAL[kind], 1)


DEAL_GAIN: Final = GainFromDeal()


class MakeDeal(Action):
    """A faction card under the board gives its good now and in every production (S60)."""

    def parts(self) -> list[Node]:
        return [DEAL_PRICE, DEAL_GAIN]

    def offer(self, g: State, seat: int, out: list[int]) -> None:
        if DEAL_PRICE.can(g, seat, -1):  # whatever the card
            out += [self.verb | kind for kind in self.candidates(g, seat)]

    def candidates(self, g: State, seat: int) -> list[int]:
        return [
            kind
            for kind in different_kinds(KINDS, g.zones[at.HAND + seat])
            if OWNER[kind] != at.COMMON and DEAL[kind] >= 0
        ]

    def reason(self, g: State, seat: int, code: int) -> Reason | None:
        return None if DEAL_PRICE.can(g, seat, -1) else UNPAID

    def worded(self, g: State, seat: int, code: int, found: Reason) -> Reason:
        return DEAL_PRICE.why(g, seat, -1) or found

    def carry_out(self, g: State, seat: int, code: int) -> None:
        card = take_from_hand(g, seat, code & SMALL)
        g.zones[at.DEALS + seat].append(card)
        g.pop()
        g.push(DEAL_GAIN, seat, card)
        g.push(DEAL_PRICE, seat, card)

    def key(self, g: State, code: int) -> str:
        return f"deal:{KEY[code & SMALL]}"

    def option(self, g: State, code: int) -> Offer:
        kind = code & SMALL
        price = [(good, n) for good, n in enumerate(DEAL_PRICE.goods) if n]
        return Offer(
            "settlers-do-deal",
            {
                "card": CardThing(g, "hand", g.to_move, kind),
                "cost": Goods(price, ".for.what"),
                "effect": Gaining([(DEAL[kind], 1)]),
            },
        )


PEACEFUL: Final = Reason("why-settlers-peaceful", "S96")


class Raze(Action):
    """Raze a hand card, or a location of an opponent (S64-S66, S96)."""

    def offer(self, g: State, seat: int, out: list[int]) -> None:
        for target in raze_targets(g, seat):
            if target >= HANDED or not is_peaceful(g):
                out.append(self.verb | target)

    def of(self, g: State, seat: int, thing: Thing) -> list[int]:
        return raze_named(g, seat, thing)

    def reason(self, g: State, seat: int, code: int) -> Reason | None:
        if code < HANDED and is_peaceful(g):
            return PEACEFUL
        return why_raze(g, seat, code)

    def carry_out(self, g: State, seat: int, code: int) -> None:
        g.pop()
        goods = raze_target(g, seat, code & 0xFFFF)
        fire(g, seat, at.RAZED)
        raze_goods(g, seat, goods)

    def key(self, g: State, code: int) -> str:
        return target_key(g, code & 0xFFFF)

    def option(self, g: State, code: int) -> Offer:
        return target_option(g, code & 0xFFFF)


class Work(ButtonAction):
    """Exchange workers."""

    def why(self, g: State, seat: int) -> Reason | None:
        return SPEND_WORKERS.why(g, seat, -1)

    def parts(self) -> list[Node]:
        return [SPEND_WORKERS]

    def act(self, g: State, seat: int) -> None:
        g.push(SPEND_WORKERS, seat, -1)

    def option(self, g: State, code: int) -> Offer:
        return Offer("settlers-do-work", None, [Good(g.to_move, at.WORKER)])
