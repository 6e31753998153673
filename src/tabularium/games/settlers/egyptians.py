"""The Egyptians."""

from __future__ import annotations

from typing import Final

from tabularium.games.settlers import layout as at
from tabularium.games.settlers.deck import (
    BlockLocation,
    Deck,
    LayFoundation,
    OasisWorker,
    Printing,
    RazeFreely,
    ResetLocation,
    RivalDiscards,
    TakeOver,
    cost,
    either,
    gain,
    may,
    per_colour,
    spend,
    sphinx,
    then,
    when_faction_built,
    when_workers_spent,
)

DECK: Final[Deck] = Deck("egyptians", at.EGYPTIANS)

DECK.action(
    "desert",
    [at.BLUE],
    Printing(cost(), deal=at.WORKER),
    does=spend(then(RivalDiscards("rival-discards"), gain(vp=1)), hand_card=1),
    bonus=gain(card=2),
)

DECK.production(
    "altar_of_bastet",
    [at.GREY],
    Printing(cost(stone=1), locations=1, deal=at.CARD),
    produces=per_colour(at.STONE, at.GREY, 3),
)

DECK.action(
    "chariot_builder",
    [at.BLACK],
    Printing(cost(wood=1, stone=1), locations=1, deal=at.RAZE),
    does=spend(RazeFreely("raze-freely"), raze=1),
)

DECK.production(
    "pharaohs_guard",
    [at.BLACK],
    Printing(cost(food=2), locations=1, deal=at.RAZE),
    produces=either(gain(raze=1), gain(vp=2)),
)

DECK.feature(
    "oasis",
    [at.PINK],
    Printing(cost(food=1), locations=1, deal=at.WORKER),
    features=[when_workers_spent(OasisWorker())],
    bonus=gain(worker=2),
)

DECK.feature(
    "slaver",
    [at.PINK],
    Printing(cost(stone=1), locations=1, deal=at.WORKER),
    features=[
        when_faction_built(may("slaver", spend(gain(vp=2), gold=1), spend(gain(vp=1), stone=1)))
    ],
)

DECK.action(
    "royal_bath",
    [at.PINK],
    Printing(cost(stone=1), locations=1, deal=at.WORKER, copies=2),
    does=spend(ResetLocation("reset"), gold=1),
    uses=2,
)

DECK.action(
    "golden_bazaar",
    [at.YELLOW],
    Printing(cost(), locations=1, deal=at.WORKER),
    does=spend(gain(gold=1, vp=1), food=1),
)

DECK.action(
    "scorpion_breeder",
    [at.PINK],
    Printing(cost(wood=1, stone=1), locations=1, deal=at.RAZE),
    does=spend(BlockLocation("block"), worker=1),
)

DECK.production(
    "caravan",
    [at.GREY],
    Printing(cost(food=1), deal=at.CARD, copies=2),
    produces=gain(food=1, worker=1),
)

DECK.action(
    "temple_of_ra",
    [at.YELLOW],
    Printing(cost(stone=1), locations=1, deal=at.WORKER),
    does=TakeOver("take-over"),
)

DECK.action(
    "sanctuary",
    [at.BLACK],
    Printing(cost(stone=2), locations=1, deal=at.GOLD, copies=2),
    does=spend(then(LayFoundation("lay-foundation"), gain(stone=1, vp=1)), worker=1),
)

DECK.action(
    "avenue_of_sphinxes",
    [at.GREY],
    Printing(cost(stone=2), locations=1, deal=at.WORKER, copies=3),
    does=spend(gain(vp=2), gold=2),
    uses=2,
)

DECK.feature(
    "sphinx",
    [at.YELLOW],
    Printing(cost(stone=1), locations=1, deal=at.GOLD, copies=2),
    features=[sphinx()],
)

DECK.action(
    "goldsmith",
    [at.YELLOW],
    Printing(cost(stone=2), locations=1, deal=at.GOLD, copies=3),
    does=spend(gain(vp=3), worker=1, gold=1),
)

DECK.action(
    "slaves",
    [at.GREY],
    Printing(cost(stone=1), locations=1, deal=at.STONE, copies=2),
    does=spend(gain(stone=2, vp=1), worker=1),
)

DECK.production(
    "egyptian_quarry",
    [at.GREY],
    Printing(cost(stone=1), locations=1, deal=at.STONE, copies=2),
    produces=gain(stone=2),
)

DECK.production(
    "pyramid",
    [at.GREY],
    Printing(cost(stone=2), deal=at.GOLD, copies=3),
    produces=gain(gold=1, stone=1),
)
