"""The common deck (S18)."""

from __future__ import annotations

from typing import Final

from tabularium.games.settlers import layout as at
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
from tabularium.games.settlers.price import Pay
from tabularium.games.settlers.standing import (
    WhenBuilt,
    when_razed,
)

NONE: Final = -1  # no deal field

location(
    "statue",
    at.COMMON,
    at.FEATURE,
    [at.GREY],
    [(1, [1, 2, 0], 0, NONE, [at.VP, at.STONE])],
    bonus=both(points_per(at.GREY, 6), gain((at.CARD, 1))),
)

location(
    "supplier",
    at.COMMON,
    at.FEATURE,
    [at.GREY],
    [(1, [1, 2, 0], 0, NONE, [at.GOLD, at.STONE])],
    features=[WhenBuilt(at.GREY, gain((at.GOLD, 1), (at.VP, 1)))],
)

location(
    "wood_storage",
    at.COMMON,
    at.FEATURE,
    [at.BROWN],
    [(1, [2, 1, 0], 0, NONE, [at.WOOD, at.WOOD])],
    bonus=both(points_per(at.BROWN, 6), gain((at.CARD, 1))),
)

location(
    "carpenters_workshop",
    at.COMMON,
    at.FEATURE,
    [at.BROWN],
    [(1, [3, 0, 0], 0, NONE, [at.GOLD, at.WOOD])],
    features=[WhenBuilt(at.BROWN, gain((at.GOLD, 1), (at.VP, 1)))],
)

location(
    "gallows",
    at.COMMON,
    at.FEATURE,
    [at.BLACK],
    [(1, [2, 0, 0], 0, NONE, [at.VP, at.WOOD])],
    features=[when_razed(gain((at.VP, 1)))],
)

location(
    "mill",
    at.COMMON,
    at.FEATURE,
    [at.RED],
    [(1, [3, 0, 0], 0, NONE, [at.WORKER, at.FOOD])],
    features=[WhenBuilt(at.RED, gain((at.GOLD, 1), (at.VP, 1)))],
)

location(
    "old_forest",
    at.COMMON,
    at.PRODUCTION,
    [at.BROWN],
    [(1, [2, 0, 0], 0, NONE, [at.WOOD, at.WOOD])],
    produces=gain((at.WOOD, 2)),
)

location(
    "quarry",
    at.COMMON,
    at.PRODUCTION,
    [at.GREY],
    [(3, [1, 1, 0], 0, NONE, [at.STONE, at.STONE])],
    produces=gain((at.STONE, 1)),
    bonus=gain((at.STONE, 1)),
)

location(
    "rubble",
    at.COMMON,
    at.PRODUCTION,
    [at.GREY],
    [(1, [2, 1, 0], 0, NONE, [at.STONE, at.STONE])],
    produces=GainPer(at.STONE, Locations(at.GREY), 3),
)

location(
    "village",
    at.COMMON,
    at.PRODUCTION,
    [at.PINK],
    [
        (2, [1, 0, 0], 0, NONE, [at.WORKER, at.WORKER]),
        (1, [1, 0, 0], 0, NONE, [at.WORKER, at.WOOD]),
    ],
    produces=gain((at.WORKER, 1)),
    bonus=gain((at.WORKER, 1)),
)

location(
    "town",
    at.COMMON,
    at.PRODUCTION,
    [at.PINK],
    [(1, [1, 1, 0], 0, NONE, [at.WORKER, at.WORKER])],
    produces=gain((at.WORKER, 2)),
)

location(
    "farmers_at_work",
    at.COMMON,
    at.PRODUCTION,
    [at.PINK],
    [(1, [3, 0, 0], 0, NONE, [at.WORKER, at.GOLD])],
    produces=CopyProduction("copy-other", True),
    bonus=gain((at.CARD, 1)),
)

location(
    "mammas_baths",
    at.COMMON,
    at.PRODUCTION,
    [at.PINK],
    [(1, [2, 1, 0], 0, NONE, [at.WORKER, at.FOOD])],
    produces=GainPer(at.WORKER, Locations(at.PINK), 3),
)

