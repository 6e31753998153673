"""Deleting tables: with everything of them, so that nothing is left to be known."""

from __future__ import annotations

from typing import Any, Final

from sqlalchemy import ColumnElement, Connection, and_, delete, or_, select

from tabularium.server.editing import hold
from tabularium.server.schema import ENTRIES, TABLES, TOKENS, WEIGHED
from tabularium.server.settings import DAY, Settings

PARTS: Final = (ENTRIES, WEIGHED, TOKENS)


class Limits:
    """For how many seconds nobody has to have come for a table to count as abandoned; 0: never."""

    def __init__(self, running: float, finished: float) -> None:
        self.running = running
        self.finished = finished

    @classmethod
    def of(cls, settings: Settings) -> Limits:
        """Those that a server is told."""
        return cls(settings.expire * DAY, settings.expire_finished * DAY)

    def __bool__(self) -> bool:
        return bool(self.running or self.finished)

    def abandoned(self, now: float) -> ColumnElement[bool]:
        """Where nobody has done anything for so long, nor looked."""
        found = []
        if self.running:
            found.append(and_(TABLES.c.finished.is_(False), _untouched(now - self.running)))
        if self.finished:
            found.append(and_(TABLES.c.finished.is_(True), _untouched(now - self.finished)))
        if self.running and self.finished:  # nobody noted it: whatever it is, it is old enough
            longer = max(self.running, self.finished)
            found.append(and_(TABLES.c.finished.is_(None), _untouched(now - longer)))
        return or_(*found)


def _untouched(since: float) -> ColumnElement[bool]:
    return and_(TABLES.c.changed < since, TABLES.c.watched < since)


def abandoned(
    connection: Connection, now: float, limits: Limits, most: int | None = None
) -> list[str]:
    """Tables that nobody has come to for long; some of them at most."""
    query = select(TABLES.c.id).where(limits.abandoned(now)).order_by(TABLES.c.changed).limit(most)
    return list(connection.execute(query).scalars())


def delete_table(
    connection: Connection, table: str, still: ColumnElement[bool] | None = None
) -> bool:
    """Delete a table, if something still holds of it; False if there is none of which it does."""
    there: Any = hold(connection, table)
    if there and still is not None:
        query = select(TABLES.c.id).where(TABLES.c.id == table, still)
        there = connection.execute(query).scalar()
    if not there:
        return False
    for part in PARTS:
        connection.execute(delete(part).where(part.c.table_id == table))
    connection.execute(delete(TABLES).where(TABLES.c.id == table))
    return True
