"""Why not, for a player's own board of Nations."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from tabularium.cards.sequence import To
from tabularium.cards.standing import Modifier
from tabularium.desk.reasons import Moment, Reason, cards
from tabularium.games.nations.catalogue import (
    DEPLOY,
    DOES,
    FEATURES,
    ONCE,
    SECTIONS,
    SORT,
    kind_of,
)
from tabularium.games.nations.effects import Pay
from tabularium.games.nations.layout import DISCOUNT, GOODS, MILITARY, RESOURCES
from tabularium.games.nations.resources import goods_words

# zones of a board; the last of them hold cards that work without workers
FLAT = ("advisor", "tower", "colonies", "wonders", "board")
ZONES = ("cards", "site", *FLAT)


def entries(player: dict[str, Any], zones: Sequence[str]) -> list[dict[str, Any]]:
    """The cards in some zones of a board, with what lies on them."""
    return [
        entry if isinstance(entry, dict) else {"card": entry}
        for zone in zones
        for entry in player[zone]
    ]


def zone_cards(player: dict[str, Any], zones: Sequence[str]) -> list[str]:
    return cards(entries(player, zones))


def board_cards(player: dict[str, Any]) -> list[str]:
    """Every card on a player's board."""
    return zone_cards(player, ZONES)


def stone(at: Moment, rule: str, cost: int) -> Reason | None:
    """The stone that is missing, if any."""
    short = cost - int(at.me["goods"]["stone"])
    if short <= 0:
        return None
    return at.no("missing", rule, goods=at.talk.say("nations-n-stone", {"n": short}))


def deploy_cost(at: Moment, kind: int) -> int:
    """Stone for a worker on a card (N90, N224)."""
    cost = DEPLOY[kind]
    less = sum(
        feature.amount
        for key in zone_cards(at.me, FLAT)
        for feature in FEATURES[kind_of(key)]
        if isinstance(feature, Modifier) and feature.mod == DISCOUNT
    )
    return max(min(cost, 1), cost - less) if SORT[kind] == MILITARY and less else cost


def card_reason(at: Moment, key: str) -> Reason | None:
    """Why nothing can be done with a card of one's own."""
    kind = kind_of(key)
    if key in cards(at.me["cards"]):
        if at.kind == "afterwards":
            return at.no("nations-nobody-there", "N93")
        if not at.me["workers"]:
            return at.no("nations-no-worker", "N91")
        return stone(at, "N90", deploy_cost(at, kind))
    if at.kind == "afterwards":
        return at.no("acted", "N57")
    if key in cards(at.me["site"]):
        return hire_reason(at)
    entry = next(entry for entry in entries(at.me, FLAT) if entry["card"] == key)
    does = DOES[kind]
    if does is None:
        return hire_reason(at) if "private" in entry else at.no("nations-by-itself", "N104")
    if ONCE[kind] and entry.get("used"):
        return at.no("nations-used", "N104")
    if isinstance(does, To) and isinstance(does.cost, Pay):
        short = missing_goods(does.cost, at.me["goods"])
        if any(short):
            return at.no("missing", "N106", goods=goods_words(at.talk, short))
    return at.no("useless", "N106", effect=does.text(at.talk))


def missing_goods(price: Pay, held: dict[str, int]) -> list[int]:
    """What is missing for the price that is nearest to being payable."""
    every = [
        [max(0, cost[good] - held[GOODS[good]]) for good in range(RESOURCES)]
        for cost in price.prices
    ]
    return min(every, key=sum)


def hire_reason(at: Moment) -> Reason | None:
    """Why no architect can be hired (N98)."""
    if not at.me["site"]:
        return at.no("nations-no-site", "N98")
    private = any("private" in entry for entry in entries(at.me, FLAT))
    if not at.view["architects"] and not private:
        return at.no("nations-no-architect", "N98")
    site = at.me["site"][0]
    return stone(at, "N98", SECTIONS[kind_of(site["card"])][site.get("built", 0)])
