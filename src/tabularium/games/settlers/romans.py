"""The Romans."""

from __future__ import annotations

from typing import Final

from tabularium.games.settlers import layout as at
from tabularium.games.settlers.deck import (
    Deck,
    Keep,
    LookAndKeep,
    Printing,
    RemoveLocation,
    TakeDeal,
    cost,
    either,
    gain,
    spend,
    then,
    when_built,
    when_faction_built,
)

DECK: Final[Deck] = Deck("romans", at.ROMANS)

DECK.action(
    "sculptors_workshop",
    [at.GREY],
    Printing(cost(stone=1), locations=1, deal=at.STONE, copies=2),
    does=spend(gain(vp=2), worker=1, stone=1),
)

DECK.action(
    "sculptors_apprentice",
    [at.GREY],
    Printing(cost(stone=1), locations=1, deal=at.GOLD, copies=2),
    Printing(cost(stone=1), locations=1, deal=at.STONE),
    does=spend(gain(vp=1), stone=1),
    uses=2,
)

DECK.action(
    "gladiator_school",
    [at.BLACK],
    Printing(cost(stone=1), locations=1, deal=at.WORKER, copies=2),
    does=spend(gain(raze=1), worker=1),
)

DECK.action(
    "engineers",
    [at.BLACK],
    Printing(cost(wood=1, stone=1), locations=1, deal=at.RAZE),
    does=spend(then(RemoveLocation("remove"), gain(vp=1)), worker=2),
)

DECK.feature(
    "gardens",
    [at.RED],
    Printing(cost(wood=1, stone=1), locations=1, deal=at.FOOD),
    features=[when_built(at.RED, gain(vp=2))],
)

DECK.action(
    "spies",
    [at.BLUE],
    Printing(cost(wood=1, stone=1), locations=1, deal=at.CARD),
    does=spend(then(TakeDeal("take-deal"), gain(vp=1)), worker=1),
)

DECK.production(
    "architect",
    [at.BLUE],
    Printing(cost(stone=2), locations=1, deal=at.CARD),
    produces=LookAndKeep("keep-faction-card", at.FACTION_CARD),
)

DECK.feature(
    "administration",
    [at.BLUE],
    Printing(cost(stone=2), locations=1, deal=at.CARD, copies=3),
    features=[when_faction_built(either(gain(gold=1), gain(vp=1)))],
)

DECK.feature(
    "headquarters",
    [at.GREY],
    Printing(cost(stone=2), locations=1, deal=at.STONE, copies=2),
    features=[when_built(at.GREY, either(gain(vp=1), gain(gold=1)))],
)

DECK.production(
    "legion",
    [at.BLUE],
    Printing(cost(food=1), locations=1, deal=at.RAZE, copies=2),
    produces=gain(common_card=1),
    bonus=gain(common_card=1),
)

DECK.feature(
    "warehouses",
    [at.RED],
    Printing(cost(stone=1), locations=1, deal=at.FOOD),
    features=[Keep([at.WOOD, at.STONE, at.FOOD])],
)

DECK.production(
    "builder",
    [at.BROWN],
    Printing(cost(stone=1), locations=1, deal=at.STONE, copies=2),
    produces=gain(wood=1, stone=1),
)

DECK.feature(
    "roman_fortifications",
    [at.BLACK],
    Printing(cost(stone=2), locations=1, deal=at.WORKER),
    features=[when_built(at.BLACK, gain(vp=2))],
)

DECK.production(
    "trade_colony",
    [at.RED, at.BROWN, at.GREY],
    Printing(cost(wood=1, stone=2), locations=1, deal=at.WORKER, copies=3),
    produces=gain(worker=1, gold=1),
)

DECK.production(
    "roman_barracks",
    [at.PINK],
    Printing(cost(food=1), locations=1, deal=at.RAZE),
    produces=gain(worker=2),
)

DECK.production(
    "stonecutter",
    [at.GREY],
    Printing(cost(wood=1, stone=1), locations=1, deal=at.STONE, copies=2),
    produces=gain(stone=2),
)

DECK.production(
    "roman_bank",
    [at.YELLOW],
    Printing(cost(stone=1), locations=1, deal=at.GOLD),
    produces=gain(gold=1),
)

DECK.action(
    "colossus",
    [at.YELLOW],
    Printing(cost(stone=2), locations=1, deal=at.STONE),
    does=spend(gain(vp=4), worker=1, stone=3),
)
