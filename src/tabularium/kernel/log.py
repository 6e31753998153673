"""The log of a game that goes on, kept up so that it need not be made by replaying."""

from __future__ import annotations

from array import array
from bisect import bisect_right
from typing import Any, Final

from tabularium.kernel.events import EVERYBODY, Event
from tabularium.kernel.game import Game
from tabularium.kernel.machine import State
from tabularium.locale.talk import Spoken

EVERY: Final = 64  # moves between states that are kept, so that going back need not begin anew
NUMBERS: Final = 6  # that are kept of an event: who heard of it, then what it says


class Ahead:
    """What would come of an option, after so many moves."""

    __slots__ = ("mover", "moves", "option", "state")

    def __init__(self, option: int, mover: int, state: State, moves: int) -> None:
        self.option: int = option
        self.mover: int = mover
        self.state: State = state  # telling
        self.moves: int = moves


class Log:
    """Every event of a game for which there are words, followed move by move.

    Of each a few numbers are kept side by side. As objects those of many long games would take
    several times the room, and the garbage collector would go through all of them again and again.

    >>> import tabularium as tb
    >>> g = tb.new("altay", seats=2, seed=7)
    >>> log = Log(g)
    >>> log.apply(0)
    >>> g.apply(0)
    >>> [log.text(k, "en") for k in range(log.count) if log.seen(k, -1)] == g.log("en")
    True
    """

    __slots__ = ("_ends", "_kept", "_movers", "_moves", "_numbers", "_state")

    def __init__(self, game: Game) -> None:
        state = game._start.clone()
        state.watch(looks=False)
        self._state: State = state
        self._numbers: array[int] = array("q")
        self._take(game._before())
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
        del self._numbers[self._ends[-1] * NUMBERS :]
        self._state = self._kept[kept].clone_telling()
        for i in again:
            self.apply(i)

    def now(self) -> State:
        """The game as it is, a copy that tells nothing."""
        return self._state.clone()

    def at(self, moves: int) -> State:
        """The game as it was after so many moves, a copy that tells nothing."""
        kept = moves // EVERY
        state = self._kept[kept].clone()
        for i in self._moves[kept * EVERY : moves]:
            state.apply(i)
        return state

    def _note(self, i: int, mover: int) -> None:
        self._moves.append(i)
        self._movers.append(mover)
        self._take(self._state.told())
        self._ends.append(self.count)
        if len(self._moves) % EVERY == 0:
            self._kept.append(self._state.clone_telling())

    def _take(self, events: list[Event]) -> None:
        for event in events:
            if event.spoken:
                self._numbers.append(event.audience)
                self._numbers.extend(event.numbers)

    @property
    def count(self) -> int:
        """How many events there are."""
        return len(self._numbers) // NUMBERS

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
        audience: int = self._numbers[k * NUMBERS]
        return audience in (EVERYBODY, viewer)

    def said(self, k: int) -> dict[str, Any]:
        """An event as plain data, without what moved."""
        return self._state.rules.event(self._state, self._event(k))

    def text(self, k: int, lang: Spoken) -> str:
        """An event as a sentence."""
        rules = self._state.rules
        return rules.event_text(self._state, self._event(k), rules.talk(lang))

    def _event(self, k: int) -> list[int]:
        return list(self._numbers[k * NUMBERS + 1 : (k + 1) * NUMBERS])
