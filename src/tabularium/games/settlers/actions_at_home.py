"""What action locations do in one's own empire."""

from __future__ import annotations

from typing import Final

from tabularium.cards.control import Asking
from tabularium.cards.faults import at_least
from tabularium.cards.kind import different_kinds
from tabularium.cards.standing import fire
from tabularium.declare.names import CardThing
from tabularium.games.settlers import layout as at
from tabularium.games.settlers.build import can_build, start_building
from tabularium.games.settlers.catalogue import COST, KEY, KINDS, OWNER, PRODUCES, RAZE_FIELD, SORT
from tabularium.games.settlers.choosing import PickHandCard, PickOwnDeal, PickOwnLocation
from tabularium.games.settlers.deals import deal_good
from tabularium.games.settlers.events import DISCARDED, KEEP, RESET, SAMURAI_PLACED
from tabularium.games.settlers.locations import lay_foundation, razable, raze_goods, tear_down
from tabularium.games.settlers.price import RESERVED, Pay, reserve
from tabularium.games.settlers.supply import (
    can_draw,
    discard,
    draw_option,
    gain,
    open_decks,
    take_top,
)
from tabularium.games.settlers.words import card_words
from tabularium.games.settlers.zones import alike, take_kind, unlike
from tabularium.kernel.machine import PC, R0, SEAT, Node, State
from tabularium.kernel.offer import Offer
from tabularium.kernel.reason import Reason
from tabularium.kernel.several import Member, Several, set_of
from tabularium.locale.talk import Talk


class RazeOwn(PickOwnLocation):
    """Raze one of one's own common locations in the usual way (Rabble, S119)."""

    def wanted(self, g: State, seat: int, card: int, source: int) -> bool:
        return OWNER[KINDS[card]] == at.COMMON and razable(KINDS[card])

    def act(self, g: State, seat: int, code: int) -> None:
        goods = RAZE_FIELD[KINDS[code]]
        tear_down(g, seat, code)
        fire(g, seat, at.RAZED)
        raze_goods(g, seat, goods)


def produces_itself(g: State, seat: int, card: int) -> bool:
    """Whether a location would produce something now, without copying another."""
    produces = PRODUCES[KINDS[card]]
    if produces is None or isinstance(produces, CopyProduction):
        return False
    return produces.can(g, seat, card)


class CopyProduction(PickOwnLocation):
    """Gain what one of one's production locations produces (S130, S132)."""

    def __init__(self, word: str, others_only: bool) -> None:
        super().__init__(word)
        self.others_only = others_only

    def wanted(self, g: State, seat: int, card: int, source: int) -> bool:
        if SORT[KINDS[card]] != at.PRODUCTION or (self.others_only and card == source):
            return False
        produces = PRODUCES[KINDS[card]]
        if isinstance(produces, CopyProduction):  # it gives what another one produces
            return any(produces_itself(g, seat, other) for other in g.zones[at.EMPIRE + seat])
        return produces_itself(g, seat, card)

    def act(self, g: State, seat: int, code: int) -> None:
        produces = PRODUCES[KINDS[code]]
        assert produces is not None
        g.push(produces, seat, code)


class ResetLocation(PickOwnLocation):
    """Another action location of one's own may be activated again this round (S133)."""

    def wanted(self, g: State, seat: int, card: int, source: int) -> bool:
        return card != source and SORT[KINDS[card]] == at.ACTION and g.marks[card] & at.USES > 0

    def act(self, g: State, seat: int, code: int) -> None:
        g.marks[code] &= ~at.USES
        if g.telling:
            g.tell(RESET, seat, KINDS[code])


class GainDealGood(PickOwnDeal):
    """Gain the good of one of one's deals now (Imperial Messenger, S125)."""

    def act(self, g: State, seat: int, code: int) -> None:
        gain(g, seat, deal_good(g, seat, code), 1)


class BuildFromHand(PickHandCard):
    """Pay to build a faction location without the location part of its cost (Settlers, S127).

    The card is chosen first, so that activating does not spend what the card needs.
    """

    def __init__(self, word: str, price: Pay) -> None:
        super().__init__(word)
        self.price = price

    def parts(self) -> list[Node]:
        return [self.price]

    def why(self, g: State, seat: int, source: int) -> Reason | None:
        return self.price.why(g, seat, source)

    def wanted(self, g: State, seat: int, kind: int) -> bool:
        return OWNER[kind] != at.COMMON and can_build(g, seat, kind, True, self.price.goods)

    def play(self, g: State, seat: int, card: int) -> None:
        start_building(g, seat, card, True)
        g.push(self.price, seat, card)
        cost = COST[KINDS[card]]
        g.stack[g.top + RESERVED] = reserve(cost)

    def text(self, talk: Talk, form: str = "") -> str:
        return talk.say(
            "card-to" + form,
            {
                "cost": self.price.text(talk, form),
                "effect": talk.say(f"settlers-{self.word}.to"),
            },
        )


class BuildDeal(PickOwnDeal):
    """Build one of one's deals without the location part of its cost (Negotiator, S102)."""

    def targets(self, g: State, seat: int, source: int) -> list[int]:
        return [
            kind
            for kind in different_kinds(KINDS, g.zones[at.DEALS + seat])
            if OWNER[kind] >= 0 and can_build(g, seat, kind, True)
        ]

    def act(self, g: State, seat: int, code: int) -> None:
        start_building(g, seat, take_kind(g.zones[at.DEALS + seat], code), True)


