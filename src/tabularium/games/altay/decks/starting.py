"""The starting decks of the factions (A1)."""

from __future__ import annotations

from tabularium.games.altay import cards
from tabularium.games.altay import layout as at


def fill() -> None:
    cards.deck("starting")
    cards.starting(
        "hunter", [cards.Produce(at.FOOD, 1)], earthfolk=3, elvenfolk=5, firefolk=3, smallfolk=4
    )
    cards.starting("warrior", cards.fights(1), earthfolk=3, elvenfolk=2, firefolk=4, smallfolk=2)
    cards.starting(
        "village",
        [cards.Collect([at.FOOD, at.FOOD], cards.Build(1))],
        earthfolk=2,
        elvenfolk=1,
        firefolk=2,
        smallfolk=1,
    )
    cards.starting(
        "colonist",
        [cards.Produce(at.FOOD, 1), cards.use(cards.FARMLAND, cards.FillTitle("village"))],
        earthfolk=1,
    )
    cards.starting("digger", [cards.Produce(at.METAL, 1), cards.Produce(at.STONE, 1)], earthfolk=1)
    cards.starting(
        "loremaster", [cards.Produce(at.CULTURE, 1), cards.Store([at.CULTURE])], elvenfolk=2
    )
    cards.starting(
        "shaman",
        [cards.Produce(at.CULTURE, 1), cards.To(cards.Consume(), cards.ProduceAny())],
        firefolk=1,
    )
    cards.starting("craftsman_wood", [cards.Produce(at.WOOD, 1)], title="craftsman", smallfolk=1)
    cards.starting("craftsman_stone", [cards.Produce(at.STONE, 1)], title="craftsman", smallfolk=1)
    cards.starting(
        "spellweaver", [cards.Produce(at.CULTURE, 1), cards.Store([at.ANY])], smallfolk=1
    )
    cards.starting_decks()
