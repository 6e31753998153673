"""Workers that are processes of this machine."""

from __future__ import annotations

import os
import signal
import threading
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from multiprocessing import get_context
from multiprocessing.connection import Connection

from tabularium.arena.match import Played, failed, play_match
from tabularium.arena.plan import Match


class _Worker:
    """One process. Each has a pool of its own: a pool in which a process dies takes all others
    with it, and does not tell whose game it was."""

    def __init__(self) -> None:
        context = get_context("spawn")  # forking a process with threads may lock up
        held, self._leash = context.Pipe(duplex=False)
        self._pool = ProcessPoolExecutor(
            1, mp_context=context, initializer=_on_leash, initargs=(held,)
        )
        self._held = held  # kept until the process has it

    def give(self, match: Match) -> Future[Played]:
        return self._pool.submit(play_match, match)

    def close(self) -> None:
        self._leash.close()
        self._pool.shutdown(wait=True, cancel_futures=True)
        self._held.close()


def _on_leash(held: Connection) -> None:
    """The process ends when the other end of the leash is let go: also when that process dies."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the tournament, not its workers
    os.dup2(2, 1)  # what a bot prints is no result

    def watch() -> None:
        try:
            held.recv_bytes()
        except (EOFError, OSError):
            pass
        os._exit(1)

    threading.Thread(target=watch, daemon=True).start()


class Pool:
    """See ``tabularium.arena.crew.Crew``."""

    def __init__(self, workers: int) -> None:
        self._idle = [_Worker() for _ in range(workers)]
        self._busy: dict[Future[Played], tuple[Match, _Worker]] = {}

    @property
    def free(self) -> int:
        return len(self._idle)

    def give(self, match: Match) -> None:
        worker = self._idle.pop()
        try:
            future = worker.give(match)
        except BrokenProcessPool:  # it died while it had nothing to do
            worker.close()
            worker = _Worker()
            future = worker.give(match)
        self._busy[future] = (match, worker)

    def take(self) -> list[tuple[Match, Played | None]]:
        taken: list[tuple[Match, Played | None]] = []
        for future in wait(self._busy, return_when=FIRST_COMPLETED).done:
            match, worker = self._busy.pop(future)
            problem = future.exception()
            if isinstance(problem, BrokenProcessPool):
                worker.close()
                worker = _Worker()
                taken.append((match, None))
            elif problem is not None:  # a bot that ends its process politely, or so
                taken.append((match, failed(match, f"{type(problem).__name__}: {problem}")))
            else:
                taken.append((match, future.result()))
            self._idle.append(worker)
        return taken

    def close(self) -> None:
        for worker in [*self._idle, *[worker for _, worker in self._busy.values()]]:
            worker.close()
