"""The catalogue: one column per fact about a kind of card.

Printings of a card that differ in cost, deal or raze field are kinds of one title (S16).
"""

from __future__ import annotations

from typing import Final

from tabularium.games.settlers import layout as at
from tabularium.kernel.machine import Node, Standing

KEY: Final[list[str]] = []  # "castle", "castle_2"
TITLE: Final[list[str]] = []  # "castle"
OWNER: Final[list[int]] = []  # COMMON or a faction
SORT: Final[list[int]] = []  # PRODUCTION, FEATURE or ACTION
COLOURS_OF: Final[list[list[int]]] = []
COST: Final[list[list[int]]] = []  # wood, stone, food
SACRIFICE: Final[list[int]] = []  # own locations or foundations to discard
DEAL: Final[list[int]] = []  # the good of the deal field, -1 for none
RAZE_FIELD: Final[list[list[int]]] = []
BONUS: Final[list[Node | None]] = []  # once, when built
PRODUCES: Final[list[Node | None]] = []
DOES: Final[list[Node | None]] = []  # an action location's action, its cost included
USES_OF: Final[list[int]] = []  # activations per round
FEATURES: Final[list[list[Standing]]] = []
GATE: Final[list[bool]] = []  # cards may be put under it
SHRINE: Final[list[bool]] = []  # resources may be put on it

COPIES: Final[list[int]] = []  # in the published deck
# every physical card's kind; of faction cards there are as many as any deck may hold (S98)
KINDS: Final[list[int]] = []
MOST_COPIES: Final = 3


def enter_kind(
    key: str,
    title: str,
    owner: int,
    sort: int,
    colours: list[int],
    cost: list[int],
    sacrifice: int,
    deal: int,
    raze: list[int],
    bonus: Node | None,
    produces: Node | None,
    does: Node | None,
    uses: int,
    features: list[Standing],
    gate: bool,
    shrine: bool,
    copies: int,
) -> None:
    """Enter one kind of card; a key can be used once."""
    if key in KEY:
        raise ValueError(f"card {key!r} is entered twice")
    if uses > at.USES:
        raise ValueError(f"card {key!r} is used more often than can be counted on it")
    if max([0, *cost]) > at.MOST_RESERVED:
        raise ValueError(f"card {key!r} costs more than can be kept back for it")
    if sort == at.PRODUCTION and produces is None:
        raise ValueError(f"card {key!r}: a production location produces something")
    if sort == at.ACTION and does is None:
        raise ValueError(f"card {key!r}: an action location does something")
    KEY.append(key)
    TITLE.append(title)
    OWNER.append(owner)
    SORT.append(sort)
    COLOURS_OF.append(colours)
    COST.append(cost)
    SACRIFICE.append(sacrifice)
    DEAL.append(deal)
    RAZE_FIELD.append(raze)
    BONUS.append(bonus)
    PRODUCES.append(produces)
    DOES.append(does)
    USES_OF.append(uses)
    FEATURES.append(features)
    GATE.append(gate)
    SHRINE.append(shrine)
    COPIES.append(copies)
    KINDS.extend([len(KEY) - 1] * (MOST_COPIES if owner >= 0 else copies))


def kind_of(key: str) -> int:
    """The kind with this key, -1 when there is none."""
    return KEY.index(key) if key in KEY else -1
