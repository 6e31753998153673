"""The Romans."""

from __future__ import annotations

from typing import Final

from tabularium.games.settlers.actions_at_home import (
    LookAndKeep,
)
from tabularium.games.settlers.actions_on_rivals import (
    RemoveLocation,
    TakeDeal,
)
from tabularium.games.settlers.deck import (
    gain,
    location,
    spend,
    then,
)
from tabularium.games.settlers.gain import (
    GainOneOf,
)
from tabularium.games.settlers.layout import (
    ACTION,
    BLACK,
    BLUE,
    BROWN,
    CARD,
    COMMON_CARD,
    FACTION_CARD,
    FEATURE,
    FOOD,
    GOLD,
    GREY,
    PINK,
    PRODUCTION,
    RAZE,
    RED,
    ROMANS,
    STONE,
    VP,
    WOOD,
    WORKER,
    YELLOW,
)
from tabularium.games.settlers.standing import (
    Store,
    WhenBuilt,
)

NONE: Final = -1  # no deal field

location(
    "sculptors_workshop",
    ROMANS,
    ACTION,
    [GREY],
    [(2, [0, 1, 0], 1, STONE, [])],
    does=spend(gain((VP, 2)), (WORKER, 1), (STONE, 1)),
)

location(
    "sculptors_apprentice",
    ROMANS,
    ACTION,
    [GREY],
    [(2, [0, 1, 0], 1, GOLD, []), (1, [0, 1, 0], 1, STONE, [])],
    does=spend(gain((VP, 1)), (STONE, 1)),
    uses=2,
)

location(
    "gladiator_school",
    ROMANS,
    ACTION,
    [BLACK],
    [(2, [0, 1, 0], 1, WORKER, [])],
    does=spend(gain((RAZE, 1)), (WORKER, 1)),
)

location(
    "engineers",
    ROMANS,
    ACTION,
    [BLACK],
    [(1, [1, 1, 0], 1, RAZE, [])],
    does=spend(then(RemoveLocation("remove"), gain((VP, 1))), (WORKER, 2)),
)

location(
    "gardens",
    ROMANS,
    FEATURE,
    [RED],
    [(1, [1, 1, 0], 1, FOOD, [])],
    features=[WhenBuilt(RED, gain((VP, 2)))],
)

location(
    "spies",
    ROMANS,
    ACTION,
    [BLUE],
    [(1, [1, 1, 0], 1, CARD, [])],
    does=spend(then(TakeDeal("take-deal"), gain((VP, 1))), (WORKER, 1)),
)

location(
    "architect",
    ROMANS,
    PRODUCTION,
    [BLUE],
    [(1, [0, 2, 0], 1, CARD, [])],
    produces=LookAndKeep("keep-faction-card", FACTION_CARD),
)

location(
    "administration",
    ROMANS,
    FEATURE,
    [BLUE],
    [(3, [0, 2, 0], 1, CARD, [])],
    features=[WhenBuilt(-1, GainOneOf([[(GOLD, 1)], [(VP, 1)]]))],
)

location(
    "headquarters",
    ROMANS,
    FEATURE,
    [GREY],
    [(2, [0, 2, 0], 1, STONE, [])],
    features=[WhenBuilt(GREY, GainOneOf([[(VP, 1)], [(GOLD, 1)]]))],
)

location(
    "legion",
    ROMANS,
    PRODUCTION,
    [BLUE],
    [(2, [0, 0, 1], 1, RAZE, [])],
    produces=gain((COMMON_CARD, 1)),
    bonus=gain((COMMON_CARD, 1)),
)

location(
    "warehouses",
    ROMANS,
    FEATURE,
    [RED],
    [(1, [0, 1, 0], 1, FOOD, [])],
    features=[Store([WOOD, STONE, FOOD])],
)

location(
    "builder",
    ROMANS,
    PRODUCTION,
    [BROWN],
    [(2, [0, 1, 0], 1, STONE, [])],
    produces=gain((WOOD, 1), (STONE, 1)),
)

location(
    "roman_fortifications",
    ROMANS,
    FEATURE,
    [BLACK],
    [(1, [0, 2, 0], 1, WORKER, [])],
    features=[WhenBuilt(BLACK, gain((VP, 2)))],
)

location(
    "trade_colony",
    ROMANS,
    PRODUCTION,
    [RED, BROWN, GREY],
    [(3, [1, 2, 0], 1, WORKER, [])],
    produces=gain((WORKER, 1), (GOLD, 1)),
)

location(
    "roman_barracks",
    ROMANS,
    PRODUCTION,
    [PINK],
    [(1, [0, 0, 1], 1, RAZE, [])],
    produces=gain((WORKER, 2)),
)

location(
    "stonecutter",
    ROMANS,
    PRODUCTION,
    [GREY],
    [(2, [1, 1, 0], 1, STONE, [])],
    produces=gain((STONE, 2)),
)

location(
    "roman_bank",
    ROMANS,
    PRODUCTION,
    [YELLOW],
    [(1, [0, 1, 0], 1, GOLD, [])],
    produces=gain((GOLD, 1)),
)

location(
    "colossus",
    ROMANS,
    ACTION,
    [YELLOW],
    [(1, [0, 2, 0], 1, STONE, [])],
    does=spend(gain((VP, 4)), (WORKER, 1), (STONE, 3)),
)
