"""The virtual player's attack cards: sixteen, each with a target good (S137, S138).

For the player's actions they are the virtual player's deals: the target is the good of the deal.
"""

from __future__ import annotations

from tabularium.games.settlers.catalogue import enter_kind
from tabularium.games.settlers.layout import (
    ATTACKERS,
    CARD,
    FEATURE,
    FOOD,
    GOLD,
    GOODS,
    STONE,
    VP,
    WOOD,
    WORKER,
)

for _good, _copies in (
    (WOOD, 3),
    (GOLD, 3),
    (CARD, 3),
    (STONE, 2),
    (WORKER, 2),
    (VP, 2),
    (FOOD, 1),
):
    _key = f"attack_{GOODS[_good]}"
    enter_kind(
        _key,
        _key,
        ATTACKERS,
        FEATURE,
        [],
        [0, 0, 0],
        0,
        _good,
        [],
        None,
        None,
        None,
        0,
        [],
        False,
        False,
        _copies,
    )
