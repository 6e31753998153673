"""The effects of Settlers' cards as rows of signs: [sign, number], 0 where none stands by it."""

from __future__ import annotations

from typing import TypedDict, cast

from tabularium.cards.sequence import Sequence, To
from tabularium.cards.standing import Modifier, Waiting
from tabularium.games.settlers import layout as at
from tabularium.games.settlers.actions_at_home import (
    BuildDeal,
    BuildFromHand,
    CopyProduction,
    GainDealGood,
    LayFoundation,
    LookAndKeep,
    PlaceSamurai,
    RazeOwn,
    ResetLocation,
)
from tabularium.games.settlers.actions_on_rivals import (
    BlockLocation,
    DiscardDeal,
    GainRazeGood,
    MakeRoute,
    RazeFreely,
    RemoveLocation,
    RivalDiscards,
    StealResource,
    TakeDeal,
    TakeOver,
)
from tabularium.games.settlers.catalogue import BONUS, DOES, FEATURES, GATE, PRODUCES, SHRINE
from tabularium.games.settlers.dark_chapel import DarkChapel
from tabularium.games.settlers.gain import Gain, GainOneOf, GainPer, Locations
from tabularium.games.settlers.offers import Offers
from tabularium.games.settlers.price import Pay
from tabularium.games.settlers.production import ConvertDealGoods
from tabularium.games.settlers.standing import Keep, WhenBuilt
from tabularium.games.settlers.work import OasisWorker
from tabularium.kernel.machine import Node, Standing

Row = list[tuple[str, int]]

TO: Row = [("to", 0)]
ROWS: dict[type[Node], Row] = {
    BuildDeal: [("deal", 0), ("build", 0)],
    CopyProduction: [("copy", 0)],
    GainDealGood: [("deal_good", 0)],
    LayFoundation: [("foundation", 1)],
    LookAndKeep: [("look", 2), ("card", 1)],
    RazeOwn: [("raze_own", 0)],
    ResetLocation: [("reset", 0)],
    BlockLocation: [("block", 0)],
    GainRazeGood: [("raze_good", 0)],
    MakeRoute: [("route", 0)],
    RazeFreely: [("raze_rival", 0)],
    RemoveLocation: [("remove", 0)],
    RivalDiscards: [("rival_discards", 0)],
    StealResource: [("steal", 1)],
    TakeDeal: [("take_deal", 0)],
    TakeOver: [("take_over", 0)],
    DarkChapel: [("raze", 0), *TO, ("vp", 2)],
    ConvertDealGoods: [("vp", 1)],
    OasisWorker: [("worker", 1)],
}
EVENTS = {
    at.RAZED: "razed",
    at.DEALT: "deal",
    at.WORKERS_SPENT: "workers_spent",
    at.DEAL_GOODS: "deal_goods",
}


def row(node: Node) -> Row:
    """One effect; "to" stands between what is done and what it is done for."""
    if isinstance(node, To):
        paid = isinstance(node.cost, Pay)
        return [*row(node.cost), *(TO if paid else []), *row(node.effect)]
    if isinstance(node, Sequence):
        return [sign for step in node.steps for sign in row(step)]
    if isinstance(node, Gain):
        return [(at.GOODS[good], n) for good, n in node.goods]
    if isinstance(node, GainPer):
        of = at.COLOURS[node.of.colour] if isinstance(node.of, Locations) else "samurai"
        return [(at.GOODS[node.good], 1), ("per", 0), (of, 0), ("most", node.most)]
    if isinstance(node, GainOneOf):
        return either(*[row(choice) for choice in node.choices])
    if isinstance(node, Offers):
        return either(*[row(offer) for offer in node.options])
    if isinstance(node, Pay):
        return pay_row(node)
    if isinstance(node, BuildFromHand):
        return [*pay_row(node.price), *TO, ("build", 0)]
    if isinstance(node, PlaceSamurai):
        return [("samurai", node.amount)]
    if isinstance(node, DiscardDeal):
        return [("discard_deal", 0), *([("deal_good", 0)] if node.gains else [])]
    return ROWS[type(node)]


def either(first: Row, second: Row) -> Row:
    return [*first, ("or", 0), *second]


def pay_row(price: Pay) -> Row:
    signs = [(at.GOODS[good], n) for good, n in enumerate(price.goods) if n]
    if price.any:
        signs.append(("any", price.any))
    if price.hand_card:
        signs.append(("hand_card", 1))
    if price.deal:
        signs.append(("deal", 1))
    return signs


def feature_row(feature: Standing) -> Row:
    if isinstance(feature, WhenBuilt):
        what = at.COLOURS[feature.colour] if feature.colour >= 0 else "faction_location"
        return [("built", 0), (what, 0), *TO, *row(feature.effect)]
    if isinstance(feature, Waiting):
        return [(EVENTS[feature.hook], 0), *TO, *row(feature.effect)]
    if isinstance(feature, Keep):
        return [("store", 0), *[(at.GOODS[good], 0) for good in feature.goods]]
    assert isinstance(feature, Modifier)
    return [("vp", 2), *TO, ("vp", 3)]  # Sphinx


class Effect(TypedDict):
    """A moment, and what happens then."""

    when: str
    signs: Row


def rows(kind: int) -> list[Effect]:
    """Every effect with its moment: production, action, feature, bonus (once, when built)."""
    found: list[tuple[str, Row]] = []
    produces, does, bonus = PRODUCES[kind], DOES[kind], BONUS[kind]
    if produces is not None:
        found.append(("production", row(produces)))
    if does is not None:
        found.append(("action", row(does)))
    found += [("feature", feature_row(feature)) for feature in FEATURES[kind]]
    if GATE[kind]:
        found.append(("feature", [("hand_card", 1), *TO, ("vp", 1)]))
    if SHRINE[kind]:
        found.append(("feature", [("any", 0), *TO, ("vp", 0)]))
    if bonus is not None:
        found.append(("bonus", row(bonus)))
    # pairs as JSON has them
    return [
        {"when": when, "signs": cast(Row, [list(sign) for sign in signs])} for when, signs in found
    ]
