"""How a table starts: a new game, a record or a position."""

from __future__ import annotations

from typing import Any

import msgspec

from tabularium.api import new, position, replay
from tabularium.kernel.game import Game

HUMAN = "human"


class Seat(msgspec.Struct):
    """Who sits somewhere."""

    who: str  # HUMAN, or the name of a bot
    name: str = ""
    bot: str | None = None  # the bot that stands in for a person who left

    @property
    def player(self) -> str:
        """Who decides: HUMAN or the name of a bot."""
        return self.bot or self.who

    @property
    def present(self) -> bool:
        """Whether a person decides."""
        return self.player == HUMAN


class Start(msgspec.Struct, omit_defaults=True):
    """Everything that the entries of a table build on. It holds the secrets of the game."""

    seats: list[Seat]
    game: str = ""
    factions: list[str | None] = []
    options: dict[str, Any] = {}
    seed: int = 0
    record: dict[str, Any] | None = None
    position: dict[str, Any] | None = None

    def play(self) -> Game:
        """The game at its start."""
        if self.record is not None:
            return replay(self.record)
        if self.position is not None:
            return position(self.position)
        return new(self.game, self.factions, self.seed, self.options)
