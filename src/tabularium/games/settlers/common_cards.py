"""The common deck (S18)."""

from __future__ import annotations

from typing import Final

from tabularium.games.settlers.actions_at_home import (
    BuildFromHand,
    CopyProduction,
    GainDealGood,
    ResetLocation,
)
from tabularium.games.settlers.deck import (
    both,
    gain,
    location,
    points_per,
    spend,
)
from tabularium.games.settlers.gain import (
    GainPer,
    Locations,
)
from tabularium.games.settlers.layout import (
    ACTION,
    BLACK,
    BLUE,
    BROWN,
    CARD,
    COMMON,
    FEATURE,
    FOOD,
    GOLD,
    GREY,
    PINK,
    PRODUCTION,
    PURPLE,
    RAZE,
    RED,
    STONE,
    VP,
    WOOD,
    WORKER,
    YELLOW,
)
from tabularium.games.settlers.price import Pay
from tabularium.games.settlers.standing import (
    WhenBuilt,
    when_razed,
)

NONE: Final = -1  # no deal field

location(
    "statue",
    COMMON,
    FEATURE,
    [GREY],
    [(1, [1, 2, 0], 0, NONE, [VP, STONE])],
    bonus=both(points_per(GREY, 6), gain((CARD, 1))),
)

location(
    "supplier",
    COMMON,
    FEATURE,
    [GREY],
    [(1, [1, 2, 0], 0, NONE, [GOLD, STONE])],
    features=[WhenBuilt(GREY, gain((GOLD, 1), (VP, 1)))],
)

location(
    "wood_storage",
    COMMON,
    FEATURE,
    [BROWN],
    [(1, [2, 1, 0], 0, NONE, [WOOD, WOOD])],
    bonus=both(points_per(BROWN, 6), gain((CARD, 1))),
)

location(
    "carpenters_workshop",
    COMMON,
    FEATURE,
    [BROWN],
    [(1, [3, 0, 0], 0, NONE, [GOLD, WOOD])],
    features=[WhenBuilt(BROWN, gain((GOLD, 1), (VP, 1)))],
)

location(
    "gallows",
    COMMON,
    FEATURE,
    [BLACK],
    [(1, [2, 0, 0], 0, NONE, [VP, WOOD])],
    features=[when_razed(gain((VP, 1)))],
)

location(
    "mill",
    COMMON,
    FEATURE,
    [RED],
    [(1, [3, 0, 0], 0, NONE, [WORKER, FOOD])],
    features=[WhenBuilt(RED, gain((GOLD, 1), (VP, 1)))],
)

location(
    "old_forest",
    COMMON,
    PRODUCTION,
    [BROWN],
    [(1, [2, 0, 0], 0, NONE, [WOOD, WOOD])],
    produces=gain((WOOD, 2)),
)

location(
    "quarry",
    COMMON,
    PRODUCTION,
    [GREY],
    [(3, [1, 1, 0], 0, NONE, [STONE, STONE])],
    produces=gain((STONE, 1)),
    bonus=gain((STONE, 1)),
)

location(
    "rubble",
    COMMON,
    PRODUCTION,
    [GREY],
    [(1, [2, 1, 0], 0, NONE, [STONE, STONE])],
    produces=GainPer(STONE, Locations(GREY), 3),
)

location(
    "village",
    COMMON,
    PRODUCTION,
    [PINK],
    [(2, [1, 0, 0], 0, NONE, [WORKER, WORKER]), (1, [1, 0, 0], 0, NONE, [WORKER, WOOD])],
    produces=gain((WORKER, 1)),
    bonus=gain((WORKER, 1)),
)

location(
    "town",
    COMMON,
    PRODUCTION,
    [PINK],
    [(1, [1, 1, 0], 0, NONE, [WORKER, WORKER])],
    produces=gain((WORKER, 2)),
)

location(
    "farmers_at_work",
    COMMON,
    PRODUCTION,
    [PINK],
    [(1, [3, 0, 0], 0, NONE, [WORKER, GOLD])],
    produces=CopyProduction("copy-other", True),
    bonus=gain((CARD, 1)),
)

location(
    "mammas_baths",
    COMMON,
    PRODUCTION,
    [PINK],
    [(1, [2, 1, 0], 0, NONE, [WORKER, FOOD])],
    produces=GainPer(WORKER, Locations(PINK), 3),
)

location(
    "armorer",
    COMMON,
    PRODUCTION,
    [BLACK],
    [(3, [1, 1, 0], 0, NONE, [VP, STONE])],
    produces=gain((RAZE, 1)),
)

location(
    "gold_mine",
    COMMON,
    ACTION,
    [YELLOW],
    [(2, [1, 1, 0], 0, NONE, [VP, GOLD])],
    does=spend(gain((GOLD, 1)), (WORKER, 1)),
    uses=2,
)

location(
    "grain_field",
    COMMON,
    PRODUCTION,
    [RED],
    [(2, [1, 0, 1], 0, NONE, [FOOD, FOOD])],
    produces=gain((FOOD, 1)),
    bonus=gain((FOOD, 1)),
)

