"""Dark Chapel: a raze whose goods may be turned into points (S121, SQ16)."""

from __future__ import annotations

from typing import Final

from tabularium.games.settlers import layout as at
from tabularium.games.settlers.actions_on_rivals import raze_rival
from tabularium.games.settlers.catalogue import KEY, KINDS, OWNER, RAZE_FIELD
from tabularium.games.settlers.events import RAZE_HAND
from tabularium.games.settlers.gain import Gaining, Goods, gained, goods_words, raze_field
from tabularium.games.settlers.locations import fire_razed, protection, razable
from tabularium.games.settlers.question import Question
from tabularium.games.settlers.supply import discard, gain, gain_points
from tabularium.games.settlers.words import Card, Good, Location
from tabularium.games.settlers.zones import (
    different,
    holder_of,
    location_key,
    rivals,
    take_from_hand,
    unlike,
)
from tabularium.kernel.machine import PC, R0, R1, State
from tabularium.kernel.offer import HIT, PAYS, Offer, Thing
from tabularium.kernel.reason import Reason
from tabularium.locale.talk import Talk

HANDED: Final = 1024  # hand cards are named by their kind and this
# raze tokens for a hand card, and for a location without protection
IN_HAND: Final = 1
IN_EMPIRE: Final = 2

PASSED: Final = Reason("why-settlers-passed", "S38")
FACTION_LOCATION: Final = Reason("why-settlers-faction", "S68")
NO_RAZE_FIELD: Final = Reason("why-settlers-no-raze-field", "S70")
NO_TOKEN: Final = Reason("why-missing", "S64", {"goods": Goods([(at.RAZE, 1)])})
NO_TARGET: Final = Reason("why-settlers-no-target", "S121")


def razable_in_hand(kind: int) -> bool:
    """Common cards, and Japanese ones by their owner (S65)."""
    return razable(kind) and (OWNER[kind] == at.COMMON or OWNER[kind] == at.JAPANESE)


def why_raze(g: State, seat: int, card: int) -> Reason | None:
    """Why a location of an opponent cannot be razed."""
    if holder_of(g, card) not in rivals(g, seat):
        return PASSED
    if not razable(KINDS[card]):
        own = OWNER[KINDS[card]] in (at.COMMON, at.JAPANESE)
        return NO_RAZE_FIELD if own else FACTION_LOCATION
    short = IN_EMPIRE + protection(g, card) - g.nums[at.POOL + seat * at.HELD + at.RAZE]
    if short <= 0:
        return None
    message, rule = "why-missing", "S66"
    if g.marks[card] & at.DEFENDED:
        message, rule = "why-settlers-defended", "S79"
    elif g.marks[card] & at.SAMURAI:
        message, rule = "why-settlers-samurai", "S83"
    return Reason(message, rule, {"goods": Goods([(at.RAZE, short)])})


def raze_targets(g: State, seat: int) -> list[int]:
    """Hand cards for one raze token, rivals' locations for two and their protection."""
    tokens = g.nums[at.POOL + seat * at.HELD + at.RAZE]
    out: list[int] = []
    if tokens >= IN_HAND:
        out += [HANDED + k for k in different(g.zones[at.HAND + seat]) if razable_in_hand(k)]
    if tokens >= IN_EMPIRE:
        for rival in rivals(g, seat):
            for card in unlike(g, g.zones[at.EMPIRE + rival]):
                if why_raze(g, seat, card) is None:
                    out.append(card)
    return out


def raze_target(g: State, seat: int, code: int) -> list[int]:
    """Pay the tokens and raze; gives the goods of the raze field."""
    if code >= HANDED:
        g.nums[at.POOL + seat * at.HELD + at.RAZE] -= IN_HAND
        card = take_from_hand(g, seat, code - HANDED)
        discard(g, card)
        if g.telling:
            g.tell(RAZE_HAND, seat, KINDS[card])
        return RAZE_FIELD[KINDS[card]]
    g.nums[at.POOL + seat * at.HELD + at.RAZE] -= IN_EMPIRE + protection(g, code)
    return raze_rival(g, seat, holder_of(g, code), code)


def target_key(g: State, code: int) -> str:
    if code >= HANDED:
        return f"raze:hand:{KEY[code - HANDED]}"
    return f"raze:{holder_of(g, code)}:{location_key(g, code)}"


def target_option(g: State, code: int) -> Offer:
    card: Thing
    if code >= HANDED:
        message, kind, tokens = "settlers-do-raze-hand", code - HANDED, IN_HAND
        card = Card("hand", g.to_move, kind)
    else:
        message, kind = "settlers-do-raze-rival", KINDS[code]
        tokens = IN_EMPIRE + protection(g, code)
        card = Location(g, code, HIT, owned=True)
    cost = Good(g.to_move, at.RAZE, PAYS, tokens, ".for.what")
    return Offer(message, {"card": card, "cost": cost, "effect": Gaining(raze_field(kind))})


class DarkChapel(Question):
    """Raze, then keep each good or turn it into two points."""

    def why(self, g: State, seat: int, source: int) -> Reason | None:
        if not g.nums[at.POOL + seat * at.HELD + at.RAZE]:
            return NO_TOKEN
        return None if raze_targets(g, seat) else NO_TARGET

    def step(self, g: State, seat: int, source: int) -> None:
        stack = g.stack
        top = g.top
        pc = stack[top + PC]
        if pc == 0:
            g.ask(seat, raze_targets(g, seat))
            return
        # pc 1 and 2: the two goods of the raze field, in R0 and R1 (plus one, zero for none)
        good = stack[top + R0 + pc - 1] - 1 if pc < 3 else -1
        if pc == 3:
            g.pop()
        elif good < 0:
            stack[top + PC] = pc + 1
        elif good == at.VP:
            # nobody would rather keep one point than turn it into two
            stack[top + PC] = pc + 1
            gain_points(g, seat, 2 if g.opts[at.CHAPEL_POINTS] else 1)
        else:
            g.ask(seat, [0, 1])

    def chose(self, g: State, seat: int, source: int, code: int) -> None:
        stack = g.stack
        top = g.top
        pc = stack[top + PC]
        if pc == 0:
            goods = raze_target(g, seat, code)
            stack[top + R0] = goods[0] + 1
            stack[top + R1] = goods[1] + 1 if len(goods) > 1 else 0
            stack[top + PC] = 1
            fire_razed(g, seat)
            return
        good = stack[top + R0 + pc - 1] - 1
        stack[top + PC] = pc + 1
        if code:
            gain_points(g, seat, 2)
        else:
            gain(g, seat, good, 1)

    def prompt(self, g: State, talk: Talk) -> str:
        pc = g.stack[g.top + PC]
        if pc == 0:
            return talk.say("settlers-ask-dark-chapel")
        good = g.stack[g.top + R0 + pc - 1] - 1
        return talk.say("settlers-ask-convert", {"good": goods_words(talk, [(good, 1)], ".what")})

    def key(self, g: State, code: int) -> str:
        pc = g.stack[g.top + PC]
        if pc == 0:
            return target_key(g, code)
        good = g.stack[g.top + R0 + pc - 1] - 1
        return f"convert:{at.GOODS[good]}" if code else f"keep:{at.GOODS[good]}"

    def option(self, g: State, code: int) -> Offer:
        pc = g.stack[g.top + PC]
        if pc == 0:
            return target_option(g, code)
        if code:
            return Offer("settlers-do-convert", {"n": 2}, gained(g, at.VP))
        good = g.stack[g.top + R0 + pc - 1] - 1
        return Offer("settlers-do-keep", {"good": Goods([(good, 1)], ".what")}, gained(g, good))
