"""The words that cards are written in, gathered from where they are defined."""

from __future__ import annotations

from tabularium.games.settlers.actions_at_home import (
    BuildDeal, BuildFromHand, CopyProduction, GainDealGood, LayFoundation, LookAndKeep,
    PlaceSamurai, RazeOwn, ResetLocation,
)  # fmt: skip
from tabularium.games.settlers.actions_on_rivals import (
    BlockLocation, DiscardDeal, GainRazeGood, MakeRoute, RazeFreely, RemoveLocation, RivalDiscards,
    StealResource, TakeDeal, TakeOver,
)  # fmt: skip
from tabularium.games.settlers.dark_chapel import DarkChapel
from tabularium.games.settlers.deck import (
    Deck, both, deal_goods, either, gain, may, pay, per_colour, per_samurai, spend, sphinx, then,
    when_built, when_dealt, when_faction_built, when_razed, when_workers_spent,
)  # fmt: skip
from tabularium.games.settlers.layout import (
    ATTACKERS, BARBARIANS, BLACK, BLUE, BROWN, CARD, COMMON, EGYPTIANS, FACTION_CARD, FOOD, GOLD,
    GREY, JAPANESE, PINK, PURPLE, RAZE, RED, ROMANS, STONE, VP, WOOD, WORKER, YELLOW,
)  # fmt: skip
from tabularium.games.settlers.production import ConvertDealGoods
from tabularium.games.settlers.standing import Keep
from tabularium.games.settlers.work import OasisWorker
