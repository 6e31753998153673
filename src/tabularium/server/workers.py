"""Several processes that serve the same tables at one address, watched over by their parent.

Whoever dies is replaced. SIGHUP replaces them one after the other, each only when the next is
ready, so that people notice nothing but that their sockets connect again.
"""

from __future__ import annotations

import socket
import threading
from collections.abc import Callable
from typing import Final

import uvicorn
from uvicorn.config import STARTUP_FAILURE
from uvicorn.supervisors.multiprocess import Multiprocess, Process

from tabularium.server.metrics_server import forget_process

BEGIN: Final = 60  # seconds a process may take to start
AGAIN: Final = 1.0  # seconds until one that could not is followed by another


class Workers(Multiprocess):
    """The parent of the processes."""

    def __init__(
        self, config: uvicorn.Config, at: socket.socket, ready: Callable[[int], None]
    ) -> None:
        config.timeout_worker_healthcheck = BEGIN
        super().__init__(config, [at])
        self._ready = ready
        self._known: set[int] = set()
        self._served = False  # whether all of them have begun once

    def init_processes(self) -> None:
        """Start all of them, and say so when they serve."""
        super().init_processes()
        threading.Thread(target=self._announce, daemon=True).start()

    def keep_subprocess_alive(self) -> None:
        """Replace those who have died; what they have counted is not the case any more."""
        if self._served:
            self._replace()
        else:
            super().keep_subprocess_alive()
        pids = {process.pid for process in self.processes if process.pid is not None}
        for pid in self._known - pids:
            forget_process(pid)
        self._known = pids

    def _replace(self) -> None:
        """Also those who could not even begin, as when the database does not answer: they are tried
        again. uvicorn would stop all the others with them."""
        for number, process in enumerate(self.processes):
            if self.should_exit.is_set():
                return
            if process.is_alive(self.config.timeout_worker_healthcheck):
                continue
            process.kill()
            process.join()
            if process.exitcode == STARTUP_FAILURE and self.should_exit.wait(AGAIN):
                return
            self.processes[number] = Process(self.config, self.sockets)
            self.processes[number].start()

    def _announce(self) -> None:
        waiting = [process.wait_until_ready(BEGIN, self.should_exit) for process in self.processes]
        if all(waiting):
            self._served = True
            self._ready(self.sockets[0].getsockname()[1])
