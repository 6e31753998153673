"""How a table starts: a new game, a record or a position."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import msgspec

from tabularium.api import new, position, record_in, replay
from tabularium.kernel.game import Game
from tabularium.kernel.replay import replaying, with_sets
from tabularium.plugins import rules_of

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
    rules: int = 0  # their version when the table was made; 0: nobody noted it
    sets: list[str] = []  # the sets of cards that were used then

    def play(self) -> Game:
        """The game at its start."""
        if self.record is not None:
            return replay(self.record)
        if self.position is not None:
            return position(self.position)
        options = self.options
        if self.sets:
            options = with_sets(rules_of(self.game), options, self.sets)
        return new(self.game, self.factions, self.seed, options)

    @property
    def moves(self) -> int:
        """How many moves were made before."""
        return len(record_in(self.record).get("keys", ())) if self.record is not None else 0

    def playing(self) -> Iterator[Game]:
        """The same in steps, of which there are many where a record goes on."""
        if self.record is not None:
            record = record_in(self.record)
            yield from replaying(record, rules_of(record["game"]))
        else:
            yield self.play()

    def note(self, game: Game) -> None:
        """Note by what the game is played, so that nothing which is usual later changes it."""
        info = game.rules.info
        numbers = game.state.opts
        self.rules = info.version
        self.sets = info.sets(numbers)
        if self.game:
            named = zip(info.options, numbers, strict=True)
            self.options = {option.name: option.value(number) for option, number in named}


class Opening(msgspec.Struct):
    """How a new table starts, and what its game says of that."""

    start: Start
    game: str
    to_move: int


def opening(start: Start, game: Game) -> Opening:
    """The opening of a table with a game, which is as the start says."""
    start.note(game)
    return Opening(start, game.rules.info.id, game.to_move)
