"""What takes longer than a few milliseconds: done by a process of its own, see ``clerk.py``.

An errand is data; it runs where there is a ``Desk`` that knows the tables, and gives the body of an
answer. What it refuses it refuses by an error, as a handler would.
"""

from __future__ import annotations

from typing import Any, Protocol

import msgspec

from tabularium.bots import Candidate
from tabularium.kernel.errors import IllegalMove
from tabularium.kernel.game import Game
from tabularium.presentation.learnt import learnt_since
from tabularium.server import requests
from tabularium.server.branching import branched
from tabularium.server.creating import started
from tabularium.server.curve import curve
from tabularium.server.errors import NotOver
from tabularium.server.state import state_at, viewer_of
from tabularium.server.table import ServedTable
from tabularium.server.weighed import in_words

ENCODE = msgspec.json.Encoder().encode


class Desk(Protocol):
    """What an errand is done with."""

    def table(self, name: str) -> ServedTable:
        """A table as it is in the database now."""

    def candidates(self, name: str, version: int) -> list[Candidate]:
        """What a bot weighed before the move with a version."""


class Errand(msgspec.Struct, tag=True):
    """Something to be done, for people who read a language."""

    lang: str
    table: str = ""  # "": about none

    def run(self, desk: Desk) -> bytes:
        """Do it."""
        raise NotImplementedError


class Past(Errand, kw_only=True):
    """The state of a table as it was after some moves."""

    at: int
    open: tuple[int, ...]
    here: list[int]  # the seats that are connected

    def run(self, desk: Desk) -> bytes:
        found = desk.table(self.table)
        found.seen_elsewhere(self.here)
        game = found.board.game.at_move(self.at)
        return state_at(found, self.open, self.lang, game)


class Points(Errand, kw_only=True):
    """Points by turn."""

    def run(self, desk: Desk) -> bytes:
        found = desk.table(self.table)
        return ENCODE(curve(_finished(found), found.board.guide))


class Record(Errand, kw_only=True):
    """The record, with all its secrets."""

    def run(self, desk: Desk) -> bytes:
        return ENCODE(_finished(desk.table(self.table)).record())


class Reasons(Errand, kw_only=True):
    """What a bot weighed before the last of some moves, or of all."""

    at: int | None

    def run(self, desk: Desk) -> bytes:
        found = desk.table(self.table)
        game = _finished(found)
        at = len(game.moves) if self.at is None else self.at
        if at > len(game.moves):
            raise IllegalMove("error-move-number", given=at, most=len(game.moves))
        version = found.ledger.version_of(at)
        candidates = [] if version is None else desk.candidates(self.table, version)
        return ENCODE(in_words(game, at, candidates, found.talk(self.lang)))


class Learnt(Errand, kw_only=True):
    """Whether those who have opened some seats have learnt something since there were so many
    moves; null when the table has moved on since the version at which that was asked."""

    open: tuple[int, ...]
    to: int
    version: int

    def run(self, desk: Desk) -> bytes:
        found = desk.table(self.table)
        if found.ledger.played > self.version:
            return ENCODE(None)
        return ENCODE(learnt_since(found.board.game, self.to, self.open))


class BranchOff(Errand, kw_only=True):
    """How a table starts that goes on from a move of this one: an Opening."""

    open: tuple[int, ...]
    wanted: requests.Branch

    def run(self, desk: Desk) -> bytes:
        found = desk.table(self.table)
        game = found.board.game
        return ENCODE(branched(game, viewer_of(found, self.open, game), self.wanted))


class Begin(Errand, kw_only=True):
    """How a new table starts: an Opening."""

    wanted: requests.NewTable

    def run(self, desk: Desk) -> bytes:
        return ENCODE(started(self.wanted))


AnyErrand = Past | Points | Record | Reasons | Learnt | BranchOff | Begin


class Reply(msgspec.Struct, array_like=True):
    """What came of an errand: the status and body of an answer, and where we made a mistake."""

    status: int
    body: msgspec.Raw
    fault: str = ""


def _finished(table: ServedTable) -> Game:
    game = table.board.game
    if not game.over:
        raise NotOver("server-error-not-over")
    return game


def decoded(line: bytes) -> AnyErrand:
    """An errand that was sent as a line."""
    found: Any = msgspec.json.decode(line, type=AnyErrand)
    errand: AnyErrand = found
    return errand
