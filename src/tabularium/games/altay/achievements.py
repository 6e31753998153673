"""The achievements: ten technologies and ten wonders (A4, A64)."""

from __future__ import annotations

from typing import Final

from tabularium.cards.count import Points
from tabularium.cards.sequence import To
from tabularium.cards.standing import Modifier, Waiting
from tabularium.games.altay import layout as at
from tabularium.games.altay.abilities import (
    ArchiveCard,
    DiscardCard,
    DrawMore,
    Resettle,
    SwapGood,
    TrashCard,
)
from tabularium.games.altay.build import Build
from tabularium.games.altay.catalogue import KINDS, enter_kind
from tabularium.games.altay.counts import (
    BorderTerritories,
    CapturedSettlements,
    CapturedTokens,
    CardsOwned,
    CardsWithPoints,
    CrowdedTerritories,
    LonelyTerritories,
    SameTerrain,
    StartingCards,
    Technologies,
)
from tabularium.games.altay.produce import Draw, Produce
from tabularium.games.altay.slots import WMS
from tabularium.kernel.machine import Node, Standing

COPIES: Final = 4  # of each technology in the box
# physical cards: TECHNOLOGIES[level - 1] are the kinds, LEVEL_STARTS[level - 1] where they begin
LEVEL_KINDS: Final[list[list[int]]] = [[], [], []]
LEVEL_STARTS: Final[list[int]] = []


def _once_per_turn(effect: Node) -> Standing:
    return Waiting(at.ABILITY, effect, "card-once-per-turn")


def _end_of_turn(effect: Node) -> Standing:
    return Waiting(at.TURN_END, effect, "card-end-of-turn")


def _technology(
    level: int,
    key: str,
    cost: list[int],
    standing: Standing | None = None,
    instant: Node | None = None,
) -> None:
    LEVEL_KINDS[level - 1].append(
        enter_kind(
            key,
            key,
            vp=1,
            cost=cost,
            level=level,
            standing=[standing] if standing else [],
            instant=instant,
        )
    )


def _wonder(key: str, cost: list[int], points: Points) -> None:
    LEVEL_KINDS[2].append(enter_kind(key, key, cost=cost, level=3, points=points))


# technologies of level 1 --------------------------------------------------------------------

_technology(
    1,
    "engineering",
    [at.WOOD, at.WOOD, at.STONE, at.STONE],
    _once_per_turn(To(TrashCard(), Draw(1), worth_it=True)),
)
_technology(1, "masonry", [at.FOOD, at.FOOD, at.STONE, at.STONE], instant=Build(1))
_technology(
    1,
    "mathematics",
    [at.METAL, at.METAL, at.STONE, at.STONE],
    _once_per_turn(To(DiscardCard(), Draw(1), worth_it=True)),
)
_technology(
    1,
    "strategy",
    [at.FOOD, at.FOOD, at.METAL, at.METAL],
    Modifier(at.DEFENDING, 1, "altay-defend-better"),
)
_technology(1, "writing", [at.FOOD, at.FOOD, at.WOOD, at.WOOD], _end_of_turn(ArchiveCard()))

# technologies of level 2 --------------------------------------------------------------------

_technology(
    2, "commerce", [at.FOOD, at.WOOD, at.METAL, at.STONE, at.CULTURE], _once_per_turn(SwapGood())
)
_technology(
    2,
    "government",
    [at.METAL, at.STONE, at.STONE, at.CULTURE, at.CULTURE],
    _end_of_turn(DrawMore()),
)
_technology(
    2,
    "leadership",
    [at.METAL, at.METAL, at.STONE, at.CULTURE, at.CULTURE],
    Modifier(at.ATTACKING, 1, "altay-attack-better"),
)
_technology(
    2, "philosophy", [at.CULTURE, at.CULTURE, at.CULTURE], _once_per_turn(Produce(at.CULTURE, 1))
)
_technology(
    2, "religion", [at.FOOD, at.FOOD, at.STONE, at.CULTURE, at.CULTURE], _once_per_turn(Resettle())
)

# wonders ------------------------------------------------------------------------------------

_wonder(
    "academy",
    [at.STONE, at.STONE, at.STONE, at.STONE, at.CULTURE, at.CULTURE],
    Points(0, 1, Technologies()),
)
_wonder(
    "amphitheatre",
    [at.FOOD, at.WOOD, at.METAL, at.STONE, at.CULTURE, at.CULTURE],
    Points(0, 4, CardsOwned()),
)
_wonder(
    "aqueducts",
    [at.WOOD, at.METAL, at.STONE, at.CULTURE, at.CULTURE, at.CULTURE],
    Points(0, 1, CrowdedTerritories()),
)
_wonder(
    "ark",
    [at.WOOD, at.WOOD, at.WOOD, at.METAL, at.METAL, at.CULTURE],
    Points(0, 1, LonelyTerritories()),
)
_wonder(
    "colossus", [at.CULTURE, at.CULTURE, at.CULTURE, at.CULTURE], Points(0, 1, CardsWithPoints())
)
_wonder(
    "great_wall",
    [at.METAL, at.METAL, at.STONE, at.STONE, at.STONE, at.CULTURE],
    Points(0, 1, BorderTerritories()),
)
_wonder(
    "highways",
    [at.WOOD, at.WOOD, at.WOOD, at.STONE, at.CULTURE, at.CULTURE],
    Points(0, 1, SameTerrain()),
)
_wonder(
    "mausoleum", [WMS, WMS, WMS, at.CULTURE, at.CULTURE, at.CULTURE], Points(0, 2, StartingCards())
)
_wonder(
    "siege_engines",
    [at.METAL, at.METAL, at.METAL, at.STONE, at.CULTURE, at.CULTURE],
    Points(0, 1, CapturedSettlements()),
)
_wonder(
    "triumphal_arch",
    [at.METAL, at.METAL, at.METAL, at.STONE, at.STONE, at.CULTURE],
    Points(1, 2, CapturedTokens()),
)


def _number_cards() -> None:
    for level, kinds in enumerate(LEVEL_KINDS):
        LEVEL_STARTS.append(len(KINDS))
        for kind in kinds:
            KINDS.extend([kind] * (COPIES if level < 2 else 1))


_number_cards()