location(
    "armorer",
    at.COMMON,
    at.PRODUCTION,
    [at.BLACK],
    [(3, [1, 1, 0], 0, NONE, [at.VP, at.STONE])],
    produces=gain((at.RAZE, 1)),
)

location(
    "gold_mine",
    at.COMMON,
    at.ACTION,
    [at.YELLOW],
    [(2, [1, 1, 0], 0, NONE, [at.VP, at.GOLD])],
    does=spend(gain((at.GOLD, 1)), (at.WORKER, 1)),
    uses=2,
)

location(
    "grain_field",
    at.COMMON,
    at.PRODUCTION,
    [at.RED],
    [(2, [1, 0, 1], 0, NONE, [at.FOOD, at.FOOD])],
    produces=gain((at.FOOD, 1)),
    bonus=gain((at.FOOD, 1)),
)

location(
    "lords_fields",
    at.COMMON,
    at.PRODUCTION,
    [at.RED],
    [(1, [2, 1, 0], 0, NONE, [at.FOOD, at.FOOD])],
    produces=GainPer(at.FOOD, Locations(at.RED), 3),
)

location(
    "monument",
    at.COMMON,
    at.PRODUCTION,
    [at.PURPLE],
    [(1, [0, 1, 0], 0, NONE, [at.VP, at.STONE])],
    produces=gain((at.VP, 1)),
)

location(
    "merchants_guild",
    at.COMMON,
    at.PRODUCTION,
    [at.YELLOW],
    [(1, [2, 1, 0], 0, NONE, [at.GOLD, at.STONE])],
    produces=GainPer(at.GOLD, Locations(at.YELLOW), 3),
)

location(
    "gold_creek",
    at.COMMON,
    at.PRODUCTION,
    [at.YELLOW],
    [(1, [1, 1, 0], 0, NONE, [at.GOLD, at.WORKER])],
    produces=gain((at.GOLD, 1)),
)

location(
    "wood_supplier",
    at.COMMON,
    at.PRODUCTION,
    [at.BROWN],
    [(1, [3, 0, 0], 0, NONE, [at.WOOD, at.WOOD])],
    produces=GainPer(at.WOOD, Locations(at.BROWN), 3),
)

location(
    "goldsmiths_workshop",
    at.COMMON,
    at.ACTION,
    [at.YELLOW],
    [(2, [1, 1, 0], 0, NONE, [at.VP, at.GOLD])],
    does=spend(gain((at.VP, 2)), (at.WORKER, 1), (at.GOLD, 1)),
)

location(
    "marketplace",
    at.COMMON,
    at.ACTION,
    [at.YELLOW],
    [(1, [2, 0, 0], 0, NONE, [at.GOLD, at.WOOD])],
    does=spend(gain((at.VP, 3)), (at.WOOD, 1), (at.STONE, 1), (at.FOOD, 1)),
)

location(
    "coal_mine",
    at.COMMON,
    at.ACTION,
    [at.GREY],
    [(1, [1, 1, 0], 0, NONE, [at.WORKER, at.STONE])],
    does=spend(gain((at.STONE, 2)), (at.WORKER, 1)),
)

location(
    "mason",
    at.COMMON,
    at.ACTION,
    [at.GREY],
    [(1, [1, 1, 0], 0, NONE, [at.WOOD, at.STONE]), (1, [0, 2, 0], 0, NONE, [at.VP, at.STONE])],
    does=spend(gain((at.VP, 2)), (at.WORKER, 1), (at.STONE, 1)),
)

location(
    "court_sculptor",
    at.COMMON,
    at.ACTION,
    [at.GREY],
    [(1, [0, 1, 0], 0, NONE, [at.WORKER, at.STONE])],
    does=spend(gain((at.VP, 1)), (at.STONE, 1)),
    uses=2,
)

location(
    "masons_guild",
    at.COMMON,
    at.ACTION,
    [at.GREY],
    [(2, [2, 1, 0], 0, NONE, [at.GOLD, at.STONE])],
    does=spend(gain((at.VP, 3)), (at.WORKER, 1), (at.STONE, 2)),
)