location(
    "lords_fields",
    COMMON,
    PRODUCTION,
    [RED],
    [(1, [2, 1, 0], 0, NONE, [FOOD, FOOD])],
    produces=GainPer(FOOD, Locations(RED), 3),
)

location(
    "monument",
    COMMON,
    PRODUCTION,
    [PURPLE],
    [(1, [0, 1, 0], 0, NONE, [VP, STONE])],
    produces=gain((VP, 1)),
)

location(
    "merchants_guild",
    COMMON,
    PRODUCTION,
    [YELLOW],
    [(1, [2, 1, 0], 0, NONE, [GOLD, STONE])],
    produces=GainPer(GOLD, Locations(YELLOW), 3),
)

location(
    "gold_creek",
    COMMON,
    PRODUCTION,
    [YELLOW],
    [(1, [1, 1, 0], 0, NONE, [GOLD, WORKER])],
    produces=gain((GOLD, 1)),
)

location(
    "wood_supplier",
    COMMON,
    PRODUCTION,
    [BROWN],
    [(1, [3, 0, 0], 0, NONE, [WOOD, WOOD])],
    produces=GainPer(WOOD, Locations(BROWN), 3),
)

location(
    "goldsmiths_workshop",
    COMMON,
    ACTION,
    [YELLOW],
    [(2, [1, 1, 0], 0, NONE, [VP, GOLD])],
    does=spend(gain((VP, 2)), (WORKER, 1), (GOLD, 1)),
)

location(
    "marketplace",
    COMMON,
    ACTION,
    [YELLOW],
    [(1, [2, 0, 0], 0, NONE, [GOLD, WOOD])],
    does=spend(gain((VP, 3)), (WOOD, 1), (STONE, 1), (FOOD, 1)),
)

location(
    "coal_mine",
    COMMON,
    ACTION,
    [GREY],
    [(1, [1, 1, 0], 0, NONE, [WORKER, STONE])],
    does=spend(gain((STONE, 2)), (WORKER, 1)),
)

location(
    "mason",
    COMMON,
    ACTION,
    [GREY],
    [(1, [1, 1, 0], 0, NONE, [WOOD, STONE]), (1, [0, 2, 0], 0, NONE, [VP, STONE])],
    does=spend(gain((VP, 2)), (WORKER, 1), (STONE, 1)),
)

location(
    "court_sculptor",
    COMMON,
    ACTION,
    [GREY],
    [(1, [0, 1, 0], 0, NONE, [WORKER, STONE])],
    does=spend(gain((VP, 1)), (STONE, 1)),
    uses=2,
)

location(
    "masons_guild",
    COMMON,
    ACTION,
    [GREY],
    [(2, [2, 1, 0], 0, NONE, [GOLD, STONE])],
    does=spend(gain((VP, 3)), (WORKER, 1), (STONE, 2)),
)

location(
    "missionaries",
    COMMON,
    ACTION,
    [PINK],
    [(1, [0, 0, 2], 0, NONE, [VP, WORKER])],
    does=spend(gain((VP, 3)), (WORKER, 1), (RAZE, 1)),
)

location(
    "settlers",
    COMMON,
    ACTION,
    [PINK],
    [(1, [1, 0, 0], 0, NONE, [WORKER, WOOD])],
    does=BuildFromHand("build-from-hand", Pay([1, 0, 0, 0, 0, 0, 0])),
)

location(
    "acting_troupe",
    COMMON,
    ACTION,
    [PINK],
    [(1, [2, 0, 0], 0, NONE, [WORKER, WOOD])],
    does=spend(ResetLocation("reset"), (WORKER, 1)),
)

location(
    "lumberjacks",
    COMMON,
    ACTION,
    [BROWN],
    [(1, [2, 0, 0], 0, NONE, [WOOD, WOOD])],
    does=spend(gain((WOOD, 2)), (WORKER, 1)),
)

location(
    "carpenter",
    COMMON,
    ACTION,
    [BROWN],
    [(1, [2, 1, 0], 0, NONE, [VP, WOOD])],
    does=spend(gain((VP, 3)), (WORKER, 1), (WOOD, 2)),
)

location(
    "joiner",
    COMMON,
    ACTION,
    [BROWN],
    [(2, [2, 0, 0], 0, NONE, [VP, WOOD])],
    does=spend(gain((VP, 2)), (WORKER, 1), (WOOD, 1)),
)

location(
    "castle",
    COMMON,
    ACTION,
    [BLUE],
    [(2, [1, 1, 0], 0, NONE, [CARD, CARD]), (1, [0, 2, 0], 0, NONE, [CARD, CARD])],
    does=spend(gain((CARD, 1)), (WORKER, 1)),
    uses=2,
)

location(
    "tavern",
    COMMON,
    ACTION,
    [BLUE],
    [(1, [1, 1, 0], 0, NONE, [CARD, CARD])],
    does=spend(gain((VP, 2)), hand_card=1),
    bonus=gain((CARD, 1)),
)

