"""The Egyptians."""

from __future__ import annotations

from typing import Final

from tabularium.games.settlers import layout as at
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
    at.EGYPTIANS,
    at.ACTION,
    [at.BLUE],
    [(1, [0, 0, 0], 0, at.WORKER, [])],
    does=spend(then(RivalDiscards("rival-discards"), gain((at.VP, 1))), hand_card=1),
    bonus=gain((at.CARD, 2)),
)

location(
    "altar_of_bastet",
    at.EGYPTIANS,
    at.PRODUCTION,
    [at.GREY],
    [(1, [0, 1, 0], 1, at.CARD, [])],
    produces=GainPer(at.STONE, Locations(at.GREY), 3),
)

location(
    "chariot_builder",
    at.EGYPTIANS,
    at.ACTION,
    [at.BLACK],
    [(1, [1, 1, 0], 1, at.RAZE, [])],
    does=spend(RazeFreely("raze-freely"), (at.RAZE, 1)),
)

location(
    "pharaohs_guard",
    at.EGYPTIANS,
    at.PRODUCTION,
    [at.BLACK],
    [(1, [0, 0, 2], 1, at.RAZE, [])],
    produces=GainOneOf([[(at.RAZE, 1)], [(at.VP, 2)]]),
)

location(
    "oasis",
    at.EGYPTIANS,
    at.FEATURE,
    [at.PINK],
    [(1, [0, 0, 1], 1, at.WORKER, [])],
    features=[when_workers_spent(OasisWorker())],
    bonus=gain((at.WORKER, 2)),
)

location(
    "slaver",
    at.EGYPTIANS,
    at.FEATURE,
    [at.PINK],
    [(1, [0, 1, 0], 1, at.WORKER, [])],
    features=[
        WhenBuilt(
            -1,
            Offers(
                "slaver",
                [spend(gain((at.VP, 2)), (at.GOLD, 1)), spend(gain((at.VP, 1)), (at.STONE, 1))],
            ),
        )
    ],
)

location(
    "royal_bath",
    at.EGYPTIANS,
    at.ACTION,
    [at.PINK],
    [(2, [0, 1, 0], 1, at.WORKER, [])],
    does=spend(ResetLocation("reset"), (at.GOLD, 1)),
    uses=2,
)

location(
    "golden_bazaar",
    at.EGYPTIANS,
    at.ACTION,
    [at.YELLOW],
    [(1, [0, 0, 0], 1, at.WORKER, [])],
    does=spend(gain((at.GOLD, 1), (at.VP, 1)), (at.FOOD, 1)),
)

location(
    "scorpion_breeder",
    at.EGYPTIANS,
    at.ACTION,
    [at.PINK],
    [(1, [1, 1, 0], 1, at.RAZE, [])],
    does=spend(BlockLocation("block"), (at.WORKER, 1)),
)

location(
    "caravan",
    at.EGYPTIANS,
    at.PRODUCTION,
    [at.GREY],
    [(2, [0, 0, 1], 0, at.CARD, [])],
    produces=gain((at.FOOD, 1), (at.WORKER, 1)),
)

location(
    "temple_of_ra",
    at.EGYPTIANS,
    at.ACTION,
    [at.YELLOW],
    [(1, [0, 1, 0], 1, at.WORKER, [])],
    does=TakeOver("take-over"),
)

location(
    "sanctuary",
    at.EGYPTIANS,
    at.ACTION,
    [at.BLACK],
    [(2, [0, 2, 0], 1, at.GOLD, [])],
    does=spend(
        then(LayFoundation("lay-foundation"), gain((at.STONE, 1), (at.VP, 1))), (at.WORKER, 1)
    ),
)

location(
    "avenue_of_sphinxes",
    at.EGYPTIANS,
    at.ACTION,
    [at.GREY],
    [(3, [0, 2, 0], 1, at.WORKER, [])],
    does=spend(gain((at.VP, 2)), (at.GOLD, 2)),
    uses=2,
)

location(
    "sphinx",
    at.EGYPTIANS,
    at.FEATURE,
    [at.YELLOW],
    [(2, [0, 1, 0], 1, at.GOLD, [])],
    features=[sphinx()],
)

location(
    "goldsmith",
    at.EGYPTIANS,
    at.ACTION,
    [at.YELLOW],
    [(3, [0, 2, 0], 1, at.GOLD, [])],
    does=spend(gain((at.VP, 3)), (at.WORKER, 1), (at.GOLD, 1)),
)

location(
    "slaves",
    at.EGYPTIANS,
    at.ACTION,
    [at.GREY],
    [(2, [0, 1, 0], 1, at.STONE, [])],
    does=spend(gain((at.STONE, 2), (at.VP, 1)), (at.WORKER, 1)),
)

location(
    "egyptian_quarry",
    at.EGYPTIANS,
    at.PRODUCTION,
    [at.GREY],
    [(2, [0, 1, 0], 1, at.STONE, [])],
    produces=gain((at.STONE, 2)),
)

location(
    "pyramid",
    at.EGYPTIANS,
    at.PRODUCTION,
    [at.GREY],
    [(3, [0, 2, 0], 0, at.GOLD, [])],
    produces=gain((at.GOLD, 1), (at.STONE, 1)),
)
