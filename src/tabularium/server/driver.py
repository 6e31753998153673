"""Lets bots move, at whatever table comes next: see ``due.py`` for who that is."""

from __future__ import annotations

import asyncio
import logging
import time
from typing import Final

from tabularium.kernel.errors import TabulariumError
from tabularium.server import metrics
from tabularium.server.commands import bot_move
from tabularium.server.errors import NoSuchTable, NotPossible, NotStored, Stale
from tabularium.server.faults import place_of
from tabularium.server.table import ServedTable
from tabularium.server.tables import Tables
from tabularium.server.thinkers import Thinkers

LOG = logging.getLogger("tabularium.server")
LOOK: Final = 1.0  # seconds after which the database is asked again, whatever was heard
SOON: Final = 0.02  # seconds, where another server is just about to take what is due
RENEW: Final = 1.5  # seconds between saying that we still think
FIRST_WAIT, LONGEST_WAIT = 0.5, 2.0  # seconds until a database that fails is asked again


class Driver:
    """Claims tables at which bots have to move, one for each thinker, and moves for them."""

    def __init__(self, tables: Tables, thinkers: Thinkers, me: str) -> None:
        self._tables = tables
        self._thinkers = thinkers
        self._me = me
        self._free = thinkers.count
        self._wake = asyncio.Event()
        self._closing = False
        self._work = [asyncio.create_task(self._run()), asyncio.create_task(self._renew())]
        self._turns: dict[asyncio.Task[None], str] = {}  # and the tables they are about
        tables.bots_due = self.wake

    def wake(self) -> None:
        """Some bot may have to move."""
        self._wake.set()

    async def close(self) -> None:
        """Think no more; whoever else serves these tables may go on at once."""
        self._closing = True
        # asyncio.wait_for may swallow a cancellation that comes together with its result
        for task in [*self._work, *self._turns]:
            task.cancel()
        await asyncio.gather(*self._work, *self._turns, return_exceptions=True)
        try:
            await self._tables.database.release(self._me)
        except NotStored:
            pass  # it ends by itself

    async def _run(self) -> None:
        wait = FIRST_WAIT
        while not self._closing:
            try:
                await self._take_what_waits()
                wait = FIRST_WAIT
            except NotStored:
                await asyncio.sleep(wait)
                wait = min(LONGEST_WAIT, 2 * wait)

    async def _take_what_waits(self) -> None:
        """Claim what there are thinkers for, then sleep until there may be more."""
        self._wake.clear()
        database = self._tables.database
        while self._free:
            name = await database.claim(self._me)
            if name is None:
                break
            self._free -= 1
            turn = asyncio.create_task(self._turn(name))
            self._turns[turn] = name
            turn.add_done_callback(self._turns.pop)
        soon = await database.next_due() if self._free else None
        soon = LOOK if soon is None else min(LOOK, max(SOON, soon))
        try:
            await asyncio.wait_for(self._wake.wait(), soon)
        except TimeoutError:
            pass

    async def _renew(self) -> None:
        while not self._closing:
            await asyncio.sleep(RENEW)
            database = self._tables.database
            try:
                if self._turns:
                    await database.renew(self._me, list(self._turns.values()))
                metrics.waiting_for_bots(await database.waiting())
            except NotStored:
                pass  # whoever takes over thinks the same again; one of us is too late

    async def _turn(self, name: str) -> None:
        """One decision of a bot."""
        try:
            async with self._tables.use(name, fresh=True) as table:
                await self._move(table)
        except (NoSuchTable, NotPossible, Stale):
            await self._release(name)  # somebody was quicker: the question is another one now
        except NotStored:
            LOG.warning("table %s: a bot's move could not be stored", name)
            await asyncio.sleep(FIRST_WAIT)
            await self._release(name)
        except TabulariumError as problem:
            LOG.warning("table %s cannot go on: %s", name, type(problem).__name__)
            await self._put_off(name)
        except Exception as error:
            LOG.error("table %s: its bots have stopped: %s", name, place_of(error))
            await self._put_off(name)
        finally:
            self._free += 1
            self.wake()

    async def _move(self, table: ServedTable) -> None:
        seat = table.bot_to_move()
        if seat is None:
            await self._put_off(table.name)
            return
        moves = table.board.game.moves
        began = time.monotonic()
        thought = await self._thinkers.choose(table, seat)
        took = time.monotonic() - began
        await self._tables.change(table, bot_move(seat, moves, thought))
        await self._tables.database.charge(table.name, took)

    async def _release(self, name: str) -> None:
        try:
            await self._tables.database.release(self._me, name)
        except NotStored:
            pass  # the lease ends by itself

    async def _put_off(self, name: str) -> None:
        try:
            await self._tables.database.put_off(self._me, name)
        except NotStored:
            pass
