"""What the entries of a table add up to, apart from the game itself."""

from __future__ import annotations

import sys
from array import array
from collections import OrderedDict
from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any

import msgspec

from tabularium.server import entries
from tabularium.server.entries import Entry
from tabularium.server.start import Seat, Start

REMEMBERED = 100  # requests with what they led to; of older ones only that they were fulfilled


class Made(msgspec.Struct, frozen=True, gc=False):
    """A move that stands: what was taken, by whom."""

    key: str
    option: int
    seat: int
    person: bool  # else a bot
    chosen: tuple[str, ...] | None = None  # of the first move of a set: its members
    joined: bool = False  # made together with the move before it


@dataclass
class Asking:
    """An undo that waits for answers."""

    seat: int
    to: int
    shown: bool
    waiting: list[int]


class ChatLine(msgspec.Struct, frozen=True, gc=False):
    """Something that was said."""

    version: int
    seat: int | None
    name: str
    text: str
    at: float


class Ledger:
    """Takes entries in their order. It never looks at the game, so many are read quickly."""

    def __init__(self, seats: list[Seat], base: int) -> None:
        self.seats = seats
        self.base = base  # moves before the first entry, of a record that goes on
        self.version: int = 0
        self.at: float = 0.0  # when the last entry came
        self.played: int = 0  # the version at which the game or who plays it changed last
        self.decided: int = 0  # the same, by a person
        self.made: list[Made] = []
        self.asking: Asking | None = None
        self.taken_back: int = 0  # undos that went behind something shown
        self.chat: list[ChatLine] = []
        self.letters: int = 0  # of the chat
        self.depth: array[int] = array("i", [base])  # the number of moves at each version
        self._requests: OrderedDict[tuple[int | None, str], Entry] = OrderedDict()
        self._older: set[int] = set()  # hashes of requests

    @property
    def moves(self) -> int:
        """The number of moves that stand."""
        return self.base + len(self.made)

    @property
    def people(self) -> list[int]:
        """The seats at which a person decides."""
        return [number for number, seat in enumerate(self.seats) if seat.present]

    def answered(self, seat: int | None, request: str) -> Entry | None:
        """The entry that a request has led to, if it came before."""
        return self._requests.get((seat, request))

    def answered_long_ago(self, seat: int | None, request: str) -> bool:
        """Whether a request was fulfilled so long ago that what it was is forgotten."""
        return hash((seat, request)) in self._older

    def lowest_since(self, version: int) -> int:
        """The fewest moves there were from a version on: what a log may be kept up to."""
        return min(self.depth[version:])

    def version_of(self, move: int) -> int | None:
        """The version of a move that stands, by its number from 1; None if it is of no entry."""
        depth = self.depth
        for version in range(self.version, 0, -1):
            if depth[version - 1] < move <= depth[version]:
                return version
        return None

    def apply(self, entry: Entry) -> None:
        """Take the next entry."""
        self.version = entry.version
        self.at = entry.at
        if entry.kind not in entries.ASIDE:
            self.played = entry.version
            if entry.request is not None:
                self.decided = entry.version
        if entry.request is not None:
            self._requests[entry.seat, entry.request] = entry
            if len(self._requests) > REMEMBERED:
                self._older.add(hash(self._requests.popitem(last=False)[0]))
        seat = -1 if entry.seat is None else entry.seat
        self._take(entry, seat, entry.body)
        self.depth.append(self.moves)

    def cut(self, moves: int) -> None:
        """The moves after so many cannot be shown."""
        del self.made[moves - self.base :]
        self.asking = None

    def _take(self, entry: Entry, seat: int, body: dict[str, Any]) -> None:
        if entry.kind == entries.MOVE:
            person = self.seats[seat].present
            self.made.append(Made(sys.intern(body["key"]), body["option"], seat, person))
            self.asking = None
        elif entry.kind == entries.SET:
            person = self.seats[seat].present
            chosen: tuple[str, ...] | None = tuple(body["keys"])
            for pick in body["picks"]:
                key = sys.intern(pick["key"])
                made = Made(key, pick["option"], seat, person, chosen, chosen is None)
                self.made.append(made)
                chosen = None
            self.asking = None
        elif entry.kind == entries.UNDO:
            self._take_back(body["to"], body["shown"])
        elif entry.kind == entries.ASK_UNDO:
            self.asking = Asking(seat, body["to"], body["shown"], list(body["waiting"]))
        elif entry.kind == entries.ANSWER_UNDO:
            if body["agree"]:
                self._agree(seat)
            else:
                self.asking = None
        elif entry.kind == entries.LEAVE:
            self.seats[seat].bot = body["bot"]
            if self.asking is not None and self.asking.seat == seat:
                self.asking = None
            self._agree(seat)
        elif entry.kind == entries.RETURN:
            self.seats[seat].bot = None
        elif entry.kind == entries.RENAME:
            self.seats[seat].name = body["name"]
        elif entry.kind == entries.CHAT and body["text"]:  # else who said it is forgotten
            name = self.seats[seat].name if seat >= 0 else ""
            self.letters += len(body["text"])
            self.chat.append(ChatLine(entry.version, entry.seat, name, body["text"], entry.at))

    def _agree(self, seat: int) -> None:
        """One answer less to wait for; the last one takes the moves back."""
        asking = self.asking
        if asking is None or seat not in asking.waiting:
            return
        asking.waiting.remove(seat)
        if not asking.waiting:
            self._take_back(asking.to, asking.shown)

    def _take_back(self, to: int, shown: bool) -> None:
        del self.made[to - self.base :]
        self.asking = None
        self.taken_back += int(shown)


def added_up(start: Start, log: Iterable[Entry]) -> Ledger:
    """What the entries of a table add up to, without its game."""
    seats = [Seat(seat.who, seat.name) for seat in start.seats]
    # a record that goes on has moves of its own
    ledger = Ledger(seats, len((start.record or {}).get("keys", ())))
    for entry in log:
        ledger.apply(entry)
    return ledger
