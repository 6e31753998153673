"""What those who own a server may know of its tables: nothing that is secret in a game."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

import msgspec
from sqlalchemy import Connection, Select, exists, or_, select

from tabularium.server import entries
from tabularium.server.database import read_entries, read_table
from tabularium.server.due import clock
from tabularium.server.ledger import Ledger, added_up
from tabularium.server.schema import ENTRIES, TABLES
from tabularium.server.start import Start
from tabularium.server.tokens import WATCH

ENCODE = msgspec.json.encode


class TableLine(msgspec.Struct):
    """A table in a list. Times are seconds since 1970."""

    id: str
    game: str
    created: float
    changed: float  # when the last entry came
    watched: float  # when somebody was last seen there; 0: nobody noted it
    people: int  # seats at which a person decides
    moves: int
    over: bool | None  # None: nobody noted it
    owner: str  # the same word for all tables that were made from one address


class SeatLine(msgspec.Struct):
    """A seat of a table."""

    seat: int
    who: str
    name: str
    bot: str | None  # who plays for a person
    link: bool  # whether there is a link that opens it


class Shown(TableLine):
    """A table in full."""

    seats: list[SeatLine]
    spectators: bool  # whether there is a link for them
    entries: int
    chat: int  # lines
    rules: int  # their version; 0: nobody noted it


@dataclass(frozen=True)
class Wanted:
    """Which tables are looked for."""

    game: str = ""
    owner: str = ""  # the beginning of the word
    name: str = ""  # that somebody there has or had
    idle: float = 0.0  # seconds for which nobody has come
    over: bool | None = None
    limit: int = 50


def listed(connection: Connection, wanted: Wanted) -> list[TableLine]:
    """The tables that are looked for; those that were changed last come first."""
    rows = connection.execute(_query(connection, wanted)).all()
    found = []
    for row in rows:
        start = msgspec.json.decode(row.start, type=Start)
        ledger = added_up(start, read_entries(connection, row.id, 0))
        found.append(TableLine(**_line(row._mapping, start, ledger)))
    return found


def shown(connection: Connection, table: str) -> Shown | None:
    """A table in full, or None."""
    row = connection.execute(select(TABLES).where(TABLES.c.id == table)).first()
    stored = read_table(connection, table)
    if row is None or stored is None:
        return None
    ledger = added_up(stored.start, stored.entries)
    links = set(stored.tokens.values())
    seats = [
        SeatLine(number, seat.who, seat.name, seat.bot, number in links)
        for number, seat in enumerate(ledger.seats)
    ]
    more = {
        "seats": seats,
        "spectators": WATCH in links,
        "entries": ledger.version,
        "chat": len(ledger.chat),
        "rules": row.rules,
    }
    return Shown(**_line(row._mapping, stored.start, ledger), **more)


def _query(connection: Connection, wanted: Wanted) -> Select[Any]:
    query = select(TABLES).order_by(TABLES.c.changed.desc()).limit(wanted.limit)
    if wanted.owner:
        query = query.where(TABLES.c.owner.startswith(wanted.owner, autoescape=True))
    if wanted.over is not None:
        query = query.where(TABLES.c.finished.is_(wanted.over))
    if wanted.idle:
        since = clock(connection) - wanted.idle
        query = query.where(TABLES.c.changed < since, TABLES.c.watched < since)
    if wanted.game:
        query = query.where(TABLES.c.start.contains(_part("game", wanted.game), autoescape=True))
    if wanted.name:
        part = _part("name", wanted.name)
        renamed = exists().where(
            ENTRIES.c.table_id == TABLES.c.id,
            ENTRIES.c.kind == entries.RENAME,
            ENTRIES.c.body.contains(part, autoescape=True),
        )
        query = query.where(or_(TABLES.c.start.contains(part, autoescape=True), renamed))
    return query


def _part(field: str, value: str) -> str:
    """A field as it stands in what is stored."""
    return ENCODE({field: value}).decode()[1:-1]


def _line(row: Mapping[Any, Any], start: Start, ledger: Ledger) -> dict[str, Any]:
    return {
        "id": row["id"],
        "game": start.game or str((start.record or start.position or {}).get("game", "")),
        "created": row["created"],
        "changed": row["changed"],
        "watched": row["watched"],
        "people": row["people"],
        "moves": ledger.moves,
        "over": row["finished"],
        "owner": row["owner"],
    }
