"""Bots think in processes of their own, with a time limit; the event loop never waits for them."""

from __future__ import annotations

import asyncio
import logging
import secrets
import sys
from collections.abc import Sequence

import msgspec

from tabularium.server.settings import Settings
from tabularium.server.table import ServedTable
from tabularium.server.thinker import Job, Thought

LOG = logging.getLogger("tabularium.server")
COMMAND = (sys.executable, "-m", "tabularium.server.thinker")
SIMPLER = "greedy"  # who decides for a bot that fails; after that, chance
BEGIN = 60.0  # seconds a process may take to start
LINE = 4 * 1024 * 1024


class Failed(Exception):
    """A bot was too slow or broke down."""


class Thinker:
    """One process. It starts with its first job, and anew after it had to be stopped."""

    def __init__(self, command: Sequence[str]) -> None:
        self._command = command
        self._process: asyncio.subprocess.Process | None = None
        self.last: str = ""  # the table it thought about last

    async def think(self, job: Job, limit: float) -> Thought:
        """What a bot decides; Failed when that takes too long or goes wrong."""
        self.last = job.table
        try:
            process = await self._running()
            assert process.stdin is not None and process.stdout is not None
            process.stdin.write(msgspec.json.encode(job) + b"\n")
            line = await asyncio.wait_for(process.stdout.readline(), limit)
            thought = msgspec.json.decode(line, type=Thought)
        except TimeoutError:
            await self.stop()
            raise Failed("too slow") from None
        except (OSError, msgspec.MsgspecError, ValueError):
            await self.stop()
            raise Failed("broken") from None
        except asyncio.CancelledError:
            # its answer would be taken for the next one's
            await self.stop()
            raise
        if thought.error:
            raise Failed(thought.error)
        return thought

    async def _running(self) -> asyncio.subprocess.Process:
        if self._process is None:
            pipe = asyncio.subprocess.PIPE
            self._process = await asyncio.create_subprocess_exec(
                *self._command,
                stdin=pipe,
                stdout=pipe,
                stderr=asyncio.subprocess.DEVNULL,
                limit=LINE,
            )
            assert self._process.stdout is not None
            await asyncio.wait_for(self._process.stdout.readline(), BEGIN)
        return self._process

    async def stop(self) -> None:
        """End the process."""
        process, self._process = self._process, None
        if process is None:
            return
        try:
            process.kill()
        except ProcessLookupError:
            pass
        assert process.stdin is not None and process.stdout is not None
        process.stdin.close()
        await process.stdout.read()
        await process.wait()


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
            try:
                thought = await self._think(job)
            except Failed as problem:
                LOG.warning("table %s: %s on seat %d: %s", table.name, bot, seat, problem)
                continue
            if 0 <= thought.option < options:
                return thought
            LOG.warning("table %s: %s on seat %d took no option", table.name, bot, seat)
        return Thought(secrets.randbelow(options))

    async def _think(self, job: Job) -> Thought:
        async with self._room:
            # whoever thought about the table last knows its game
            thinker = next((one for one in self._free if one.last == job.table), self._free[0])
            self._free.remove(thinker)
            try:
                return await thinker.think(job, self._limit)
            finally:
                self._free.append(thinker)

    async def close(self) -> None:
        """End all processes."""
        for thinker in self._all:
            await thinker.stop()
