"""The Romans."""

from __future__ import annotations

from typing import Final

from tabularium.games.settlers import layout as at
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
from tabularium.games.settlers.standing import (
    Store,
    WhenBuilt,
)

NONE: Final = -1  # no deal field

location(
    "sculptors_workshop",
    at.ROMANS,
    at.ACTION,
    [at.GREY],
    [(2, [0, 1, 0], 1, at.STONE, [])],
    does=spend(gain((at.VP, 2)), (at.WORKER, 1), (at.STONE, 1)),
)

location(
    "sculptors_apprentice",
    at.ROMANS,
    at.ACTION,
    [at.GREY],
    [(2, [0, 1, 0], 1, at.GOLD, []), (1, [0, 1, 0], 1, at.STONE, [])],
    does=spend(gain((at.VP, 1)), (at.STONE, 1)),
    uses=2,
)

location(
    "gladiator_school",
    at.ROMANS,
    at.ACTION,
    [at.BLACK],
    [(2, [0, 1, 0], 1, at.WORKER, [])],
    does=spend(gain((at.RAZE, 1)), (at.WORKER, 1)),
)

location(
    "engineers",
    at.ROMANS,
    at.ACTION,
    [at.BLACK],
    [(1, [1, 1, 0], 1, at.RAZE, [])],
    does=spend(then(RemoveLocation("remove"), gain((at.VP, 1))), (at.WORKER, 2)),
)

location(
    "gardens",
    at.ROMANS,
    at.FEATURE,
    [at.RED],
    [(1, [1, 1, 0], 1, at.FOOD, [])],
    features=[WhenBuilt(at.RED, gain((at.VP, 2)))],
)

location(
    "spies",
    at.ROMANS,
    at.ACTION,
    [at.BLUE],
    [(1, [1, 1, 0], 1, at.CARD, [])],
    does=spend(then(TakeDeal("take-deal"), gain((at.VP, 1))), (at.WORKER, 1)),
)

location(
    "architect",
    at.ROMANS,
    at.PRODUCTION,
    [at.BLUE],
    [(1, [0, 2, 0], 1, at.CARD, [])],
    produces=LookAndKeep("keep-faction-card", at.FACTION_CARD),
)

location(
    "administration",
    at.ROMANS,
    at.FEATURE,
    [at.BLUE],
    [(3, [0, 2, 0], 1, at.CARD, [])],
    features=[WhenBuilt(-1, GainOneOf([[(at.GOLD, 1)], [(at.VP, 1)]]))],
)

location(
    "headquarters",
    at.ROMANS,
    at.FEATURE,
    [at.GREY],
    [(2, [0, 2, 0], 1, at.STONE, [])],
    features=[WhenBuilt(at.GREY, GainOneOf([[(at.VP, 1)], [(at.GOLD, 1)]]))],
)

location(
    "legion",
    at.ROMANS,
    at.PRODUCTION,
    [at.BLUE],
    [(2, [0, 0, 1], 1, at.RAZE, [])],
    produces=gain((at.COMMON_CARD, 1)),
    bonus=gain((at.COMMON_CARD, 1)),
)

location(
    "warehouses",
    at.ROMANS,
    at.FEATURE,
    [at.RED],
    [(1, [0, 1, 0], 1, at.FOOD, [])],
    features=[Store([at.WOOD, at.STONE, at.FOOD])],
)

location(
    "builder",
    at.ROMANS,
    at.PRODUCTION,
    [at.BROWN],
    [(2, [0, 1, 0], 1, at.STONE, [])],
    produces=gain((at.WOOD, 1), (at.STONE, 1)),
)

location(
    "roman_fortifications",
    at.ROMANS,
    at.FEATURE,
    [at.BLACK],
    [(1, [0, 2, 0], 1, at.WORKER, [])],
    features=[WhenBuilt(at.BLACK, gain((at.VP, 2)))],
)

location(
    "trade_colony",
    at.ROMANS,
    at.PRODUCTION,
    [at.RED, at.BROWN, at.GREY],
    [(3, [1, 2, 0], 1, at.WORKER, [])],
    produces=gain((at.WORKER, 1), (at.GOLD, 1)),
)

location(
    "roman_barracks",
    at.ROMANS,
    at.PRODUCTION,
    [at.PINK],
    [(1, [0, 0, 1], 1, at.RAZE, [])],
    produces=gain((at.WORKER, 2)),
)

location(
    "stonecutter",
    at.ROMANS,
    at.PRODUCTION,
    [at.GREY],
    [(2, [1, 1, 0], 1, at.STONE, [])],
    produces=gain((at.STONE, 2)),
)

location(
    "roman_bank",
    at.ROMANS,
    at.PRODUCTION,
    [at.YELLOW],
    [(1, [0, 1, 0], 1, at.GOLD, [])],
    produces=gain((at.GOLD, 1)),
)

location(
    "colossus",
    at.ROMANS,
    at.ACTION,
    [at.YELLOW],
    [(1, [0, 2, 0], 1, at.STONE, [])],
    does=spend(gain((at.VP, 4)), (at.WORKER, 1), (at.STONE, 3)),
)
