"""The tables in memory, and the one way to change them: validate, append, apply, publish."""

from __future__ import annotations

import asyncio
import logging
import time
from collections import OrderedDict
from collections.abc import AsyncIterator, Coroutine, Sequence
from contextlib import asynccontextmanager
from typing import Any

from tabularium.bots import Candidate
from tabularium.kernel.errors import TabulariumError
from tabularium.server.commands import Command, bot_move
from tabularium.server.database import Database, Taken
from tabularium.server.entries import Entry
from tabularium.server.errors import NoSuchTable, NotPossible, NotStored, Stale
from tabularium.server.faults import place_of
from tabularium.server.settings import Settings
from tabularium.server.start import Start
from tabularium.server.table import ServedTable
from tabularium.server.thinkers import Thinkers
from tabularium.server.tokens import Keys

LOG = logging.getLogger("tabularium.server")
FIRST_WAIT, LONGEST_WAIT = 0.5, 10.0  # seconds until a bot tries again to have its move stored


class Tables:
    """Finds tables, rebuilds them from their entries, changes them, and lets their bots play."""

    def __init__(self, database: Database, thinkers: Thinkers, settings: Settings) -> None:
        self.database = database
        self.settings = settings
        self._thinkers = thinkers
        self._tables: OrderedDict[str, ServedTable] = OrderedDict()
        self._loading: dict[str, asyncio.Task[ServedTable]] = {}
        self._tasks: set[asyncio.Task[Any]] = set()
        self._closing = False

    # finding ----------------------------------------------------------------------------------

    @asynccontextmanager
    async def use(self, name: str) -> AsyncIterator[ServedTable]:
        """A table that stays in memory meanwhile; NoSuchTable when there is none."""
        table = await self._find(name)
        table.users += 1
        try:
            yield table
        finally:
            table.users -= 1
            self._forget_idle()

    async def _find(self, name: str) -> ServedTable:
        table = self._tables.get(name)
        if table is None:
            loading = self._loading.get(name)
            if loading is None:
                loading = self._task(self._load(name))
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
            self.drive(table)
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

    # changing ---------------------------------------------------------------------------------

    async def create(self, keys: Keys, start: Start) -> None:
        """Make a table; one of that name that is there already stays as it is."""
        table = await asyncio.to_thread(start.play)
        seat = table.to_move
        try:
            await self.database.create(keys, start, due=seat >= 0 and not start.seats[seat].present)
        except Taken:
            return
        async with self.use(keys.table):
            LOG.info("table %s: %s", keys.table, table.rules.info.id)

    async def change(self, table: ServedTable, command: Command) -> None:
        """Fulfil a command, or say why not. Whoever asked may go away meanwhile."""
        await asyncio.shield(self._task(self._change(table, command)))

    async def _change(self, table: ServedTable, command: Command) -> None:
        async with table.lock:
            if table.doubtful:
                await self._catch_up(table)
            if command.fulfilled(table):
                return
            if command.stale(table):
                raise Stale("server-error-stale", given=command.version, version=table.version)
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
            await self._append(table, entry, command.weighed)
            table.apply(entry)
        self.drive(table)

    async def _append(self, table: ServedTable, entry: Entry, weighed: Sequence[Candidate]) -> None:
        try:
            await self.database.append(table.name, entry, table.due_after(entry), weighed)
        except Taken:
            # another process serves the same table
            await self._catch_up(table)
            raise Stale(
                "server-error-stale", given=entry.version - 1, version=table.version
            ) from None
        except NotStored:
            # it may be stored all the same, if the answer was lost
            table.doubtful = True
            raise

    async def _catch_up(self, table: ServedTable) -> None:
        """Read what the database knows and we do not."""
        for entry in await self.database.entries(table.name, table.version):
            table.apply(entry)
        table.doubtful = False

    # bots -------------------------------------------------------------------------------------

    async def resume(self) -> None:
        """After a restart: the bots that have to move go on."""
        for name in await self.database.due():
            try:
                async with self.use(name):
                    pass
            except TabulariumError as problem:
                LOG.warning("table %s cannot go on: %s", name, type(problem).__name__)

    def drive(self, table: ServedTable) -> None:
        """Let the bots of a table play until a person is asked."""
        if table.driver is None and table.bot_to_move() is not None:
            table.driver = self._task(self._drive(table))

    async def _drive(self, table: ServedTable) -> None:
        wait = FIRST_WAIT
        try:
            while not self._closing and (seat := table.bot_to_move()) is not None:
                moves = table.board.game.moves
                await asyncio.sleep(self.settings.pause)
                if table.bot_to_move() != seat or table.board.game.moves != moves:
                    continue  # the same as below, before anybody has thought in vain
                thought = await self._thinkers.choose(table, seat)
                try:
                    await self._change(table, bot_move(seat, moves, thought))
                    wait = FIRST_WAIT
                except (NotPossible, Stale):
                    continue  # somebody was quicker: the question is another one now
                except NotStored:
                    LOG.warning("table %s: a bot's move could not be stored", table.name)
                    await asyncio.sleep(wait)
                    wait = min(LONGEST_WAIT, 2 * wait)
        except Exception as error:
            LOG.error("table %s: its bots have stopped: %s", table.name, place_of(error))
        finally:
            table.driver = None
            self._forget_idle()

    # tasks ------------------------------------------------------------------------------------

    def _task(self, work: Coroutine[Any, Any, Any]) -> asyncio.Task[Any]:
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._done)
        return task

    def _done(self, task: asyncio.Task[Any]) -> None:
        self._tasks.discard(task)
        if not task.cancelled():
            task.exception()  # whoever waits for it is told; nobody may be left

    async def close(self) -> None:
        """Stop the bots and finish the changes under way."""
        # asyncio.wait_for may swallow a cancellation that comes together with its result
        self._closing = True
        drivers = [table.driver for table in self._tables.values() if table.driver is not None]
        for driver in drivers:
            driver.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
