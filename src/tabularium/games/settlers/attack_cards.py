"""The virtual player's attack cards: sixteen, each with a target good (S137, S138).

For the player's actions they are the virtual player's deals: the target is the good of the deal.
"""

from __future__ import annotations

from tabularium.games.settlers import layout as at
from tabularium.games.settlers.catalogue import enter_kind

for _good, _copies in (
    (at.WOOD, 3),
    (at.GOLD, 3),
    (at.CARD, 3),
    (at.STONE, 2),
    (at.WORKER, 2),
    (at.VP, 2),
    (at.FOOD, 1),
):
    _key = f"attack_{at.GOODS[_good]}"
    enter_kind(
        _key,
        _key,
        at.ATTACKERS,
        at.FEATURE,
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
