"""The Barbarians."""

from __future__ import annotations

from typing import Final

from tabularium.games.settlers import layout as at
from tabularium.games.settlers.deck import (
    DarkChapel,
    Deck,
    DiscardDeal,
    GainRazeGood,
    LookAndKeep,
    Printing,
    RazeOwn,
    StealResource,
    cost,
    gain,
    per_colour,
    spend,
    then,
    when_built,
    when_razed,
)

DECK: Final[Deck] = Deck("barbarians", at.BARBARIANS)

DECK.production(
    "primeval_forest",
    [at.BROWN],
    Printing(cost(wood=1), deal=at.WOOD, copies=3),
    produces=gain(wood=2),
)

DECK.action(
    "barbarian_altar",
    [at.YELLOW],
    Printing(cost(wood=2), locations=1, deal=at.GOLD, copies=3),
    does=spend(gain(vp=1), worker=1),
    uses=2,
)

DECK.feature(
    "raid",
    [at.BLACK],
    Printing(cost(wood=1), locations=1, deal=at.WOOD, copies=3),
    features=[when_razed(gain(vp=1))],
)

DECK.action(
    "saboteurs",
    [at.BLACK],
    Printing(cost(wood=1), locations=1, deal=at.CARD),
    Printing(cost(wood=1), locations=1, deal=at.GOLD),
    does=spend(StealResource("steal"), worker=1),
)

DECK.production(
    "sentry_tower",
    [at.PINK],
    Printing(cost(wood=2), locations=1, deal=at.WORKER, copies=2),
    produces=gain(raze=1, worker=1),
)

DECK.action(
    "dark_chapel",
    [at.BLACK],
    Printing(cost(wood=1, stone=2), locations=1, deal=at.WORKER),
    Printing(cost(wood=1, stone=2), locations=1, deal=at.RAZE),
    does=DarkChapel("dark-chapel"),
)

DECK.action(
    "pack",
    [at.BLACK],
    Printing(cost(wood=1), locations=1, deal=at.RAZE),
    Printing(cost(wood=1), locations=1, deal=at.GOLD),
    does=spend(GainRazeGood("gain-raze-good"), worker=1),
    uses=2,
)

DECK.action(
    "rabble",
    [at.BLUE],
    Printing(cost(wood=1), locations=1, deal=at.WORKER, copies=2),
    does=spend(RazeOwn("raze-own"), worker=2),
)

DECK.production(
    "settlement",
    [at.PINK],
    Printing(cost(wood=1), deal=at.WORKER, copies=2),
    produces=gain(worker=2),
)

DECK.feature(
    "hillfort",
    [at.BLACK],
    Printing(cost(wood=2), locations=1, deal=at.WOOD),
    bonus=per_colour(at.VP, at.BLACK, 6),
)

DECK.action(
    "expedition",
    [at.BLACK],
    Printing(cost(wood=1, stone=1), locations=1, deal=at.STONE),
    does=spend(gain(gold=1, vp=2), raze=1),
)

DECK.production(
    "barbarian_quarry",
    [at.BLACK],
    Printing(cost(stone=1), locations=1, deal=at.STONE),
    produces=gain(raze=1, stone=1),
)

DECK.action(
    "barter",
    [at.YELLOW],
    Printing(cost(wood=1), locations=1, deal=at.FOOD),
    does=spend(gain(vp=2), any_resource=2),
    uses=2,
)

DECK.action(
    "fighting_pit",
    [at.BLACK],
    Printing(cost(wood=1, stone=1), locations=1, deal=at.RAZE),
    does=spend(gain(raze=2), worker=2),
)

DECK.feature(
    "idol", [at.PURPLE], Printing(cost(stone=3), locations=1, deal=at.WORKER), bonus=gain(vp=4)
)

DECK.action(
    "mission",
    [at.BLUE],
    Printing(cost(wood=2), locations=1, deal=at.CARD),
    does=spend(LookAndKeep("look-and-keep", at.CARD), worker=1),
)

DECK.feature(
    "pyre",
    [at.BLACK],
    Printing(cost(wood=1, stone=1), locations=1, deal=at.RAZE),
    features=[when_built(at.BLACK, gain(gold=1, vp=1))],
)

DECK.action(
    "robbers",
    [at.RED],
    Printing(cost(wood=1), locations=1, deal=at.WORKER),
    does=spend(then(DiscardDeal("discard-deal", False), gain(vp=1, card=1)), worker=2),
)
