"""A table in memory: its ledger, its game, and who is connected."""

from __future__ import annotations

import asyncio
import math
from collections.abc import Iterable, Sequence
from typing import Any, Protocol

import msgspec

from tabularium.kernel.errors import TabulariumError
from tabularium.locale.talk import Talk
from tabularium.server import entries
from tabularium.server.board import Board, OlderRules
from tabularium.server.database import Stored
from tabularium.server.entries import Entry
from tabularium.server.errors import Gone, NoSuchTable, NotAllowed, NotPossible, TableDeleted
from tabularium.server.ledger import Ledger
from tabularium.server.start import Seat, Start
from tabularium.server.steps import Work, at_once
from tabularium.server.tokens import WATCH, hashed, relinked

Open = tuple[int, ...]  # the seats that somebody's tokens open, in order


class Listener(Protocol):
    """A connected socket."""

    @property
    def open(self) -> Open:
        """The seats that its tokens open now."""

    def wake(self) -> None:
        """The table has changed."""


class ServedTable:
    """What its entries add up to. Entries are applied after they were stored, never before."""

    def __init__(self, name: str, stored: Stored, board: Board) -> None:
        self.name = name
        self.tokens: dict[str, int] = stored.tokens  # the seat each hashed one opens now
        self.start: msgspec.Raw = msgspec.Raw(msgspec.json.encode(stored.start))
        self.board: Board = board
        seats = [Seat(seat.who, seat.name) for seat in stored.start.seats]
        self.ledger: Ledger = Ledger(seats, self.board.base)
        self.lock: asyncio.Lock = asyncio.Lock()
        self.users = 0
        self.listeners: set[Listener] = set()
        # by other servers: the seats that are connected there, and until when that is believed
        self.elsewhere: dict[str, tuple[frozenset[int], float]] = {}
        self.looked_at: float = -math.inf  # when somebody looked who is not connected
        self.line: int | None = None  # tables for which bots think before they do for this one
        self.doubtful = False  # the database may know more than we do
        self.cache: dict[object, Any] = {}  # states and parts of them, until something changes
        self.older: int | None = None  # the move that is none by the rules of today
        self.edition: int = stored.edition
        self.gone = False  # deleted
        self.reworded: int = 0  # the version at which the whole log was said anew

    @classmethod
    def read(cls, name: str, stored: Stored) -> Work[ServedTable]:
        """A table as it is stored, in steps: a long game is played again."""
        board = yield from _begun(stored.start)
        table = cls(name, stored, board)
        for entry in stored.entries:
            table.ledger.apply(entry)
            yield
        yield from table._follow(0)
        table.reworded = table.version
        return table

    @property
    def version(self) -> int:
        return self.ledger.version

    @property
    def idle(self) -> bool:
        """Whether nobody would miss it in memory."""
        return not (self.users or self.listeners or self.lock.locked())

    def apply(self, entry: Entry) -> None:
        """Take over an entry that is stored."""
        before = len(self.ledger.made)
        self.ledger.apply(entry)
        if entry.kind == entries.LINK and entry.seat is not None:
            self.tokens = relinked(self.tokens, entry.seat, entry.body["hash"])
        if at_once(self._follow(min(before, len(self.ledger.made)))):
            self.reworded = entry.version
        self.changed()

    def catching_up(self, entries: Iterable[Entry]) -> Work[None]:
        """Take over several entries, in steps."""
        for entry in entries:
            self.apply(entry)
            yield

    def take_over(self, other: ServedTable) -> None:
        """This table has been read again. Whoever is connected stays so if they may."""
        self.tokens, self.start, self.edition = other.tokens, other.start, other.edition
        self.board, self.ledger, self.older = other.board, other.ledger, other.older
        # whoever knows this very version is sent the whole log and chat, too
        self.reworded = self.version + 1
        self.changed()

    def _follow(self, known: int) -> Work[bool]:
        """Bring the game to what the ledger says, as far as the rules of today read it so."""
        try:
            return (yield from self.board.follow(self.ledger, known))
        except OlderRules:
            self.older = self.board.moves + 1
            self.ledger.cut(self.board.moves)
            return False

    def check_played(self, kinds: tuple[str, ...]) -> None:
        """NotPossible for whatever would change a game that can only be looked at."""
        if self.older is not None and not entries.ASIDE.issuperset(kinds):
            raise NotPossible("server-older-rules", n=self.older)

    def changed(self) -> None:
        """Everybody connected gets a new state."""
        self.cache.clear()
        for listener in self.listeners:
            listener.wake()

    def talk(self, lang: str) -> Talk:
        """The texts in a language, as they are said at this table."""
        return self.board.talk(lang)

    # who may what -----------------------------------------------------------------------------

    def opened(self, tokens: Sequence[str]) -> Open:
        """The seats that tokens open; nothing but NoSuchTable is told to strangers."""
        found = self.open_by([hashed(token) for token in tokens])
        if found is None:
            raise NoSuchTable("server-error-no-table")
        self.check_there()
        return found

    def open_by(self, hashes: Iterable[str]) -> Open | None:
        """The seats that hashed tokens open; None when they open nothing here."""
        found = {self.tokens[one] for one in hashes if one in self.tokens}
        return tuple(sorted(found - {WATCH})) if found else None

    def check_there(self) -> None:
        """TableDeleted for what has been deleted since it was read."""
        if self.gone:
            raise TableDeleted("server-error-deleted")

    def opens(self, token: str) -> bool:
        """Whether a token opens anything here."""
        return hashed(token) in self.tokens

    def check_open(self, seat: int | None, open_: Open) -> None:
        """NotAllowed unless the tokens open the seat."""
        if seat is not None and seat not in open_:
            raise NotAllowed("server-error-seat", seat=seat)

    @property
    def connected_here(self) -> set[int]:
        """The seats of those who are connected to this server."""
        return {seat for listener in self.listeners for seat in listener.open}

    @property
    def connected(self) -> set[int]:
        """The seats of those who are connected, wherever."""
        return self.connected_here.union(*[seats for seats, _ in self.elsewhere.values()])

    def here(self, seat: int) -> bool:
        """Whether somebody who opens the seat is connected."""
        return seat in self.connected

    def seen_elsewhere(self, seats: Iterable[int]) -> None:
        """Where nobody is connected: who is connected to the server that asks."""
        self.elsewhere = {"": (frozenset(seats), math.inf)}
        self.cache.clear()

    def forget_absent(self, now: float) -> bool:
        """Whether somebody is gone because their server has not said anything for long."""
        before = self.connected
        self.elsewhere = {
            server: told for server, told in self.elsewhere.items() if told[1] > now and told[0]
        }
        return self.connected != before

    # bots -------------------------------------------------------------------------------------

    def bot_to_move(self) -> int | None:
        """The seat whose bot has to decide now. While an undo waits for answers, bots wait too."""
        seat = self.board.game.to_move
        if seat < 0 or self.ledger.asking is not None or self.ledger.seats[seat].present:
            return None
        if self.older is not None:
            return None
        return seat

    def people_after(self, entry: Entry) -> int:
        """How many people play after an entry."""
        change = {entries.LEAVE: -1, entries.RETURN: 1}.get(entry.kind, 0)
        return len(self.ledger.people) + change

    def over_after(self, entry: Entry) -> bool:
        """Whether the game would be over after an entry."""
        return self._to_move_after(entry) < 0

    def _to_move_after(self, entry: Entry) -> int:
        """Who would have to decide after an entry, if it leaves the moves before it."""
        if entry.kind == entries.MOVE:
            return self.board.after([entry.body["option"]])
        if entry.kind == entries.SET:
            return self.board.after([pick["option"] for pick in entry.body["picks"]])
        return self.board.game.to_move

    def due_after(self, entry: Entry) -> bool:
        """Whether a bot would have to decide after an entry."""
        ledger = self.ledger
        seat = self._to_move_after(entry)
        if entry.kind == entries.UNDO:
            seat = ledger.made[entry.body["to"] - ledger.base].seat
        elif entry.kind in (entries.ANSWER_UNDO, entries.LEAVE) and ledger.asking is not None:
            return True  # perhaps: whoever looks will see
        if seat < 0 or self.older is not None:
            return False
        if seat == entry.seat and entry.kind in (entries.LEAVE, entries.RETURN):
            return entry.kind == entries.LEAVE
        return not ledger.seats[seat].present


def _begun(start: Start) -> Work[Board]:
    """The game of a table at its start; Gone when the rules of today refuse it."""
    try:
        steps = start.playing()
        game = next(steps)
        board = Board(game.clone())
        for _ in steps:
            yield
    except TabulariumError:
        raise Gone("server-error-older-rules") from None
    for option in game.moves:
        board.go_on(option)
        yield
    return board
