"""A process that only thinks: for the bots of all servers on a database."""

from __future__ import annotations

import asyncio
import signal
from collections.abc import Callable
from contextlib import suppress

from tabularium.server.database import Database
from tabularium.server.house import House
from tabularium.server.logs import set_up
from tabularium.server.metrics_server import metrics_at
from tabularium.server.preparing import check_shared, prepare_database
from tabularium.server.settings import Settings


def think(settings: Settings, say: Callable[[], None]) -> None:
    """Think until stopped; ``say`` is called when it has begun. CannotStart says why it cannot."""
    set_up(settings)
    check_shared(settings.db)
    prepare_database(settings.db)
    with metrics_at(settings.metrics), suppress(KeyboardInterrupt):
        asyncio.run(_think(settings, say))


async def _think(settings: Settings, say: Callable[[], None]) -> None:
    stop = asyncio.Event()
    loop = asyncio.get_running_loop()
    with suppress(NotImplementedError):  # Windows: Ctrl-C ends the loop by itself
        for number in (signal.SIGTERM, signal.SIGINT):
            loop.add_signal_handler(number, stop.set)
    database = Database(settings.db, settings.db_time)
    await database.open()
    try:
        async with House(database, settings):
            say()
            await stop.wait()
    finally:
        await database.close()
