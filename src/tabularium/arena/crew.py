"""Workers that play games, wherever they are, and the one way they are given their work."""

from __future__ import annotations

from collections import Counter, deque
from collections.abc import Generator, Iterable
from typing import Protocol

from tabularium.arena.match import Played, failed
from tabularium.arena.plan import Match

TRIES = 3  # a game that costs so many workers their lives is given up


class Crew(Protocol):
    """Some workers."""

    @property
    def free(self) -> int:
        """How many more games may be given out now."""

    def give(self, match: Match) -> None:
        """Let a worker play this game."""

    def take(self) -> list[tuple[Match, Played | None]]:
        """Wait until a game is finished; None for one whose worker died."""

    def close(self) -> None:
        """Stop at once; games that are being played are lost."""


def played_by(crew: Crew, matches: Iterable[Match]) -> Generator[Played, None, None]:
    """The games as they are finished. Whatever happens to a worker, only its game is lost, and is
    played again."""
    waiting = iter(matches)
    again: deque[Match] = deque()
    deaths: Counter[int] = Counter()
    out = 0
    try:
        while True:
            while crew.free > 0:
                match = again.popleft() if again else next(waiting, None)
                if match is None:
                    break
                crew.give(match)
                out += 1
            if out == 0:
                return
            for match, played in crew.take():
                out -= 1
                if played is not None:
                    yield played
                    continue
                deaths[match.number] += 1
                if deaths[match.number] < TRIES:
                    again.append(match)
                else:
                    yield failed(match, f"its worker died {TRIES} times")
    finally:
        crew.close()
