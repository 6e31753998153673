"""The action phase: one action a turn, free moves besides (S36-S41)."""

from __future__ import annotations

from typing import Final

from tabularium.cards.menu import FIRST as HIGH
from tabularium.cards.menu import SMALL, Action, Menu
from tabularium.games.settlers.actions_at_home import place_samurai, samurai_spots
from tabularium.games.settlers.actions_on_rivals import fire_dealt
from tabularium.games.settlers.build import BUILD_CARD, PRICES, can_build, start_building
from tabularium.games.settlers.catalogue import (
    DEAL,
    DOES,
    GATE,
    KEY,
    KINDS,
    OWNER,
    SHRINE,
    SORT,
    USES_OF,
)
from tabularium.games.settlers.choosing import Asking
from tabularium.games.settlers.dark_chapel import (
    HANDED,
    raze_target,
    raze_targets,
    target_key,
    target_words,
)
from tabularium.games.settlers.events import (
    ACTIVATE,
    DEFEND,
    ON_SHRINE,
    PASS,
    TURN_BEGINS,
    UNDER_GATE,
)
from tabularium.games.settlers.events import (
    DEAL as DEAL_MADE,
)
from tabularium.games.settlers.gain import build_words, goods_words
from tabularium.games.settlers.layout import (
    ACTION,
    BLOCKED,
    COMMON,
    COUNT,
    DEALS,
    DEFENCE,
    DEFENDED,
    EMPIRE,
    FACTION,
    FIRST,
    GOLD,
    GOODS,
    HAND,
    HELD,
    JAPANESE,
    PASSED,
    PEACEFUL,
    POOL,
    TURN,
    TURN_CAP,
    TURNS,
    UNDER,
    USES,
    WORKER,
)
from tabularium.games.settlers.locations import fire_razed, raze_goods
from tabularium.games.settlers.price import Pay
from tabularium.games.settlers.supply import gain, gain_points
from tabularium.games.settlers.words import card_words, location_words
from tabularium.games.settlers.work import SPEND_WORKERS
from tabularium.games.settlers.zones import different, location_key, take_from_hand, unlike
from tabularium.kernel.machine import SEAT, SOURCE, Node, State, Verb
from tabularium.locale.talk import Talk


class Build(Action):
    """Build a location from hand."""

    def parts(self) -> list[Node]:
        return [BUILD_CARD, *PRICES]

    def offer(self, g: State, seat: int, out: list[int]) -> None:
        for kind in different(g.zones[HAND + seat]):
            if can_build(g, seat, kind, False):
                out.append(self.verb | kind)

    def carry_out(self, g: State, seat: int, code: int) -> None:
        card = take_from_hand(g, seat, code & SMALL)
        g.pop()
        start_building(g, seat, card, False)

    def key(self, g: State, code: int) -> str:
        return f"build:{KEY[code & SMALL]}"

    def label(self, g: State, code: int, talk: Talk) -> str:
        return build_words(talk, code & SMALL)


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
        for kind in different(g.zones[HAND + seat]):
            if OWNER[kind] != COMMON and DEAL[kind] >= 0:
                out.append(self.verb | kind)

    def carry_out(self, g: State, seat: int, code: int) -> None:
        card = take_from_hand(g, seat, code & SMALL)
        g.zones[DEALS + seat].append(card)
        g.pop()
        g.push(DEAL_GAIN, seat, card)
        g.push(DEAL_PRICE, seat, card)

    def key(self, g: State, code: int) -> str:
        return f"deal:{KEY[code & SMALL]}"

    def label(self, g: State, code: int, talk: Talk) -> str:
        kind = code & SMALL
        return talk.say(
            "settlers-do-deal",
            {"card": card_words(talk, kind), "good": goods_words(talk, [(DEAL[kind], 1)])},
        )


class Raze(Action):
    """Raze a hand card, or a location of an opponent (S64-S66, S96)."""

    def offer(self, g: State, seat: int, out: list[int]) -> None:
        for target in raze_targets(g, seat):
            # the variant has no role in the solo game (S161)
            if target >= HANDED or not g.opts[PEACEFUL] or g.seats == 1:
                out.append(self.verb | target)

    def carry_out(self, g: State, seat: int, code: int) -> None:
        g.pop()
        goods = raze_target(g, seat, code & 0xFFFF)
        fire_razed(g, seat)
        raze_goods(g, seat, goods)

    def key(self, g: State, code: int) -> str:
        return target_key(g, code & 0xFFFF)

    def label(self, g: State, code: int, talk: Talk) -> str:
        return target_words(g, code & 0xFFFF, talk)


def can_use(g: State, seat: int, card: int) -> bool:
    """Whether an action location may be activated now (S73-S76)."""
    kind = KINDS[card]
    mark = g.marks[card]
    does = DOES[kind]
    return (
        does is not None
        and not mark & BLOCKED
        and (mark & USES) < USES_OF[kind]
        and does.can(g, seat, card)
    )


