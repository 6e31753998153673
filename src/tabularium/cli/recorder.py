"""The record of a game that goes on, kept move by move.

``Game.record()`` plays the whole game again; after every move of a long one that would be felt.
"""

from __future__ import annotations

from typing import Any

from tabularium.kernel.game import Game
from tabularium.kernel.record import EVERY, result


class Recorder:
    """Follows a game; ``document()`` equals its ``record()``."""

    def __init__(self, game: Game) -> None:
        self._doc = game.record()
        self._keys: list[str] = self._doc["keys"]
        self._digests: dict[str, str] = self._doc["digests"]

    def add(self, key: str, game: Game) -> None:
        """A move was made; ``game`` is the one after it."""
        last = len(self._keys)
        if last % EVERY:
            del self._digests[str(last)]
        self._keys.append(key)
        self._close(game)

    def take_back(self, game: Game) -> None:
        """The game went back to ``game``."""
        n = len(game.moves)
        del self._keys[n:]
        for move in [move for move in self._digests if int(move) > n]:
            del self._digests[move]
        self._close(game)

    def _close(self, game: Game) -> None:
        self._digests[str(len(self._keys))] = game.digest()
        self._doc["result"] = result(game.state)

    def document(self) -> dict[str, Any]:
        """The record so far."""
        return self._doc
