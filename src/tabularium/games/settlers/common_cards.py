"""The common deck (S18)."""

from __future__ import annotations

from typing import Final

from tabularium.games.settlers import layout as at
from tabularium.games.settlers.deck import (
    BuildFromHand,
    CopyProduction,
    Deck,
    GainDealGood,
    Printing,
    ResetLocation,
    both,
    cost,
    gain,
    pay,
    per_colour,
    spend,
    when_built,
    when_razed,
)

DECK: Final[Deck] = Deck("common", at.COMMON)

DECK.feature(
    "statue",
    [at.GREY],
    Printing(cost(wood=1, stone=2), raze=[at.VP, at.STONE]),
    bonus=both(per_colour(at.VP, at.GREY, 6), gain(card=1)),
)

DECK.feature(
    "supplier",
    [at.GREY],
    Printing(cost(wood=1, stone=2), raze=[at.GOLD, at.STONE]),
    features=[when_built(at.GREY, gain(gold=1, vp=1))],
)

DECK.feature(
    "wood_storage",
    [at.BROWN],
    Printing(cost(wood=2, stone=1), raze=[at.WOOD, at.WOOD]),
    bonus=both(per_colour(at.VP, at.BROWN, 6), gain(card=1)),
)

DECK.feature(
    "carpenters_workshop",
    [at.BROWN],
    Printing(cost(wood=3), raze=[at.GOLD, at.WOOD]),
    features=[when_built(at.BROWN, gain(gold=1, vp=1))],
)

DECK.feature(
    "gallows",
    [at.BLACK],
    Printing(cost(wood=2), raze=[at.VP, at.WOOD]),
    features=[when_razed(gain(vp=1))],
)

DECK.feature(
    "mill",
    [at.RED],
    Printing(cost(wood=3), raze=[at.WORKER, at.FOOD]),
    features=[when_built(at.RED, gain(gold=1, vp=1))],
)

DECK.production(
    "old_forest", [at.BROWN], Printing(cost(wood=2), raze=[at.WOOD, at.WOOD]), produces=gain(wood=2)
)

DECK.production(
    "quarry",
    [at.GREY],
    Printing(cost(wood=1, stone=1), raze=[at.STONE, at.STONE], copies=3),
    produces=gain(stone=1),
    bonus=gain(stone=1),
)

DECK.production(
    "rubble",
    [at.GREY],
    Printing(cost(wood=2, stone=1), raze=[at.STONE, at.STONE]),
    produces=per_colour(at.STONE, at.GREY, 3),
)

DECK.production(
    "village",
    [at.PINK],
    Printing(cost(wood=1), raze=[at.WORKER, at.WORKER], copies=2),
    Printing(cost(wood=1), raze=[at.WORKER, at.WOOD]),
    produces=gain(worker=1),
    bonus=gain(worker=1),
)

DECK.production(
    "town",
    [at.PINK],
    Printing(cost(wood=1, stone=1), raze=[at.WORKER, at.WORKER]),
    produces=gain(worker=2),
)

DECK.production(
    "farmers_at_work",
    [at.PINK],
    Printing(cost(wood=3), raze=[at.WORKER, at.GOLD]),
    produces=CopyProduction("copy-other", True),
    bonus=gain(card=1),
)

DECK.production(
    "mammas_baths",
    [at.PINK],
    Printing(cost(wood=2, stone=1), raze=[at.WORKER, at.FOOD]),
    produces=per_colour(at.WORKER, at.PINK, 3),
)

DECK.production(
    "armorer",
    [at.BLACK],
    Printing(cost(wood=1, stone=1), raze=[at.VP, at.STONE], copies=3),
    produces=gain(raze=1),
)

DECK.action(
    "gold_mine",
    [at.YELLOW],
    Printing(cost(wood=1, stone=1), raze=[at.VP, at.GOLD], copies=2),
    does=spend(gain(gold=1), worker=1),
    uses=2,
)

DECK.production(
    "grain_field",
    [at.RED],
    Printing(cost(wood=1, food=1), raze=[at.FOOD, at.FOOD], copies=2),
    produces=gain(food=1),
    bonus=gain(food=1),
)

