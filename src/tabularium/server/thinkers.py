"""Bots think in processes of their own, with a time limit; the event loop never waits for them."""

from __future__ import annotations

import asyncio
import logging
import secrets
import sys
import time
from collections.abc import Sequence

import msgspec

from tabularium.server import metrics
from tabularium.server.settings import Settings
from tabularium.server.table import ServedTable
from tabularium.server.thinker import Job, Thought
from tabularium.server.worker import Failed, Worker

LOG = logging.getLogger("tabularium.server")
COMMAND = (sys.executable, "-m", "tabularium.server.thinker")
SIMPLER = "greedy"  # who decides for a bot that fails; after that, chance


class Thinker:
    """One process in which bots think."""

    def __init__(self, command: Sequence[str]) -> None:
        self.worker: Worker = Worker(command)

    async def think(self, job: Job, limit: float) -> Thought:
        """What a bot decides; Failed when that takes too long or goes wrong."""
        line = await self.worker.ask(job.table, msgspec.json.encode(job), limit)
        try:
            thought = msgspec.json.decode(line, type=Thought)
        except msgspec.MsgspecError:
            await self.worker.stop()
            raise Failed("broken") from None
        if thought.error:
            raise Failed(thought.error)
        return thought


class Thinkers:
    """A few processes for the bots of all tables."""

    def __init__(self, settings: Settings, command: Sequence[str] = COMMAND) -> None:
        self.count: int = settings.thinkers
        self._limit = settings.think
        self._all = [Thinker(command) for _ in range(settings.thinkers)]
        self._free = list(self._all)
        self._room = asyncio.Semaphore(settings.thinkers)

    async def choose(self, table: ServedTable, seat: int) -> Thought:
        """What the bot on a seat does; whatever goes wrong, something is done."""
        game = table.board.game
        options = game.n_options
        moves = list(game.moves)  # of the question; the game may go on meanwhile
        name = table.ledger.seats[seat].player
        for bot in dict.fromkeys((name, SIMPLER)):
            job = Job(
                table=table.name,
                start=table.start,
                moves=moves,
                seat=seat,
                bot=bot,
                seed=secrets.randbits(48),
            )
            began = time.monotonic()
            try:
                thought = await self._think(job)
            except Failed as problem:
                metrics.thought(bot, time.monotonic() - began, failed=True)
                LOG.warning("table %s: %s on seat %d: %s", table.name, bot, seat, problem)
                continue
            metrics.thought(bot, time.monotonic() - began)
            if 0 <= thought.option < options:
                return thought
            LOG.warning("table %s: %s on seat %d took no option", table.name, bot, seat)
        return Thought(secrets.randbelow(options))

    async def _think(self, job: Job) -> Thought:
        async with self._room:
            # whoever thought about the table last knows its game
            thinker = next(
                (one for one in self._free if one.worker.last == job.table), self._free[0]
            )
            self._free.remove(thinker)
            try:
                return await thinker.think(job, self._limit)
            finally:
                self._free.append(thinker)

    async def close(self) -> None:
        """End all processes."""
        for thinker in self._all:
            await thinker.worker.stop()
