"""The Japanese."""

from __future__ import annotations

from typing import Final

from tabularium.games.settlers import layout as at
from tabularium.games.settlers.actions_at_home import (
    BuildDeal,
    LookAndKeep,
    PlaceSamurai,
)
from tabularium.games.settlers.actions_on_rivals import (
    DiscardDeal,
    MakeRoute,
    RemoveLocation,
)
from tabularium.games.settlers.deck import (
    gain,
    location,
    spend,
)
from tabularium.games.settlers.gain import (
    GainPer,
    Locations,
    SamuraiCount,
)
from tabularium.games.settlers.production import (
    ConvertDealGoods,
)
from tabularium.games.settlers.standing import (
    WhenBuilt,
    deal_goods,
    when_dealt,
)

NONE: Final = -1  # no deal field

location(
    "farm",
    at.JAPANESE,
    at.PRODUCTION,
    [at.RED],
    [(3, [1, 0, 0], 0, at.WORKER, [at.VP])],
    produces=gain((at.WORKER, 1), (at.FOOD, 1)),
)

location(
    "rice_fields",
    at.JAPANESE,
    at.PRODUCTION,
    [at.RED],
    [(2, [0, 0, 1], 0, at.FOOD, [at.VP])],
    produces=gain((at.FOOD, 2)),
)

location(
    "geisha_house",
    at.JAPANESE,
    at.PRODUCTION,
    [at.PINK],
    [(2, [1, 0, 0], 1, at.WORKER, [at.VP])],
    produces=GainPer(at.WORKER, Locations(at.PINK), 3),
)

location(
    "garrison",
    at.JAPANESE,
    at.ACTION,
    [at.BLACK],
    [(1, [1, 0, 0], 1, at.RAZE, [at.VP])],
    does=spend(RemoveLocation("remove"), (at.RAZE, 2)),
)

location(
    "daimyos_castle",
    at.JAPANESE,
    at.PRODUCTION,
    [at.GREY],
    [(1, [0, 2, 0], 1, at.STONE, [at.VP]), (1, [0, 2, 0], 1, at.GOLD, [at.VP])],
    produces=GainPer(at.VP, SamuraiCount(), 3),
)

location(
    "buddhas_temple",
    at.JAPANESE,
    at.PRODUCTION,
    [at.BLUE],
    [(1, [0, 1, 0], 1, at.CARD, [at.VP])],
    produces=LookAndKeep("keep-faction-card", at.FACTION_CARD),
)

location(
    "casino",
    at.JAPANESE,
    at.ACTION,
    [at.YELLOW],
    [(1, [2, 0, 0], 1, at.GOLD, [at.VP])],
    does=spend(gain((at.GOLD, 1)), (at.WORKER, 1)),
    uses=2,
)

location(
    "gate",
    at.JAPANESE,
    at.FEATURE,
    [at.BLUE],
    [(2, [1, 0, 0], 1, at.FOOD, [])],
    gate=True,
)

location(
    "shrine",
    at.JAPANESE,
    at.FEATURE,
    [at.YELLOW],
    [(1, [1, 1, 0], 1, at.CARD, [])],
    shrine=True,
)

location(
    "stalls",
    at.JAPANESE,
    at.ACTION,
    [at.RED],
    [(3, [1, 0, 0], 1, at.FOOD, [at.VP])],
    does=spend(gain((at.VP, 1)), (at.FOOD, 1)),
    uses=2,
)

location(
    "negotiator",
    at.JAPANESE,
    at.ACTION,
    [at.RED],
    [(1, [1, 0, 0], 1, at.GOLD, [at.VP])],
    does=spend(BuildDeal("build-deal", False), (at.WORKER, 1)),
)

location(
    "sake_brewery",
    at.JAPANESE,
    at.FEATURE,
    [at.PINK],
    [(1, [1, 0, 0], 1, at.FOOD, [at.VP])],
    features=[WhenBuilt(at.PINK, gain((at.GOLD, 1), (at.VP, 1)))],
)

location(
    "trade_route",
    at.JAPANESE,
    at.ACTION,
    [at.RED],
    [
        (1, [0, 1, 0], 1, at.FOOD, [at.VP]),
        (1, [0, 1, 0], 1, at.WORKER, [at.VP]),
        (1, [0, 1, 0], 1, at.VP, [at.VP]),
    ],
    does=spend(MakeRoute("route"), (at.FOOD, 1)),
)

location(
    "dojo",
    at.JAPANESE,
    at.FEATURE,
    [at.RED],
    [(2, [1, 0, 0], 1, at.VP, [at.VP])],
    features=[when_dealt(gain((at.VP, 1)))],
    bonus=gain((at.FACTION_CARD, 1)),
)

location(
    "ninjas",
    at.JAPANESE,
    at.ACTION,
    [at.BLACK],
    [(2, [0, 1, 0], 1, at.RAZE, [at.VP])],
    does=spend(DiscardDeal("rob-deal", True), (at.WORKER, 1)),
    bonus=PlaceSamurai(2),
)

location(
    "sumo_school",
    at.JAPANESE,
    at.ACTION,
    [at.BLACK],
    [(1, [1, 0, 0], 1, at.WORKER, [at.VP])],
    does=spend(gain((at.RAZE, 1)), (at.WORKER, 1), (at.FOOD, 1)),
)

location(
    "master_swordsmith",
    at.JAPANESE,
    at.ACTION,
    [at.BLACK],
    [(1, [0, 1, 0], 1, at.STONE, [at.VP])],
    does=spend(gain((at.RAZE, 1), (at.VP, 1)), (at.STONE, 1)),
)

location(
    "school_of_diplomacy",
    at.JAPANESE,
    at.FEATURE,
    [at.RED],
    [(1, [1, 0, 0], 1, at.GOLD, [at.VP])],
    features=[deal_goods(ConvertDealGoods("convert-deal-goods"))],
)
