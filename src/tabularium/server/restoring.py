"""Reading a backup: all of it is looked at before the database is touched."""

from __future__ import annotations

import gzip
import hashlib
import secrets
import zlib
from collections.abc import Iterator
from itertools import groupby, islice
from operator import itemgetter
from pathlib import Path
from typing import Any, Final

import msgspec
from sqlalchemy import Column, Connection, Engine, Table, delete, func, insert, select

from tabularium.server import common
from tabularium.server.backup import FORMAT, NAME, PARTS, SOME, End, Head, Part
from tabularium.server.editing import announce
from tabularium.server.errors import BadBackup
from tabularium.server.schema import ENTRIES, HOUSE, TABLES
from tabularium.server.start import Start

LONGEST: Final = 64 * 1024 * 1024  # bytes of a line: the longest are records that were sent here
EDITION: Final = 30  # bits: none that was there before is hit upon
BY_NAME: Final = {table.name: table for table in PARTS}
BROKEN: Final = (msgspec.MsgspecError, EOFError, gzip.BadGzipFile, zlib.error, UnicodeDecodeError)
Values = dict[str, Any]  # of a row, by column


class Wrong(Exception):
    """A line is not what it should be."""


def check(file: Path) -> dict[str, int]:
    """Read all of a backup; gives how many rows of each table it holds.

    BadBackup says where it is damaged, or that it is too new.
    """
    rows = dict.fromkeys(BY_NAME, 0)
    for table, _ in read(file):
        rows[table.name] += 1
    return rows


def restore(engine: Engine, file: Path, replace: bool = False) -> None:
    """Put what a backup holds into a database, all of it or nothing.

    BadBackup for a damaged one, and where there are tables already, unless they are to be replaced.
    """
    with engine.begin() as connection:
        _make_room(connection, replace)
        rows = read(file)
        # servers that run may have tables of these names in memory, and of this very edition
        edition = secrets.randbits(EDITION)
        while some := list(islice(rows, SOME)):
            for table, group in groupby(some, itemgetter(0)):
                new = {"edition": edition} if table is TABLES else {}
                connection.execute(insert(table), [values | new for _, values in group])
        announce(connection)


def _make_room(connection: Connection, replace: bool) -> None:
    if connection.dialect.name != "sqlite":  # there nobody serves it
        connection.exec_driver_sql("LOCK TABLE tables IN EXCLUSIVE MODE")
    there = connection.execute(select(func.count()).select_from(TABLES)).scalar_one()
    if there and not replace:
        raise BadBackup("server-error-backup-room", n=there)
    for table in reversed(PARTS):
        gone = delete(table)
        connection.execute(gone.where(HOUSE.c.name == common.SECRET) if table is HOUSE else gone)


def read(file: Path) -> Iterator[tuple[Table, Values]]:
    """The rows of a backup, each looked at; the end of the file tells whether all were there."""
    number = 0
    try:
        with gzip.open(file, "rb") as raw:
            lines = iter(lambda: raw.readline(LONGEST), b"")
            reader = _Reader(next(lines, b""))
            for number, line in enumerate(lines, 2):  # noqa: B007 (it is told if one is wrong)
                row = reader.take(line)
                if row is not None:
                    yield row
            reader.check_ended()
    except (Wrong, *BROKEN):
        raise BadBackup("server-error-backup-damaged", file=str(file), n=max(1, number)) from None


class _Reader:
    """What the lines so far have said."""

    def __init__(self, head: bytes) -> None:
        said = msgspec.json.decode(head)
        if not isinstance(said, dict) or said.get("backup") != NAME:
            raise Wrong
        # a newer one may say more than we know
        if isinstance(said.get("format"), int) and said["format"] > FORMAT:
            raise BadBackup("server-error-backup-newer", by=str(said.get("by")))
        self._head = msgspec.json.decode(head, type=Head)
        self._digest = hashlib.sha256(head)
        self._rows: dict[str, int] = {}
        self._table: Table | None = None
        self._ended = False
        self._tables: set[str] = set()
        self._last: tuple[str, int] = ("", 0)

    def take(self, line: bytes) -> tuple[Table, Values] | None:
        """The row that a line is, if it is one."""
        if self._ended or not line.endswith(b"\n"):
            raise Wrong
        if line.startswith(b"{"):
            said = msgspec.json.decode(line, type=Part | End)
            if isinstance(said, End):
                if (said.rows, said.digest) != (self._rows, self._digest.hexdigest()):
                    raise Wrong
                self._ended = True
                return None
            self._begin(said)
            self._digest.update(line)
            return None
        if self._table is None:
            raise Wrong
        self._digest.update(line)
        values = dict(zip(self._columns, msgspec.json.decode(line, type=self._kind), strict=True))
        self._rows[self._table.name] += 1
        self._fits(self._table, values)
        return self._table, values

    def check_ended(self) -> None:
        """Wrong when the end has not come."""
        if not self._ended:
            raise Wrong

    def _begin(self, part: Part) -> None:
        table = BY_NAME.get(part.table)
        given = set(part.columns)
        if table is None or not given <= set(table.columns.keys()):
            raise BadBackup("server-error-backup-newer", by=self._head.by)
        # what is left out is as usual
        needed = {one.name for one in table.columns if not (one.nullable or one.server_default)}
        if part.table in self._rows or not needed <= given or len(given) < len(part.columns):
            raise Wrong
        self._table, self._columns = table, part.columns
        self._rows[part.table] = 0
        kinds = tuple(_kind(table.c[name]) for name in part.columns)
        self._kind: Any = tuple[kinds]  # type: ignore[valid-type]

    def _fits(self, table: Table, values: Values) -> None:
        """Wrong when a row does not go with those before it."""
        name = values.get("table_id")
        if table is TABLES:
            msgspec.json.decode(values["start"], type=Start)
            self._tables.add(values["id"])
        elif name is not None and name not in self._tables:
            raise Wrong
        if table is ENTRIES:
            msgspec.json.decode(values["body"], type=dict[str, Any])
            of, version = self._last
            if values["version"] != (version + 1 if of == name else 1):
                raise Wrong
            self._last = (values["table_id"], values["version"])


def _kind(column: Column[Any]) -> Any:
    """What a value of a column may be."""
    kind = column.type.python_type
    return kind | None if column.nullable else kind
