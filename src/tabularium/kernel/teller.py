"""Telling a game as it goes on, so that no log has to be made by replaying it."""

from __future__ import annotations

from bisect import bisect_right
from typing import Any

from tabularium.kernel.game import Game
from tabularium.kernel.machine import EVENT, EVERYBODY, State


class Teller:
    """Follows a game move by move and keeps every event.

    >>> import tabularium as tb
    >>> g = tb.new("altay", seats=2, seed=7)
    >>> teller = Teller(g)
    >>> teller.apply(0)
    >>> g.apply(0)
    >>> [teller.event(k) for k in range(teller.count) if teller.seen(k, -1)] == g.feed(None)
    True
    """

    __slots__ = ("_ends", "_state", "_told")

    def __init__(self, game: Game) -> None:
        state = game._start.clone()
        state.telling = True
        self._state: State = state
        self._told: list[int] = game._before()
        self._ends: list[int] = [self.count]  # the number of events after so many moves
        for i in game._moves[: game._n_moves]:
            self.apply(i)

    def apply(self, i: int) -> None:
        """Go on with option i. The caller has checked the range."""
        state = self._state
        state.apply(i)
        self._told += state.events
        state.events = []
        self._ends.append(self.count)

    @property
    def count(self) -> int:
        """How many events there are."""
        return len(self._told) // EVENT

    def count_at(self, moves: int) -> int:
        """How many events there were after so many moves."""
        return self._ends[moves]

    def move_of(self, k: int) -> int:
        """How many moves were made when an event happened, the one that led to it included."""
        return bisect_right(self._ends, k)

    def seen(self, k: int, viewer: int) -> bool:
        """Whether a viewer (-1: a spectator) saw an event."""
        audience = self._told[k * EVENT + EVENT - 1]
        return audience in (EVERYBODY, viewer)

    def event(self, k: int) -> dict[str, Any]:
        """An event as plain data."""
        return self._state.rules.event(self._state, self._told[k * EVENT : (k + 1) * EVENT])

    def text(self, k: int, lang: str) -> str:
        """An event as a sentence."""
        rules = self._state.rules
        numbers = self._told[k * EVENT : (k + 1) * EVENT]
        return rules.event_text(self._state, numbers, rules.talk(lang))
