"""Whether tables can be kept: something is written to the database and read back."""

from __future__ import annotations

import asyncio
import time

from sqlalchemy import Column, Connection, Float, Integer, MetaData, Table, insert, select, update
from sqlalchemy.exc import SQLAlchemyError

from tabularium.server.database import Database
from tabularium.server.errors import NotReady

PATIENCE = 2.0  # seconds until the database counts as not answering
FRESH = 1.0  # seconds that an answer is good for, however often it is asked for

# no part of the schema: it is made when it is missing, and nothing is lost with it
PULSE = Table(
    "pulse",
    MetaData(),
    Column("id", Integer, primary_key=True, autoincrement=False),
    Column("at", Float, nullable=False),
)


class Health:
    """Asks the database one question at a time, the way that moves are stored."""

    def __init__(self, database: Database) -> None:
        self._database = database
        self._asking: asyncio.Task[None] | None = None
        self._began = 0.0
        self._told: float | None = None  # when the last answer came
        self._problem: NotReady | None = None

    async def check(self) -> None:
        """NotReady when the database does not keep what it is given, or does not answer."""
        now = time.monotonic()
        if self._told is None or now - self._told > FRESH:
            if self._asking is None or self._asking.done():
                self._began = now
                self._asking = asyncio.create_task(self._ask())
            # a question that hangs is waited for once, not by everybody who comes later
            left = max(0.0, self._began + PATIENCE - now)
            try:
                await asyncio.wait_for(asyncio.shield(self._asking), left)
            except TimeoutError:
                raise NotReady("server-error-database-silent") from None
        if self._problem is not None:
            raise self._problem

    async def _ask(self) -> None:
        at = time.time()
        found: list[float | None] = []

        def read(connection: Connection) -> None:
            found.append(connection.execute(select(PULSE.c.at)).scalar())

        wrong: NotReady | None = None
        try:
            await asyncio.wrap_future(self._database.put(lambda connection: _write(connection, at)))
            await asyncio.wrap_future(self._database.put(read))
            if found[-1] != at:
                wrong = NotReady("server-error-database-fails", problem="?")
        except SQLAlchemyError as problem:
            said = str(getattr(problem, "orig", None) or type(problem).__name__).strip()
            wrong = NotReady("server-error-database-fails", problem=said.split("\n")[0])
        self._problem = wrong
        self._told = time.monotonic()


def _write(connection: Connection, at: float) -> None:
    PULSE.create(connection, checkfirst=True)
    if not connection.execute(update(PULSE).values(at=at)).rowcount:
        connection.execute(insert(PULSE).values(id=1, at=at))
