"""The market: eleven piles, those with points on top (A17)."""

from __future__ import annotations

from tabularium.games.altay import cards
from tabularium.games.altay import layout as at


def fill() -> None:
    cards.deck("market")
    cards.pile(
        "farmer",
        [cards.Produce(at.FOOD, 1), cards.use(cards.FARMLAND, cards.Produce(at.FOOD, 2))],
        cards.Variant(copies=8, cost=[at.FOOD]),
    )
    cards.pile(
        "lumberjack",
        [cards.Produce(at.WOOD, 1), cards.use(cards.FOREST, cards.Produce(at.WOOD, 2))],
        cards.Variant(copies=8, cost=[at.FOOD]),
    )
    cards.pile(
        "miner",
        [cards.Produce(at.METAL, 1), cards.use(cards.HILL, cards.Produce(at.METAL, 2))],
        cards.Variant(copies=8, cost=[at.FOOD]),
    )
    cards.pile(
        "stonecutter",
        [cards.Produce(at.STONE, 1), cards.use(cards.MOUNTAIN, cards.Produce(at.STONE, 2))],
        cards.Variant(copies=8, cost=[at.FOOD]),
    )
    cards.pile(
        "scholar",
        [cards.Produce(at.CULTURE, 1), cards.Draw(1)],
        cards.Variant(copies=8, cost=[at.FOOD, at.FOOD]),
    )
    cards.pile(
        "merchant",
        [cards.Store([at.ANY, at.ANY])],
        cards.Variant(copies=1, vp=1, cost=[at.FOOD, at.FOOD, at.WMS, at.CULTURE]),
        cards.Variant(copies=7, cost=[at.FOOD, at.FOOD, at.WMS]),
    )
    cards.pile(
        "cavalry",
        cards.fights(2),
        cards.Variant(copies=1, vp=1, cost=[at.FOOD, at.METAL, at.CULTURE]),
        cards.Variant(copies=7, cost=[at.FOOD, at.METAL]),
    )
    cards.pile(
        "town",
        [cards.Collect([at.WOOD], cards.Build(1))],
        cards.Variant(copies=1, vp=1, cost=[at.FOOD, at.WOOD, at.CULTURE]),
        cards.Variant(copies=7, cost=[at.FOOD, at.WOOD]),
    )
    cards.pile(
        "worker",
        [cards.Produce(at.WOOD, 1), cards.Produce(at.METAL, 1), cards.Produce(at.STONE, 1)],
        cards.Variant(copies=1, vp=1, cost=[at.FOOD, at.WMS, at.WMS, at.CULTURE]),
        cards.Variant(copies=7, cost=[at.FOOD, at.WMS, at.WMS]),
    )
    cards.pile(
        "chariot",
        cards.fights(3),
        cards.Variant(copies=1, vp=2, cost=[at.METAL, at.METAL, at.CULTURE, at.CULTURE]),
        cards.Variant(copies=1, vp=1, cost=[at.METAL, at.METAL, at.CULTURE]),
        cards.Variant(copies=6, cost=[at.METAL, at.METAL]),
    )
    cards.pile(
        "city",
        [cards.Collect([at.FOOD, at.WOOD], cards.Build(2))],
        cards.Variant(copies=1, vp=2, cost=[at.WOOD, at.WOOD, at.CULTURE, at.CULTURE]),
        cards.Variant(copies=1, vp=1, cost=[at.WOOD, at.WOOD, at.CULTURE]),
        cards.Variant(copies=6, cost=[at.WOOD, at.WOOD]),
    )
