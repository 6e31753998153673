"""The market: eleven piles, those with points on top (A17)."""

from __future__ import annotations

from tabularium.games.altay.vocabulary import (
    ANY, CULTURE, FARMLAND, FOOD, FOREST, HILL, METAL, MOUNTAIN, STONE, WMS, WOOD, Build, Collect,
    Draw, Produce, Store, Variant, deck, fights, pile, use,
)  # fmt: skip


def fill() -> None:
    deck("market")
    pile(
        "farmer",
        [Produce(FOOD, 1), use(FARMLAND, Produce(FOOD, 2))],
        Variant(copies=8, cost=[FOOD]),
    )
    pile(
        "lumberjack",
        [Produce(WOOD, 1), use(FOREST, Produce(WOOD, 2))],
        Variant(copies=8, cost=[FOOD]),
    )
    pile("miner", [Produce(METAL, 1), use(HILL, Produce(METAL, 2))], Variant(copies=8, cost=[FOOD]))
    pile(
        "stonecutter",
        [Produce(STONE, 1), use(MOUNTAIN, Produce(STONE, 2))],
        Variant(copies=8, cost=[FOOD]),
    )
    pile("scholar", [Produce(CULTURE, 1), Draw(1)], Variant(copies=8, cost=[FOOD, FOOD]))
    pile(
        "merchant",
        [Store([ANY, ANY])],
        Variant(copies=1, vp=1, cost=[FOOD, FOOD, WMS, CULTURE]),
        Variant(copies=7, cost=[FOOD, FOOD, WMS]),
    )
    pile(
        "cavalry",
        fights(2),
        Variant(copies=1, vp=1, cost=[FOOD, METAL, CULTURE]),
        Variant(copies=7, cost=[FOOD, METAL]),
    )
    pile(
        "town",
        [Collect([WOOD], Build(1))],
        Variant(copies=1, vp=1, cost=[FOOD, WOOD, CULTURE]),
        Variant(copies=7, cost=[FOOD, WOOD]),
    )
    pile(
        "worker",
        [Produce(WOOD, 1), Produce(METAL, 1), Produce(STONE, 1)],
        Variant(copies=1, vp=1, cost=[FOOD, WMS, WMS, CULTURE]),
        Variant(copies=7, cost=[FOOD, WMS, WMS]),
    )
    pile(
        "chariot",
        fights(3),
        Variant(copies=1, vp=2, cost=[METAL, METAL, CULTURE, CULTURE]),
        Variant(copies=1, vp=1, cost=[METAL, METAL, CULTURE]),
        Variant(copies=6, cost=[METAL, METAL]),
    )
    pile(
        "city",
        [Collect([FOOD, WOOD], Build(2))],
        Variant(copies=1, vp=2, cost=[WOOD, WOOD, CULTURE, CULTURE]),
        Variant(copies=1, vp=1, cost=[WOOD, WOOD, CULTURE]),
        Variant(copies=6, cost=[WOOD, WOOD]),
    )
