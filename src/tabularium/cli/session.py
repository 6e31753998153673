"""A game being played: every move is on disk before anything else happens."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from tabularium.bots import Candidate
from tabularium.cli import saves
from tabularium.cli.recorder import Recorder
from tabularium.cli.seats import ME
from tabularium.cli.unbroken import unbroken
from tabularium.kernel.choices import option_keys
from tabularium.kernel.game import Game
from tabularium.presentation.undo import Back


class Session:
    """The game, who sits where, what the bots weighed, and the file that follows it."""

    def __init__(
        self,
        game: Game,
        seats: list[str],
        lang: str,
        file: Path,
        weighed: saves.Weighed | None = None,
    ) -> None:
        self.game: Game = game
        self.seats = seats
        self.lang = lang
        self.file: Path = file
        self.weighed: saves.Weighed = weighed or {}
        self.problem: OSError | None = None  # why the last move is not on disk
        self._recorder = Recorder(game)

    @property
    def people(self) -> list[int]:
        """The seats of people."""
        return [seat for seat, name in enumerate(self.seats) if name == ME]

    def move(self, index: int, weighed: Sequence[Candidate] = ()) -> None:
        """Make a move and save it, with what a bot weighed before it."""
        with unbroken():
            self._apply(index)
            if weighed:
                self.weighed[len(self.game.moves)] = list(weighed)
            self._maybe_save()

    def choose(self, keys: list[str]) -> None:
        """Choose several things at once and save them together; IllegalMove changes nothing."""
        moves = self.game.set_moves(keys)
        with unbroken():
            for index in moves:
                self._apply(index)
            self._maybe_save()

    def _apply(self, index: int) -> None:
        key = option_keys(self.game.state)[index]
        self.game.apply(index)
        self._recorder.add(key, self.game)

    def take_back(self, back: Back) -> None:
        """Return to the game before a move."""
        with unbroken():
            self.game = back.game
            self._recorder.take_back(back.game)
            for move in [move for move in self.weighed if move > len(back.game.moves)]:
                del self.weighed[move]
            self._maybe_save()

    def save(self) -> None:
        """Write the file; OSError when that fails."""
        record = self._recorder.document()
        save = saves.Save(self.seats, self.lang, record, weighed=self.weighed)
        saves.write(self.file, save)
        self.problem = None

    def save_as(self, file: Path) -> None:
        """Go on in another file; the game so far stays in the old one as well."""
        before = self.file
        self.file = file
        try:
            self.save()
        except OSError:
            self.file = before
            raise

    def maybe_save_again(self) -> None:
        """Try once more, if the last move is not on disk."""
        if self.problem is not None:
            self._maybe_save()

    def _maybe_save(self) -> None:
        # a full disk must not end the game: the player is told and can save elsewhere
        try:
            self.save()
        except OSError as problem:
            self.problem = problem
