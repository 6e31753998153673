"""What a nation may do in its turn: five actions, workers off cards, the end of it (N57-N106)."""

from __future__ import annotations

from typing import Final

from tabularium.cards.menu import SMALL, Action, ButtonAction
from tabularium.cards.sequence import To
from tabularium.cards.standing import fire
from tabularium.games.nations import layout as at
from tabularium.games.nations.buy import PURCHASE, start_purchase
from tabularium.games.nations.buyable import condition_words, price_of, slot_at, why_not_allowed
from tabularium.games.nations.catalogue import KEY, KIND, KINDS, SORT, amounts
from tabularium.games.nations.effects import Pay
from tabularium.games.nations.events import PASS, SPECIAL_USED
from tabularium.games.nations.hire import (
    FEW_STONE,
    FINISH,
    build_section,
    dismiss,
    employers,
    next_section,
    site,
    why_not_hired,
)
from tabularium.games.nations.ranks import passed
from tabularium.games.nations.resources import MAKE_UP, PAY_ANY, has, missing
from tabularium.games.nations.virtual_opponent import OPPONENT_ACTS
from tabularium.games.nations.words import Card, Place, price
from tabularium.games.nations.workers import NO_FREE_WORKER, deploy_cost, lift_worker, put_worker
from tabularium.kernel.machine import Node, State, Wording
from tabularium.kernel.offer import PAYS, Offer, Thing, Word
from tabularium.kernel.reason import Reason

PUBLIC: Final = 0  # an option: an architect of the public space


PASSED: Final = Reason("why-acted", "N58")
NOBODY_ON_IT: Final = Reason("why-nations-nobody-there", "N93")
BY_ITSELF: Final = Reason("why-nations-by-itself", "N104")
USED_UP: Final = Reason("why-nations-used", "N104")
USELESS: Final = Reason("why-useless", "N106")  # said with the effect


def act(g: State, seat: int) -> None:
    """The menu closes; in the solo game the virtual opponent acts after the action (N185)."""
    g.pop()
    if g.seats == 1:
        g.push(OPPONENT_ACTS, seat, -1)


class Buy(Action):
    """A: buy a progress card."""

    def parts(self) -> list[Node]:
        return [PURCHASE, MAKE_UP, PAY_ANY]

    def offer(self, g: State, seat: int, out: list[int]) -> None:
        market = g.zones[at.MARKET]
        gold = has(g, seat, at.GOLD)
        if gold == 0:
            return
        for slot in range(at.SPACES_ON_BOARD):
            card = market[slot]
            if (
                card != slot
                and price_of(g, seat, slot) <= gold
                and why_not_allowed(g, seat, KINDS[card]) is None
            ):
                out.append(self.verb | slot)

    def of(self, g: State, seat: int, thing: Thing) -> list[int]:
        slot = slot_at(g, thing)
        return [slot] if slot >= 0 else []

    def reason(self, g: State, seat: int, code: int) -> Reason | None:
        kind = KINDS[g.zones[at.MARKET][code]]
        found = why_not_allowed(g, seat, kind)
        if found is not None:
            return condition_words(g, seat, kind, found)
        return missing(g, seat, [amounts(gold=price_of(g, seat, code))], "N62")

    def carry_out(self, g: State, seat: int, code: int) -> None:
        slot = code & SMALL
        act(g, seat)
        start_purchase(g, seat, slot, price_of(g, seat, slot))

    def key(self, g: State, code: int) -> str:
        return f"buy:{KEY[KINDS[g.zones[at.MARKET][code & SMALL]]]}"

    def option(self, g: State, code: int) -> Offer:
        slot = code & SMALL
        n = price_of(g, g.to_move, slot)
        card = Card(g, g.zones[at.MARKET][slot])
        return Offer("nations-do-buy", {"card": card, "n": n}, price(g.to_move, at.GOLD, n))


def own_spaces(g: State, seat: int, thing: Thing) -> list[int]:
    """The own card for workers that a thing is."""
    card = at.LAYOUT.card_at(g, thing)
    return [card] if card in g.zones[at.SPACES + seat] else []


class Deploy(Action):
    """B: deploy a worker of the supply (N90); one on a card is taken off first (N96)."""

    def offer(self, g: State, seat: int, out: list[int]) -> None:
        if g.nums[at.FREE + seat] == 0:
            return
        stone = has(g, seat, at.STONE)
        for card in g.zones[at.SPACES + seat]:
            if deploy_cost(g, seat, KINDS[card]) <= stone:
                out.append(self.verb | card)

    def of(self, g: State, seat: int, thing: Thing) -> list[int]:
        return own_spaces(g, seat, thing)

    def reason(self, g: State, seat: int, code: int) -> Reason | None:
        if not g.nums[at.FREE + seat]:
            return NO_FREE_WORKER
        return missing(g, seat, [amounts(stone=deploy_cost(g, seat, KINDS[code]))], "N90")

    def carry_out(self, g: State, seat: int, code: int) -> None:
        card = code & SMALL
        kind = KINDS[card]
        if SORT[kind] == at.BUILDING:
            g.pop()  # the virtual opponent does not answer (N185)
        else:
            act(g, seat)
        put_worker(g, seat, card, deploy_cost(g, seat, kind))

    def key(self, g: State, code: int) -> str:
        return f"deploy:{KEY[KINDS[code & SMALL]]}"

    def option(self, g: State, code: int) -> Offer:
        seat = g.to_move
        card = code & SMALL
        n = deploy_cost(g, seat, KINDS[card])
        worker = Place("workers", seat, part=PAYS)
        args: dict[str, Word | str | int] = {"card": Card(g, card), "n": n}
        return Offer("nations-do-deploy", args, [worker, *price(seat, at.STONE, n)])


