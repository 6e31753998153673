"""The Japanese."""

from __future__ import annotations

from typing import Final

from tabularium.games.settlers.vocabulary import (
    BLACK, BLUE, CARD, FACTION_CARD, FOOD, GOLD, GREY, JAPANESE, PINK, RAZE, RED, STONE, VP,
    WORKER, YELLOW, BuildDeal, ConvertDealGoods, Deck, DiscardDeal, LookAndKeep, MakeRoute,
    PlaceSamurai, RemoveLocation, deal_goods, gain, per_colour, per_samurai, spend, when_built,
    when_dealt,
)  # fmt: skip

DECK: Final = Deck("japanese", JAPANESE)

DECK.production("farm", [RED], produces=gain(worker=1, food=1)).printed(
    wood=1, deal=WORKER, raze=[VP], copies=3
)
DECK.production("rice_fields", [RED], produces=gain(food=2)).printed(
    food=1, deal=FOOD, raze=[VP], copies=2
)
DECK.production("geisha_house", [PINK], produces=per_colour(WORKER, PINK, 3)).printed(
    wood=1, locations=1, deal=WORKER, raze=[VP], copies=2
)
DECK.action("garrison", [BLACK], does=spend(RemoveLocation("remove"), raze=2)).printed(
    wood=1, locations=1, deal=RAZE, raze=[VP]
)
DECK.production("daimyos_castle", [GREY], produces=per_samurai(VP, 3)).printed(
    stone=2, locations=1, deal=STONE, raze=[VP]
).printed(stone=2, locations=1, deal=GOLD, raze=[VP])
DECK.production(
    "buddhas_temple", [BLUE], produces=LookAndKeep("keep-faction-card", FACTION_CARD)
).printed(stone=1, locations=1, deal=CARD, raze=[VP])
DECK.action("casino", [YELLOW], does=spend(gain(gold=1), worker=1), uses=2).printed(
    wood=2, locations=1, deal=GOLD, raze=[VP]
)
DECK.feature("gate", [BLUE], gate=True).printed(wood=1, locations=1, deal=FOOD, copies=2)
DECK.feature("shrine", [YELLOW], shrine=True).printed(wood=1, stone=1, locations=1, deal=CARD)
DECK.action("stalls", [RED], does=spend(gain(vp=1), food=1), uses=2).printed(
    wood=1, locations=1, deal=FOOD, raze=[VP], copies=3
)
DECK.action("negotiator", [RED], does=spend(BuildDeal("build-deal", False), worker=1)).printed(
    wood=1, locations=1, deal=GOLD, raze=[VP]
)
DECK.feature("sake_brewery", [PINK], features=[when_built(PINK, gain(gold=1, vp=1))]).printed(
    wood=1, locations=1, deal=FOOD, raze=[VP]
)
DECK.action("trade_route", [RED], does=spend(MakeRoute("route"), food=1)).printed(
    stone=1, locations=1, deal=FOOD, raze=[VP]
).printed(stone=1, locations=1, deal=WORKER, raze=[VP]).printed(
    stone=1, locations=1, deal=VP, raze=[VP]
)
DECK.feature("dojo", [RED], features=[when_dealt(gain(vp=1))], bonus=gain(faction_card=1)).printed(
    wood=1, locations=1, deal=VP, raze=[VP], copies=2
)
DECK.action(
    "ninjas", [BLACK], does=spend(DiscardDeal("rob-deal", True), worker=1), bonus=PlaceSamurai(2)
).printed(stone=1, locations=1, deal=RAZE, raze=[VP], copies=2)
DECK.action("sumo_school", [BLACK], does=spend(gain(raze=1), worker=1, food=1)).printed(
    wood=1, locations=1, deal=WORKER, raze=[VP]
)
DECK.action("master_swordsmith", [BLACK], does=spend(gain(raze=1, vp=1), stone=1)).printed(
    stone=1, locations=1, deal=STONE, raze=[VP]
)
DECK.feature(
    "school_of_diplomacy", [RED], features=[deal_goods(ConvertDealGoods("convert-deal-goods"))]
).printed(wood=1, locations=1, deal=GOLD, raze=[VP])
