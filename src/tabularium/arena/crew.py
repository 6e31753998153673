"""Workers that play games, wherever they are, and the one way they are given their work."""

from __future__ import annotations

import time
from collections import Counter, deque
from collections.abc import Generator, Iterable
from typing import Protocol

from tabularium.arena.match import Played, failed
from tabularium.arena.plan import Match
from tabularium.arena.reason import Reason

TRIES = 3  # a game that costs so many workers their lives is given up
LIMIT = 3600.0  # seconds for a game: hundreds of decisions of bots that think for seconds
MOST_LIMIT = 7 * 24 * 3600.0


class Crew(Protocol):
    """Some workers."""

    @property
    def free(self) -> int:
        """How many more games may be given out now."""

    def give(self, match: Match) -> None:
        """Let a worker play this game."""

    def take(self, seconds: float) -> list[tuple[Match, Played | None]]:
        """Wait until a game is finished, but not for longer; None for one whose worker died."""

    def stop(self, match: Match) -> int | None:
        """End the worker of this game; gives the seat that was deciding, if that is known."""

    def close(self) -> None:
        """Stop at once; games that are being played are lost."""


def played_by(
    crew: Crew, matches: Iterable[Match], limit: float = LIMIT
) -> Generator[Played, None, None]:
    """The games as they are finished. Whatever happens to a worker, only its game is lost, and is
    played again; a game that takes longer than ``limit`` seconds is given up."""
    waiting = iter(matches)
    again: deque[Match] = deque()
    deaths: Counter[int] = Counter()
    out: dict[int, tuple[float, Match]] = {}  # when they are too late
    try:
        while True:
            while crew.free > 0:
                match = again.popleft() if again else next(waiting, None)
                if match is None:
                    break
                crew.give(match)
                out[match.number] = (time.monotonic() + limit, match)
            if not out:
                return
            first = min([late for late, _ in out.values()])
            for match, played in crew.take(max(0.0, first - time.monotonic())):
                del out[match.number]
                if played is not None:
                    yield played
                    continue
                deaths[match.number] += 1
                if deaths[match.number] < TRIES:
                    again.append(match)
                else:
                    yield failed(match, Reason("arena-error-died", {"n": TRIES}))
            now = time.monotonic()
            for late, match in list(out.values()):
                if late <= now:
                    del out[match.number]
                    yield _too_late(match, crew.stop(match), limit)
    finally:
        crew.close()


def _too_late(match: Match, seat: int | None, limit: float) -> Played:
    seconds = f"{limit:g}"
    if seat is None:
        return failed(match, Reason("arena-error-late", {"seconds": seconds}))
    bot = match.bots[seat]
    return failed(match, Reason("arena-error-late-bot", {"seconds": seconds, "bot": bot}))
