"""Workers that are processes of this machine."""

from __future__ import annotations

import os
import signal
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from ctypes import c_int
from multiprocessing import connection, get_context
from multiprocessing.connection import Connection
from multiprocessing.resource_tracker import ensure_running
from queue import SimpleQueue

from tabularium.arena.match import Played, play_match
from tabularium.arena.plan import Match

NOBODY = -1


class _Worker:
    """One process, which gets games through a line and sends back what became of them."""

    def __init__(self) -> None:
        context = get_context("spawn")  # forking a process with threads may lock up
        self.line, other_end = context.Pipe()
        self._seat = context.RawValue(c_int, NOBODY)
        self._process = context.Process(target=_work, args=(other_end, self._seat))
        with _deaf():
            self._process.start()
        other_end.close()  # the process has it now, and when it dies the line is cut

    @property
    def seat(self) -> int | None:
        """Who is deciding."""
        seat = self._seat.value
        return seat if seat != NOBODY else None

    def close(self) -> None:
        self._process.kill()
        self._process.join()
        self._process.close()
        self.line.close()


@contextmanager
def _deaf() -> Iterator[None]:
    """Processes started meanwhile do not hear Ctrl-C, which is for the tournament; we hear it
    afterwards."""
    if not hasattr(signal, "pthread_sigmask"):  # Windows
        yield
        return
    ensure_running()  # it starts a process with the first worker, and listens again after that
    before = signal.pthread_sigmask(signal.SIG_BLOCK, [signal.SIGINT])
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


def _work(line: Connection, seat: c_int) -> None:
    """Play games until the line is cut: also when the process at the other end dies."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    os.dup2(2, 1)  # what a bot prints is no result
    matches: SimpleQueue[Match] = SimpleQueue()

    def listen() -> None:
        try:
            while True:
                matches.put(line.recv())
        except (EOFError, OSError):
            os._exit(1)

    def deciding(who: int) -> None:
        seat.value = who

    threading.Thread(target=listen, daemon=True).start()
    while True:
        match = matches.get()
        deciding(NOBODY)
        line.send(play_match(match, deciding))


class Pool:
    """See ``tabularium.arena.crew.Crew``."""

    def __init__(self, workers: int) -> None:
        self._workers = workers
        self._idle: list[_Worker] = []
        self._busy: dict[object, tuple[Match, _Worker]] = {}  # by their lines

    @property
    def free(self) -> int:
        return self._workers - len(self._busy)

    def give(self, match: Match) -> None:
        worker = self._idle.pop() if self._idle else _Worker()
        try:
            worker.line.send(match)
        except OSError:  # it died while it had nothing to do
            worker.close()
            worker = _Worker()
            worker.line.send(match)
        self._busy[worker.line] = (match, worker)

    def take(self, seconds: float) -> list[tuple[Match, Played | None]]:
        taken: list[tuple[Match, Played | None]] = []
        lines = [worker.line for _, worker in self._busy.values()]
        for line in connection.wait(lines, seconds):
            match, worker = self._busy.pop(line)
            try:
                taken.append((match, worker.line.recv()))
            except (EOFError, OSError):
                worker.close()
                taken.append((match, None))
            else:
                self._idle.append(worker)
        return taken

    def stop(self, match: Match) -> int | None:
        line = next(line for line, (given, _) in self._busy.items() if given is match)
        _, worker = self._busy.pop(line)
        seat = worker.seat
        worker.close()
        return seat

    def close(self) -> None:
        for worker in [*self._idle, *[worker for _, worker in self._busy.values()]]:
            worker.close()
