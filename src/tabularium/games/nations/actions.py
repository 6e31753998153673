"""What a nation may do in its turn: five actions, workers off cards, the end of it (N57-N106)."""

from __future__ import annotations

from typing import Final

from tabularium.cards.menu import SMALL, Action, ButtonAction
from tabularium.cards.sequence import To
from tabularium.cards.standing import fire
from tabularium.games.nations import layout as at
from tabularium.games.nations.buy import PURCHASE, start_purchase
from tabularium.games.nations.buyable import EMPTY_SPACE, allowed, price_of, slot_at, why_not_bought
from tabularium.games.nations.catalogue import KEY, KIND, KINDS, SORT
from tabularium.games.nations.effects import Pay
from tabularium.games.nations.events import PASS, SPECIAL_USED
from tabularium.games.nations.hire import (
    FINISH,
    NO_ARCHITECT,
    build_section,
    can_hire,
    dismiss,
    employers,
    next_section,
    site,
    why_not_hired,
)
from tabularium.games.nations.ranks import passed
from tabularium.games.nations.resources import MAKE_UP, PAY_ANY, has
from tabularium.games.nations.virtual_opponent import OPPONENT_ACTS
from tabularium.games.nations.words import Card, Place, card_at, price
from tabularium.games.nations.workers import (
    SECTIONS,
    deploy_cost,
    lift_worker,
    manned,
    put_worker,
    why_not_deployed,
)
from tabularium.kernel.machine import Node, State, Wording
from tabularium.kernel.offer import PAYS, Offer, Thing, Word
from tabularium.kernel.reason import Reason

PUBLIC: Final = 0  # an option: an architect of the public space


ACTED: Final = Reason("why-acted", "N57")
PASSED: Final = Reason("why-acted", "N58")
ACT_FIRST: Final = Reason("why-nations-end", "N57")
NOBODY_ON_IT: Final = Reason("why-nations-nobody-there", "N93")
BY_ITSELF: Final = Reason("why-nations-by-itself", "N104")
USED_UP: Final = Reason("why-nations-used", "N104")


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
            if card != slot and price_of(g, seat, slot) <= gold and allowed(g, seat, KINDS[card]):
                out.append(self.verb | slot)

    def refuses(self, g: State, seat: int, thing: Thing) -> Reason | None:
        slot = slot_at(g, thing)
        return why_not_bought(g, seat, slot) if slot >= 0 else None

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


class Deploy(Action):
    """B: deploy a worker of the supply (N90); one on a card is taken off first (N96)."""

    def offer(self, g: State, seat: int, out: list[int]) -> None:
        if g.nums[at.FREE + seat] == 0:
            return
        stone = has(g, seat, at.STONE)
        for card in g.zones[at.SPACES + seat]:
            if deploy_cost(g, seat, KINDS[card]) <= stone:
                out.append(self.verb | card)

    def refuses(self, g: State, seat: int, thing: Thing) -> Reason | None:
        if thing.zone != "cards" or thing.seat != seat:
            return None
        return why_not_deployed(g, seat, card_at(g, thing))

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
        if can_hire(g, seat):
            if g.nums[at.ARCHITECTS]:
                out.append(self.verb | PUBLIC)
            for card in employers(g, seat):
                out.append(self.verb | card)

    def refuses(self, g: State, seat: int, thing: Thing) -> Reason | None:
        if thing.zone == "architects":
            return why_not_hired(g, seat) or NO_ARCHITECT
        builds = thing.zone == "site" or card_at(g, thing) in employers(g, seat)
        return why_not_hired(g, seat) if builds and thing.seat == seat else None

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


def why_not_used(g: State, seat: int, card: int) -> Reason | None:
    """Why there is no special action of an own card now (N104, N106)."""
    kind = KINDS[card]
    does = KIND[kind].does
    if does is None:
        return BY_ITSELF
    if KIND[kind].once and g.marks[card] & at.USED:
        return USED_UP
    found = does.why(g, seat, card)
    if found is None and not does.can(g, seat, card):
        return Reason("why-useless", "N106", {"effect": Wording(does)})
    return found


class UseSpecial(Action):
    """D: a special action of an own card; the whole payment and a possible effect (N104, N106)."""

    def offer(self, g: State, seat: int, out: list[int]) -> None:
        for card in sorted(g.hook(seat, at.SPECIAL)):
            kind = KINDS[card]
            if KIND[kind].once and g.marks[card] & at.USED:
                continue
            does = KIND[kind].does
            assert does is not None
            if does.can(g, seat, card):
                out.append(self.verb | card)

    def refuses(self, g: State, seat: int, thing: Thing) -> Reason | None:
        card = card_at(g, thing)
        return why_not_used(g, seat, card) if card >= 0 and thing.seat == seat else None

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

    def offer(self, g: State, seat: int, out: list[int]) -> None:
        if g.nums[at.PASSED + seat]:
            return  # whoever has passed takes no worker off any more (N58)
        for card in manned(g, seat):
            out.append(self.verb | card)

    def refuses(self, g: State, seat: int, thing: Thing) -> Reason | None:
        if thing.zone != "cards" or thing.seat != seat:
            return None
        return PASSED if g.nums[at.PASSED + seat] else NOBODY_ON_IT

    def carry_out(self, g: State, seat: int, code: int) -> None:
        lift_worker(g, seat, code & SMALL)

    def key(self, g: State, code: int) -> str:
        return f"undeploy:{KEY[KINDS[code & SMALL]]}"

    def option(self, g: State, code: int) -> Offer:
        return Offer("nations-do-undeploy", {"card": Card(g, code & SMALL, PAYS)})


class Pass(ButtonAction):
    """No more actions this round; who passes first and last is remembered (N58, N61)."""

    def __init__(self) -> None:
        super().__init__("pass")

    def refuses(self, g: State, seat: int, thing: Thing) -> Reason | None:
        return ACT_FIRST if thing.zone == "action" else None

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


class EndTurn(ButtonAction):
    """Nothing more this turn."""

    def __init__(self) -> None:
        super().__init__("end")

    def refuses(self, g: State, seat: int, thing: Thing) -> Reason | None:
        slot = slot_at(g, thing)
        if slot >= 0 and g.zones[at.MARKET][slot] == slot:
            return EMPTY_SPACE
        done = thing.zone in ("market", "architects", "action") or (
            thing.seat == seat and thing.zone != "cards" and thing.zone not in SECTIONS
        )
        return ACTED if done else None
