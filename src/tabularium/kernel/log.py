"""The log of a game that goes on, kept up so that it need not be made by replaying."""

from __future__ import annotations

from bisect import bisect_right
from typing import Any

from tabularium.kernel.events import Event
from tabularium.kernel.game import Game, event_data, heard
from tabularium.kernel.machine import State
from tabularium.locale.talk import Spoken


class Log:
    """Every event of a game, followed move by move.

    >>> import tabularium as tb
    >>> g = tb.new("altay", seats=2, seed=7)
    >>> log = Log(g)
    >>> log.apply(0)
    >>> g.apply(0)
    >>> [log.event(k, -1) for k in range(log.count) if log.seen(k, -1)] == g.feed(None)
    True
    """

    __slots__ = ("_ends", "_movers", "_state", "_told")

    def __init__(self, game: Game) -> None:
        state = game._start.clone()
        state.watch()
        self._state: State = state
        self._told: list[Event] = game._before()
        self._ends: list[int] = [self.count]  # the number of events after so many moves
        self._movers: list[int] = [-1]  # who made the move that led there, -1: nobody did
        for i in game._moves[: game._n_moves]:
            self.apply(i)

    def apply(self, i: int) -> None:
        """Go on with option i. The caller has checked the range."""
        state = self._state
        self._movers.append(state.to_move)
        state.apply(i)
        self._told += state.told()
        self._ends.append(self.count)

    @property
    def count(self) -> int:
        """How many events there are."""
        return len(self._told)

    def count_at(self, moves: int) -> int:
        """How many events there were after so many moves."""
        return self._ends[moves]

    def move_of(self, k: int) -> int:
        """How many moves were made when an event happened, the one that led to it included."""
        return bisect_right(self._ends, k)

    def mover(self, k: int) -> int:
        """Who made the move that led to an event, whoever it is about; -1 before the first one."""
        return self._movers[self.move_of(k)]

    def seen(self, k: int, viewer: int) -> bool:
        """Whether a viewer (-1: a spectator) saw an event."""
        return heard(self._told[k], viewer)

    def spoken(self, k: int) -> bool:
        """Whether there are words for an event."""
        return self._told[k].spoken

    def event(self, k: int, viewer: int) -> dict[str, Any]:
        """An event as plain data, as a viewer saw it."""
        state = self._state
        return event_data(state, state.rules.seen(self._told[k], viewer))

    def said(self, k: int) -> dict[str, Any]:
        """An event as plain data, without what moved."""
        return self._state.rules.event(self._state, self._told[k].numbers)

    def text(self, k: int, lang: Spoken) -> str:
        """An event as a sentence."""
        rules = self._state.rules
        return rules.event_text(self._state, self._told[k].numbers, rules.talk(lang))
