"""The tables in memory, and the one way to change them: validate, append, apply, publish."""

from __future__ import annotations

import asyncio
import logging
import time
from collections import OrderedDict
from collections.abc import AsyncIterator, Callable, Coroutine, Sequence
from contextlib import asynccontextmanager, suppress
from itertools import islice
from typing import Any, Final

from tabularium.bots import Candidate
from tabularium.server import metrics
from tabularium.server.commands import Command
from tabularium.server.database import Database, Due, Taken
from tabularium.server.entries import MOVE, SET, Entry
from tabularium.server.errors import NoSuchTable, NotStored, Stale, TooMany
from tabularium.server.settings import Settings
from tabularium.server.start import Opening
from tabularium.server.steps import Steps
from tabularium.server.table import TALK, ServedTable
from tabularium.server.tokens import Keys

LOG = logging.getLogger("tabularium.server")
TRIES: Final = 5  # a change that other servers were quicker than, every time


class Tables:
    """Finds tables, rebuilds them from their entries, and changes them.

    Other servers may do so as well: what the database holds is the truth, and a version can be
    stored only once.
    """

    def __init__(self, database: Database, settings: Settings) -> None:
        self.database = database
        self.settings = settings
        self.bots_due: Callable[[], None] = lambda: None  # called when bots may have to move
        self._tables: dict[str, ServedTable] = {}
        self._unused: OrderedDict[str, ServedTable] = OrderedDict()  # the longest unused first
        self._loading: dict[str, asyncio.Task[None]] = {}
        self._tasks: set[asyncio.Task[Any]] = set()
        self.steps = Steps()

    # finding ----------------------------------------------------------------------------------

    @asynccontextmanager
    async def use(
        self, name: str, fresh: bool = False, pay: Callable[[int], None] = lambda moves: None
    ) -> AsyncIterator[ServedTable]:
        """A table that stays in memory meanwhile; NoSuchTable when there is none.

        ``fresh``: as it is in the database now, whoever has changed it. ``pay`` is told how many
        moves have to be made again, if the table is not in memory yet, and may refuse.
        """
        table = await self._find(name, pay)
        table.users += 1
        self._unused.pop(name, None)
        try:
            if fresh and self.database.shared:
                # without an answer nobody can have changed it: what we know is shown
                with suppress(NotStored):
                    await self.refresh(table)
            yield table
        finally:
            table.users -= 1
            self._let_go(name)
            self._forget_idle()

    def known(self, name: str) -> ServedTable | None:
        """A table, if it is in memory."""
        return self._tables.get(name)

    @property
    def in_memory(self) -> list[ServedTable]:
        """All tables that are in memory."""
        return list(self._tables.values())

    async def _find(self, name: str, pay: Callable[[int], None]) -> ServedTable:
        while (table := self._tables.get(name)) is None:
            loading = self._loading.get(name)
            ours = loading is None
            if loading is None:
                loading = self.task(self._load(name, pay))
                self._loading[name] = loading
            try:
                await asyncio.shield(loading)
            except TooMany:
                if ours:
                    raise
                # whoever came first could not pay for it; perhaps we can
            except asyncio.CancelledError:
                loading.add_done_callback(lambda _: self._let_go(name))
                raise
        return table

    def _let_go(self, name: str) -> None:
        """A table may be forgotten, if nobody uses it."""
        table = self._tables.get(name)
        if table is not None and not table.users:
            self._unused[name] = table

    async def _load(self, name: str, pay: Callable[[int], None]) -> None:
        try:
            stored = await self.database.load(name)
            if stored is None:
                raise NoSuchTable("server-error-no-table")
            pay(stored.start.moves + len(stored.entries))
            table = await self.steps.do(ServedTable.read(name, stored))
            self._tables[name] = table
            metrics.tables_in_memory(len(self._tables))
        finally:
            del self._loading[name]

    def _forget_idle(self) -> None:
        surplus = len(self._tables) - self.settings.tables
        if surplus <= 0:
            return
        for name in list(islice(self._unused, surplus)):
            table = self._unused.pop(name)
            if table.idle:
                del self._tables[name]
            else:
                self._unused[name] = table  # whoever changes it has gone, but it is not done yet
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

    async def _change(self, table: ServedTable, command: Command) -> None:
        for _ in range(TRIES):
            async with table.lock:
                if table.doubtful or (command.version or 0) > table.version:
                    await self._catch_up(table)
                if command.fulfilled(table):
                    return
                if command.stale(table):
                    break
                table.check_played(command.kinds)
                missing = command.first(table) if command.first is not None else None
                if missing is None:
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
            if missing is not None:
                await missing
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
            async with table.lock:
                await self._catch_up(table)

    async def refresh_all(self) -> None:
        """The same of all at which somebody is; others are refreshed when they are used."""
        for table in self.in_memory:
            if table.listeners:
                with suppress(NotStored):
                    await self.refresh(table)

    async def heard(self, name: str, version: int) -> None:
        """Another server says that a table has come to a version, or perhaps we ourselves did."""
        table = self._tables.get(name)
        if table is None or version <= table.version:
            return
        async with table.lock:
            if version > table.version:
                await self._catch_up(table)

    async def _catch_up(self, table: ServedTable) -> None:
        """Read what the database knows and we do not."""
        entries = await self.database.entries(table.name, table.version)
        await self.steps.do(table.catching_up(entries))
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
