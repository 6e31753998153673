"""The log as each viewer saw it, kept up line by line."""

from __future__ import annotations

from bisect import bisect_left

from tabularium.desk.guide import Guide
from tabularium.kernel.teller import Teller
from tabularium.server.answers import LogLine


class _Lines:
    """The lines of one viewer: events by their numbers, and what is said of each."""

    def __init__(self) -> None:
        self.upto = 0  # events looked at so far
        self.events: list[int] = []
        self.moves: list[int] = []
        self.turns: list[int] = []
        self.said: dict[str, list[LogLine]] = {}


class Chronicle:
    """Lines for every viewer (-1: spectators) in every language, made when they are wanted."""

    def __init__(self, teller: Teller, guide: Guide) -> None:
        self._teller = teller
        self._guide = guide
        self._viewers: dict[int, _Lines] = {}

    def count(self, viewer: int, moves: int) -> int:
        """How many lines a viewer had after so many moves."""
        return bisect_left(self._seen(viewer).events, self._teller.count_at(moves))

    def lines(self, viewer: int, lang: str, first: int, last: int) -> list[LogLine]:
        """The lines from number ``first`` on, up to ``last``."""
        seen = self._seen(viewer)
        said = seen.said.setdefault(lang, [])
        for number in range(len(said), last):
            said.append(self._line(seen, number, lang))
        return said[first:last]

    def cut(self, teller: Teller) -> None:
        """Moves were taken back: go on with another telling that begins like this one."""
        self._teller = teller
        for seen in self._viewers.values():
            keep = bisect_left(seen.events, teller.count)
            seen.upto = min(seen.upto, teller.count)
            for numbers in (seen.events, seen.moves, seen.turns):
                del numbers[keep:]
            for said in seen.said.values():
                del said[keep:]

    def reword(self) -> None:
        """The names have changed: everything is said anew."""
        for seen in self._viewers.values():
            seen.said.clear()

    def _seen(self, viewer: int) -> _Lines:
        seen = self._viewers.setdefault(viewer, _Lines())
        teller = self._teller
        for number in range(seen.upto, teller.count):
            if not teller.seen(number, viewer):
                continue
            begins = self._guide.begins_turn(teller.event(number))
            seen.turns.append((seen.turns[-1] if seen.turns else 0) + int(begins))
            seen.events.append(number)
            seen.moves.append(teller.move_of(number))
        seen.upto = teller.count
        return seen

    def _line(self, seen: _Lines, number: int, lang: str) -> LogLine:
        event = self._teller.event(seen.events[number])
        seat = int(event.get("seat", -1))
        return LogLine(
            text=self._teller.text(seen.events[number], lang),
            seat=seat if seat >= 0 else None,
            move=seen.moves[number],
            turn=seen.turns[number],
            notable=self._guide.notable(event),
        )
