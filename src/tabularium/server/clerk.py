"""A process that runs errands: reads one a line, answers each with a line.

It reads the database by itself and keeps the last tables, so that little has to be sent to it.
"""

from __future__ import annotations

import os
import sys
from collections import OrderedDict
from typing import BinaryIO, Final

import msgspec
from sqlalchemy.exc import SQLAlchemyError

from tabularium.bots import Candidate
from tabularium.kernel.errors import TabulariumError
from tabularium.server.database import (
    not_stored,
    open_engine,
    read_since,
    read_table,
    read_weighed,
)
from tabularium.server.errands import Reply, decoded
from tabularium.server.errors import Broken, NoSuchTable, status_of
from tabularium.server.faults import place_of
from tabularium.server.problems import problem_bytes
from tabularium.server.steps import at_once
from tabularium.server.table import ServedTable

REMEMBERED: Final = 16  # tables
POLITE: Final = 5  # the event loop comes first


class Desk:
    """Tables as they are in the database."""

    def __init__(self, url: str) -> None:
        self._engine = open_engine(url)
        self._tables: OrderedDict[str, ServedTable] = OrderedDict()

    def table(self, name: str) -> ServedTable:
        """A table as it is now."""
        found = self._tables.pop(name, None)
        with self._engine.connect() as connection:
            since = read_since(connection, name, found.version) if found is not None else None
            if found is not None and since is not None and since.edition == found.edition:
                for entry in since.entries:
                    found.apply(entry)
            else:
                stored = read_table(connection, name)
                if stored is None:
                    raise NoSuchTable("server-error-no-table")
                found = at_once(ServedTable.read(name, stored))
        self._tables[name] = found
        if len(self._tables) > REMEMBERED:
            self._tables.popitem(last=False)
        return found

    def candidates(self, name: str, version: int) -> list[Candidate]:
        """What a bot weighed before the move with a version."""
        with self._engine.connect() as connection:
            return read_weighed(connection, name, version)

    def reply(self, line: bytes) -> Reply:
        """Run an errand."""
        errand = decoded(line)
        try:
            return Reply(200, msgspec.Raw(errand.run(self)))
        except TabulariumError as error:
            return _refused(error, errand.lang)
        except SQLAlchemyError as problem:
            return _refused(not_stored(problem), errand.lang)
        except Exception as problem:
            self._tables.clear()
            # the message of an error might hold secrets of the game
            refused = _refused(Broken("server-error-broken"), errand.lang)
            refused.fault = place_of(problem)
            return refused


def _refused(error: TabulariumError, lang: str) -> Reply:
    return Reply(status_of(error), msgspec.Raw(problem_bytes(error, lang)))


def serve(url: str, errands: BinaryIO, replies: BinaryIO) -> None:
    """Work until no more errands come."""
    desk = Desk(url)
    replies.write(b"\n")  # ready
    replies.flush()
    for line in errands:
        replies.write(msgspec.json.encode(desk.reply(line)) + b"\n")
        replies.flush()


if __name__ == "__main__":
    if hasattr(os, "nice"):
        os.nice(POLITE)
    try:
        # not as a word of the command, which everybody on the machine can read
        serve(os.environ["TABULARIUM_CLERK_DB"], sys.stdin.buffer, sys.stdout.buffer)
    except (KeyboardInterrupt, BrokenPipeError):
        pass  # the server stops
