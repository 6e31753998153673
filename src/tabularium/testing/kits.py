"""What the checks know of each game: how it is dealt richly, where its cards lie, its bounds."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field
from typing import Any, Final

from tabularium.kernel.machine import State
from tabularium.testing.bounds import nations as nations_bounds
from tabularium.testing.rich import nations
from tabularium.testing.rich.chance import Chance

NO_CARD: Final = -1


@dataclass(frozen=True)
class Kit:
    """One game's. Somebody else's game brings one of its own."""

    deal: Callable[[Chance], dict[str, Any]]  # a position document
    in_play: Iterable[int]  # zones
    hands: Iterable[int]
    # cards that are the other face of a card, or blanks: NO_CARD
    faces: Mapping[int, int] = field(default_factory=dict)
    # what is out of bounds, in words
    beyond: Callable[[State], Iterable[str]] = lambda g: ()
    # numbers that no move changes
    kept: Callable[[State], list[int]] = lambda g: []


KITS: Final = {
    "nations": Kit(
        nations.deal,
        nations.IN_PLAY,
        nations.HANDS,
        nations_bounds.FACES,
        nations_bounds.beyond,
        nations_bounds.kept,
    ),
}
