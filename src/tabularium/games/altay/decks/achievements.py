"""The achievements: ten technologies and ten wonders (A4, A64)."""

from __future__ import annotations

from tabularium.games.altay.vocabulary import (
    ATTACKING, CULTURE, DEFENDING, FOOD, METAL, STONE, WMS, WOOD, ArchiveCard, BorderTerritories,
    Build, CapturedSettlements, CapturedTokens, CardsOwned, CardsWithPoints, CrowdedTerritories,
    DiscardCard, Draw, DrawMore, LonelyTerritories, Modifier, Points, Produce, Resettle,
    SameTerrain, StartingCards, SwapGood, Technologies, To, TrashCard, deck, end_of_turn,
    once_per_turn, technology, wonder,
)  # fmt: skip


def fill() -> None:
    deck("achievements")
    # technologies of level 1 --------------------------------------------------------------------

    technology(
        1,
        "engineering",
        [WOOD, WOOD, STONE, STONE],
        once_per_turn(To(TrashCard(), Draw(1), worth_it=True)),
    )
    technology(1, "masonry", [FOOD, FOOD, STONE, STONE], instant=Build(1))
    technology(
        1,
        "mathematics",
        [METAL, METAL, STONE, STONE],
        once_per_turn(To(DiscardCard(), Draw(1), worth_it=True)),
    )
    technology(
        1, "strategy", [FOOD, FOOD, METAL, METAL], Modifier(DEFENDING, 1, "altay-defend-better")
    )
    technology(1, "writing", [FOOD, FOOD, WOOD, WOOD], end_of_turn(ArchiveCard()))

    # technologies of level 2 --------------------------------------------------------------------

    technology(2, "commerce", [FOOD, WOOD, METAL, STONE, CULTURE], once_per_turn(SwapGood()))
    technology(2, "government", [METAL, STONE, STONE, CULTURE, CULTURE], end_of_turn(DrawMore()))
    technology(
        2,
        "leadership",
        [METAL, METAL, STONE, CULTURE, CULTURE],
        Modifier(ATTACKING, 1, "altay-attack-better"),
    )
    technology(2, "philosophy", [CULTURE, CULTURE, CULTURE], once_per_turn(Produce(CULTURE, 1)))
    technology(2, "religion", [FOOD, FOOD, STONE, CULTURE, CULTURE], once_per_turn(Resettle()))

    # wonders ------------------------------------------------------------------------------------

    wonder("academy", [STONE, STONE, STONE, STONE, CULTURE, CULTURE], Points(0, 1, Technologies()))
    wonder("amphitheatre", [FOOD, WOOD, METAL, STONE, CULTURE, CULTURE], Points(0, 4, CardsOwned()))
    wonder(
        "aqueducts",
        [WOOD, METAL, STONE, CULTURE, CULTURE, CULTURE],
        Points(0, 1, CrowdedTerritories()),
    )
    wonder("ark", [WOOD, WOOD, WOOD, METAL, METAL, CULTURE], Points(0, 1, LonelyTerritories()))
    wonder("colossus", [CULTURE, CULTURE, CULTURE, CULTURE], Points(0, 1, CardsWithPoints()))
    wonder(
        "great_wall",
        [METAL, METAL, STONE, STONE, STONE, CULTURE],
        Points(0, 1, BorderTerritories()),
    )
    wonder("highways", [WOOD, WOOD, WOOD, STONE, CULTURE, CULTURE], Points(0, 1, SameTerrain()))
    wonder("mausoleum", [WMS, WMS, WMS, CULTURE, CULTURE, CULTURE], Points(0, 2, StartingCards()))
    wonder(
        "siege_engines",
        [METAL, METAL, METAL, STONE, CULTURE, CULTURE],
        Points(0, 1, CapturedSettlements()),
    )
    wonder(
        "triumphal_arch",
        [METAL, METAL, METAL, STONE, STONE, CULTURE],
        Points(1, 2, CapturedTokens()),
    )
