"""The common deck (S18)."""

from __future__ import annotations

from typing import Final

from tabularium.games.settlers.vocabulary import (
    BLACK, BLUE, BROWN, CARD, COMMON, FOOD, GOLD, GREY, PINK, PURPLE, RED, STONE, VP, WOOD,
    WORKER, YELLOW, BuildFromHand, CopyProduction, Deck, GainDealGood, ResetLocation, both,
    gain, pay, per_colour, spend, when_built, when_razed,
)  # fmt: skip

DECK: Final = Deck("common", COMMON)

DECK.feature("statue", [GREY], bonus=both(per_colour(VP, GREY, 6), gain(card=1))).printed(
    wood=1, stone=2, raze=[VP, STONE]
)
DECK.feature("supplier", [GREY], features=[when_built(GREY, gain(gold=1, vp=1))]).printed(
    wood=1, stone=2, raze=[GOLD, STONE]
)
DECK.feature("wood_storage", [BROWN], bonus=both(per_colour(VP, BROWN, 6), gain(card=1))).printed(
    wood=2, stone=1, raze=[WOOD, WOOD]
)
DECK.feature(
    "carpenters_workshop", [BROWN], features=[when_built(BROWN, gain(gold=1, vp=1))]
).printed(wood=3, raze=[GOLD, WOOD])
DECK.feature("gallows", [BLACK], features=[when_razed(gain(vp=1))]).printed(wood=2, raze=[VP, WOOD])
DECK.feature("mill", [RED], features=[when_built(RED, gain(gold=1, vp=1))]).printed(
    wood=3, raze=[WORKER, FOOD]
)
DECK.production("old_forest", [BROWN], produces=gain(wood=2)).printed(wood=2, raze=[WOOD, WOOD])
DECK.production("quarry", [GREY], produces=gain(stone=1), bonus=gain(stone=1)).printed(
    wood=1, stone=1, raze=[STONE, STONE], copies=3
)
DECK.production("rubble", [GREY], produces=per_colour(STONE, GREY, 3)).printed(
    wood=2, stone=1, raze=[STONE, STONE]
)
DECK.production("village", [PINK], produces=gain(worker=1), bonus=gain(worker=1)).printed(
    wood=1, raze=[WORKER, WORKER], copies=2
).printed(wood=1, raze=[WORKER, WOOD])
DECK.production("town", [PINK], produces=gain(worker=2)).printed(
    wood=1, stone=1, raze=[WORKER, WORKER]
)
DECK.production(
    "farmers_at_work", [PINK], produces=CopyProduction("copy-other", True), bonus=gain(card=1)
).printed(wood=3, raze=[WORKER, GOLD])
DECK.production("mammas_baths", [PINK], produces=per_colour(WORKER, PINK, 3)).printed(
    wood=2, stone=1, raze=[WORKER, FOOD]
)
DECK.production("armorer", [BLACK], produces=gain(raze=1)).printed(
    wood=1, stone=1, raze=[VP, STONE], copies=3
)
DECK.action("gold_mine", [YELLOW], does=spend(gain(gold=1), worker=1), uses=2).printed(
    wood=1, stone=1, raze=[VP, GOLD], copies=2
)
DECK.production("grain_field", [RED], produces=gain(food=1), bonus=gain(food=1)).printed(
    wood=1, food=1, raze=[FOOD, FOOD], copies=2
)
DECK.production("lords_fields", [RED], produces=per_colour(FOOD, RED, 3)).printed(
    wood=2, stone=1, raze=[FOOD, FOOD]
)
DECK.production("monument", [PURPLE], produces=gain(vp=1)).printed(stone=1, raze=[VP, STONE])
DECK.production("merchants_guild", [YELLOW], produces=per_colour(GOLD, YELLOW, 3)).printed(
    wood=2, stone=1, raze=[GOLD, STONE]
)
DECK.production("gold_creek", [YELLOW], produces=gain(gold=1)).printed(
    wood=1, stone=1, raze=[GOLD, WORKER]
)
DECK.production("wood_supplier", [BROWN], produces=per_colour(WOOD, BROWN, 3)).printed(
    wood=3, raze=[WOOD, WOOD]
)
DECK.action("goldsmiths_workshop", [YELLOW], does=spend(gain(vp=2), worker=1, gold=1)).printed(
    wood=1, stone=1, raze=[VP, GOLD], copies=2
)
DECK.action("marketplace", [YELLOW], does=spend(gain(vp=3), wood=1, stone=1, food=1)).printed(
    wood=2, raze=[GOLD, WOOD]
)
DECK.action("coal_mine", [GREY], does=spend(gain(stone=2), worker=1)).printed(
    wood=1, stone=1, raze=[WORKER, STONE]
)
DECK.action("mason", [GREY], does=spend(gain(vp=2), worker=1, stone=1)).printed(
    wood=1, stone=1, raze=[WOOD, STONE]
).printed(stone=2, raze=[VP, STONE])
DECK.action("court_sculptor", [GREY], does=spend(gain(vp=1), stone=1), uses=2).printed(
    stone=1, raze=[WORKER, STONE]
)
DECK.action("masons_guild", [GREY], does=spend(gain(vp=3), worker=1, stone=2)).printed(
    wood=2, stone=1, raze=[GOLD, STONE], copies=2
)
DECK.action("missionaries", [PINK], does=spend(gain(vp=3), worker=1, raze=1)).printed(
    food=2, raze=[VP, WORKER]
)
DECK.action("settlers", [PINK], does=BuildFromHand("build-from-hand", pay(wood=1))).printed(
    wood=1, raze=[WORKER, WOOD]
)
DECK.action("acting_troupe", [PINK], does=spend(ResetLocation("reset"), worker=1)).printed(
    wood=2, raze=[WORKER, WOOD]
)
DECK.action("lumberjacks", [BROWN], does=spend(gain(wood=2), worker=1)).printed(
    wood=2, raze=[WOOD, WOOD]
)
DECK.action("carpenter", [BROWN], does=spend(gain(vp=3), worker=1, wood=2)).printed(
    wood=2, stone=1, raze=[VP, WOOD]
)
DECK.action("joiner", [BROWN], does=spend(gain(vp=2), worker=1, wood=1)).printed(
    wood=2, raze=[VP, WOOD], copies=2
)
DECK.action("castle", [BLUE], does=spend(gain(card=1), worker=1), uses=2).printed(
    wood=1, stone=1, raze=[CARD, CARD], copies=2
).printed(stone=2, raze=[CARD, CARD])
DECK.action("tavern", [BLUE], does=spend(gain(vp=2), hand_card=1), bonus=gain(card=1)).printed(
    wood=1, stone=1, raze=[CARD, CARD]
)
DECK.action("barracks", [BLACK], does=spend(gain(raze=1), worker=1), uses=2).printed(
    wood=1, stone=2, raze=[VP, WORKER], copies=2
)
DECK.action("confectioner", [RED], does=spend(gain(vp=3), worker=1, food=2)).printed(
    wood=2, stone=1, raze=[GOLD, FOOD]
)
DECK.action("pig_farmer", [RED], does=spend(gain(vp=2), worker=1, food=1)).printed(
    wood=1, stone=1, raze=[WORKER, FOOD], copies=2
).printed(wood=2, raze=[WORKER, FOOD])
DECK.action("brewer", [RED], does=spend(gain(vp=1), food=1), uses=2).printed(
    wood=1, raze=[WOOD, FOOD]
)
DECK.action(
    "imperial_messenger", [RED], does=spend(GainDealGood("deal-good", True), worker=1)
).printed(food=1, raze=[WORKER, GOLD])
DECK.action("new_forest", [BROWN], does=spend(gain(wood=1), worker=1), uses=2).printed(
    wood=1, raze=[WOOD, WOOD], copies=3
)
DECK.action("hanseatic_league", [YELLOW], does=spend(gain(vp=2), worker=1, deal=1), uses=2).printed(
    wood=1, stone=2, raze=[VP, GOLD]
)
DECK.production("lumberjacks_route", [BROWN], produces=gain(wood=1), bonus=gain(wood=1)).printed(
    wood=2, raze=[WOOD, WOOD], copies=3
)
DECK.production("watchtower", [BLUE], produces=gain(card=1), bonus=gain(card=1)).printed(
    wood=2, raze=[CARD, CARD], copies=4
)
DECK.feature("ruins", [], bonus=gain(worker=1)).printed(copies=6)
DECK.feature("baker", [RED], bonus=both(per_colour(VP, RED, 6), gain(card=1))).printed(
    wood=2, stone=1, raze=[VP, FOOD]
)
DECK.action("sawmill", [BROWN], does=spend(gain(vp=1), wood=1), uses=2).printed(
    wood=1, raze=[WORKER, WOOD], copies=2
)
DECK.feature("canteen", [PINK], features=[when_built(PINK, gain(gold=1, vp=1))]).printed(
    wood=3, raze=[WORKER, FOOD]
)
DECK.feature("meeting_place", [PINK], bonus=both(per_colour(VP, PINK, 6), gain(card=1))).printed(
    wood=2, stone=1, raze=[WORKER, CARD]
)
DECK.feature(
    "monty_the_merchant", [YELLOW], features=[when_built(YELLOW, gain(gold=1, vp=1))]
).printed(wood=1, stone=2, raze=[GOLD, STONE])
DECK.feature("apartment", [YELLOW], bonus=both(per_colour(VP, YELLOW, 6), gain(card=1))).printed(
    wood=1, stone=2, raze=[GOLD, STONE]
)
DECK.action("hunter_joe", [RED], does=spend(gain(food=2), worker=1)).printed(
    wood=1, raze=[WOOD, FOOD]
)
DECK.action("above_ground_mine", [GREY], does=spend(gain(stone=1), worker=1), uses=2).printed(
    stone=1, raze=[STONE, STONE]
)
DECK.action(
    "porters", [PINK], does=spend(CopyProduction("copy-production", False), food=1)
).printed(wood=2, raze=[WORKER, STONE])
