"""The log of a game that goes on, kept up so that it need not be made by replaying."""

from __future__ import annotations

from bisect import bisect_right
from typing import Any, Final

from tabularium.kernel.events import Event
from tabularium.kernel.game import Game, event_data, heard
from tabularium.kernel.machine import State
from tabularium.locale.talk import Spoken

EVERY: Final = 64  # moves between states that are kept, so that going back need not begin anew


class Ahead:
    """What would come of an option, after so many moves."""

    __slots__ = ("mover", "moves", "option", "state")

    def __init__(self, option: int, mover: int, state: State, moves: int) -> None:
        self.option: int = option
        self.mover: int = mover
        self.state: State = state  # telling
        self.moves: int = moves


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

    __slots__ = ("_ends", "_kept", "_movers", "_moves", "_state", "_told")

    def __init__(self, game: Game) -> None:
        state = game._start.clone()
        state.watch()
        self._state: State = state
        self._told: list[Event] = game._before()
        self._moves: list[int] = []
        self._ends: list[int] = [self.count]  # the number of events after so many moves
        self._movers: list[int] = [-1]  # who made the move that led there, -1: nobody did
        self._kept: list[State] = [state.clone_telling()]  # after 0, EVERY, 2 EVERY ... moves
        for i in game._moves[: game._n_moves]:
            self.apply(i)

    def apply(self, i: int) -> None:
        """Go on with option i. The caller has checked the range."""
        mover = self._state.to_move
        self._state.apply(i)
        self._note(i, mover)

    def ahead(self, i: int) -> Ahead:
        """What comes of option i; nothing has happened yet."""
        state = self._state.clone_telling()
        mover = state.to_move
        state.apply(i)
        return Ahead(i, mover, state, len(self._moves))

    def take(self, ahead: Ahead) -> None:
        """It has happened."""
        assert ahead.moves == len(self._moves)
        self._state = ahead.state
        self._note(ahead.option, ahead.mover)

    def cut(self, moves: int) -> None:
        """Only so many moves were made."""
        kept = moves // EVERY
        del self._kept[kept + 1 :]
        again = self._moves[kept * EVERY : moves]
        del self._moves[kept * EVERY :]
        del self._movers[kept * EVERY + 1 :]
        del self._ends[kept * EVERY + 1 :]
        del self._told[self._ends[-1] :]
        self._state = self._kept[kept].clone_telling()
        for i in again:
            self.apply(i)

    def now(self) -> State:
        """The game as it is, a copy that tells nothing."""
        return self._state.clone()

    def _note(self, i: int, mover: int) -> None:
        self._moves.append(i)
        self._movers.append(mover)
        self._told += self._state.told()
        self._ends.append(self.count)
        if len(self._moves) % EVERY == 0:
            self._kept.append(self._state.clone_telling())

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