DECK.production(
    "lords_fields",
    [at.RED],
    Printing(cost(wood=2, stone=1), raze=[at.FOOD, at.FOOD]),
    produces=per_colour(at.FOOD, at.RED, 3),
)

DECK.production(
    "monument", [at.PURPLE], Printing(cost(stone=1), raze=[at.VP, at.STONE]), produces=gain(vp=1)
)

DECK.production(
    "merchants_guild",
    [at.YELLOW],
    Printing(cost(wood=2, stone=1), raze=[at.GOLD, at.STONE]),
    produces=per_colour(at.GOLD, at.YELLOW, 3),
)

DECK.production(
    "gold_creek",
    [at.YELLOW],
    Printing(cost(wood=1, stone=1), raze=[at.GOLD, at.WORKER]),
    produces=gain(gold=1),
)

DECK.production(
    "wood_supplier",
    [at.BROWN],
    Printing(cost(wood=3), raze=[at.WOOD, at.WOOD]),
    produces=per_colour(at.WOOD, at.BROWN, 3),
)

DECK.action(
    "goldsmiths_workshop",
    [at.YELLOW],
    Printing(cost(wood=1, stone=1), raze=[at.VP, at.GOLD], copies=2),
    does=spend(gain(vp=2), worker=1, gold=1),
)

DECK.action(
    "marketplace",
    [at.YELLOW],
    Printing(cost(wood=2), raze=[at.GOLD, at.WOOD]),
    does=spend(gain(vp=3), wood=1, stone=1, food=1),
)

DECK.action(
    "coal_mine",
    [at.GREY],
    Printing(cost(wood=1, stone=1), raze=[at.WORKER, at.STONE]),
    does=spend(gain(stone=2), worker=1),
)

DECK.action(
    "mason",
    [at.GREY],
    Printing(cost(wood=1, stone=1), raze=[at.WOOD, at.STONE]),
    Printing(cost(stone=2), raze=[at.VP, at.STONE]),
    does=spend(gain(vp=2), worker=1, stone=1),
)

DECK.action(
    "court_sculptor",
    [at.GREY],
    Printing(cost(stone=1), raze=[at.WORKER, at.STONE]),
    does=spend(gain(vp=1), stone=1),
    uses=2,
)

DECK.action(
    "masons_guild",
    [at.GREY],
    Printing(cost(wood=2, stone=1), raze=[at.GOLD, at.STONE], copies=2),
    does=spend(gain(vp=3), worker=1, stone=2),
)

DECK.action(
    "missionaries",
    [at.PINK],
    Printing(cost(food=2), raze=[at.VP, at.WORKER]),
    does=spend(gain(vp=3), worker=1, raze=1),
)

DECK.action(
    "settlers",
    [at.PINK],
    Printing(cost(wood=1), raze=[at.WORKER, at.WOOD]),
    does=BuildFromHand("build-from-hand", pay(wood=1)),
)

DECK.action(
    "acting_troupe",
    [at.PINK],
    Printing(cost(wood=2), raze=[at.WORKER, at.WOOD]),
    does=spend(ResetLocation("reset"), worker=1),
)

DECK.action(
    "lumberjacks",
    [at.BROWN],
    Printing(cost(wood=2), raze=[at.WOOD, at.WOOD]),
    does=spend(gain(wood=2), worker=1),
)

DECK.action(
    "carpenter",
    [at.BROWN],
    Printing(cost(wood=2, stone=1), raze=[at.VP, at.WOOD]),
    does=spend(gain(vp=3), worker=1, wood=2),
)

DECK.action(
    "joiner",
    [at.BROWN],
    Printing(cost(wood=2), raze=[at.VP, at.WOOD], copies=2),
    does=spend(gain(vp=2), worker=1, wood=1),
)

DECK.action(
    "castle",
    [at.BLUE],
    Printing(cost(wood=1, stone=1), raze=[at.CARD, at.CARD], copies=2),
    Printing(cost(stone=2), raze=[at.CARD, at.CARD]),
    does=spend(gain(card=1), worker=1),
    uses=2,
)

DECK.action(
    "tavern",
    [at.BLUE],
    Printing(cost(wood=1, stone=1), raze=[at.CARD, at.CARD]),
    does=spend(gain(vp=2), hand_card=1),
    bonus=gain(card=1),
)

