"""The achievements: ten technologies and ten wonders (A4, A64)."""

from __future__ import annotations

from tabularium.games.altay import cards
from tabularium.games.altay import layout as at


def fill() -> None:
    cards.deck("achievements")
    # technologies of level 1 --------------------------------------------------------------------

    cards.technology(
        1,
        "engineering",
        [at.WOOD, at.WOOD, at.STONE, at.STONE],
        cards.once_per_turn(cards.To(cards.TrashCard(), cards.Draw(1), worth_it=True)),
    )
    cards.technology(1, "masonry", [at.FOOD, at.FOOD, at.STONE, at.STONE], instant=cards.Build(1))
    cards.technology(
        1,
        "mathematics",
        [at.METAL, at.METAL, at.STONE, at.STONE],
        cards.once_per_turn(cards.To(cards.DiscardCard(), cards.Draw(1), worth_it=True)),
    )
    cards.technology(
        1,
        "strategy",
        [at.FOOD, at.FOOD, at.METAL, at.METAL],
        cards.Modifier(at.DEFENDING, 1, "altay-defend-better"),
    )
    cards.technology(
        1, "writing", [at.FOOD, at.FOOD, at.WOOD, at.WOOD], cards.end_of_turn(cards.ArchiveCard())
    )

    # technologies of level 2 --------------------------------------------------------------------

    cards.technology(
        2,
        "commerce",
        [at.FOOD, at.WOOD, at.METAL, at.STONE, at.CULTURE],
        cards.once_per_turn(cards.SwapGood()),
    )
    cards.technology(
        2,
        "government",
        [at.METAL, at.STONE, at.STONE, at.CULTURE, at.CULTURE],
        cards.end_of_turn(cards.DrawMore()),
    )
    cards.technology(
        2,
        "leadership",
        [at.METAL, at.METAL, at.STONE, at.CULTURE, at.CULTURE],
        cards.Modifier(at.ATTACKING, 1, "altay-attack-better"),
    )
    cards.technology(
        2,
        "philosophy",
        [at.CULTURE, at.CULTURE, at.CULTURE],
        cards.once_per_turn(cards.Produce(at.CULTURE, 1)),
    )
    cards.technology(
        2,
        "religion",
        [at.FOOD, at.FOOD, at.STONE, at.CULTURE, at.CULTURE],
        cards.once_per_turn(cards.Resettle()),
    )

    # wonders ------------------------------------------------------------------------------------

    cards.wonder(
        "academy",
        [at.STONE, at.STONE, at.STONE, at.STONE, at.CULTURE, at.CULTURE],
        cards.Points(0, 1, cards.Technologies()),
    )
    cards.wonder(
        "amphitheatre",
        [at.FOOD, at.WOOD, at.METAL, at.STONE, at.CULTURE, at.CULTURE],
        cards.Points(0, 4, cards.CardsOwned()),
    )
    cards.wonder(
        "aqueducts",
        [at.WOOD, at.METAL, at.STONE, at.CULTURE, at.CULTURE, at.CULTURE],
        cards.Points(0, 1, cards.CrowdedTerritories()),
    )
    cards.wonder(
        "ark",
        [at.WOOD, at.WOOD, at.WOOD, at.METAL, at.METAL, at.CULTURE],
        cards.Points(0, 1, cards.LonelyTerritories()),
    )
    cards.wonder(
        "colossus",
        [at.CULTURE, at.CULTURE, at.CULTURE, at.CULTURE],
        cards.Points(0, 1, cards.CardsWithPoints()),
    )
    cards.wonder(
        "great_wall",
        [at.METAL, at.METAL, at.STONE, at.STONE, at.STONE, at.CULTURE],
        cards.Points(0, 1, cards.BorderTerritories()),
    )
    cards.wonder(
        "highways",
        [at.WOOD, at.WOOD, at.WOOD, at.STONE, at.CULTURE, at.CULTURE],
        cards.Points(0, 1, cards.SameTerrain()),
    )
    cards.wonder(
        "mausoleum",
        [at.WMS, at.WMS, at.WMS, at.CULTURE, at.CULTURE, at.CULTURE],
        cards.Points(0, 2, cards.StartingCards()),
    )
    cards.wonder(
        "siege_engines",
        [at.METAL, at.METAL, at.METAL, at.STONE, at.CULTURE, at.CULTURE],
        cards.Points(0, 1, cards.CapturedSettlements()),
    )
    cards.wonder(
        "triumphal_arch",
        [at.METAL, at.METAL, at.METAL, at.STONE, at.STONE, at.CULTURE],
        cards.Points(1, 2, cards.CapturedTokens()),
    )