class Hire(Action):
    """C: hire an architect, a public or a private one."""

    def parts(self) -> list[Node]:
        return [FINISH]

    def offer(self, g: State, seat: int, out: list[int]) -> None:
        if why_not_hired(g, seat, False) is None:
            super().offer(g, seat, out)

    def candidates(self, g: State, seat: int) -> list[int]:
        return [PUBLIC, *employers(g, seat)]

    def reason(self, g: State, seat: int, code: int) -> Reason | None:
        return why_not_hired(g, seat, code == PUBLIC)

    def of(self, g: State, seat: int, thing: Thing) -> list[int]:
        """A private architect first: it may be there when no public one is."""
        return super().of(g, seat, thing)[::-1]

    def worded(self, g: State, seat: int, code: int, found: Reason) -> Reason:
        if found is not FEW_STONE:
            return found
        return missing(g, seat, [amounts(stone=next_section(g, seat))], FEW_STONE.rule) or found

    def carry_out(self, g: State, seat: int, code: int) -> None:
        employer = code & SMALL
        act(g, seat)
        dismiss(g, employer if employer != PUBLIC else -1)
        build_section(g, seat, next_section(g, seat))

    def key(self, g: State, code: int) -> str:
        employer = code & SMALL
        return "hire:public" if employer == PUBLIC else f"hire:{KEY[KINDS[employer]]}"

    def option(self, g: State, code: int) -> Offer:
        seat = g.to_move
        employer = code & SMALL
        n = next_section(g, seat)
        about = site(g, seat) + price(seat, at.STONE, n)
        if employer == PUBLIC:
            return Offer("nations-do-hire", {"n": n}, [Place("architects"), *about])
        return Offer("nations-do-hire-private", {"card": Card(g, employer), "n": n}, about)


class UseSpecial(Action):
    """D: a special action of an own card; the whole payment and a possible effect (N104, N106)."""

    def candidates(self, g: State, seat: int) -> list[int]:
        return sorted(g.hook(seat, at.SPECIAL))

    def reason(self, g: State, seat: int, code: int) -> Reason | None:
        """Why there is no special action of an own card now."""
        does = KIND[KINDS[code]].does
        if does is None:
            return BY_ITSELF
        if KIND[KINDS[code]].once and g.marks[code] & at.USED:
            return USED_UP
        return None if does.can(g, seat, code) else USELESS

    def worded(self, g: State, seat: int, code: int, found: Reason) -> Reason:
        does = KIND[KINDS[code]].does
        if found is not USELESS or does is None:
            return found
        return does.why(g, seat, code) or Reason(
            USELESS.message, USELESS.rule, {"effect": Wording(does)}
        )

    def of(self, g: State, seat: int, thing: Thing) -> list[int]:
        card = at.LAYOUT.card_at(g, thing) if thing.zone != "site" else -1  # only what is finished
        return [card] if card >= 0 and thing.seat == seat else []

    def carry_out(self, g: State, seat: int, code: int) -> None:
        card = code & SMALL
        kind = KINDS[card]
        does = KIND[kind].does
        assert does is not None
        act(g, seat)
        if KIND[kind].once:
            g.marks[card] |= at.USED
        if g.telling:
            g.tell(SPECIAL_USED, seat, kind)
        g.push(does, seat, card)

    def key(self, g: State, code: int) -> str:
        return f"use:{KEY[KINDS[code & SMALL]]}"

    def option(self, g: State, code: int) -> Offer:
        card = code & SMALL
        does = KIND[KINDS[card]].does
        assert does is not None
        args: dict[str, Word | str | int] = {"card": Card(g, card), "effect": Wording(does)}
        cost = does.cost if isinstance(does, To) else None
        return Offer(
            "nations-do-use", args, cost.sure(g.to_move) if isinstance(cost, Pay) else None
        )


class TakeOff(Action):
    """Undeploy a worker: free, at any moment of the own turn (N93, N94)."""

    def candidates(self, g: State, seat: int) -> list[int]:
        return g.zones[at.SPACES + seat]

    def reason(self, g: State, seat: int, code: int) -> Reason | None:
        if g.nums[at.PASSED + seat]:
            return PASSED  # whoever has passed takes no worker off any more
        return None if g.marks[code] & at.WORKERS else NOBODY_ON_IT

    def of(self, g: State, seat: int, thing: Thing) -> list[int]:
        return own_spaces(g, seat, thing)

    def carry_out(self, g: State, seat: int, code: int) -> None:
        lift_worker(g, seat, code & SMALL)

    def key(self, g: State, code: int) -> str:
        return f"undeploy:{KEY[KINDS[code & SMALL]]}"

    def option(self, g: State, code: int) -> Offer:
        return Offer("nations-do-undeploy", {"card": Card(g, code & SMALL, PAYS)})


class Pass(ButtonAction):
    """No more actions this round; who passes first and last is remembered (N58, N61)."""

    def act(self, g: State, seat: int) -> None:
        before = 0
        for other in range(g.seats):
            if g.nums[at.PASSED + other]:
                before += 1
        g.nums[at.PASSED + seat] = before + 1
        if g.telling:
            g.tell(PASS, seat)
        if passed(g, True) >> seat & 1:
            fire(g, seat, at.ON_FIRST_PASS)
