"""The Egyptians."""

from __future__ import annotations

from typing import Final

from tabularium.games.settlers.vocabulary import (
    BLACK, BLUE, CARD, EGYPTIANS, GOLD, GREY, PINK, RAZE, STONE, WORKER, YELLOW, BlockLocation,
    Deck, LayFoundation, OasisWorker, RazeFreely, ResetLocation, RivalDiscards, TakeOver,
    either, gain, may, per_colour, spend, sphinx, then, when_faction_built, when_workers_spent,
)  # fmt: skip

DECK: Final = Deck("egyptians", EGYPTIANS)

DECK.action(
    "desert",
    [BLUE],
    does=spend(then(RivalDiscards("rival-discards"), gain(vp=1)), hand_card=1),
    bonus=gain(card=2),
).printed(deal=WORKER)
DECK.production("altar_of_bastet", [GREY], produces=per_colour(STONE, GREY, 3)).printed(
    stone=1, locations=1, deal=CARD
)
DECK.action("chariot_builder", [BLACK], does=spend(RazeFreely("raze-freely"), raze=1)).printed(
    wood=1, stone=1, locations=1, deal=RAZE
)
DECK.production("pharaohs_guard", [BLACK], produces=either(gain(raze=1), gain(vp=2))).printed(
    food=2, locations=1, deal=RAZE
)
DECK.feature(
    "oasis", [PINK], features=[when_workers_spent(OasisWorker())], bonus=gain(worker=2)
).printed(food=1, locations=1, deal=WORKER)
DECK.feature(
    "slaver",
    [PINK],
    features=[
        when_faction_built(may("slaver", spend(gain(vp=2), gold=1), spend(gain(vp=1), stone=1)))
    ],
).printed(stone=1, locations=1, deal=WORKER)
DECK.action("royal_bath", [PINK], does=spend(ResetLocation("reset"), gold=1), uses=2).printed(
    stone=1, locations=1, deal=WORKER, copies=2
)
DECK.action("golden_bazaar", [YELLOW], does=spend(gain(gold=1, vp=1), food=1)).printed(
    locations=1, deal=WORKER
)
DECK.action("scorpion_breeder", [PINK], does=spend(BlockLocation("block"), worker=1)).printed(
    wood=1, stone=1, locations=1, deal=RAZE
)
DECK.production("caravan", [GREY], produces=gain(food=1, worker=1)).printed(
    food=1, deal=CARD, copies=2
)
DECK.action("temple_of_ra", [YELLOW], does=TakeOver("take-over")).printed(
    stone=1, locations=1, deal=WORKER
)
DECK.action(
    "sanctuary",
    [BLACK],
    does=spend(then(LayFoundation("lay-foundation"), gain(stone=1, vp=1)), worker=1),
).printed(stone=2, locations=1, deal=GOLD, copies=2)
DECK.action("avenue_of_sphinxes", [GREY], does=spend(gain(vp=2), gold=2), uses=2).printed(
    stone=2, locations=1, deal=WORKER, copies=3
)
DECK.feature("sphinx", [YELLOW], features=[sphinx()]).printed(
    stone=1, locations=1, deal=GOLD, copies=2
)
DECK.action("goldsmith", [YELLOW], does=spend(gain(vp=3), worker=1, gold=1)).printed(
    stone=2, locations=1, deal=GOLD, copies=3
)
DECK.action("slaves", [GREY], does=spend(gain(stone=2, vp=1), worker=1)).printed(
    stone=1, locations=1, deal=STONE, copies=2
)
DECK.production("egyptian_quarry", [GREY], produces=gain(stone=2)).printed(
    stone=1, locations=1, deal=STONE, copies=2
)
DECK.production("pyramid", [GREY], produces=gain(gold=1, stone=1)).printed(
    stone=2, deal=GOLD, copies=3
)
