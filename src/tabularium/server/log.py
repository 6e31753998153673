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

    A table may be open for days: what is kept of every event are a few numbers. They are noted move
    by move, so that nobody who comes later has to go through a long game.
    """

    def __init__(self, log: Log, guide: Guide, seats: int) -> None:
        self._log = log
        self._guide = guide
        # the events each viewer saw
        self._seen: dict[int, array[int]] = {viewer: array("i") for viewer in range(-1, seats)}
        self._turns = array("i")  # the events with which turns begin
        self._upto = 0  # events looked at so far
        # by event and language, the same for whoever saw it
        self._said: OrderedDict[tuple[int, str], LogLine] = OrderedDict()
        self.go_on()

    def go_on(self) -> None:
        """Note what has happened since it was noted last."""
        log = self._log
        for number in range(self._upto, log.count):
            if self._guide.begins_turn(log.said(number)):
                self._turns.append(number)
            for viewer, events in self._seen.items():
                if log.seen(number, viewer):
                    events.append(number)
        self._upto = log.count

    def count(self, viewer: int, moves: int) -> int:
        """How many lines a viewer had after so many moves."""
        return bisect_left(self._seen[viewer], self._log.count_at(moves))

    def lines(self, viewer: int, talk: Talk, first: int, last: int) -> list[LogLine]:
        """The lines from number ``first`` on, up to ``last``."""
        return [self._line(number, talk) for number in self._seen[viewer][first:last]]

    def cut(self) -> None:
        """Moves were taken back, and what was told of them."""
        self._upto = self._log.count
        for events in [self._turns, *self._seen.values()]:
            del events[bisect_left(events, self._upto) :]
        self._said.clear()

    def reword(self) -> None:
        """The names have changed: everything is said anew."""
        self._said.clear()

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
                turn=bisect_right(self._turns, number),
                notable=self._guide.notable(event),
            )
            self._said[number, talk.lang] = line
            if len(self._said) > REMEMBERED:
                self._said.popitem(last=False)
        return line