DECK.action(
    "barracks",
    [at.BLACK],
    Printing(cost(wood=1, stone=2), raze=[at.VP, at.WORKER], copies=2),
    does=spend(gain(raze=1), worker=1),
    uses=2,
)

DECK.action(
    "confectioner",
    [at.RED],
    Printing(cost(wood=2, stone=1), raze=[at.GOLD, at.FOOD]),
    does=spend(gain(vp=3), worker=1, food=2),
)

DECK.action(
    "pig_farmer",
    [at.RED],
    Printing(cost(wood=1, stone=1), raze=[at.WORKER, at.FOOD], copies=2),
    Printing(cost(wood=2), raze=[at.WORKER, at.FOOD]),
    does=spend(gain(vp=2), worker=1, food=1),
)

DECK.action(
    "brewer",
    [at.RED],
    Printing(cost(wood=1), raze=[at.WOOD, at.FOOD]),
    does=spend(gain(vp=1), food=1),
    uses=2,
)

DECK.action(
    "imperial_messenger",
    [at.RED],
    Printing(cost(food=1), raze=[at.WORKER, at.GOLD]),
    does=spend(GainDealGood("deal-good", True), worker=1),
)

DECK.action(
    "new_forest",
    [at.BROWN],
    Printing(cost(wood=1), raze=[at.WOOD, at.WOOD], copies=3),
    does=spend(gain(wood=1), worker=1),
    uses=2,
)

DECK.action(
    "hanseatic_league",
    [at.YELLOW],
    Printing(cost(wood=1, stone=2), raze=[at.VP, at.GOLD]),
    does=spend(gain(vp=2), worker=1, deal=1),
    uses=2,
)

DECK.production(
    "lumberjacks_route",
    [at.BROWN],
    Printing(cost(wood=2), raze=[at.WOOD, at.WOOD], copies=3),
    produces=gain(wood=1),
    bonus=gain(wood=1),
)

DECK.production(
    "watchtower",
    [at.BLUE],
    Printing(cost(wood=2), raze=[at.CARD, at.CARD], copies=4),
    produces=gain(card=1),
    bonus=gain(card=1),
)

DECK.feature("ruins", [], Printing(cost(), copies=6), bonus=gain(worker=1))

DECK.feature(
    "baker",
    [at.RED],
    Printing(cost(wood=2, stone=1), raze=[at.VP, at.FOOD]),
    bonus=both(per_colour(at.VP, at.RED, 6), gain(card=1)),
)

DECK.action(
    "sawmill",
    [at.BROWN],
    Printing(cost(wood=1), raze=[at.WORKER, at.WOOD], copies=2),
    does=spend(gain(vp=1), wood=1),
    uses=2,
)

DECK.feature(
    "canteen",
    [at.PINK],
    Printing(cost(wood=3), raze=[at.WORKER, at.FOOD]),
    features=[when_built(at.PINK, gain(gold=1, vp=1))],
)

DECK.feature(
    "meeting_place",
    [at.PINK],
    Printing(cost(wood=2, stone=1), raze=[at.WORKER, at.CARD]),
    bonus=both(per_colour(at.VP, at.PINK, 6), gain(card=1)),
)

DECK.feature(
    "monty_the_merchant",
    [at.YELLOW],
    Printing(cost(wood=1, stone=2), raze=[at.GOLD, at.STONE]),
    features=[when_built(at.YELLOW, gain(gold=1, vp=1))],
)

DECK.feature(
    "apartment",
    [at.YELLOW],
    Printing(cost(wood=1, stone=2), raze=[at.GOLD, at.STONE]),
    bonus=both(per_colour(at.VP, at.YELLOW, 6), gain(card=1)),
)

DECK.action(
    "hunter_joe",
    [at.RED],
    Printing(cost(wood=1), raze=[at.WOOD, at.FOOD]),
    does=spend(gain(food=2), worker=1),
)

DECK.action(
    "above_ground_mine",
    [at.GREY],
    Printing(cost(stone=1), raze=[at.STONE, at.STONE]),
    does=spend(gain(stone=1), worker=1),
    uses=2,
)

DECK.action(
    "porters",
    [at.PINK],
    Printing(cost(wood=2), raze=[at.WORKER, at.STONE]),
    does=spend(CopyProduction("copy-production", False), food=1),
)
