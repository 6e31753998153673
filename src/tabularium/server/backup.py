"""All tables as a file: compressed lines of JSON, each a row of a table of the database.

It is the same for every database. Before the rows of a table its columns are named, so that a
later version, which may have more of them, reads what an earlier one has written. The last line
tells how many rows there must be, and the digest of all lines before it: a file that was cut off or
changed is noticed before anything is done with it.
"""

from __future__ import annotations

import gzip
import hashlib
import os
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Final

import msgspec
from sqlalchemy import Connection, Engine, Table, select

from tabularium import __version__
from tabularium.server import common
from tabularium.server.schema import ENTRIES, HOUSE, OWNERS, TABLES, TOKENS, WEIGHED

FORMAT: Final = 1
NAME: Final = "tabularium-backup"
SOME: Final = 500  # rows that are read, and written, at a time
# in the order in which they are written; what a row needs comes before it
PARTS: Final = (HOUSE, OWNERS, TABLES, TOKENS, ENTRIES, WEIGHED)
# who is thinking about it now: nobody will be; and what servers that run have in memory
LEFT_OUT: Final = frozenset(("leased_by", "leased_until", "edition"))
ENCODE: Final = msgspec.json.Encoder().encode


class Line(msgspec.Struct, tag_field="line", forbid_unknown_fields=True):
    """A line that is no row; a row is a list."""


class Head(Line, tag="head"):
    """The first line."""

    backup: str
    format: int  # what the lines mean; columns may be added without another number
    made: float  # when
    by: str  # which version


class Part(Line, tag="part"):
    """Rows of a table follow."""

    table: str
    columns: list[str]


class End(Line, tag="end"):
    """The last line: the number of rows of each table, and the digest of all lines before."""

    rows: dict[str, int]
    digest: str


def columns(table: Table) -> list[str]:
    """What is kept of a row, in this order."""
    return [str(column.name) for column in table.columns if column.name not in LEFT_OUT]


def back_up(engine: Engine, file: Path) -> End:
    """Write all tables into a new file, as they are at one moment, whoever plays meanwhile."""
    rows: dict[str, int] = {}
    digest = hashlib.sha256()
    with _at_one_moment(engine) as connection, _new(file) as out:
        for line in _lines(connection, rows):
            digest.update(line)
            out.write(line)
        end = End(rows, digest.hexdigest())
        out.write(ENCODE(end) + b"\n")
    return end


def _lines(connection: Connection, rows: dict[str, int]) -> Iterator[bytes]:
    yield ENCODE(Head(NAME, FORMAT, time.time(), __version__)) + b"\n"
    for table in PARTS:
        rows[str(table.name)] = 0
        yield ENCODE(Part(str(table.name), columns(table))) + b"\n"
        query = select(*[table.c[name] for name in columns(table)]).order_by(*table.primary_key)
        if table is HOUSE:  # the other words are about the house that is left
            query = query.where(HOUSE.c.name == common.SECRET)
        for row in connection.execute(query):
            rows[str(table.name)] += 1
            yield ENCODE(list(row)) + b"\n"


@contextmanager
def _at_one_moment(engine: Engine) -> Iterator[Connection]:
    """Everything is read as it was when the first thing was."""
    with engine.connect() as plain:
        connection = plain.execution_options(yield_per=SOME)
        if connection.dialect.name == "sqlite":
            connection.exec_driver_sql("BEGIN")
        else:
            connection.execution_options(
                isolation_level="REPEATABLE READ", postgresql_readonly=True
            )
        yield connection


@contextmanager
def _new(file: Path) -> Iterator[Any]:
    """A file that is there when all of it is written, and that nobody else may read."""
    number, name = tempfile.mkstemp(dir=file.parent, prefix=f".{file.name}.")
    try:
        with os.fdopen(number, "wb") as raw:
            with gzip.GzipFile(fileobj=raw, mode="wb", filename="", mtime=0) as out:
                yield out
            raw.flush()
            os.fsync(raw.fileno())
        os.replace(name, file)
    except BaseException:
        Path(name).unlink(missing_ok=True)
        raise
