"""The words that cards are written in, gathered from where they are defined."""

from __future__ import annotations

from tabularium.cards.count import Points
from tabularium.cards.sequence import To
from tabularium.cards.standing import Modifier
from tabularium.games.altay.abilities import (
    ArchiveCard, DiscardCard, DrawMore, Resettle, SwapGood, TrashCard,
)  # fmt: skip
from tabularium.games.altay.board import FARMLAND, FOREST, HILL, MOUNTAIN
from tabularium.games.altay.build import Build
from tabularium.games.altay.counts import (
    BorderTerritories, CapturedSettlements, CapturedTokens, CardsOwned, CardsWithPoints,
    CrowdedTerritories, LonelyTerritories, SameTerrain, StartingCards, Technologies,
)  # fmt: skip
from tabularium.games.altay.deck import (
    Variant, deck, end_of_turn, fights, once_per_turn, pile, starting, starting_decks, technology,
    use, wonder,
)  # fmt: skip
from tabularium.games.altay.layout import (
    ANY, ATTACKING, CULTURE, DEFENDING, FOOD, METAL, STONE, WMS, WOOD,
)  # fmt: skip
from tabularium.games.altay.produce import Consume, Draw, Produce, ProduceAny
from tabularium.games.altay.table import Collect, FillTitle, Store