location(
    "missionaries",
    at.COMMON,
    at.ACTION,
    [at.PINK],
    [(1, [0, 0, 2], 0, NONE, [at.VP, at.WORKER])],
    does=spend(gain((at.VP, 3)), (at.WORKER, 1), (at.RAZE, 1)),
)

location(
    "settlers",
    at.COMMON,
    at.ACTION,
    [at.PINK],
    [(1, [1, 0, 0], 0, NONE, [at.WORKER, at.WOOD])],
    does=BuildFromHand("build-from-hand", Pay([1, 0, 0, 0, 0, 0, 0])),
)

location(
    "acting_troupe",
    at.COMMON,
    at.ACTION,
    [at.PINK],
    [(1, [2, 0, 0], 0, NONE, [at.WORKER, at.WOOD])],
    does=spend(ResetLocation("reset"), (at.WORKER, 1)),
)

location(
    "lumberjacks",
    at.COMMON,
    at.ACTION,
    [at.BROWN],
    [(1, [2, 0, 0], 0, NONE, [at.WOOD, at.WOOD])],
    does=spend(gain((at.WOOD, 2)), (at.WORKER, 1)),
)

location(
    "carpenter",
    at.COMMON,
    at.ACTION,
    [at.BROWN],
    [(1, [2, 1, 0], 0, NONE, [at.VP, at.WOOD])],
    does=spend(gain((at.VP, 3)), (at.WORKER, 1), (at.WOOD, 2)),
)

location(
    "joiner",
    at.COMMON,
    at.ACTION,
    [at.BROWN],
    [(2, [2, 0, 0], 0, NONE, [at.VP, at.WOOD])],
    does=spend(gain((at.VP, 2)), (at.WORKER, 1), (at.WOOD, 1)),
)

location(
    "castle",
    at.COMMON,
    at.ACTION,
    [at.BLUE],
    [(2, [1, 1, 0], 0, NONE, [at.CARD, at.CARD]), (1, [0, 2, 0], 0, NONE, [at.CARD, at.CARD])],
    does=spend(gain((at.CARD, 1)), (at.WORKER, 1)),
    uses=2,
)

location(
    "tavern",
    at.COMMON,
    at.ACTION,
    [at.BLUE],
    [(1, [1, 1, 0], 0, NONE, [at.CARD, at.CARD])],
    does=spend(gain((at.VP, 2)), hand_card=1),
    bonus=gain((at.CARD, 1)),
)

location(
    "barracks",
    at.COMMON,
    at.ACTION,
    [at.BLACK],
    [(2, [1, 2, 0], 0, NONE, [at.VP, at.WORKER])],
    does=spend(gain((at.RAZE, 1)), (at.WORKER, 1)),
    uses=2,
)

location(
    "confectioner",
    at.COMMON,
    at.ACTION,
    [at.RED],
    [(1, [2, 1, 0], 0, NONE, [at.GOLD, at.FOOD])],
    does=spend(gain((at.VP, 3)), (at.WORKER, 1), (at.FOOD, 2)),
)

location(
    "pig_farmer",
    at.COMMON,
    at.ACTION,
    [at.RED],
    [(2, [1, 1, 0], 0, NONE, [at.WORKER, at.FOOD]), (1, [2, 0, 0], 0, NONE, [at.WORKER, at.FOOD])],
    does=spend(gain((at.VP, 2)), (at.WORKER, 1), (at.FOOD, 1)),
)

location(
    "brewer",
    at.COMMON,
    at.ACTION,
    [at.RED],
    [(1, [1, 0, 0], 0, NONE, [at.WOOD, at.FOOD])],
    does=spend(gain((at.VP, 1)), (at.FOOD, 1)),
    uses=2,
)

location(
    "imperial_messenger",
    at.COMMON,
    at.ACTION,
    [at.RED],
    [(1, [0, 0, 1], 0, NONE, [at.WORKER, at.GOLD])],
    does=spend(GainDealGood("deal-good", True), (at.WORKER, 1)),
)

