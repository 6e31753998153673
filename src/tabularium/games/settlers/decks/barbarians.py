"""The Barbarians."""

from __future__ import annotations

from typing import Final

from tabularium.games.settlers.vocabulary import (
    BARBARIANS, BLACK, BLUE, BROWN, CARD, FOOD, GOLD, PINK, PURPLE, RAZE, RED, STONE, VP, WOOD,
    WORKER, YELLOW, DarkChapel, Deck, DiscardDeal, GainRazeGood, LookAndKeep, RazeOwn,
    StealResource, gain, per_colour, spend, then, when_built, when_razed,
)  # fmt: skip

DECK: Final = Deck("barbarians", BARBARIANS)

DECK.production("primeval_forest", [BROWN], produces=gain(wood=2)).printed(
    wood=1, deal=WOOD, copies=3
)
DECK.action("barbarian_altar", [YELLOW], does=spend(gain(vp=1), worker=1), uses=2).printed(
    wood=2, locations=1, deal=GOLD, copies=3
)
DECK.feature("raid", [BLACK], features=[when_razed(gain(vp=1))]).printed(
    wood=1, locations=1, deal=WOOD, copies=3
)
DECK.action("saboteurs", [BLACK], does=spend(StealResource("steal"), worker=1)).printed(
    wood=1, locations=1, deal=CARD
).printed(wood=1, locations=1, deal=GOLD)
DECK.production("sentry_tower", [PINK], produces=gain(raze=1, worker=1)).printed(
    wood=2, locations=1, deal=WORKER, copies=2
)
DECK.action("dark_chapel", [BLACK], does=DarkChapel("dark-chapel")).printed(
    wood=1, stone=2, locations=1, deal=WORKER
).printed(wood=1, stone=2, locations=1, deal=RAZE)
DECK.action("pack", [BLACK], does=spend(GainRazeGood("gain-raze-good"), worker=1), uses=2).printed(
    wood=1, locations=1, deal=RAZE
).printed(wood=1, locations=1, deal=GOLD)
DECK.action("rabble", [BLUE], does=spend(RazeOwn("raze-own"), worker=2)).printed(
    wood=1, locations=1, deal=WORKER, copies=2
)
DECK.production("settlement", [PINK], produces=gain(worker=2)).printed(
    wood=1, deal=WORKER, copies=2
)
DECK.feature("hillfort", [BLACK], bonus=per_colour(VP, BLACK, 6)).printed(
    wood=2, locations=1, deal=WOOD
)
DECK.action("expedition", [BLACK], does=spend(gain(gold=1, vp=2), raze=1)).printed(
    wood=1, stone=1, locations=1, deal=STONE
)
DECK.production("barbarian_quarry", [BLACK], produces=gain(raze=1, stone=1)).printed(
    stone=1, locations=1, deal=STONE
)
DECK.action("barter", [YELLOW], does=spend(gain(vp=2), any_resource=2), uses=2).printed(
    wood=1, locations=1, deal=FOOD
)
DECK.action("fighting_pit", [BLACK], does=spend(gain(raze=2), worker=2)).printed(
    wood=1, stone=1, locations=1, deal=RAZE
)
DECK.feature("idol", [PURPLE], bonus=gain(vp=4)).printed(stone=3, locations=1, deal=WORKER)
DECK.action("mission", [BLUE], does=spend(LookAndKeep("look-and-keep", CARD), worker=1)).printed(
    wood=2, locations=1, deal=CARD
)
DECK.feature("pyre", [BLACK], features=[when_built(BLACK, gain(gold=1, vp=1))]).printed(
    wood=1, stone=1, locations=1, deal=RAZE
)
DECK.action(
    "robbers",
    [RED],
    does=spend(then(DiscardDeal("discard-deal", False), gain(vp=1, card=1)), worker=2),
).printed(wood=1, locations=1, deal=WORKER)
