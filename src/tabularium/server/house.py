"""What one process needs to serve tables, or to think for them: put together, and taken apart."""

from __future__ import annotations

import asyncio
import secrets
from types import TracebackType

from tabularium.server.clerks import Clerks
from tabularium.server.common import NEWS
from tabularium.server.database import Database
from tabularium.server.driver import Driver
from tabularium.server.expiry import Expiry
from tabularium.server.notices import LISTENING, Anew, Asked, Changed, Listener, Notice
from tabularium.server.presence import Presence, quietly
from tabularium.server.settings import Settings
from tabularium.server.tables import Tables
from tabularium.server.thinkers import Thinkers


class House:
    """The tables of a database as one process sees them, with bots that move if it has thinkers."""

    def __init__(
        self, database: Database, settings: Settings, thinkers: Thinkers | None = None
    ) -> None:
        self._me = secrets.token_hex(8)
        self._thinkers = thinkers or Thinkers(settings)
        self._listener: Listener | None = None
        self._driver: Driver | None = None
        self._news: asyncio.Task[None] | None = None
        self.tables: Tables = Tables(database, settings)
        self.clerks: Clerks = Clerks(settings)

    async def __aenter__(self) -> House:
        self.secret: str = await self.tables.database.secret()
        self.presence: Presence = Presence(self.tables, self._me)
        if self._thinkers.count:
            self._driver = Driver(self.tables, self._thinkers, self._me)
        self._expiry = Expiry(self.tables)
        database = self.tables.database
        if database.shared:
            loop = asyncio.get_running_loop()

            def heard(notice: Notice) -> None:
                loop.call_soon_threadsafe(self._hear, notice)

            def missed() -> None:
                loop.call_soon_threadsafe(self._catch_up)

            self._listener = Listener(database.engine.url, heard, missed)
        else:
            self._news = asyncio.create_task(self._look_for_news(await database.word(NEWS)))
        return self

    async def __aexit__(
        self,
        kind: type[BaseException] | None,
        problem: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        if self._listener is not None:
            await asyncio.to_thread(self._listener.stop)
        if self._news is not None:
            self._news.cancel()
            await asyncio.gather(self._news, return_exceptions=True)
        await self._expiry.close()
        if self._driver is not None:
            await self._driver.close()
        await self.presence.close()
        await self.tables.close()
        await self._thinkers.close()
        await self.clerks.close()

    def _hear(self, notice: Notice) -> None:
        if isinstance(notice, Changed):
            self.tables.task(self.tables.heard(notice.table, notice.version))
            if self._driver is not None:
                self._driver.wake()
        elif isinstance(notice, Anew):
            self.tables.task(self.tables.look_again(notice.table))
        elif isinstance(notice, Asked):
            self.tables.task(self.presence.asked())
        else:
            self.tables.task(self.presence.heard(notice))

    def _catch_up(self) -> None:
        """Notices may have been missed: all that is in use is looked at, and all servers are asked
        who is there."""
        self.tables.task(self.tables.look_again())
        self.tables.task(self.presence.ask())
        if self._driver is not None:
            self._driver.wake()

    async def _look_for_news(self, known: str | None) -> None:
        """A database in a file: its owner may have changed something beside us."""
        while True:
            await asyncio.sleep(LISTENING)
            news = await quietly(self.tables.database.word(NEWS))
            if news not in (None, known):
                known = news
                await self.tables.look_again()
