"""The Romans."""

from __future__ import annotations

from typing import Final

from tabularium.games.settlers.vocabulary import (
    BLACK, BLUE, BROWN, CARD, FACTION_CARD, FOOD, GOLD, GREY, PINK, RAZE, RED, ROMANS, STONE,
    WOOD, WORKER, YELLOW, Deck, Keep, LookAndKeep, RemoveLocation, TakeDeal, either, gain,
    spend, then, when_built, when_faction_built,
)  # fmt: skip

DECK: Final = Deck("romans", ROMANS)

DECK.action("sculptors_workshop", [GREY], does=spend(gain(vp=2), worker=1, stone=1)).printed(
    stone=1, locations=1, deal=STONE, copies=2
)
DECK.action("sculptors_apprentice", [GREY], does=spend(gain(vp=1), stone=1), uses=2).printed(
    stone=1, locations=1, deal=GOLD, copies=2
).printed(stone=1, locations=1, deal=STONE)
DECK.action("gladiator_school", [BLACK], does=spend(gain(raze=1), worker=1)).printed(
    stone=1, locations=1, deal=WORKER, copies=2
)
DECK.action(
    "engineers", [BLACK], does=spend(then(RemoveLocation("remove"), gain(vp=1)), worker=2)
).printed(wood=1, stone=1, locations=1, deal=RAZE)
DECK.feature("gardens", [RED], features=[when_built(RED, gain(vp=2))]).printed(
    wood=1, stone=1, locations=1, deal=FOOD
)
DECK.action("spies", [BLUE], does=spend(then(TakeDeal("take-deal"), gain(vp=1)), worker=1)).printed(
    wood=1, stone=1, locations=1, deal=CARD
)
DECK.production(
    "architect", [BLUE], produces=LookAndKeep("keep-faction-card", FACTION_CARD)
).printed(stone=2, locations=1, deal=CARD)
DECK.feature(
    "administration", [BLUE], features=[when_faction_built(either(gain(gold=1), gain(vp=1)))]
).printed(stone=2, locations=1, deal=CARD, copies=3)
DECK.feature(
    "headquarters", [GREY], features=[when_built(GREY, either(gain(vp=1), gain(gold=1)))]
).printed(stone=2, locations=1, deal=STONE, copies=2)
DECK.production("legion", [BLUE], produces=gain(common_card=1), bonus=gain(common_card=1)).printed(
    food=1, locations=1, deal=RAZE, copies=2
)
DECK.feature("warehouses", [RED], features=[Keep([WOOD, STONE, FOOD])]).printed(
    stone=1, locations=1, deal=FOOD
)
DECK.production("builder", [BROWN], produces=gain(wood=1, stone=1)).printed(
    stone=1, locations=1, deal=STONE, copies=2
)
DECK.feature("roman_fortifications", [BLACK], features=[when_built(BLACK, gain(vp=2))]).printed(
    stone=2, locations=1, deal=WORKER
)
DECK.production("trade_colony", [RED, BROWN, GREY], produces=gain(worker=1, gold=1)).printed(
    wood=1, stone=2, locations=1, deal=WORKER, copies=3
)
DECK.production("roman_barracks", [PINK], produces=gain(worker=2)).printed(
    food=1, locations=1, deal=RAZE
)
DECK.production("stonecutter", [GREY], produces=gain(stone=2)).printed(
    wood=1, stone=1, locations=1, deal=STONE, copies=2
)
DECK.production("roman_bank", [YELLOW], produces=gain(gold=1)).printed(
    stone=1, locations=1, deal=GOLD
)
DECK.action("colossus", [YELLOW], does=spend(gain(vp=4), worker=1, stone=3)).printed(
    stone=2, locations=1, deal=STONE
)
