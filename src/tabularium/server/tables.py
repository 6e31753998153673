"""The tables in memory, and the one way to change them: validate, append, apply, publish."""

from __future__ import annotations

import asyncio
import logging
import time
from collections import OrderedDict
from collections.abc import AsyncIterator, Callable, Coroutine, Sequence
from contextlib import asynccontextmanager, suppress
from typing import Any, Final

from tabularium.bots import Candidate
from tabularium.server import metrics
from tabularium.server.commands import Command
from tabularium.server.database import Database, Due, Taken
from tabularium.server.entries import MOVE, SET, Entry
from tabularium.server.errors import NoSuchTable, NotStored, Stale
from tabularium.server.patience import too_slow
from tabularium.server.settings import Settings
from tabularium.server.start import Opening
from tabularium.server.table import TALK, ServedTable
from tabularium.server.tokens import Keys

LOG = logging.getLogger("tabularium.server")
TRIES: Final = 5  # a change that other servers were quicker than, every time
READ: Final = 200  # entries that are taken over at a time: other requests come between


class Tables:
    """Finds tables, rebuilds them from their entries, and changes them.

    Other servers may do so as well: what the database holds is the truth, and a version can be
    stored only once.
    """

    def __init__(self, database: Database, settings: Settings) -> None:
        self.database = database
        self.settings = settings
        self.bots_due: Callable[[], None] = lambda: None  # called when bots may have to move
        self._tables: OrderedDict[str, ServedTable] = OrderedDict()
        self._loading: dict[str, asyncio.Task[ServedTable]] = {}
        self._tasks: set[asyncio.Task[Any]] = set()

    # finding ----------------------------------------------------------------------------------

    @asynccontextmanager
    async def use(self, name: str, fresh: bool = False) -> AsyncIterator[ServedTable]:
        """A table that stays in memory meanwhile; NoSuchTable when there is none.

        ``fresh``: as it is in the database now, whoever has changed it.
        """
        table = await self._find(name)
        table.users += 1
        try:
            if fresh and self.database.shared:
                # without an answer nobody can have changed it: what we know is shown
                with suppress(NotStored):
                    await self.refresh(table)
            yield table
        finally:
            table.users -= 1
            self._forget_idle()

    def known(self, name: str) -> ServedTable | None:
        """A table, if it is in memory."""
        return self._tables.get(name)

    @property
    def in_memory(self) -> list[ServedTable]:
        """All tables that are in memory."""
        return list(self._tables.values())

    async def _find(self, name: str) -> ServedTable:
        table = self._tables.get(name)
        if table is None:
            loading = self._loading.get(name)
            if loading is None:
                loading = self.task(self._load(name))
                self._loading[name] = loading
            table = await asyncio.shield(loading)
        if name in self._tables:
            self._tables.move_to_end(name)
        return table

    async def _load(self, name: str) -> ServedTable:
        try:
            stored = await self.database.load(name)
            if stored is None:
                raise NoSuchTable("server-error-no-table")
            # a long game takes a while to be played again
            table = await asyncio.to_thread(ServedTable, name, stored)
            self._tables[name] = table
            metrics.tables_in_memory(len(self._tables))
            return table
        finally:
            del self._loading[name]

    def _forget_idle(self) -> None:
        surplus = len(self._tables) - self.settings.tables
        if surplus <= 0:
            return
        idle = [name for name, table in self._tables.items() if table.idle]
        for name in idle[:surplus]:
            del self._tables[name]
        metrics.tables_in_memory(len(self._tables))

    # changing ---------------------------------------------------------------------------------

    async def create(self, keys: Keys, made: Opening, owner: str) -> None:
        """Make a table; one of that name that is there already stays as it is."""
        start = made.start
        people = sum([seat.present for seat in start.seats])
        bot = made.to_move >= 0 and not start.seats[made.to_move].present
        try:
            await self.database.create(keys, start, owner, Due(0.0 if bot else None, people))
        except Taken:
            return
        LOG.info("table %s: %s", keys.table, made.game)
        if bot:
            self.bots_due()

    async def change(self, table: ServedTable, command: Command) -> None:
        """Fulfil a command, or say why not. Whoever asked may go away meanwhile."""
        await asyncio.shield(self.task(self._change(table, command)))

    @asynccontextmanager
    async def _alone(self, table: ServedTable) -> AsyncIterator[None]:
        """Nobody else changes a table meanwhile; NotStored when others wait for the database."""
        try:
            async with asyncio.timeout(self.database.patience):
                await table.lock.acquire()
        except TimeoutError:
            raise too_slow() from None
        try:
            yield
        finally:
            table.lock.release()

    async def _change(self, table: ServedTable, command: Command) -> None:
        async with self._alone(table):
            for _ in range(TRIES):
                if table.doubtful or (command.version or 0) > table.version:
                    await self._catch_up(table)
                if command.fulfilled(table):
                    return
                if command.stale(table):
                    break
                table.check_played(command.kinds)
                if command.first is not None:
                    await command.first(table)
                kind, body = command.draft(table)
                entry = Entry(
                    version=table.version + 1,
                    kind=kind,
                    seat=command.seat,
                    body=body,
                    request=command.request,
                    at=time.time(),
                )
                if await self._append(table, entry, command.weighed):
                    return
            raise Stale("server-error-stale", given=command.version, version=table.version)

    async def _append(self, table: ServedTable, entry: Entry, weighed: Sequence[Candidate]) -> bool:
        """Store an entry and take it over; False when another server has stored one before."""
        bot = entry.kind not in TALK and table.due_after(entry)
        due = None  # what is said meanwhile disturbs no bot
        if entry.kind not in TALK:
            due = Due(self.settings.pause if bot else None, table.people_after(entry))
        try:
            await self.database.append(table.name, entry, due, weighed)
        except Taken:
            table.doubtful = True
            return False
        except NotStored:
            # it may be stored all the same, if the answer was lost
            table.doubtful = True
            raise
        table.apply(entry)
        if entry.kind in (MOVE, SET):
            metrics.moved(bot=entry.request is None)
        if bot:
            self.bots_due()
        return True

    # what other servers have done ---------------------------------------------------------------

    async def refresh(self, table: ServedTable) -> None:
        """Take over what other servers have stored."""
        if table.doubtful or await self.database.version(table.name) > table.version:
            async with self._alone(table):
                await self._catch_up(table)

    async def follow(self, table: ServedTable) -> None:
        """The same for those who look on; where the database fails, before long again."""
        try:
            await self.refresh(table)
        except NotStored:
            table.doubtful = True

    async def heard(self, name: str, version: int) -> None:
        """Another server says that a table has come to a version, or perhaps we ourselves did."""
        table = self._tables.get(name)
        if table is None or version <= table.version:
            return
        try:
            async with self._alone(table):
                if version > table.version:
                    await self._catch_up(table)
        except NotStored:
            table.doubtful = True  # it is read before long

    async def _catch_up(self, table: ServedTable) -> None:
        """Read what the database knows and we do not."""
        for number, entry in enumerate(await self.database.entries(table.name, table.version)):
            table.apply(entry)
            if number % READ == READ - 1:
                await asyncio.sleep(0)
        table.doubtful = False

    # tasks ------------------------------------------------------------------------------------

    def task(self, work: Coroutine[Any, Any, Any]) -> asyncio.Task[Any]:
        """Something that is finished before the server stops."""
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._done)
        return task

    def _done(self, task: asyncio.Task[Any]) -> None:
        self._tasks.discard(task)
        if not task.cancelled():
            task.exception()  # whoever waits for it is told; nobody may be left

    async def close(self) -> None:
        """Finish the changes under way."""
        await asyncio.gather(*self._tasks, return_exceptions=True)
