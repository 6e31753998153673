"""The actions with cards and workers: building, deals, razing, working."""

from __future__ import annotations

from typing import Final

from tabularium.cards.menu import SMALL, Action
from tabularium.games.settlers import layout as at
from tabularium.games.settlers.actions_on_rivals import fire_dealt
from tabularium.games.settlers.build import BUILD_CARD, PRICES, can_build, start_building, why_build
from tabularium.games.settlers.catalogue import DEAL, KEY, KINDS, OWNER, kind_of
from tabularium.games.settlers.events import DEAL as DEAL_MADE
from tabularium.games.settlers.gain import Gaining, Goods, build_option
from tabularium.games.settlers.locations import fire_razed, raze_goods
from tabularium.games.settlers.price import Pay
from tabularium.games.settlers.razing import (
    HANDED,
    is_peaceful,
    raze_target,
    raze_targets,
    target_key,
    target_option,
    why_raze,
)
from tabularium.games.settlers.supply import gain
from tabularium.games.settlers.words import Card, Good
from tabularium.games.settlers.work import SPEND_WORKERS
from tabularium.games.settlers.zones import different, location_at, take_from_hand
from tabularium.kernel.machine import Node, State, Verb
from tabularium.kernel.offer import Offer, Thing
from tabularium.kernel.reason import Reason


def is_button(thing: Thing, word: str) -> bool:
    """Whether a thing is an action that stands for itself."""
    return thing.zone == "action" and thing.name == word


class Build(Action):
    """Build a location from hand."""

    def parts(self) -> list[Node]:
        return [BUILD_CARD, *PRICES]

    def offer(self, g: State, seat: int, out: list[int]) -> None:
        for kind in different(g.zones[at.HAND + seat]):
            if can_build(g, seat, kind, False):
                out.append(self.verb | kind)

    def refuses(self, g: State, seat: int, thing: Thing) -> Reason | None:
        # a card that is neither built nor dealt nor razed: this is what is said of it
        return why_build(g, seat, kind_of(thing.name)) if thing.zone == "hand" else None

    def carry_out(self, g: State, seat: int, code: int) -> None:
        card = take_from_hand(g, seat, code & SMALL)
        g.pop()
        start_building(g, seat, card, False)

    def key(self, g: State, code: int) -> str:
        return f"build:{KEY[code & SMALL]}"

    def option(self, g: State, code: int) -> Offer:
        return build_option(g, code & SMALL)


DEAL_PRICE: Final = Pay([0, 0, 1, 0, 0, 0, 0])


class GainFromDeal(Verb):
    """A deal has been paid for: it gives its good at once."""

    def do(self, g: State, seat: int, source: int) -> None:
        kind = KINDS[source]
        if g.telling:
            g.tell(DEAL_MADE, seat, kind)
        fire_dealt(g, seat)
        gain(g, seat, DEAL[kind], 1)


DEAL_GAIN: Final = GainFromDeal()


class MakeDeal(Action):
    """A faction card under the board gives its good now and in every production (S60)."""

    def parts(self) -> list[Node]:
        return [DEAL_PRICE, DEAL_GAIN]

    def offer(self, g: State, seat: int, out: list[int]) -> None:
        if not DEAL_PRICE.can(g, seat, -1):
            return
        for kind in different(g.zones[at.HAND + seat]):
            if OWNER[kind] != at.COMMON and DEAL[kind] >= 0:
                out.append(self.verb | kind)

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
                "card": Card("hand", g.to_move, kind),
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

    def refuses(self, g: State, seat: int, thing: Thing) -> Reason | None:
        card = location_at(g, thing)
        if card < 0 or thing.seat == seat:
            return None
        return PEACEFUL if is_peaceful(g) else why_raze(g, seat, card)

    def carry_out(self, g: State, seat: int, code: int) -> None:
        g.pop()
        goods = raze_target(g, seat, code & 0xFFFF)
        fire_razed(g, seat)
        raze_goods(g, seat, goods)

    def key(self, g: State, code: int) -> str:
        return target_key(g, code & 0xFFFF)

    def option(self, g: State, code: int) -> Offer:
        return target_option(g, code & 0xFFFF)


class Work(Action):
    """Exchange workers."""

    def __init__(self) -> None:
        super().__init__()
        self.word = "work"

    def refuses(self, g: State, seat: int, thing: Thing) -> Reason | None:
        return SPEND_WORKERS.why(g, seat, -1) if is_button(thing, self.word) else None

    def parts(self) -> list[Node]:
        return [SPEND_WORKERS]

    def offer(self, g: State, seat: int, out: list[int]) -> None:
        if SPEND_WORKERS.can(g, seat, -1):
            out.append(self.verb)

    def carry_out(self, g: State, seat: int, code: int) -> None:
        g.pop()
        g.push(SPEND_WORKERS, seat, -1)

    def key(self, g: State, code: int) -> str:
        return self.word

    def option(self, g: State, code: int) -> Offer:
        return Offer("settlers-do-work", None, [Good(g.to_move, at.WORKER)])