location(
    "new_forest",
    at.COMMON,
    at.ACTION,
    [at.BROWN],
    [(3, [1, 0, 0], 0, NONE, [at.WOOD, at.WOOD])],
    does=spend(gain((at.WOOD, 1)), (at.WORKER, 1)),
    uses=2,
)

location(
    "hanseatic_league",
    at.COMMON,
    at.ACTION,
    [at.YELLOW],
    [(1, [1, 2, 0], 0, NONE, [at.VP, at.GOLD])],
    does=spend(gain((at.VP, 2)), (at.WORKER, 1), deal=1),
    uses=2,
)

location(
    "lumberjacks_route",
    at.COMMON,
    at.PRODUCTION,
    [at.BROWN],
    [(3, [2, 0, 0], 0, NONE, [at.WOOD, at.WOOD])],
    produces=gain((at.WOOD, 1)),
    bonus=gain((at.WOOD, 1)),
)

location(
    "watchtower",
    at.COMMON,
    at.PRODUCTION,
    [at.BLUE],
    [(4, [2, 0, 0], 0, NONE, [at.CARD, at.CARD])],
    produces=gain((at.CARD, 1)),
    bonus=gain((at.CARD, 1)),
)

location(
    "ruins",
    at.COMMON,
    at.FEATURE,
    [],
    [(6, [0, 0, 0], 0, NONE, [])],
    bonus=gain((at.WORKER, 1)),
)

location(
    "baker",
    at.COMMON,
    at.FEATURE,
    [at.RED],
    [(1, [2, 1, 0], 0, NONE, [at.VP, at.FOOD])],
    bonus=both(points_per(at.RED, 6), gain((at.CARD, 1))),
)

location(
    "sawmill",
    at.COMMON,
    at.ACTION,
    [at.BROWN],
    [(2, [1, 0, 0], 0, NONE, [at.WORKER, at.WOOD])],
    does=spend(gain((at.VP, 1)), (at.WOOD, 1)),
    uses=2,
)

location(
    "canteen",
    at.COMMON,
    at.FEATURE,
    [at.PINK],
    [(1, [3, 0, 0], 0, NONE, [at.WORKER, at.FOOD])],
    features=[WhenBuilt(at.PINK, gain((at.GOLD, 1), (at.VP, 1)))],
)

location(
    "meeting_place",
    at.COMMON,
    at.FEATURE,
    [at.PINK],
    [(1, [2, 1, 0], 0, NONE, [at.WORKER, at.CARD])],
    bonus=both(points_per(at.PINK, 6), gain((at.CARD, 1))),
)

location(
    "monty_the_merchant",
    at.COMMON,
    at.FEATURE,
    [at.YELLOW],
    [(1, [1, 2, 0], 0, NONE, [at.GOLD, at.STONE])],
    features=[WhenBuilt(at.YELLOW, gain((at.GOLD, 1), (at.VP, 1)))],
)

location(
    "apartment",
    at.COMMON,
    at.FEATURE,
    [at.YELLOW],
    [(1, [1, 2, 0], 0, NONE, [at.GOLD, at.STONE])],
    bonus=both(points_per(at.YELLOW, 6), gain((at.CARD, 1))),
)

location(
    "hunter_joe",
    at.COMMON,
    at.ACTION,
    [at.RED],
    [(1, [1, 0, 0], 0, NONE, [at.WOOD, at.FOOD])],
    does=spend(gain((at.FOOD, 2)), (at.WORKER, 1)),
)

location(
    "above_ground_mine",
    at.COMMON,
    at.ACTION,
    [at.GREY],
    [(1, [0, 1, 0], 0, NONE, [at.STONE, at.STONE])],
    does=spend(gain((at.STONE, 1)), (at.WORKER, 1)),
    uses=2,
)

location(
    "porters",
    at.COMMON,
    at.ACTION,
    [at.PINK],
    [(1, [2, 0, 0], 0, NONE, [at.WORKER, at.STONE])],
    does=spend(CopyProduction("copy-production", False), (at.FOOD, 1)),
)
