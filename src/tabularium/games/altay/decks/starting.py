"""The starting decks of the factions (A1)."""

from __future__ import annotations

from tabularium.games.altay.vocabulary import (
    ANY, CULTURE, FARMLAND, FOOD, METAL, STONE, WOOD, Build, Collect, Consume, FillTitle, Produce,
    ProduceAny, Store, To, deck, fights, starting, starting_decks, use,
)  # fmt: skip


def fill() -> None:
    deck("starting")
    starting("hunter", [Produce(FOOD, 1)], earthfolk=3, elvenfolk=5, firefolk=3, smallfolk=4)
    starting("warrior", fights(1), earthfolk=3, elvenfolk=2, firefolk=4, smallfolk=2)
    starting(
        "village",
        [Collect([FOOD, FOOD], Build(1))],
        earthfolk=2,
        elvenfolk=1,
        firefolk=2,
        smallfolk=1,
    )
    starting("colonist", [Produce(FOOD, 1), use(FARMLAND, FillTitle("village"))], earthfolk=1)
    starting("digger", [Produce(METAL, 1), Produce(STONE, 1)], earthfolk=1)
    starting("loremaster", [Produce(CULTURE, 1), Store([CULTURE])], elvenfolk=2)
    starting("shaman", [Produce(CULTURE, 1), To(Consume(), ProduceAny())], firefolk=1)
    starting("craftsman_wood", [Produce(WOOD, 1)], title="craftsman", smallfolk=1)
    starting("craftsman_stone", [Produce(STONE, 1)], title="craftsman", smallfolk=1)
    starting("spellweaver", [Produce(CULTURE, 1), Store([ANY])], smallfolk=1)
    starting_decks()
