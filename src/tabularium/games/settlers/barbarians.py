"""The Barbarians."""

from __future__ import annotations

from typing import Final

from tabularium.games.settlers.actions_at_home import (
    LookAndKeep,
    RazeOwn,
)
from tabularium.games.settlers.actions_on_rivals import (
    DiscardDeal,
    GainRazeGood,
    StealResource,
)
from tabularium.games.settlers.dark_chapel import (
    DarkChapel,
)
from tabularium.games.settlers.deck import (
    gain,
    location,
    points_per,
    spend,
    then,
)
from tabularium.games.settlers.layout import (
    ACTION,
    BARBARIANS,
    BLACK,
    BLUE,
    BROWN,
    CARD,
    FEATURE,
    FOOD,
    GOLD,
    PINK,
    PRODUCTION,
    PURPLE,
    RAZE,
    RED,
    STONE,
    VP,
    WOOD,
    WORKER,
    YELLOW,
)
from tabularium.games.settlers.standing import (
    WhenBuilt,
    when_razed,
)

NONE: Final = -1  # no deal field

location(
    "primeval_forest",
    BARBARIANS,
    PRODUCTION,
    [BROWN],
    [(3, [1, 0, 0], 0, WOOD, [])],
    produces=gain((WOOD, 2)),
)

location(
    "barbarian_altar",
    BARBARIANS,
    ACTION,
    [YELLOW],
    [(3, [2, 0, 0], 1, GOLD, [])],
    does=spend(gain((VP, 1)), (WORKER, 1)),
    uses=2,
)

location(
    "raid",
    BARBARIANS,
    FEATURE,
    [BLACK],
    [(3, [1, 0, 0], 1, WOOD, [])],
    features=[when_razed(gain((VP, 1)))],
)

location(
    "saboteurs",
    BARBARIANS,
    ACTION,
    [BLACK],
    [(1, [1, 0, 0], 1, CARD, []), (1, [1, 0, 0], 1, GOLD, [])],
    does=spend(StealResource("steal"), (WORKER, 1)),
)

location(
    "sentry_tower",
    BARBARIANS,
    PRODUCTION,
    [PINK],
    [(2, [2, 0, 0], 1, WORKER, [])],
    produces=gain((RAZE, 1), (WORKER, 1)),
)

location(
    "dark_chapel",
    BARBARIANS,
    ACTION,
    [BLACK],
    [(1, [1, 2, 0], 1, WORKER, []), (1, [1, 2, 0], 1, RAZE, [])],
    does=DarkChapel("dark-chapel"),
)

location(
    "pack",
    BARBARIANS,
    ACTION,
    [BLACK],
    [(1, [1, 0, 0], 1, RAZE, []), (1, [1, 0, 0], 1, GOLD, [])],
    does=spend(GainRazeGood("gain-raze-good"), (WORKER, 1)),
    uses=2,
)

location(
    "rabble",
    BARBARIANS,
    ACTION,
    [BLUE],
    [(2, [1, 0, 0], 1, WORKER, [])],
    does=spend(RazeOwn("raze-own"), (WORKER, 2)),
)

location(
    "settlement",
    BARBARIANS,
    PRODUCTION,
    [PINK],
    [(2, [1, 0, 0], 0, WORKER, [])],
    produces=gain((WORKER, 2)),
)

location(
    "hillfort",
    BARBARIANS,
    FEATURE,
    [BLACK],
    [(1, [2, 0, 0], 1, WOOD, [])],
    bonus=points_per(BLACK, 6),
)

location(
    "expedition",
    BARBARIANS,
    ACTION,
    [BLACK],
    [(1, [1, 1, 0], 1, STONE, [])],
    does=spend(gain((GOLD, 1), (VP, 2)), (RAZE, 1)),
)

location(
    "barbarian_quarry",
    BARBARIANS,
    PRODUCTION,
    [BLACK],
    [(1, [0, 1, 0], 1, STONE, [])],
    produces=gain((RAZE, 1), (STONE, 1)),
)

location(
    "barter",
    BARBARIANS,
    ACTION,
    [YELLOW],
    [(1, [1, 0, 0], 1, FOOD, [])],
    does=spend(gain((VP, 2)), any_resource=2),
    uses=2,
)

location(
    "fighting_pit",
    BARBARIANS,
    ACTION,
    [BLACK],
    [(1, [1, 1, 0], 1, RAZE, [])],
    does=spend(gain((RAZE, 2)), (WORKER, 2)),
)

location(
    "idol",
    BARBARIANS,
    FEATURE,
    [PURPLE],
    [(1, [0, 3, 0], 1, WORKER, [])],
    bonus=gain((VP, 4)),
)

location(
    "mission",
    BARBARIANS,
    ACTION,
    [BLUE],
    [(1, [2, 0, 0], 1, CARD, [])],
    does=spend(LookAndKeep("look-and-keep", CARD), (WORKER, 1)),
)

location(
    "pyre",
    BARBARIANS,
    FEATURE,
    [BLACK],
    [(1, [1, 1, 0], 1, RAZE, [])],
    features=[WhenBuilt(BLACK, gain((GOLD, 1), (VP, 1)))],
)

location(
    "robbers",
    BARBARIANS,
    ACTION,
    [RED],
    [(1, [1, 0, 0], 1, WORKER, [])],
    does=spend(then(DiscardDeal("discard-deal", False), gain((VP, 1), (CARD, 1))), (WORKER, 2)),
)
