"""The Japanese."""

from __future__ import annotations

from typing import Final

from tabularium.games.settlers import layout as at
from tabularium.games.settlers.deck import (
    BuildDeal,
    ConvertDealGoods,
    Deck,
    DiscardDeal,
    LookAndKeep,
    MakeRoute,
    PlaceSamurai,
    Printing,
    RemoveLocation,
    cost,
    deal_goods,
    gain,
    per_colour,
    per_samurai,
    spend,
    when_built,
    when_dealt,
)

DECK: Final[Deck] = Deck("japanese", at.JAPANESE)

DECK.production(
    "farm",
    [at.RED],
    Printing(cost(wood=1), deal=at.WORKER, raze=[at.VP], copies=3),
    produces=gain(worker=1, food=1),
)

DECK.production(
    "rice_fields",
    [at.RED],
    Printing(cost(food=1), deal=at.FOOD, raze=[at.VP], copies=2),
    produces=gain(food=2),
)

DECK.production(
    "geisha_house",
    [at.PINK],
    Printing(cost(wood=1), locations=1, deal=at.WORKER, raze=[at.VP], copies=2),
    produces=per_colour(at.WORKER, at.PINK, 3),
)

DECK.action(
    "garrison",
    [at.BLACK],
    Printing(cost(wood=1), locations=1, deal=at.RAZE, raze=[at.VP]),
    does=spend(RemoveLocation("remove"), raze=2),
)

DECK.production(
    "daimyos_castle",
    [at.GREY],
    Printing(cost(stone=2), locations=1, deal=at.STONE, raze=[at.VP]),
    Printing(cost(stone=2), locations=1, deal=at.GOLD, raze=[at.VP]),
    produces=per_samurai(at.VP, 3),
)

DECK.production(
    "buddhas_temple",
    [at.BLUE],
    Printing(cost(stone=1), locations=1, deal=at.CARD, raze=[at.VP]),
    produces=LookAndKeep("keep-faction-card", at.FACTION_CARD),
)

DECK.action(
    "casino",
    [at.YELLOW],
    Printing(cost(wood=2), locations=1, deal=at.GOLD, raze=[at.VP]),
    does=spend(gain(gold=1), worker=1),
    uses=2,
)

DECK.feature(
    "gate", [at.BLUE], Printing(cost(wood=1), locations=1, deal=at.FOOD, copies=2), gate=True
)

DECK.feature(
    "shrine", [at.YELLOW], Printing(cost(wood=1, stone=1), locations=1, deal=at.CARD), shrine=True
)

DECK.action(
    "stalls",
    [at.RED],
    Printing(cost(wood=1), locations=1, deal=at.FOOD, raze=[at.VP], copies=3),
    does=spend(gain(vp=1), food=1),
    uses=2,
)

DECK.action(
    "negotiator",
    [at.RED],
    Printing(cost(wood=1), locations=1, deal=at.GOLD, raze=[at.VP]),
    does=spend(BuildDeal("build-deal", False), worker=1),
)

DECK.feature(
    "sake_brewery",
    [at.PINK],
    Printing(cost(wood=1), locations=1, deal=at.FOOD, raze=[at.VP]),
    features=[when_built(at.PINK, gain(gold=1, vp=1))],
)

DECK.action(
    "trade_route",
    [at.RED],
    Printing(cost(stone=1), locations=1, deal=at.FOOD, raze=[at.VP]),
    Printing(cost(stone=1), locations=1, deal=at.WORKER, raze=[at.VP]),
    Printing(cost(stone=1), locations=1, deal=at.VP, raze=[at.VP]),
    does=spend(MakeRoute("route"), food=1),
)

DECK.feature(
    "dojo",
    [at.RED],
    Printing(cost(wood=1), locations=1, deal=at.VP, raze=[at.VP], copies=2),
    features=[when_dealt(gain(vp=1))],
    bonus=gain(faction_card=1),
)

DECK.action(
    "ninjas",
    [at.BLACK],
    Printing(cost(stone=1), locations=1, deal=at.RAZE, raze=[at.VP], copies=2),
    does=spend(DiscardDeal("rob-deal", True), worker=1),
    bonus=PlaceSamurai(2),
)

DECK.action(
    "sumo_school",
    [at.BLACK],
    Printing(cost(wood=1), locations=1, deal=at.WORKER, raze=[at.VP]),
    does=spend(gain(raze=1), worker=1, food=1),
)

DECK.action(
    "master_swordsmith",
    [at.BLACK],
    Printing(cost(stone=1), locations=1, deal=at.STONE, raze=[at.VP]),
    does=spend(gain(raze=1, vp=1), stone=1),
)

DECK.feature(
    "school_of_diplomacy",
    [at.RED],
    Printing(cost(wood=1), locations=1, deal=at.GOLD, raze=[at.VP]),
    features=[deal_goods(ConvertDealGoods("convert-deal-goods"))],
)
