"""Why not, for cards in hand and locations of Settlers."""

from __future__ import annotations

from typing import Any

from tabularium.cards.sequence import To
from tabularium.games.settlers import layout as at
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
from tabularium.games.settlers.price import Pay
from tabularium.kernel.machine import Node
from tabularium.presentation.reasons import Moment, Reason


def missing_goods(cost: list[int], held: dict[str, int]) -> list[tuple[int, int]]:
    """What is missing to pay a cost; gold stands in for resources as far as it goes (S4)."""
    due = cost + [0] * (at.HELD - len(cost))
    short = [max(0, due[good] - held[at.GOODS[good]]) for good in range(at.HELD)]
    spare = max(0, held["gold"] - due[at.GOLD])
    for good in range(at.RESOURCES):
        filled = min(spare, short[good])
        short[good] -= filled
        spare -= filled
    return [(good, n) for good, n in enumerate(short) if n]


def missing(moment: Moment, rule: str, goods: list[tuple[int, int]]) -> Reason:
    return moment.no("missing", rule, goods=goods_words(moment.talk, goods))


# building ---------------------------------------------------------------------------------------


def hand_reason(moment: Moment, key: str) -> Reason | None:
    """Why a card in hand cannot be built; it cannot be dealt or razed either."""
    kind = kind_of(key)
    goods = missing_goods(COST[kind], moment.me["goods"])
    if goods:
        return moment.no("settlers-build", "S48", goods=goods_words(moment.talk, goods))
    if SACRIFICE[kind]:
        return moment.no("settlers-no-sacrifice", "S50")
    return None


# locations of one's own -------------------------------------------------------------------------


def location_reason(moment: Moment, entry: dict[str, Any]) -> Reason | None:
    kind = kind_of(entry["card"])
    if SORT[kind] != at.ACTION:
        if SORT[kind] == at.PRODUCTION:
            return moment.no("settlers-production", "S31")
        return moment.no("settlers-feature", "S57")
    if moment.kind == "afterwards":
        return moment.no("acted", "S36")
    if entry.get("blocked"):
        return moment.no("settlers-blocked", "S134")
    if entry.get("used", 0) >= USES_OF[kind]:
        return moment.no("settlers-used", "S74")
    does = DOES[kind]
    assert does is not None
    effect = does
    if isinstance(does, DarkChapel):
        if moment.me["goods"]["raze"] == 0:
            return missing(moment, "S64", [(at.RAZE, 1)])
        return moment.no("settlers-no-target", "S121")
    if isinstance(does, BuildFromHand):
        short = pay_reason(moment, does.price)
        if short is not None:
            return short
    elif isinstance(does, To):
        assert isinstance(does.cost, Pay)
        short = pay_reason(moment, does.cost)
        if short is not None:
            return short
        effect = does.effect
    if needs_rival(effect) and all_passed(moment):
        return moment.no("settlers-all-passed", "S38")
    return moment.no("useless", "S76", effect=effect.text(moment.talk))


def needs_rival(effect: Node) -> bool:
    """Whether an effect is done to an opponent, or begins so."""
    parts = effect.parts()
    first = parts[0] if parts else effect
    kinds = (PickRivalLocation, PickRivalDeal)
    return isinstance(effect, kinds) or isinstance(first, kinds)


def all_passed(moment: Moment) -> bool:
    rivals = [player for player in moment.view["players"] if player["seat"] != moment.seat]
    return bool(rivals) and all(player["passed"] for player in rivals)


def pay_reason(moment: Moment, price: Pay) -> Reason | None:
    """Why the cost of an action cannot be paid."""
    held = moment.me["goods"]
    goods = missing_goods(price.goods, held)
    if goods:
        return missing(moment, "S76", goods)
    have = sum(held[at.GOODS[good]] for good in range(at.RESOURCES + 1))
    left = have - sum(price.goods[: at.RESOURCES + 1])
    if left < price.any:
        n = price.any - left
        return moment.no("missing", "S76", goods=moment.talk.say("settlers-n-any", {"n": n}))
    if price.hand_card and not moment.view["hand"]:
        return moment.no("settlers-no-hand", "S77")
    if price.deal and not moment.me["deals"] and not moment.me["route_markers"]:
        return moment.no("settlers-no-deal", "S160")
    return None


# locations of others ----------------------------------------------------------------------------


def rival_reason(moment: Moment, seat: int, name: str) -> Reason | None:
    """Why an opponent's location cannot be razed."""
    if name.startswith("deal:"):
        return moment.no("settlers-rival-deal", "S63")
    if moment.kind == "afterwards":
        return moment.no("acted", "S36")
    solo = moment.view["virtual"] is not None and seat == at.VIRTUAL
    if not solo and moment.view["players"][seat]["passed"]:
        return moment.no("settlers-passed", "S38")
    card, *marks = name.split(".")
    kind = kind_of(card)
    if OWNER[kind] not in (at.COMMON, at.JAPANESE):
        return moment.no("settlers-faction", "S68")
    if not RAZE_FIELD[kind]:
        return moment.no("settlers-no-raze-field", "S70")
    if moment.view["options"].get("peaceful") and not solo:
        return moment.no("settlers-peaceful", "S96")
    guards = [mark for mark in marks if mark in ("defended", "samurai")]
    short = 2 + len(guards) - moment.me["goods"]["raze"]
    if short <= 0:
        return None
    goods = moment.talk.say("settlers-n-raze", {"n": short})
    if not guards:
        return moment.no("missing", "S66", goods=goods)
    return moment.no(
        f"settlers-{guards[0]}", "S79" if guards[0] == "defended" else "S83", goods=goods
    )
