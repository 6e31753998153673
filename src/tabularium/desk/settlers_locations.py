"""Why not, for cards in hand and locations of Settlers."""

from __future__ import annotations

from typing import Any

from tabularium.cards.sequence import To
from tabularium.desk.reasons import Moment, Reason
from tabularium.games.settlers.actions_at_home import BuildFromHand
from tabularium.games.settlers.catalogue import (
    COST,
    DOES,
    OWNER,
    RAZE_FIELD,
    SACRIFICE,
    SORT,
    USES_OF,
    kind_of,
)
from tabularium.games.settlers.choosing import PickRivalDeal, PickRivalLocation
from tabularium.games.settlers.dark_chapel import DarkChapel
from tabularium.games.settlers.gain import goods_words
from tabularium.games.settlers.layout import (
    ACTION,
    COMMON,
    GOLD,
    GOODS,
    HELD,
    JAPANESE,
    PRODUCTION,
    RAZE,
    RESOURCES,
    VIRTUAL,
)
from tabularium.games.settlers.price import Pay
from tabularium.kernel.machine import Node


def missing_goods(cost: list[int], held: dict[str, int]) -> list[tuple[int, int]]:
    """What is missing to pay a cost; gold stands in for resources as far as it goes (S4)."""
    due = cost + [0] * (HELD - len(cost))
    short = [max(0, due[good] - held[GOODS[good]]) for good in range(HELD)]
    spare = max(0, held["gold"] - due[GOLD])
    for good in range(RESOURCES):
        filled = min(spare, short[good])
        short[good] -= filled
        spare -= filled
    return [(good, n) for good, n in enumerate(short) if n]


def missing(at: Moment, rule: str, goods: list[tuple[int, int]]) -> Reason:
    return at.no("missing", rule, goods=goods_words(at.talk, goods))


# building ---------------------------------------------------------------------------------------


def hand_reason(at: Moment, key: str) -> Reason | None:
    """Why a card in hand cannot be built; it cannot be dealt or razed either."""
    kind = kind_of(key)
    goods = missing_goods(COST[kind], at.me["goods"])
    if goods:
        return at.no("settlers-build", "S48", goods=goods_words(at.talk, goods))
    if SACRIFICE[kind]:
        return at.no("settlers-no-sacrifice", "S50")
    return None


# locations of one's own -------------------------------------------------------------------------


def location_reason(at: Moment, entry: dict[str, Any]) -> Reason | None:
    kind = kind_of(entry["card"])
    if SORT[kind] != ACTION:
        if SORT[kind] == PRODUCTION:
            return at.no("settlers-production", "S31")
        return at.no("settlers-feature", "S57")
    if at.kind == "afterwards":
        return at.no("acted", "S36")
    if entry.get("blocked"):
        return at.no("settlers-blocked", "S134")
    if entry.get("used", 0) >= USES_OF[kind]:
        return at.no("settlers-used", "S74")
    does = DOES[kind]
    assert does is not None
    effect = does
    if isinstance(does, DarkChapel):
        if at.me["goods"]["raze"] == 0:
            return missing(at, "S64", [(RAZE, 1)])
        return at.no("settlers-no-target", "S121")
    if isinstance(does, BuildFromHand):
        short = pay_reason(at, does.price)
        if short is not None:
            return short
    elif isinstance(does, To):
        assert isinstance(does.cost, Pay)
        short = pay_reason(at, does.cost)
        if short is not None:
            return short
        effect = does.effect
    if needs_rival(effect) and all_passed(at):
        return at.no("settlers-all-passed", "S38")
    return at.no("useless", "S76", effect=effect.text(at.talk))


def needs_rival(effect: Node) -> bool:
    """Whether an effect is done to an opponent, or begins so."""
    parts = effect.parts()
    first = parts[0] if parts else effect
    kinds = (PickRivalLocation, PickRivalDeal)
    return isinstance(effect, kinds) or isinstance(first, kinds)


def all_passed(at: Moment) -> bool:
    rivals = [player for player in at.view["players"] if player["seat"] != at.seat]
    return bool(rivals) and all(player["passed"] for player in rivals)


def pay_reason(at: Moment, price: Pay) -> Reason | None:
    """Why the cost of an action cannot be paid."""
    held = at.me["goods"]
    goods = missing_goods(price.goods, held)
    if goods:
        return missing(at, "S76", goods)
    have = sum(held[GOODS[good]] for good in range(RESOURCES + 1))
    left = have - sum(price.goods[: RESOURCES + 1])
    if left < price.any:
        n = price.any - left
        return at.no("missing", "S76", goods=at.talk.say("settlers-n-any", {"n": n}))
    if price.hand_card and not at.view["hand"]:
        return at.no("settlers-no-hand", "S77")
    if price.deal and not at.me["deals"] and not at.me["route_markers"]:
        return at.no("settlers-no-deal", "S160")
    return None


# locations of others ----------------------------------------------------------------------------


def rival_reason(at: Moment, seat: int, name: str) -> Reason | None:
    """Why an opponent's location cannot be razed."""
    if name.startswith("deal:"):
        return at.no("settlers-rival-deal", "S63")
    if at.kind == "afterwards":
        return at.no("acted", "S36")
    solo = at.view["virtual"] is not None and seat == VIRTUAL
    if not solo and at.view["players"][seat]["passed"]:
        return at.no("settlers-passed", "S38")
    card, *marks = name.split(".")
    kind = kind_of(card)
    if OWNER[kind] not in (COMMON, JAPANESE):
        return at.no("settlers-faction", "S68")
    if not RAZE_FIELD[kind]:
        return at.no("settlers-no-raze-field", "S70")
    if at.view["options"].get("peaceful") and not solo:
        return at.no("settlers-peaceful", "S96")
    guards = [mark for mark in marks if mark in ("defended", "samurai")]
    short = 2 + len(guards) - at.me["goods"]["raze"]
    if short <= 0:
        return None
    goods = at.talk.say("settlers-n-raze", {"n": short})
    if not guards:
        return at.no("missing", "S66", goods=goods)
    return at.no(f"settlers-{guards[0]}", "S79" if guards[0] == "defended" else "S83", goods=goods)