location(
    "barracks",
    COMMON,
    ACTION,
    [BLACK],
    [(2, [1, 2, 0], 0, NONE, [VP, WORKER])],
    does=spend(gain((RAZE, 1)), (WORKER, 1)),
    uses=2,
)

location(
    "confectioner",
    COMMON,
    ACTION,
    [RED],
    [(1, [2, 1, 0], 0, NONE, [GOLD, FOOD])],
    does=spend(gain((VP, 3)), (WORKER, 1), (FOOD, 2)),
)

location(
    "pig_farmer",
    COMMON,
    ACTION,
    [RED],
    [(2, [1, 1, 0], 0, NONE, [WORKER, FOOD]), (1, [2, 0, 0], 0, NONE, [WORKER, FOOD])],
    does=spend(gain((VP, 2)), (WORKER, 1), (FOOD, 1)),
)

location(
    "brewer",
    COMMON,
    ACTION,
    [RED],
    [(1, [1, 0, 0], 0, NONE, [WOOD, FOOD])],
    does=spend(gain((VP, 1)), (FOOD, 1)),
    uses=2,
)

location(
    "imperial_messenger",
    COMMON,
    ACTION,
    [RED],
    [(1, [0, 0, 1], 0, NONE, [WORKER, GOLD])],
    does=spend(GainDealGood("deal-good", True), (WORKER, 1)),
)

location(
    "new_forest",
    COMMON,
    ACTION,
    [BROWN],
    [(3, [1, 0, 0], 0, NONE, [WOOD, WOOD])],
    does=spend(gain((WOOD, 1)), (WORKER, 1)),
    uses=2,
)

location(
    "hanseatic_league",
    COMMON,
    ACTION,
    [YELLOW],
    [(1, [1, 2, 0], 0, NONE, [VP, GOLD])],
    does=spend(gain((VP, 2)), (WORKER, 1), deal=1),
    uses=2,
)

location(
    "lumberjacks_route",
    COMMON,
    PRODUCTION,
    [BROWN],
    [(3, [2, 0, 0], 0, NONE, [WOOD, WOOD])],
    produces=gain((WOOD, 1)),
    bonus=gain((WOOD, 1)),
)

location(
    "watchtower",
    COMMON,
    PRODUCTION,
    [BLUE],
    [(4, [2, 0, 0], 0, NONE, [CARD, CARD])],
    produces=gain((CARD, 1)),
    bonus=gain((CARD, 1)),
)

location(
    "ruins",
    COMMON,
    FEATURE,
    [],
    [(6, [0, 0, 0], 0, NONE, [])],
    bonus=gain((WORKER, 1)),
)

location(
    "baker",
    COMMON,
    FEATURE,
    [RED],
    [(1, [2, 1, 0], 0, NONE, [VP, FOOD])],
    bonus=both(points_per(RED, 6), gain((CARD, 1))),
)

location(
    "sawmill",
    COMMON,
    ACTION,
    [BROWN],
    [(2, [1, 0, 0], 0, NONE, [WORKER, WOOD])],
    does=spend(gain((VP, 1)), (WOOD, 1)),
    uses=2,
)

location(
    "canteen",
    COMMON,
    FEATURE,
    [PINK],
    [(1, [3, 0, 0], 0, NONE, [WORKER, FOOD])],
    features=[WhenBuilt(PINK, gain((GOLD, 1), (VP, 1)))],
)

location(
    "meeting_place",
    COMMON,
    FEATURE,
    [PINK],
    [(1, [2, 1, 0], 0, NONE, [WORKER, CARD])],
    bonus=both(points_per(PINK, 6), gain((CARD, 1))),
)

location(
    "monty_the_merchant",
    COMMON,
    FEATURE,
    [YELLOW],
    [(1, [1, 2, 0], 0, NONE, [GOLD, STONE])],
    features=[WhenBuilt(YELLOW, gain((GOLD, 1), (VP, 1)))],
)

location(
    "apartment",
    COMMON,
    FEATURE,
    [YELLOW],
    [(1, [1, 2, 0], 0, NONE, [GOLD, STONE])],
    bonus=both(points_per(YELLOW, 6), gain((CARD, 1))),
)

location(
    "hunter_joe",
    COMMON,
    ACTION,
    [RED],
    [(1, [1, 0, 0], 0, NONE, [WOOD, FOOD])],
    does=spend(gain((FOOD, 2)), (WORKER, 1)),
)

location(
    "above_ground_mine",
    COMMON,
    ACTION,
    [GREY],
    [(1, [0, 1, 0], 0, NONE, [STONE, STONE])],
    does=spend(gain((STONE, 1)), (WORKER, 1)),
    uses=2,
)

location(
    "porters",
    COMMON,
    ACTION,
    [PINK],
    [(1, [2, 0, 0], 0, NONE, [WORKER, STONE])],
    does=spend(CopyProduction("copy-production", False), (FOOD, 1)),
)