class LayFoundation(PickHandCard):
    """A common hand card becomes a foundation, without the wood (Sanctuary, S110)."""

    def wanted(self, g: State, seat: int, kind: int) -> bool:
        return OWNER[kind] == at.COMMON

    def play(self, g: State, seat: int, card: int) -> None:
        lay_foundation(g, seat, card)


class LookAndKeep(Asking):
    """Draw two cards and keep one; the other is discarded or goes back (S105, S120)."""

    def __init__(self, word: str, good: int) -> None:
        super().__init__(word)
        self.good = good

    def fault(self) -> str:
        known = self.good in (at.CARD, at.FACTION_CARD)
        return "" if known else f"no cards are drawn as good {self.good}"

    def can(self, g: State, seat: int, source: int) -> bool:
        return can_draw(g, seat, at.FACTION_CARD) or (
            self.good == at.CARD and can_draw(g, seat, at.COMMON_CARD)
        )

    def step(self, g: State, seat: int, source: int) -> None:
        stack = g.stack
        top = g.top
        seen = g.zones[at.LOOKED_AT]
        decks = open_decks(g, seat, self.good)
        if stack[top + PC] < 2 and decks:
            g.ask(seat, decks)
        elif seen:
            stack[top + PC] = 2
            g.ask(seat, different_kinds(KINDS, seen))
        else:
            g.pop()

    def chose(self, g: State, seat: int, source: int, code: int) -> None:
        stack = g.stack
        top = g.top
        if stack[top + PC] < 2:
            stack[top + PC] += 1
            g.zones[at.LOOKED_AT].append(take_top(g, seat, code))
            return
        g.pop()
        g.zones[at.HAND + seat].append(take_kind(g.zones[at.LOOKED_AT], code))
        rest = g.zones[at.LOOKED_AT]
        g.zones[at.LOOKED_AT] = []
        for other in rest:
            if self.good == at.CARD:
                discard(g, other)
                if g.telling:
                    g.tell(DISCARDED, seat, KINDS[other])
            else:
                g.zones[at.DECK + seat].append(other)
                g.shuffle(g.zones[at.DECK + seat])
        if g.telling:
            g.tell(KEEP, seat)

    def prompt(self, g: State, talk: Talk) -> str:
        drawn = g.stack[g.top + PC]
        if drawn < 2:
            return talk.say("settlers-ask-draw-two", {"n": drawn + 1})
        return super().prompt(g, talk)

    def key(self, g: State, code: int) -> str:
        if g.stack[g.top + PC] < 2:
            return "common" if code == at.COMMON_CARD else "faction"
        return KEY[code]

    def option(self, g: State, code: int) -> Offer:
        if g.stack[g.top + PC] < 2:
            return draw_option(g, code)
        return Offer("", {"it": CardThing(g, "looked_at", -1, code)})


def without_samurai(g: State, seat: int) -> list[int]:
    """Own faction locations without a samurai (S82)."""
    return [
        card
        for card in g.zones[at.EMPIRE + seat]
        if OWNER[KINDS[card]] != at.COMMON and not g.marks[card] & at.SAMURAI
    ]


def samurai_spots(g: State, seat: int) -> list[int]:
    return unlike(g, without_samurai(g, seat))


PLACED: Final = R0  # samurai so far


class PlaceSamurai(PickOwnLocation):
    """Samurai are placed at once, each on a different faction location; a spare one is lost."""

    def __init__(self, amount: int) -> None:
        super().__init__("samurai")
        self.amount = amount

    def fault(self) -> str:
        return at_least(1, self.amount, "samurai")

    def targets(self, g: State, seat: int, source: int) -> list[int]:
        return samurai_spots(g, seat)

    def step(self, g: State, seat: int, source: int) -> None:
        stack = g.stack
        spots = samurai_spots(g, seat)
        if stack[g.top + PLACED] == self.amount or not spots:
            g.pop()
        else:
            g.ask(seat, spots)

    def several(self, g: State) -> Several | None:
        stack = g.stack
        spots = without_samurai(g, stack[g.top + SEAT])
        members = [Member(twins, len(twins)) for twins in alike(g, spots)]
        n = min(self.amount - stack[g.top + PLACED], len(spots))
        return set_of(Several(members, n, n, stack[g.top + PLACED]))

    def picked_key(self, g: State, thing: int) -> str:
        return KEY[thing]

    def picked_label(self, g: State, thing: int, talk: Talk) -> str:
        return card_words(talk, thing)

    def set_label(self, g: State, several: Several, counts: list[int], talk: Talk) -> str:
        places = self.chosen_words(g, several, counts, talk)
        return talk.say("settlers-set-samurai", {"places": places or talk.say("nothing")})

    def chose(self, g: State, seat: int, source: int, code: int) -> None:
        g.pick(KINDS[code], g.stack[g.top + PLACED] == 0)
        g.stack[g.top + PLACED] += 1
        place_samurai(g, seat, code)

    def text(self, talk: Talk, form: str = "") -> str:
        return talk.say("settlers-samurai" + form, {"n": self.amount})


def place_samurai(g: State, seat: int, card: int) -> None:
    g.marks[card] |= at.SAMURAI
    if g.telling:
        g.tell(SAMURAI_PLACED, seat, KINDS[card])