def use(g: State, seat: int, card: int) -> None:
    """Activate a location; one that may be used twice is offered again (S75)."""
    kind = KINDS[card]
    does = DOES[kind]
    assert does is not None
    g.marks[card] += 1
    if g.telling:
        g.tell(ACTIVATE, seat, kind)
    if USES_OF[kind] > (g.marks[card] & USES):
        g.push(AGAIN, seat, card)
    g.push(does, seat, card)


class Again(Asking):
    """Activate the same location once more in this action."""

    def prompt(self, g: State, talk: Talk) -> str:
        return talk.say(
            "settlers-ask-again", {"card": card_words(talk, KINDS[g.stack[g.top + SOURCE]])}
        )

    def step(self, g: State) -> None:
        seat = g.stack[g.top + SEAT]
        card = g.stack[g.top + SOURCE]
        if card in g.zones[EMPIRE + seat] and can_use(g, seat, card):
            g.ask(seat, [1, 0])
        else:
            g.pop()

    def chose(self, g: State, code: int) -> None:
        seat = g.stack[g.top + SEAT]
        card = g.stack[g.top + SOURCE]
        g.pop()
        if code:
            use(g, seat, card)

    def key(self, g: State, code: int) -> str:
        return "again" if code else "enough"

    def label(self, g: State, code: int, talk: Talk) -> str:
        return talk.say("settlers-do-again" if code else "settlers-do-enough")


AGAIN: Final = Again("again")


class Activate(Action):
    """Activate an action location."""

    def parts(self) -> list[Node]:
        return [AGAIN]

    def offer(self, g: State, seat: int, out: list[int]) -> None:
        for card in unlike(g, g.zones[EMPIRE + seat]):
            if SORT[KINDS[card]] == ACTION and can_use(g, seat, card):
                out.append(self.verb | card)

    def carry_out(self, g: State, seat: int, code: int) -> None:
        g.pop()
        use(g, seat, code & SMALL)

    def key(self, g: State, code: int) -> str:
        return f"use:{location_key(g, code & SMALL)}"

    def label(self, g: State, code: int, talk: Talk) -> str:
        kind = KINDS[code & SMALL]
        does = DOES[kind]
        assert does is not None
        return talk.say(
            "settlers-do-use",
            {"card": location_words(talk, g, code & SMALL), "effect": does.text(talk)},
        )


class Work(Action):
    """Exchange workers."""

    def parts(self) -> list[Node]:
        return [SPEND_WORKERS]

    def offer(self, g: State, seat: int, out: list[int]) -> None:
        if SPEND_WORKERS.can(g, seat, -1):
            out.append(self.verb)

    def carry_out(self, g: State, seat: int, code: int) -> None:
        g.pop()
        g.push(SPEND_WORKERS, seat, -1)

    def key(self, g: State, code: int) -> str:
        return "work"

    def label(self, g: State, code: int, talk: Talk) -> str:
        return talk.say("settlers-do-work")


class FreeMove(Action):
    """A move beside the action: the turn goes on (S39)."""

    def spots(self, g: State, seat: int) -> list[int]:
        raise NotImplementedError

    def offer(self, g: State, seat: int, out: list[int]) -> None:
        for card in self.spots(g, seat):
            out.append(self.verb | card)


class PlaceDefence(FreeMove):
    """The defence token on one of one's own common locations (S79)."""

    def spots(self, g: State, seat: int) -> list[int]:
        if not g.nums[POOL + seat * HELD + DEFENCE]:
            return []
        return [
            card
            for card in unlike(g, g.zones[EMPIRE + seat])
            if OWNER[KINDS[card]] == COMMON and not g.marks[card] & DEFENDED
        ]

    def carry_out(self, g: State, seat: int, code: int) -> None:
        g.nums[POOL + seat * HELD + DEFENCE] -= 1
        g.marks[code & SMALL] |= DEFENDED
        if g.telling:
            g.tell(DEFEND, seat, KINDS[code & SMALL])

    def key(self, g: State, code: int) -> str:
        return f"defend:{location_key(g, code & SMALL)}"

    def label(self, g: State, code: int, talk: Talk) -> str:
        return talk.say("settlers-do-defend", {"card": location_words(talk, g, code & SMALL)})


class DeploySamurai(FreeMove):
    """A Japanese worker before a faction location (S82)."""

    def spots(self, g: State, seat: int) -> list[int]:
        if g.nums[FACTION + seat] != JAPANESE or not g.nums[POOL + seat * HELD + WORKER]:
            return []
        return samurai_spots(g, seat)

    def carry_out(self, g: State, seat: int, code: int) -> None:
        g.nums[POOL + seat * HELD + WORKER] -= 1
        place_samurai(g, seat, code & SMALL)

    def key(self, g: State, code: int) -> str:
        return f"samurai:{location_key(g, code & SMALL)}"

    def label(self, g: State, code: int, talk: Talk) -> str:
        return talk.say("settlers-do-samurai", {"card": location_words(talk, g, code & SMALL)})


