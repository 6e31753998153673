"""Razing cards in hand and locations of opponents for raze tokens (S64-S71)."""

from __future__ import annotations

from typing import Final

from tabularium.cards.kind import different_kinds
from tabularium.declare.names import CardThing
from tabularium.games.settlers import layout as at
from tabularium.games.settlers.actions_on_rivals import raze_rival
from tabularium.games.settlers.catalogue import KEY, KINDS, OWNER, RAZE_FIELD, kind_of
from tabularium.games.settlers.events import RAZE_HAND
from tabularium.games.settlers.gain import Gaining, Goods, raze_field
from tabularium.games.settlers.locations import razable
from tabularium.games.settlers.supply import discard
from tabularium.games.settlers.words import Good, Location
from tabularium.games.settlers.zones import (
    holder_of,
    location_at,
    location_key,
    rivals,
    take_from_hand,
    unlike,
)
from tabularium.kernel.machine import State
from tabularium.kernel.offer import HIT, PAYS, Offer, Thing
from tabularium.kernel.reason import Reason

HANDED: Final = 1024  # hand cards are named by their kind and this
# raze tokens for a hand card, and for a location without protection
IN_HAND: Final = 1
IN_EMPIRE: Final = 2

PASSED: Final = Reason("why-settlers-passed", "S38")
FACTION_LOCATION: Final = Reason("why-settlers-faction", "S68")
NO_RAZE_FIELD: Final = Reason("why-settlers-no-raze-field", "S70")


def razable_in_hand(kind: int) -> bool:
    """Common cards, and Japanese ones by their owner (S65)."""
    return razable(kind) and (OWNER[kind] == at.COMMON or OWNER[kind] == at.JAPANESE)


def raze_cost(g: State, card: int) -> int:
    """Raze tokens for a location of an opponent: more for what stands on it (S66, S79, S83)."""
    mark = g.marks[card]
    return IN_EMPIRE + int(mark & at.DEFENDED > 0) + int(mark & at.SAMURAI > 0)


def why_raze(g: State, seat: int, code: int) -> Reason | None:
    """Why a hand card or a location of an opponent cannot be razed."""
    tokens = g.nums[at.POOL + seat * at.HELD + at.RAZE]
    if code >= HANDED:
        return None if tokens >= IN_HAND else short_of(IN_HAND, "why-missing", "S64")
    if holder_of(g, code) not in rivals(g, seat):
        return PASSED
    if not razable(KINDS[code]):
        own = OWNER[KINDS[code]] in (at.COMMON, at.JAPANESE)
        return NO_RAZE_FIELD if own else FACTION_LOCATION
    short = raze_cost(g, code) - tokens
    if short <= 0:
        return None
    if g.marks[code] & at.DEFENDED:
        return short_of(short, "why-settlers-defended", "S79")
    if g.marks[code] & at.SAMURAI:
        return short_of(short, "why-settlers-samurai", "S83")
    return short_of(short, "why-missing", "S66")


def short_of(tokens: int, message: str, rule: str) -> Reason:
    """So many raze tokens are missing."""
    return Reason(message, rule, {"goods": Goods([(at.RAZE, tokens)])})


def raze_targets(g: State, seat: int) -> list[int]:
    """Hand cards for one raze token, rivals' locations for two and their protection."""
    tokens = g.nums[at.POOL + seat * at.HELD + at.RAZE]
    out: list[int] = []
    if tokens >= IN_HAND:
        out += [
            HANDED + k
            for k in different_kinds(KINDS, g.zones[at.HAND + seat])
            if razable_in_hand(k)
        ]
    if tokens >= IN_EMPIRE:
        for rival in rivals(g, seat):
            for card in unlike(g, g.zones[at.EMPIRE + rival]):
                if why_raze(g, seat, card) is None:
                    out.append(card)
    return out


def raze_named(g: State, seat: int, thing: Thing) -> list[int]:
    """The hand card, or the location of another, that a thing on the table is."""
    if thing.zone == "hand":
        kind = kind_of(thing.name)
        return [HANDED + kind] if razable_in_hand(kind) else []
    card = location_at(g, thing)
    return [card] if card >= 0 and thing.seat != seat else []


def raze_target(g: State, seat: int, code: int) -> list[int]:
    """Pay the tokens and raze; gives the goods of the raze field."""
    if code >= HANDED:
        g.nums[at.POOL + seat * at.HELD + at.RAZE] -= IN_HAND
        card = take_from_hand(g, seat, code - HANDED)
        discard(g, card)
        if g.telling:
            g.tell(RAZE_HAND, seat, KINDS[card])
        return RAZE_FIELD[KINDS[card]]
    g.nums[at.POOL + seat * at.HELD + at.RAZE] -= raze_cost(g, code)
    return raze_rival(g, seat, holder_of(g, code), code)


def target_key(g: State, code: int) -> str:
    if code >= HANDED:
        return f"raze:hand:{KEY[code - HANDED]}"
    return f"raze:{holder_of(g, code)}:{location_key(g, code)}"


def target_option(g: State, code: int) -> Offer:
    card: Thing
    if code >= HANDED:
        message, kind, tokens = "settlers-do-raze-hand", code - HANDED, IN_HAND
        card = CardThing(g, "hand", g.to_move, kind)
    else:
        message, kind = "settlers-do-raze-rival", KINDS[code]
        tokens = raze_cost(g, code)
        card = Location(g, code, HIT, owned=True)
    cost = Good(g.to_move, at.RAZE, PAYS, tokens, ".for.what")
    return Offer(message, {"card": card, "cost": cost, "effect": Gaining(raze_field(kind))})


def is_peaceful(g: State) -> bool:
    """Whether locations of others are safe; the variant has no role in the solo game (S161)."""
    return bool(g.opts[at.PEACEFUL]) and g.seats > 1


def razers(g: State, card: int) -> list[int]:
    """The seats that could raze a location, were it their turn."""
    if g.nums[at.TURN] < 0 or is_peaceful(g):
        return []
    cost = raze_cost(g, card)
    return [
        seat
        for seat in range(g.seats)
        if g.nums[at.POOL + seat * at.HELD + at.RAZE] >= cost
        and not g.nums[at.PASSED + seat]
        and why_raze(g, seat, card) is None
    ]
