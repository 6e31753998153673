"""Tables that nobody has come to for long are deleted, if the settings say so.

One of the servers on a database looks from time to time. It deletes them one by one, with pauses,
so that nobody who plays is kept waiting.
"""

from __future__ import annotations

import asyncio
import logging
from contextlib import suppress
from functools import partial
from typing import Final

from sqlalchemy import Connection

from tabularium.server import common, due, metrics
from tabularium.server.appending import Taken
from tabularium.server.deleting import Limits, abandoned, delete_table
from tabularium.server.errors import NotStored
from tabularium.server.notices import Anew, tell
from tabularium.server.tables import Tables

LOG = logging.getLogger("tabularium.server")
FIRST: Final = 30.0  # seconds after the start of a server
ROUND: Final = 600.0  # seconds between two looks, whoever takes them
PAUSE: Final = 0.05  # seconds between two tables
FOUND: Final = 200  # tables that are found at once


class Expiry:
    """Looks for abandoned tables."""

    def __init__(self, tables: Tables) -> None:
        self._tables = tables
        self._limits = Limits.of(tables.settings)
        self._work = asyncio.create_task(self._run()) if self._limits else None

    async def close(self) -> None:
        """Look no more."""
        if self._work is not None:
            self._work.cancel()
            await asyncio.gather(self._work, return_exceptions=True)

    async def _run(self) -> None:
        await asyncio.sleep(FIRST)
        while True:
            # if the database fails, it is tried again
            with suppress(NotStored, Taken):
                if await self._tables.database.do(self._ours):
                    await self._look()
            await asyncio.sleep(ROUND)

    def _ours(self, connection: Connection) -> bool:
        """Whether nobody has looked lately; then we do."""
        now = due.clock(connection)
        before = common.said(connection, common.EXPIRED)
        if before is not None and abs(now - float(before)) < ROUND:
            return False
        due.forget(connection)
        return common.say_instead(connection, common.EXPIRED, before, str(now))

    async def _look(self) -> None:
        database = self._tables.database
        gone = True
        while gone:
            gone = False
            for name in await database.ask(self._some):
                if await database.do(partial(self._expire, table=name)):
                    gone = True
                    LOG.info("table %s: nobody has come for long, it is deleted", name)
                    metrics.expired()
                    await self._tables.look_again(name)
                await asyncio.sleep(PAUSE)

    def _some(self, connection: Connection) -> list[str]:
        return abandoned(connection, due.clock(connection), self._limits, FOUND)

    def _expire(self, connection: Connection, table: str) -> bool:
        """Delete a table, unless somebody has come meanwhile."""
        still = self._limits.abandoned(due.clock(connection))
        gone = delete_table(connection, table, still)
        if gone:
            tell(connection, Anew(table))
        return gone
