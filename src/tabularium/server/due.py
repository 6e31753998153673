"""Which table is thought about next, by whom, and until when everybody else keeps away.

A table is due from the moment at which a bot has to move there. People come first: tables at which
somebody sits and looks on, then those at which somebody sits; tables of bots alone only while
somebody watches. Among equals owners take turns, by how long was thought for them lately.
"""

from __future__ import annotations

import math
import time
from collections.abc import Sequence
from typing import Any, Final

from sqlalchemy import (
    ColumnElement,
    Connection,
    Float,
    Select,
    and_,
    case,
    cast,
    delete,
    func,
    insert,
    or_,
    select,
    update,
)

from tabularium.server.schema import OWNERS, TABLES

LEASE: Final = 5.0  # seconds after which a thinker that says nothing is taken for dead
WATCHED: Final = 60.0  # seconds for which a table counts as watched
HALF: Final = 60.0  # seconds after which thinking counts half
FORGOTTEN: Final = 30 * HALF
LONGEST: Final = 1000  # tables in the line that is counted
# now, where servers on several machines have no clock in common but the database's
EPOCH: Final = cast(func.extract("epoch", func.clock_timestamp()), Float)


def clock(connection: Connection) -> float:
    """Now."""
    if connection.dialect.name == "sqlite":
        return time.time()
    return float(connection.execute(select(EPOCH)).scalar_one())


def rank(now: float) -> ColumnElement[int]:
    """Who comes first: the smaller number."""
    watched = TABLES.c.watched > now - WATCHED
    return case(
        (and_(TABLES.c.people > 0, watched), 0),
        (TABLES.c.people > 0, 1),
        else_=2,
    )


def thinkable(now: float) -> ColumnElement[bool]:
    """Whether a table is to be thought about at all, sooner or later."""
    looked_at = or_(TABLES.c.people > 0, TABLES.c.watched > now - WATCHED)
    return and_(TABLES.c.due_at.is_not(None), looked_at)


def in_turn(now: float, *columns: ColumnElement[Any]) -> Select[Any]:
    """The tables that wait for a thinker, whoever is next first."""
    return (
        select(*columns)
        .select_from(TABLES.outerjoin(OWNERS, TABLES.c.owner == OWNERS.c.owner))
        .where(thinkable(now), TABLES.c.due_at <= now, TABLES.c.leased_until <= now)
        .order_by(rank(now), func.coalesce(OWNERS.c.used, 0), TABLES.c.due_at, TABLES.c.id)
    )


def claim(connection: Connection, me: str) -> str | None:
    """The table that is next, from now on ours; None when nobody waits."""
    now = clock(connection)
    # two thinkers that ask at once get two tables
    query = in_turn(now, TABLES.c.id).limit(1).with_for_update(of=TABLES, skip_locked=True)
    table: str | None = connection.execute(query).scalar()
    if table is not None:
        ours = {"leased_by": me, "leased_until": now + LEASE}
        connection.execute(update(TABLES).where(TABLES.c.id == table).values(ours))
    return table


def renew(connection: Connection, me: str, tables: Sequence[str]) -> None:
    """Whoever thinks about something says so from time to time.

    What we have claimed, too, but do not know of, since the answer was lost, ends by itself.
    """
    ours = and_(TABLES.c.leased_by == me, TABLES.c.id.in_(tables))
    until = clock(connection) + LEASE
    connection.execute(update(TABLES).where(ours).values(leased_until=until))


def release(connection: Connection, me: str, table: str | None = None) -> None:
    """Nobody thinks about a table any more; without one, about none of ours."""
    ours = TABLES.c.leased_by == me
    if table is not None:
        ours = and_(ours, TABLES.c.id == table)
    free = {"leased_by": None, "leased_until": 0.0}
    connection.execute(update(TABLES).where(ours).values(free))


def next_in(connection: Connection) -> float | None:
    """Seconds until some table is due or a lease ends; None when none will be."""
    now = clock(connection)
    when = case(
        (TABLES.c.leased_until > TABLES.c.due_at, TABLES.c.leased_until), else_=TABLES.c.due_at
    )
    first = connection.execute(select(func.min(when)).where(thinkable(now))).scalar()
    return None if first is None else max(0.0, float(first) - now)


def waiting(connection: Connection) -> int:
    """How many tables wait for a thinker."""
    line = in_turn(clock(connection), TABLES.c.id).order_by(None).subquery()
    return connection.execute(select(func.count()).select_from(line)).scalar_one()


def ahead(connection: Connection, table: str) -> int | None:
    """How many tables are thought about before this one; None when it does not wait,
    or so far behind that nobody counts."""
    query = in_turn(clock(connection), TABLES.c.id).limit(LONGEST)
    waiting = list(connection.execute(query).scalars())
    return waiting.index(table) if table in waiting else None


def charge(connection: Connection, table: str, seconds: float) -> None:
    """Note that so long was thought for the owner of a table.

    What was long ago counts less. Rather than making all numbers smaller again and again, newer
    ones count more; their logarithm is kept, which keeps their order and does not overflow.
    """
    owner = connection.execute(select(TABLES.c.owner).where(TABLES.c.id == table)).scalar()
    if owner is None:
        return
    new = clock(connection) / HALF + math.log2(max(seconds, 0.001))
    old = connection.execute(select(OWNERS.c.used).where(OWNERS.c.owner == owner)).scalar()
    if old is None:
        connection.execute(insert(OWNERS), {"owner": owner, "used": new})
        return
    most = max(old, new)
    used = most + math.log2(2.0 ** (old - most) + 2.0 ** (new - most))
    connection.execute(update(OWNERS).where(OWNERS.c.owner == owner).values(used=used))


def forget(connection: Connection) -> None:
    """Leave out owners for whom nobody has thought for long."""
    long_ago = (clock(connection) - FORGOTTEN) / HALF
    connection.execute(delete(OWNERS).where(OWNERS.c.used < long_ago))
