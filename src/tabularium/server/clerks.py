"""Who runs errands: a few processes, which take turns between those who wait."""

from __future__ import annotations

import asyncio
import logging
import os
import sys
from collections import OrderedDict, deque
from collections.abc import Sequence
from typing import Final

import msgspec

from tabularium.server.errands import Errand, Reply
from tabularium.server.errors import TooMany
from tabularium.server.settings import Settings
from tabularium.server.worker import Failed, Worker

LOG = logging.getLogger("tabularium.server")
COMMAND: Final = (sys.executable, "-m", "tabularium.server.clerk")
WAITING: Final = 8  # errands of one owner that may wait
SOON: Final = 5  # seconds after which whoever is refused may come again


class Clerks:
    """A few processes for all long work, however it is asked for."""

    def __init__(self, settings: Settings, command: Sequence[str] = COMMAND) -> None:
        self._limit = settings.errand
        environment = {**os.environ, "TABULARIUM_CLERK_DB": settings.db}
        self._all = [Worker(command, environment) for _ in range(settings.clerks)]
        self._free = list(self._all)
        # those who wait, by owner; whoever was served last waits behind all others
        self._waiting: OrderedDict[str, deque[asyncio.Future[Worker]]] = OrderedDict()

    async def run(self, owner: str, errand: Errand) -> Reply:
        """What comes of an errand; TooMany where its owner has too many already."""
        worker = await self._turn(owner, errand.table)
        try:
            line = await worker.ask(errand.table, msgspec.json.encode(errand), self._limit)
            reply = msgspec.json.decode(line, type=Reply)
        except (Failed, msgspec.MsgspecError) as problem:
            LOG.warning("an errand failed (%s): %s", type(errand).__name__, problem)
            raise TooMany("server-error-errand", seconds=SOON) from None
        finally:
            self._free.append(worker)
            self._next()
        if reply.fault:
            LOG.error("%s", reply.fault)
        return reply

    async def _turn(self, owner: str, table: str) -> Worker:
        """A process, when it is this owner's turn."""
        queue = self._waiting.setdefault(owner, deque())
        if len(queue) >= WAITING:
            raise TooMany("server-error-too-many", seconds=SOON)
        turn: asyncio.Future[Worker] = asyncio.get_running_loop().create_future()
        queue.append(turn)
        self._next()
        try:
            return await turn
        except asyncio.CancelledError:
            if turn.done() and not turn.cancelled():
                self._free.append(turn.result())
                self._next()
            raise

    def _next(self) -> None:
        while self._free and self._waiting:
            owner, queue = self._waiting.popitem(last=False)
            while queue:
                turn = queue.popleft()
                if not turn.done():  # else whoever asked has gone
                    turn.set_result(self._free.pop())
                    break
            if queue:
                self._waiting[owner] = queue

    async def close(self) -> None:
        """End all processes."""
        for worker in self._all:
            await worker.stop()
