"""How an entry is stored: what is done for every move, in as few questions as can be.

The statements are made once: to make them anew would take longer than to carry them out.
"""

from __future__ import annotations

import time
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final

import msgspec
from sqlalchemy import (
    Connection,
    Float,
    Select,
    Update,
    bindparam,
    cast,
    func,
    insert,
    select,
    update,
)

from tabularium.bots import Candidate
from tabularium.server.due import EPOCH
from tabularium.server.entries import LINK, Entry
from tabularium.server.links import relink
from tabularium.server.notices import CHANNEL, Changed, said
from tabularium.server.schema import ENTRIES, TABLES, WEIGHED


class Taken(Exception):
    """Somebody else has written that version of the table already, or deleted the table."""


@dataclass(frozen=True)
class Due:
    """Whether a bot may have to move at a table, and for how many people."""

    after: float | None  # so many seconds; None: nobody waits for a bot
    people: int
    over: bool = False  # whether the game is


def _noted(**values: Any) -> Update:
    """What is noted of a table that has a new entry."""
    of_it = update(TABLES).where(TABLES.c.id == bindparam("table"))
    return of_it.values(changed=bindparam("now"), **values)


def _in_turn(due_at: Any) -> Update:
    """The same where whoever thinks about the table has to begin anew."""
    return _noted(
        people=bindparam("for"),
        finished=bindparam("over"),
        due_at=due_at,
        leased_by=None,
        leased_until=0.0,
    )


def _shared(noted: Update) -> Select[Any]:
    """All of it as one question, for servers that share a database and have to be told.

    The entry rests on the table that is noted: so that is held first, and there is no entry where
    there is no table any more.
    """
    table = noted.returning(TABLES.c.id).cte("noted")
    row = select(*[bindparam(f"new_{c.name}", type_=c.type) for c in ENTRIES.c]).select_from(table)
    names = [column.name for column in ENTRIES.c]
    entry = insert(ENTRIES).from_select(names, row).returning(ENTRIES.c.version).cte("entry")
    return select(func.pg_notify(CHANNEL, bindparam("told"))).select_from(entry)


NEW: Final = insert(ENTRIES).values({c.name: bindparam(f"new_{c.name}") for c in ENTRIES.c})
THOUGHT: Final = insert(WEIGHED)
AFTER: Final = cast(bindparam("after"), Float)
# by whether the turn is another one. What is noted comes first, so that whoever holds the table
# (editing.py) comes before all of it or after.
HERE: Final = {False: _noted(), True: _in_turn(AFTER)}
SHARED: Final = {False: _shared(_noted()), True: _shared(_in_turn(EPOCH + AFTER))}


def append(
    connection: Connection,
    table: str,
    entry: Entry,
    turn: Due | None,
    weighed: Sequence[Candidate],
) -> None:
    """Store an entry, what a bot weighed before it, and whether it is a bot's turn now."""
    row = {
        "new_table_id": table,
        "new_version": entry.version,
        "new_kind": entry.kind,
        "new_seat": entry.seat,
        "new_body": msgspec.json.encode(entry.body).decode(),
        "new_request": entry.request,
        "new_at": entry.at,
    }
    noted: dict[str, Any] = {"table": table, "now": entry.at}
    if turn is not None:
        noted |= {"for": turn.people, "over": turn.over, "after": turn.after}
    if connection.dialect.name == "sqlite":
        if turn is not None and turn.after is not None:
            noted["after"] = time.time() + turn.after
        connection.execute(HERE[turn is not None], noted)
        connection.execute(NEW, row)
    else:
        told = said(Changed(table, entry.version))
        done = connection.execute(SHARED[turn is not None], {**row, **noted, "told": told})
        if done.first() is None:
            raise Taken
    if entry.kind == LINK and entry.seat is not None:
        relink(connection, table, entry.seat, entry.body["hash"])
    if weighed:
        thought = msgspec.json.encode(weighed).decode()
        kept = {"table_id": table, "version": entry.version, "candidates": thought}
        connection.execute(THOUGHT, kept)
