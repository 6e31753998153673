"""The log as each viewer saw it, kept up as the game goes on."""

from __future__ import annotations

from array import array
from bisect import bisect_left, bisect_right
from collections import OrderedDict

from tabularium.kernel.log import Log
from tabularium.locale.talk import Talk
from tabularium.presentation.guide import Guide
from tabularium.server.responses import LogLine

REMEMBERED = 100  # lines in words; older ones are said again for who opens the table anew


class LogLines:
    """Lines for every viewer (-1: spectators) in every language, made when they are wanted.

    A table may be open for days: what is kept of every event are a few numbers.
    """

    def __init__(self, log: Log, guide: Guide) -> None:
        self._log = log
        self._guide = guide
        self._seen: dict[int, array[int]] = {}  # the events each viewer saw
        self._upto: dict[int, int] = {}  # events looked at so far
        self._turns = array("i")  # the events with which turns begin
        self._turns_upto = 0
        # by event and language, the same for whoever saw it
        self._said: OrderedDict[tuple[int, str], LogLine] = OrderedDict()

    def count(self, viewer: int, moves: int) -> int:
        """How many lines a viewer had after so many moves."""
        return bisect_left(self._events(viewer), self._log.count_at(moves))

    def lines(self, viewer: int, talk: Talk, first: int, last: int) -> list[LogLine]:
        """The lines from number ``first`` on, up to ``last``."""
        return [self._line(number, talk) for number in self._events(viewer)[first:last]]

    def cut(self) -> None:
        """Moves were taken back, and what was told of them."""
        log = self._log
        for viewer, events in self._seen.items():
            self._upto[viewer] = min(self._upto[viewer], log.count)
            del events[bisect_left(events, log.count) :]
        self._turns_upto = min(self._turns_upto, log.count)
        del self._turns[bisect_left(self._turns, log.count) :]
        self._said.clear()

    def reword(self) -> None:
        """The names have changed: everything is said anew."""
        self._said.clear()

    def _events(self, viewer: int) -> array[int]:
        events = self._seen.setdefault(viewer, array("i"))
        log = self._log
        for number in range(self._upto.get(viewer, 0), log.count):
            if log.spoken(number) and log.seen(number, viewer):
                events.append(number)
        self._upto[viewer] = log.count
        return events

    def _turn(self, event: int) -> int:
        """The number of the turn in which an event happened."""
        for number in range(self._turns_upto, self._log.count):
            if self._guide.begins_turn(self._log.said(number)):
                self._turns.append(number)
        self._turns_upto = self._log.count
        return bisect_right(self._turns, event)

    def _line(self, number: int, talk: Talk) -> LogLine:
        line = self._said.get((number, talk.lang))
        if line is None:
            event = self._log.said(number)
            seat = int(event.get("seat", -1))
            by = self._log.mover(number)
            line = LogLine(
                text=self._log.text(number, talk),
                seat=seat if seat >= 0 else None,
                move=self._log.move_of(number),
                by=by if by >= 0 else None,
                turn=self._turn(number),
                notable=self._guide.notable(event),
            )
            self._said[number, talk.lang] = line
            if len(self._said) > REMEMBERED:
                self._said.popitem(last=False)
        return line
