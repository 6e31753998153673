"""A process that is sent a line and answers with a line, and is ended when that takes too long."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping, Sequence
from typing import Final

BEGIN: Final = 60.0  # seconds a process may take to start
LINE: Final = 64 * 1024 * 1024  # bytes of an answer


class Failed(Exception):
    """The process was too slow or broke down."""


class Worker:
    """One process. It starts with what it is asked first, and anew after it had to be stopped."""

    def __init__(
        self, command: Sequence[str], environment: Mapping[str, str] | None = None
    ) -> None:
        self._command = command
        self._environment = environment
        self._process: asyncio.subprocess.Process | None = None
        self.last: str = ""  # the table it was asked about last: it may remember it

    async def ask(self, table: str, line: bytes, limit: float) -> bytes:
        """The answer to a line about a table; Failed when it takes too long or goes wrong."""
        self.last = table
        try:
            process = await self._running()
            assert process.stdin is not None and process.stdout is not None
            process.stdin.write(line + b"\n")
            answer = await asyncio.wait_for(process.stdout.readline(), limit)
        except TimeoutError:
            await self.stop()
            raise Failed("too slow") from None
        except (OSError, ValueError):
            await self.stop()
            raise Failed("broken") from None
        except asyncio.CancelledError:
            # its answer would be taken for the next one's
            await self.stop()
            raise
        if not answer.endswith(b"\n"):
            await self.stop()
            raise Failed("broken")
        return answer

    async def _running(self) -> asyncio.subprocess.Process:
        if self._process is None:
            pipe = asyncio.subprocess.PIPE
            self._process = await asyncio.create_subprocess_exec(
                *self._command,
                stdin=pipe,
                stdout=pipe,
                stderr=asyncio.subprocess.DEVNULL,
                env=self._environment,
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
