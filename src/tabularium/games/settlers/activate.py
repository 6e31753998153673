"""Activating an action location, once or again."""

from __future__ import annotations

from typing import Final

from tabularium.cards.control import Asking
from tabularium.cards.menu import SMALL, Action
from tabularium.cards.sequence import To
from tabularium.games.settlers import layout as at
from tabularium.games.settlers.catalogue import DOES, KINDS, SORT, USES_OF
from tabularium.games.settlers.events import ACTIVATE
from tabularium.games.settlers.price import RESERVED, Pay, reserve
from tabularium.games.settlers.words import Location, asking_card, card_words
from tabularium.games.settlers.zones import location_key, unlike
from tabularium.kernel.machine import PC, SOURCE, Node, State, Wording
from tabularium.kernel.offer import Offer
from tabularium.kernel.reason import Reason
from tabularium.locale.talk import Talk

BLOCKED: Final = Reason("why-settlers-blocked", "S134")
USED: Final = Reason("why-settlers-used", "S74")
USELESS: Final = Reason("why-useless", "S76")  # said with the effect, or what its cost lacks


def why_use(g: State, seat: int, card: int) -> Reason | None:
    """Why an action location cannot be activated now (S73-S76)."""
    kind = KINDS[card]
    does = DOES[kind]
    if does is None:
        return USELESS
    mark = g.marks[card]
    if mark & at.BLOCKED:
        return BLOCKED
    if (mark & at.USES) >= USES_OF[kind]:
        return USED
    return None if does.can(g, seat, card) else USELESS


def price_of(kind: int) -> Pay | None:
    """What activating a location costs."""
    does = DOES[kind]
    return does.cost if isinstance(does, To) and isinstance(does.cost, Pay) else None


def can_use_twice(g: State, seat: int, card: int) -> bool:
    """Whether both uses of a location can be paid at once (S75)."""
    price = price_of(KINDS[card])
    unused = USES_OF[KINDS[card]] - (g.marks[card] & at.USES)
    return unused > 1 and price is not None and price.can_twice(g, seat)


def use(g: State, seat: int, card: int) -> None:
    """Activate a location once; where players want it so a second use is offered after it."""
    kind = KINDS[card]
    does = DOES[kind]
    assert does is not None
    g.marks[card] += 1
    if g.telling:
        g.tell(ACTIVATE, seat, kind)
    if g.opts[at.SECOND_USE] and USES_OF[kind] > (g.marks[card] & at.USES):
        g.push(AGAIN, seat, card)
    g.push(does, seat, card)


class OneMore(Asking):
    """Whether a location is activated a second time; ``more`` and ``less`` name the messages."""

    def __init__(self, more: str, less: str) -> None:
        super().__init__("again")
        self.more = more
        self.less = less

    def prompt(self, g: State, talk: Talk) -> str:
        card = card_words(talk, KINDS[g.stack[g.top + SOURCE]])
        return talk.say(f"settlers-ask-{self.more}", {"card": card})

    def key(self, g: State, code: int) -> str:
        return "again" if code else "enough"

    def option(self, g: State, code: int) -> Offer:
        return Offer(f"settlers-do-{self.more if code else self.less}", None, asking_card(g))


class Twice(OneMore):
    """Once, or twice at once: then all is paid before anything is done (S75, SQ21).

    PC: 0 asking, 1 and 2 paying, 3 and 4 doing it.
    """

    def fits(self, g: State, frame: int) -> bool:
        card = g.stack[frame + SOURCE]
        return card >= 0 and price_of(KINDS[card]) is not None and 0 <= g.stack[frame + PC] <= 5

    def step(self, g: State, seat: int, source: int) -> None:
        stack = g.stack
        top = g.top
        card = source
        pc = stack[top + PC]
        does = DOES[KINDS[card]]
        price = price_of(KINDS[card])
        assert isinstance(does, To) and price is not None
        if pc == 0:
            g.ask(seat, [1, 0])
        elif pc <= 2:
            stack[top + PC] = pc + 1
            g.push(price, seat, card)
            if pc == 1:
                g.stack[g.top + RESERVED] = reserve(price.goods)
        elif pc <= 4:
            stack[top + PC] = pc + 1
            if g.telling:
                g.tell(ACTIVATE, seat, KINDS[card])
            # the first use may have left nothing for the second
            if does.effect.can(g, seat, card):
                g.push(does.effect, seat, card)
        else:
            g.pop()

    def chose(self, g: State, seat: int, source: int, code: int) -> None:
        if code:
            g.stack[g.top + PC] = 1
            g.marks[source] += 2
        else:
            g.pop()
            use(g, seat, source)


class Again(OneMore):
    """Activate the same location once more in this action."""

    def step(self, g: State, seat: int, source: int) -> None:
        if source in g.zones[at.EMPIRE + seat] and why_use(g, seat, source) is None:
            g.ask(seat, [1, 0])
        else:
            g.pop()

    def chose(self, g: State, seat: int, source: int, code: int) -> None:
        g.pop()
        if code:
            use(g, seat, source)


AGAIN: Final = Again("again", "enough")
TWICE: Final = Twice("twice", "once")


class Activate(Action):
    """Activate an action location."""

    def parts(self) -> list[Node]:
        return [AGAIN, TWICE]

    def offer(self, g: State, seat: int, out: list[int]) -> None:
        for card in self.candidates(g, seat):
            if why_use(g, seat, card) is None:
                out.append(self.verb | card)

    def candidates(self, g: State, seat: int) -> list[int]:
        cards = g.zones[at.EMPIRE + seat]
        return unlike(g, [card for card in cards if SORT[KINDS[card]] == at.ACTION])

    def reason(self, g: State, seat: int, code: int) -> Reason | None:
        return why_use(g, seat, code)

    def worded(self, g: State, seat: int, code: int, found: Reason) -> Reason:
        does = DOES[KINDS[code]]
        if found is not USELESS or does is None:
            return found
        lacks = does.why(g, seat, code)
        if lacks is not None:
            return lacks
        effect = does.effect if isinstance(does, To) else does
        return Reason(USELESS.message, USELESS.rule, {"effect": Wording(effect)})

    def carry_out(self, g: State, seat: int, code: int) -> None:
        card = code & SMALL
        g.pop()
        if not g.opts[at.SECOND_USE] and can_use_twice(g, seat, card):
            g.push(TWICE, seat, card)
        else:
            use(g, seat, card)

    def key(self, g: State, code: int) -> str:
        return f"use:{location_key(g, code & SMALL)}"

    def option(self, g: State, code: int) -> Offer:
        card = code & SMALL
        does = DOES[KINDS[card]]
        assert does is not None
        return Offer("settlers-do-use", {"card": Location(g, card), "effect": Wording(does)})
