"""Why not, for a player's own board of Nations."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from tabularium.cards.sequence import To
from tabularium.cards.standing import Modifier
from tabularium.games.nations import layout as at
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
from tabularium.games.nations.resources import goods_words
from tabularium.presentation.reasons import Moment, Reason, cards

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


def stone(moment: Moment, rule: str, cost: int) -> Reason | None:
    """The stone that is missing, if any."""
    short = cost - int(moment.me["goods"]["stone"])
    if short <= 0:
        return None
    return moment.no("missing", rule, goods=moment.talk.say("nations-n-stone", {"n": short}))


def deploy_cost(moment: Moment, kind: int) -> int:
    """Stone for a worker on a card (N90, N224)."""
    cost = DEPLOY[kind]
    less = sum(
        feature.amount
        for key in zone_cards(moment.me, FLAT)
        for feature in FEATURES[kind_of(key)]
        if isinstance(feature, Modifier) and feature.mod == at.DISCOUNT
    )
    return max(min(cost, 1), cost - less) if SORT[kind] == at.MILITARY and less else cost


def card_reason(moment: Moment, key: str) -> Reason | None:
    """Why nothing can be done with a card of one's own."""
    kind = kind_of(key)
    if key in cards(moment.me["cards"]):
        if moment.kind == "afterwards":
            return moment.no("nations-nobody-there", "N93")
        if not moment.me["workers"]:
            return moment.no("nations-no-worker", "N91")
        return stone(moment, "N90", deploy_cost(moment, kind))
    if moment.kind == "afterwards":
        return moment.no("acted", "N57")
    if key in cards(moment.me["site"]):
        return hire_reason(moment)
    entry = next(entry for entry in entries(moment.me, FLAT) if entry["card"] == key)
    does = DOES[kind]
    if does is None:
        return hire_reason(moment) if "private" in entry else moment.no("nations-by-itself", "N104")
    if ONCE[kind] and entry.get("used"):
        return moment.no("nations-used", "N104")
    if isinstance(does, To) and isinstance(does.cost, Pay):
        short = missing_goods(does.cost, moment.me["goods"])
        if any(short):
            return moment.no("missing", "N106", goods=goods_words(moment.talk, short))
    return moment.no("useless", "N106", effect=does.text(moment.talk))


def missing_goods(price: Pay, held: dict[str, int]) -> list[int]:
    """What is missing for the price that is nearest to being payable."""
    every = [
        [max(0, cost[good] - held[at.GOODS[good]]) for good in range(at.RESOURCES)]
        for cost in price.prices
    ]
    return min(every, key=sum)


def hire_reason(moment: Moment) -> Reason | None:
    """Why no architect can be hired (N98)."""
    if not moment.me["site"]:
        return moment.no("nations-no-site", "N98")
    private = any("private" in entry for entry in entries(moment.me, FLAT))
    if not moment.view["architects"] and not private:
        return moment.no("nations-no-architect", "N98")
    site = moment.me["site"][0]
    return stone(moment, "N98", SECTIONS[kind_of(site["card"])][site.get("built", 0)])