class PutUnderGate(FreeMove):
    """A hand card under a Gate for a point (S99)."""

    def offer(self, g: State, seat: int, out: list[int]) -> None:
        for card in unlike(g, g.zones[EMPIRE + seat]):
            if GATE[KINDS[card]]:
                for kind in different(g.zones[HAND + seat]):
                    out.append(self.verb | card << HIGH | kind)

    def carry_out(self, g: State, seat: int, code: int) -> None:
        gate = code >> HIGH & SMALL
        g.zones[UNDER + seat].append(take_from_hand(g, seat, code & SMALL))
        g.marks[gate] += 1 << COUNT
        if g.telling:
            g.tell(UNDER_GATE, seat, code & SMALL)
        gain_points(g, seat, 1)

    def key(self, g: State, code: int) -> str:
        return f"gate:{location_key(g, code >> HIGH & SMALL)}:{KEY[code & SMALL]}"

    def label(self, g: State, code: int, talk: Talk) -> str:
        return talk.say(
            "settlers-do-gate",
            {
                "card": card_words(talk, code & SMALL),
                "gate": location_words(talk, g, code >> HIGH & SMALL),
            },
        )


class PutOnShrine(FreeMove):
    """A resource, or gold in its place, on a Shrine (S101, SQ10)."""

    def offer(self, g: State, seat: int, out: list[int]) -> None:
        for card in unlike(g, g.zones[EMPIRE + seat]):
            if SHRINE[KINDS[card]]:
                for good in range(GOLD + 1):
                    if g.nums[POOL + seat * HELD + good]:
                        out.append(self.verb | card << HIGH | good)

    def carry_out(self, g: State, seat: int, code: int) -> None:
        g.nums[POOL + seat * HELD + (code & SMALL)] -= 1
        g.marks[code >> HIGH & SMALL] += 1 << COUNT
        if g.telling:
            g.tell(ON_SHRINE, seat, code & SMALL)

    def key(self, g: State, code: int) -> str:
        return f"shrine:{location_key(g, code >> HIGH & SMALL)}:{GOODS[code & SMALL]}"

    def label(self, g: State, code: int, talk: Talk) -> str:
        return talk.say(
            "settlers-do-shrine", {"good": goods_words(talk, [(code & SMALL, 1)], ".what")}
        )


class Pass(Action):
    """No more actions this round, and no target for others (S38)."""

    def offer(self, g: State, seat: int, out: list[int]) -> None:
        out.append(self.verb)

    def carry_out(self, g: State, seat: int, code: int) -> None:
        g.pop()
        g.nums[PASSED + seat] = 1
        if g.telling:
            g.tell(PASS, seat)

    def key(self, g: State, code: int) -> str:
        return "pass"

    def label(self, g: State, code: int, talk: Talk) -> str:
        return talk.say("settlers-do-pass")


class EndTurn(Action):
    """Nothing more this turn."""

    def offer(self, g: State, seat: int, out: list[int]) -> None:
        # whoever has passed makes no free moves any more (S39)
        if g.nums[PASSED + seat]:
            out.clear()
        out.append(self.verb)

    def carry_out(self, g: State, seat: int, code: int) -> None:
        g.pop()

    def key(self, g: State, code: int) -> str:
        return "end"

    def label(self, g: State, code: int, talk: Talk) -> str:
        return talk.say("settlers-do-end")


class ActionPhase(Node):
    """Turn after turn, clockwise, until all have passed."""

    def step(self, g: State) -> None:
        nums = g.nums
        if nums[TURN] < 0:
            nums[TURN] = nums[FIRST]
        else:
            nums[TURN] = (nums[TURN] + 1) % g.seats
        for i in range(g.seats):
            seat = (nums[TURN] + i) % g.seats
            if nums[TURNS + seat] >= TURN_CAP:
                nums[PASSED + seat] = 1
            if not nums[PASSED + seat]:
                nums[TURN] = seat
                nums[TURNS + seat] += 1
                if g.telling:
                    g.tell(TURN_BEGINS, seat)
                g.push(AFTERWARDS, seat, -1)
                g.push(MAIN, seat, -1)
                return
        nums[TURN] = -1
        g.pop()


MAIN: Final = Menu(
    "turn",
    "settlers-ask-turn",
    [
        Build(),
        MakeDeal(),
        Raze(),
        Activate(),
        Work(),
        PlaceDefence(),
        DeploySamurai(),
        PutUnderGate(),
        PutOnShrine(),
        Pass(),
    ],
)
# free moves are possible at any moment of the turn, after the action too (S39)
AFTERWARDS: Final = Menu(
    "afterwards",
    "settlers-ask-afterwards",
    [PlaceDefence(), DeploySamurai(), PutUnderGate(), PutOnShrine(), EndTurn()],
)
