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
from tabularium.server.appending import Due, Taken
from tabularium.server.commands import Command
from tabularium.server.common import CLOSED
from tabularium.server.database import Database
from tabularium.server.entries import ASIDE, MOVE, SET, Entry
from tabularium.server.errors import HouseClosed, NoSuchTable, NotStored, Stale, TooMany
from tabularium.server.patience import too_slow
from tabularium.server.settings import Settings
from tabularium.server.start import Opening
from tabularium.server.steps import Steps
from tabularium.server.table import ServedTable
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
        self.steps: Steps = Steps()

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
            if table.gone:
                raise NoSuchTable("server-error-no-table")
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
            turn = Due(0.0 if bot else None, people, made.to_move < 0)
            await self.database.create(keys, start, owner, turn)
        except Taken:
            return
        LOG.info("table %s: %s", keys.table, made.game)
        if bot:
            self.bots_due()

    async def check_open(self) -> None:
        """HouseClosed when no new tables are taken."""
        if await self.database.word(CLOSED) is not None:
            raise HouseClosed("server-error-closed")

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

    async def change(
        self, table: ServedTable, command: Command, tokens: Sequence[str] | None = None
    ) -> None:
        """Fulfil a command, or say why not. Whoever asked may go away meanwhile.

        ``tokens`` are those of the person who asks; None: a bot's.
        """
        await asyncio.shield(self.task(self._change(table, command, tokens)))

    async def _change(
        self, table: ServedTable, command: Command, tokens: Sequence[str] | None
    ) -> None:
        for _ in range(TRIES):
            async with self._alone(table):
                if table.doubtful or (command.version or 0) > table.version:
                    await self._catch_up(table)
                if tokens is not None:  # another server may have heard that they open nothing more
                    table.check_open(command.seat, table.opened(tokens))
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
        bot = entry.kind not in ASIDE and table.due_after(entry)
        due = None  # what is said meanwhile disturbs no bot
        if entry.kind not in ASIDE:
            after = self.settings.pause if bot else None
            due = Due(after, table.people_after(entry), table.over_after(entry))
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
        """Take over what other servers have stored, or the owner of the house has changed."""
        if not table.doubtful:
            edition, version = await self.database.standing(table.name) or (None, 0)
            if edition == table.edition and version <= table.version:
                return
        with suppress(NoSuchTable):  # whoever uses it is told
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
        with suppress(NoSuchTable):
            try:
                async with self._alone(table):
                    if version > table.version:
                        await self._catch_up(table)
            except NotStored:
                table.doubtful = True  # it is read before long

    async def look_again(self, name: str = "") -> None:
        """More than entries may have changed of a table, or of any."""
        for one in [name] if name else [*self._tables, *self._loading]:
            loading = self._loading.get(one)
            if loading is not None:  # it may have been read before the change
                with suppress(Exception):
                    await asyncio.shield(loading)
            table = self._tables.get(one)
            if table is None:
                continue
            if self.database.shared and not (name or table.listeners):
                table.doubtful = True  # it is looked at when it is used
            else:
                await self.follow(table)

    async def _catch_up(self, table: ServedTable) -> None:
        """Read what the database knows and we do not; NoSuchTable when it knows none any more."""
        since = await self.database.since(table.name, table.version)
        if since is None:
            self._deleted(table)
            table.check_there()
        elif since.edition != table.edition:
            await self._read_again(table)
        else:
            await self.steps.do(table.catching_up(since.entries))
        table.doubtful = False

    async def _read_again(self, table: ServedTable) -> None:
        """Something else than new entries has changed: nothing that we know may hold."""
        stored = await self.database.load(table.name)
        if stored is None:
            self._deleted(table)
            table.check_there()
            return
        table.take_over(await self.steps.do(ServedTable.read(table.name, stored)))

    def _deleted(self, table: ServedTable) -> None:
        """A table has been deleted: everybody there is told."""
        if self._tables.get(table.name) is table:
            del self._tables[table.name]
            self._unused.pop(table.name, None)
            metrics.tables_in_memory(len(self._tables))
        table.gone = True
        table.changed()

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
