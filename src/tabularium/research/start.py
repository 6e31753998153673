"""How the games of an environment begin, and when they are broken off."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from tabularium.api import new
from tabularium.kernel.errors import BadOption
from tabularium.kernel.game import Game
from tabularium.kernel.info import OptionInfo
from tabularium.plugins import rules_of
from tabularium.research.names import LONGEST
from tabularium.research.reward import REWARDS
from tabularium.research.space import Space

MAX_MOVES: Final = OptionInfo("max_moves", LONGEST, least=1, most=10**9)


class Start:
    """What an environment was asked for. What is wrong with it is said at once, not at reset."""

    def __init__(
        self,
        game: str,
        seats: int | Sequence[str | None],
        options: Mapping[str, Any] | None,
        rewards: str,
        max_moves: int,
    ) -> None:
        self.space: Final = Space(game, len(rules_of(game).info.seat_factions(seats)))
        self.rewards: Final = one_of("rewards", rewards, REWARDS)
        self.max_moves: Final = MAX_MOVES.number(max_moves)
        self._seats = seats
        self._options = options
        self.new(0)

    def new(self, seed: int) -> Game:
        """A game from its seed."""
        return new(self.space.game, self._seats, seed, self._options)


def one_of(name: str, given: str, possible: Sequence[str]) -> str:
    """Refuse what is none of the possible words."""
    if given not in possible:
        raise BadOption("error-option-choice", name=name, given=given, possible=possible)
    return given
