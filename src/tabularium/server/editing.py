"""Changing more of a table than its entries: only whoever owns the house does.

A running server hears of it: by a notice, or, where the database is a file, by a number that it
looks at; and it compares the ``edition`` of a table wherever it looks into the database.
"""

from __future__ import annotations

import time
from typing import Any

import msgspec
from sqlalchemy import Connection, insert, select, update

from tabularium.server import common
from tabularium.server.notices import Anew, tell
from tabularium.server.schema import ENTRIES, TABLES


def announce(connection: Connection, table: str = "") -> None:
    """Tell all servers to look at a table anew, or at all of them, when this is committed."""
    tell(connection, Anew(table))
    if connection.dialect.name == "sqlite":
        times = int(common.said(connection, common.NEWS) or 0)
        common.say(connection, common.NEWS, str(times + 1))


def hold(connection: Connection, table: str) -> bool:
    """Nobody else writes to a table until this is committed; False if there is none."""
    row = TABLES.c.id == table
    if connection.dialect.name == "sqlite":  # it locks when something is written
        same = update(TABLES).where(row).values(edition=TABLES.c.edition)
        return bool(connection.execute(same).rowcount)
    query = select(TABLES.c.id).where(row).with_for_update()
    return connection.execute(query).scalar() is not None


def edit(connection: Connection, table: str) -> bool:
    """Begin to change a table; False if there is none."""
    if not hold(connection, table):
        return False
    edition = update(TABLES).where(TABLES.c.id == table).values(edition=TABLES.c.edition + 1)
    connection.execute(edition)
    announce(connection, table)
    return True


def append(
    connection: Connection, table: str, version: int, kind: str, seat: int, body: dict[str, Any]
) -> None:
    """Add an entry to a table that is being changed."""
    row = {
        "table_id": table,
        "version": version,
        "kind": kind,
        "seat": seat,
        "body": msgspec.json.encode(body).decode(),
        "request": None,
        "at": time.time(),
    }
    connection.execute(insert(ENTRIES), row)
