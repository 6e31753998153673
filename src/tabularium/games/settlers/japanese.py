"""The Japanese."""

from __future__ import annotations

from typing import Final

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
from tabularium.games.settlers.layout import (
    ACTION,
    BLACK,
    BLUE,
    CARD,
    FACTION_CARD,
    FEATURE,
    FOOD,
    GOLD,
    GREY,
    JAPANESE,
    PINK,
    PRODUCTION,
    RAZE,
    RED,
    STONE,
    VP,
    WORKER,
    YELLOW,
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
    JAPANESE,
    PRODUCTION,
    [RED],
    [(3, [1, 0, 0], 0, WORKER, [VP])],
    produces=gain((WORKER, 1), (FOOD, 1)),
)

location(
    "rice_fields",
    JAPANESE,
    PRODUCTION,
    [RED],
    [(2, [0, 0, 1], 0, FOOD, [VP])],
    produces=gain((FOOD, 2)),
)

location(
    "geisha_house",
    JAPANESE,
    PRODUCTION,
    [PINK],
    [(2, [1, 0, 0], 1, WORKER, [VP])],
    produces=GainPer(WORKER, Locations(PINK), 3),
)

location(
    "garrison",
    JAPANESE,
    ACTION,
    [BLACK],
    [(1, [1, 0, 0], 1, RAZE, [VP])],
    does=spend(RemoveLocation("remove"), (RAZE, 2)),
)

location(
    "daimyos_castle",
    JAPANESE,
    PRODUCTION,
    [GREY],
    [(1, [0, 2, 0], 1, STONE, [VP]), (1, [0, 2, 0], 1, GOLD, [VP])],
    produces=GainPer(VP, SamuraiCount(), 3),
)

location(
    "buddhas_temple",
    JAPANESE,
    PRODUCTION,
    [BLUE],
    [(1, [0, 1, 0], 1, CARD, [VP])],
    produces=LookAndKeep("keep-faction-card", FACTION_CARD),
)

location(
    "casino",
    JAPANESE,
    ACTION,
    [YELLOW],
    [(1, [2, 0, 0], 1, GOLD, [VP])],
    does=spend(gain((GOLD, 1)), (WORKER, 1)),
    uses=2,
)

location(
    "gate",
    JAPANESE,
    FEATURE,
    [BLUE],
    [(2, [1, 0, 0], 1, FOOD, [])],
    gate=True,
)

location(
    "shrine",
    JAPANESE,
    FEATURE,
    [YELLOW],
    [(1, [1, 1, 0], 1, CARD, [])],
    shrine=True,
)

location(
    "stalls",
    JAPANESE,
    ACTION,
    [RED],
    [(3, [1, 0, 0], 1, FOOD, [VP])],
    does=spend(gain((VP, 1)), (FOOD, 1)),
    uses=2,
)

location(
    "negotiator",
    JAPANESE,
    ACTION,
    [RED],
    [(1, [1, 0, 0], 1, GOLD, [VP])],
    does=spend(BuildDeal("build-deal", False), (WORKER, 1)),
)

location(
    "sake_brewery",
    JAPANESE,
    FEATURE,
    [PINK],
    [(1, [1, 0, 0], 1, FOOD, [VP])],
    features=[WhenBuilt(PINK, gain((GOLD, 1), (VP, 1)))],
)

location(
    "trade_route",
    JAPANESE,
    ACTION,
    [RED],
    [(1, [0, 1, 0], 1, FOOD, [VP]), (1, [0, 1, 0], 1, WORKER, [VP]), (1, [0, 1, 0], 1, VP, [VP])],
    does=spend(MakeRoute("route"), (FOOD, 1)),
)

location(
    "dojo",
    JAPANESE,
    FEATURE,
    [RED],
    [(2, [1, 0, 0], 1, VP, [VP])],
    features=[when_dealt(gain((VP, 1)))],
    bonus=gain((FACTION_CARD, 1)),
)

location(
    "ninjas",
    JAPANESE,
    ACTION,
    [BLACK],
    [(2, [0, 1, 0], 1, RAZE, [VP])],
    does=spend(DiscardDeal("rob-deal", True), (WORKER, 1)),
    bonus=PlaceSamurai(2),
)

location(
    "sumo_school",
    JAPANESE,
    ACTION,
    [BLACK],
    [(1, [1, 0, 0], 1, WORKER, [VP])],
    does=spend(gain((RAZE, 1)), (WORKER, 1), (FOOD, 1)),
)

location(
    "master_swordsmith",
    JAPANESE,
    ACTION,
    [BLACK],
    [(1, [0, 1, 0], 1, STONE, [VP])],
    does=spend(gain((RAZE, 1), (VP, 1)), (STONE, 1)),
)

location(
    "school_of_diplomacy",
    JAPANESE,
    FEATURE,
    [RED],
    [(1, [1, 0, 0], 1, GOLD, [VP])],
    features=[deal_goods(ConvertDealGoods("convert-deal-goods"))],
)
