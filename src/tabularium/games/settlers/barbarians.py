"""The Barbarians."""

from __future__ import annotations

from typing import Final

from tabularium.games.settlers import layout as at
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
from tabularium.games.settlers.standing import (
    WhenBuilt,
    when_razed,
)

NONE: Final = -1  # no deal field

location(
    "primeval_forest",
    at.BARBARIANS,
    at.PRODUCTION,
    [at.BROWN],
    [(3, [1, 0, 0], 0, at.WOOD, [])],
    produces=gain((at.WOOD, 2)),
)

location(
    "barbarian_altar",
    at.BARBARIANS,
    at.ACTION,
    [at.YELLOW],
    [(3, [2, 0, 0], 1, at.GOLD, [])],
    does=spend(gain((at.VP, 1)), (at.WORKER, 1)),
    uses=2,
)

location(
    "raid",
    at.BARBARIANS,
    at.FEATURE,
    [at.BLACK],
    [(3, [1, 0, 0], 1, at.WOOD, [])],
    features=[when_razed(gain((at.VP, 1)))],
)

location(
    "saboteurs",
    at.BARBARIANS,
    at.ACTION,
    [at.BLACK],
    [(1, [1, 0, 0], 1, at.CARD, []), (1, [1, 0, 0], 1, at.GOLD, [])],
    does=spend(StealResource("steal"), (at.WORKER, 1)),
)

location(
    "sentry_tower",
    at.BARBARIANS,
    at.PRODUCTION,
    [at.PINK],
    [(2, [2, 0, 0], 1, at.WORKER, [])],
    produces=gain((at.RAZE, 1), (at.WORKER, 1)),
)

location(
    "dark_chapel",
    at.BARBARIANS,
    at.ACTION,
    [at.BLACK],
    [(1, [1, 2, 0], 1, at.WORKER, []), (1, [1, 2, 0], 1, at.RAZE, [])],
    does=DarkChapel("dark-chapel"),
)

location(
    "pack",
    at.BARBARIANS,
    at.ACTION,
    [at.BLACK],
    [(1, [1, 0, 0], 1, at.RAZE, []), (1, [1, 0, 0], 1, at.GOLD, [])],
    does=spend(GainRazeGood("gain-raze-good"), (at.WORKER, 1)),
    uses=2,
)

location(
    "rabble",
    at.BARBARIANS,
    at.ACTION,
    [at.BLUE],
    [(2, [1, 0, 0], 1, at.WORKER, [])],
    does=spend(RazeOwn("raze-own"), (at.WORKER, 2)),
)

location(
    "settlement",
    at.BARBARIANS,
    at.PRODUCTION,
    [at.PINK],
    [(2, [1, 0, 0], 0, at.WORKER, [])],
    produces=gain((at.WORKER, 2)),
)

location(
    "hillfort",
    at.BARBARIANS,
    at.FEATURE,
    [at.BLACK],
    [(1, [2, 0, 0], 1, at.WOOD, [])],
    bonus=points_per(at.BLACK, 6),
)

location(
    "expedition",
    at.BARBARIANS,
    at.ACTION,
    [at.BLACK],
    [(1, [1, 1, 0], 1, at.STONE, [])],
    does=spend(gain((at.GOLD, 1), (at.VP, 2)), (at.RAZE, 1)),
)

location(
    "barbarian_quarry",
    at.BARBARIANS,
    at.PRODUCTION,
    [at.BLACK],
    [(1, [0, 1, 0], 1, at.STONE, [])],
    produces=gain((at.RAZE, 1), (at.STONE, 1)),
)

location(
    "barter",
    at.BARBARIANS,
    at.ACTION,
    [at.YELLOW],
    [(1, [1, 0, 0], 1, at.FOOD, [])],
    does=spend(gain((at.VP, 2)), any_resource=2),
    uses=2,
)

location(
    "fighting_pit",
    at.BARBARIANS,
    at.ACTION,
    [at.BLACK],
    [(1, [1, 1, 0], 1, at.RAZE, [])],
    does=spend(gain((at.RAZE, 2)), (at.WORKER, 2)),
)

location(
    "idol",
    at.BARBARIANS,
    at.FEATURE,
    [at.PURPLE],
    [(1, [0, 3, 0], 1, at.WORKER, [])],
    bonus=gain((at.VP, 4)),
)

location(
    "mission",
    at.BARBARIANS,
    at.ACTION,
    [at.BLUE],
    [(1, [2, 0, 0], 1, at.CARD, [])],
    does=spend(LookAndKeep("look-and-keep", at.CARD), (at.WORKER, 1)),
)

location(
    "pyre",
    at.BARBARIANS,
    at.FEATURE,
    [at.BLACK],
    [(1, [1, 1, 0], 1, at.RAZE, [])],
    features=[WhenBuilt(at.BLACK, gain((at.GOLD, 1), (at.VP, 1)))],
)

location(
    "robbers",
    at.BARBARIANS,
    at.ACTION,
    [at.RED],
    [(1, [1, 0, 0], 1, at.WORKER, [])],
    does=spend(
        then(DiscardDeal("discard-deal", False), gain((at.VP, 1), (at.CARD, 1))), (at.WORKER, 2)
    ),
)
