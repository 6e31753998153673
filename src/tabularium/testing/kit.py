"""What the checks know of a game: how it is dealt richly, where its cards lie, its bounds."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field
from functools import cache
from typing import Any, Final

from tabularium.kernel.machine import State
from tabularium.plugins import plugin_of, plugins
from tabularium.testing.rich.chance import Chance

NO_CARD: Final = -1


@dataclass(frozen=True)
class Kit:
    """A game brings one, see ``tabularium.plugin``."""

    deal: Callable[[Chance], dict[str, Any]]  # a position document
    in_play: Iterable[int]  # zones
    hands: Iterable[int]
    # cards that are the other face of a card, or blanks: NO_CARD
    faces: Mapping[int, int] = field(default_factory=dict)
    # what is out of bounds, in words: "what: how much"
    beyond: Callable[[State], Iterable[str]] = lambda g: ()
    # numbers that no move changes
    kept: Callable[[State], list[int]] = lambda g: []
    # what one move may not do, in words: the state before it and after it
    changed: Callable[[State, State], Iterable[str]] = lambda before, after: ()
    # entries of a position document that the beginning of a turn changes, or that have no order
    begun: Iterable[str] = ()
    # whether players may go round in circles: an option of the game lets them
    endless: Callable[[State], bool] = lambda g: False
    # whether single picks of a set reach nothing that a whole answer does not reach
    sets_one_way: bool = True


@cache
def kit_of(game: str) -> Kit | None:
    """The kit of a game; None when it brings none."""
    kit: Kit | None = plugin_of(game).load("kit")
    return kit


def with_kits() -> list[str]:
    """The games that can be dealt richly."""
    return [game for game in plugins() if kit_of(game) is not None]
