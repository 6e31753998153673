"""The Egyptians."""

from __future__ import annotations

from typing import Final

from tabularium.games.settlers.actions_at_home import (
    LayFoundation,
    ResetLocation,
)
from tabularium.games.settlers.actions_on_rivals import (
    BlockLocation,
    RazeFreely,
    RivalDiscards,
    TakeOver,
)
from tabularium.games.settlers.deck import (
    gain,
    location,
    spend,
    then,
)
from tabularium.games.settlers.gain import (
    GainOneOf,
    GainPer,
    Locations,
)
from tabularium.games.settlers.layout import (
    ACTION,
    BLACK,
    BLUE,
    CARD,
    EGYPTIANS,
    FEATURE,
    FOOD,
    GOLD,
    GREY,
    PINK,
    PRODUCTION,
    RAZE,
    STONE,
    VP,
    WORKER,
    YELLOW,
)
from tabularium.games.settlers.offers import Offers
from tabularium.games.settlers.standing import (
    WhenBuilt,
    sphinx,
    when_workers_spent,
)
from tabularium.games.settlers.work import (
    OasisWorker,
)

NONE: Final = -1  # no deal field

location(
    "desert",
    EGYPTIANS,
    ACTION,
    [BLUE],
    [(1, [0, 0, 0], 0, WORKER, [])],
    does=spend(then(RivalDiscards("rival-discards"), gain((VP, 1))), hand_card=1),
    bonus=gain((CARD, 2)),
)

location(
    "altar_of_bastet",
    EGYPTIANS,
    PRODUCTION,
    [GREY],
    [(1, [0, 1, 0], 1, CARD, [])],
    produces=GainPer(STONE, Locations(GREY), 3),
)

location(
    "chariot_builder",
    EGYPTIANS,
    ACTION,
    [BLACK],
    [(1, [1, 1, 0], 1, RAZE, [])],
    does=spend(RazeFreely("raze-freely"), (RAZE, 1)),
)

location(
    "pharaohs_guard",
    EGYPTIANS,
    PRODUCTION,
    [BLACK],
    [(1, [0, 0, 2], 1, RAZE, [])],
    produces=GainOneOf([[(RAZE, 1)], [(VP, 2)]]),
)

location(
    "oasis",
    EGYPTIANS,
    FEATURE,
    [PINK],
    [(1, [0, 0, 1], 1, WORKER, [])],
    features=[when_workers_spent(OasisWorker())],
    bonus=gain((WORKER, 2)),
)

location(
    "slaver",
    EGYPTIANS,
    FEATURE,
    [PINK],
    [(1, [0, 1, 0], 1, WORKER, [])],
    features=[
        WhenBuilt(
            -1,
            Offers("slaver", [spend(gain((VP, 2)), (GOLD, 1)), spend(gain((VP, 1)), (STONE, 1))]),
        )
    ],
)

location(
    "royal_bath",
    EGYPTIANS,
    ACTION,
    [PINK],
    [(2, [0, 1, 0], 1, WORKER, [])],
    does=spend(ResetLocation("reset"), (GOLD, 1)),
    uses=2,
)

location(
    "golden_bazaar",
    EGYPTIANS,
    ACTION,
    [YELLOW],
    [(1, [0, 0, 0], 1, WORKER, [])],
    does=spend(gain((GOLD, 1), (VP, 1)), (FOOD, 1)),
)

location(
    "scorpion_breeder",
    EGYPTIANS,
    ACTION,
    [PINK],
    [(1, [1, 1, 0], 1, RAZE, [])],
    does=spend(BlockLocation("block"), (WORKER, 1)),
)

location(
    "caravan",
    EGYPTIANS,
    PRODUCTION,
    [GREY],
    [(2, [0, 0, 1], 0, CARD, [])],
    produces=gain((FOOD, 1), (WORKER, 1)),
)

location(
    "temple_of_ra",
    EGYPTIANS,
    ACTION,
    [YELLOW],
    [(1, [0, 1, 0], 1, WORKER, [])],
    does=TakeOver("take-over"),
)

location(
    "sanctuary",
    EGYPTIANS,
    ACTION,
    [BLACK],
    [(2, [0, 2, 0], 1, GOLD, [])],
    does=spend(then(LayFoundation("lay-foundation"), gain((STONE, 1), (VP, 1))), (WORKER, 1)),
)

location(
    "avenue_of_sphinxes",
    EGYPTIANS,
    ACTION,
    [GREY],
    [(3, [0, 2, 0], 1, WORKER, [])],
    does=spend(gain((VP, 2)), (GOLD, 2)),
    uses=2,
)

location(
    "sphinx",
    EGYPTIANS,
    FEATURE,
    [YELLOW],
    [(2, [0, 1, 0], 1, GOLD, [])],
    features=[sphinx()],
)

location(
    "goldsmith",
    EGYPTIANS,
    ACTION,
    [YELLOW],
    [(3, [0, 2, 0], 1, GOLD, [])],
    does=spend(gain((VP, 3)), (WORKER, 1), (GOLD, 1)),
)

location(
    "slaves",
    EGYPTIANS,
    ACTION,
    [GREY],
    [(2, [0, 1, 0], 1, STONE, [])],
    does=spend(gain((STONE, 2), (VP, 1)), (WORKER, 1)),
)

location(
    "egyptian_quarry",
    EGYPTIANS,
    PRODUCTION,
    [GREY],
    [(2, [0, 1, 0], 1, STONE, [])],
    produces=gain((STONE, 2)),
)

location(
    "pyramid",
    EGYPTIANS,
    PRODUCTION,
    [GREY],
    [(3, [0, 2, 0], 0, GOLD, [])],
    produces=gain((GOLD, 1), (STONE, 1)),
)
