"""Forgetting a person: what they wrote at a table goes, and the game of the others goes on.

Entries are numbered without gaps and the game rests on them, so none is taken away: those with
words of the person lose the words, and those who read them then leave them out.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import msgspec
from sqlalchemy import Connection, Select, delete, select, update

from tabularium.server import entries
from tabularium.server.database import Stored, read_table
from tabularium.server.due import clock
from tabularium.server.editing import append, edit
from tabularium.server.errors import Gone
from tabularium.server.ledger import Ledger, added_up
from tabularium.server.schema import ENTRIES, TABLES, TOKENS
from tabularium.server.start import HUMAN, Start
from tabularium.server.steps import at_once
from tabularium.server.table import ServedTable
from tabularium.server.tokens import WATCH, hashed

WORDS = {entries.RENAME: "name", entries.CHAT: "text"}  # what people have written, by kind


@dataclass(frozen=True)
class Place:
    """A seat of a table; WATCH stands for its spectators, who are all one."""

    table: str
    seat: int


@dataclass
class Forgotten:
    """What was there of a person at a table."""

    names: int = 0
    lines: int = 0
    left: int = 0  # seats that a bot plays from now on


def place_of(connection: Connection, token: str) -> Place | None:
    """Where a token leads."""
    query = select(TOKENS.c.table_id, TOKENS.c.seat).where(TOKENS.c.hash == hashed(token))
    row = connection.execute(query).first()
    return None if row is None else Place(row.table_id, row.seat)


def seats_named(connection: Connection, table: str, name: str) -> list[int]:
    """The seats on which somebody goes by a name, or once did."""
    start = connection.execute(select(TABLES.c.start).where(TABLES.c.id == table)).scalar()
    if start is None:
        return []
    seats = msgspec.json.decode(start, type=Start).seats
    found = {number for number, seat in enumerate(seats) if seat.name == name}
    for row in connection.execute(_written(table, entries.RENAME)):
        if msgspec.json.decode(row.body)["name"] == name:
            found.add(row.seat)
    return sorted(found)


def forget(connection: Connection, place: Place, bot: str, stay: bool = False) -> Forgotten | None:
    """Take out what somebody wrote on a seat; None if there is no such seat.

    Their link opens nothing any more, and where the game is not over a bot plays for them, unless
    they ``stay``. All spectators have one link, which stays.
    """
    if not edit(connection, place.table):
        return None
    stored = read_table(connection, place.table)
    if stored is None or place.seat >= len(stored.start.seats):
        return None
    told = Forgotten()
    if place.seat != WATCH:
        _forget_start(connection, place, stored.start, told)
    _forget_words(connection, place, told)
    if stay or place.seat == WATCH:
        return told
    here = (TOKENS.c.table_id == place.table) & (TOKENS.c.seat == place.seat)
    connection.execute(delete(TOKENS).where(here))
    ledger = added_up(stored.start, stored.entries)
    seat = ledger.seats[place.seat]
    if seat.who == HUMAN and seat.present and not _over(connection, place.table, stored):
        _leave(connection, place, ledger, bot)
        told.left = 1
    return told


def _over(connection: Connection, table: str, stored: Stored) -> bool:
    query = select(TABLES.c.finished).where(TABLES.c.id == table)
    noted: bool | None = connection.execute(query).scalar()
    if noted is not None:
        return noted
    try:  # of a table from before that was noted only its game can tell
        return at_once(ServedTable.read(table, stored)).board.game.over
    except Gone:
        return True


def _forget_start(connection: Connection, place: Place, start: Start, told: Forgotten) -> None:
    seat = start.seats[place.seat]
    told.names += bool(seat.name)
    seat.name = ""
    # who made the table is kept as a word that comes from where they were
    values = {"start": msgspec.json.encode(start).decode(), "owner": ""}
    connection.execute(update(TABLES).where(TABLES.c.id == place.table).values(**values))


def _forget_words(connection: Connection, place: Place, told: Forgotten) -> None:
    seat = None if place.seat == WATCH else place.seat
    theirs = (ENTRIES.c.table_id == place.table) & ENTRIES.c.seat.is_not_distinct_from(seat)
    for kind, word in WORDS.items():
        for row in connection.execute(_written(place.table, kind).where(theirs)).all():
            if not msgspec.json.decode(row.body)[word]:
                continue
            told.names += kind == entries.RENAME
            told.lines += kind == entries.CHAT
            emptied: dict[str, Any] = {"body": msgspec.json.encode({word: ""}).decode()}
            same = (ENTRIES.c.table_id == place.table) & (ENTRIES.c.version == row.version)
            connection.execute(update(ENTRIES).where(same).values(**emptied))
    # what requests are called is their senders' own choice
    connection.execute(update(ENTRIES).where(theirs).values(request=None))


def _written(table: str, kind: str) -> Select[Any]:
    columns = (ENTRIES.c.version, ENTRIES.c.seat, ENTRIES.c.body)
    return select(*columns).where(ENTRIES.c.table_id == table, ENTRIES.c.kind == kind)


def _leave(connection: Connection, place: Place, ledger: Ledger, bot: str) -> None:
    """As if they had left: the others need not wait for who does not come any more."""
    append(connection, place.table, ledger.version + 1, entries.LEAVE, place.seat, {"bot": bot})
    people = len(ledger.people) - 1
    # perhaps it is the bot's turn now: whoever thinks will see
    turn = {"people": people, "due_at": clock(connection), "leased_by": None, "leased_until": 0.0}
    connection.execute(update(TABLES).where(TABLES.c.id == place.table).values(**turn))
