"""Who is there, at this server and at the others on the database; what waits is told to them."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Coroutine
from typing import Any, Final

from tabularium.server.errors import NotStored
from tabularium.server.notices import Asked, Changed, Here
from tabularium.server.steps import Work
from tabularium.server.table import ServedTable
from tabularium.server.tables import Tables

SAY: Final = 10.0  # seconds between telling who is there
TOGETHER: Final = 0.2  # seconds in which others may ask the same
BELIEVED: Final = 25.0  # seconds for which another server is believed
NOTED: Final = 3600.0  # seconds between noting that somebody looks at a table, else
LOOK: Final = 2.0  # seconds between looking how long the line is
LONG: Final = 1.0  # seconds after which people want to know why nothing happens


class Presence:
    """Tells the database which tables are watched, and other servers by whom."""

    def __init__(self, tables: Tables, me: str) -> None:
        self._tables = tables
        self._me = me
        self._asked: bool = False  # it is going to be said who is here
        self._work = [asyncio.create_task(self._say_again()), asyncio.create_task(self._look())]

    def changed(self, table: ServedTable) -> None:
        """Somebody has come to a table, or gone."""
        self._tables.task(self._tell(table))

    def looked(self, table: ServedTable) -> None:
        """Somebody has looked at a table: it is not abandoned, and bots that play only for
        themselves go on."""
        now = time.monotonic()
        if now > table.looked_at + (NOTED if table.bot_to_move() is None else SAY):
            table.looked_at = now
            self._tables.task(self._watch(table))

    async def heard(self, here: Here) -> None:
        """Another server tells who is at a table."""
        table = self._tables.known(here.table)
        if table is None or here.server == self._me:
            return
        before = table.connected
        table.elsewhere[here.server] = (frozenset(here.seats), time.monotonic() + BELIEVED)
        if table.connected != before:
            table.changed()

    async def _tell(self, table: ServedTable) -> None:
        if table.listeners:
            await self._watch(table)
        await self._say_who(table)

    async def _watch(self, table: ServedTable) -> None:
        await quietly(self._tables.database.watch([table.name]))
        if table.bot_to_move() is not None:
            self._tables.bots_due()
            await quietly(self._tables.database.tell(Changed(table.name, table.version)))

    async def _say_who(self, table: ServedTable) -> None:
        if self._tables.database.shared:
            here = Here(self._me, table.name, sorted(table.connected_here))
            await quietly(self._tables.database.tell(here))

    async def ask(self) -> None:
        """Have all servers say who is there, this one, too."""
        await quietly(self._tables.database.tell(Asked(self._me)))

    async def asked(self) -> None:
        """Say it; where several servers begin at once they are told together."""
        if not self._asked:
            self._asked = True
            await asyncio.sleep(TOGETHER)
            self._asked = False
            await self._say()

    async def _say(self) -> None:
        """Tell the others who is here, wherever somebody is."""
        watched = [table for table in self._tables.in_memory if table.listeners]
        if watched:
            await quietly(self._tables.database.watch([table.name for table in watched]))
        for table in watched:
            await self._say_who(table)

    async def _say_again(self) -> None:
        while True:
            await asyncio.sleep(SAY)
            await self._tables.steps.do(self._forget_absent())
            await self._say()

    def _forget_absent(self) -> Work[None]:
        for table in self._tables.in_memory:
            if table.forget_absent(time.monotonic()):
                table.changed()
            yield

    async def _look(self) -> None:
        """Where a bot keeps people waiting they are told how many tables come first."""
        while True:
            await asyncio.sleep(LOOK)
            for table in self._tables.in_memory:
                if table.doubtful and table.listeners:
                    await self._tables.follow(table)
            for table in await self._tables.steps.do(self._waiting()):
                line = await quietly(self._tables.database.ahead(table.name))
                if line != table.line:
                    table.line = line
                    table.changed()

    def _waiting(self) -> Work[list[ServedTable]]:
        """The tables at which somebody has waited for a bot for long; nobody waits at others."""
        found = []
        for table in self._tables.in_memory:
            waits = table.listeners and table.bot_to_move() is not None
            if waits and time.time() - table.ledger.at > LONG + self._tables.settings.pause:
                found.append(table)
            elif table.line is not None:
                table.line = None
                table.changed()
            yield
        return found

    async def close(self) -> None:
        """Tell no more."""
        for task in self._work:
            task.cancel()
        await asyncio.gather(*self._work, return_exceptions=True)


async def quietly(work: Coroutine[Any, Any, Any]) -> Any:
    """Something that is done again before long; nothing, if the database fails."""
    try:
        return await work
    except NotStored:
        return None
