"""The one thread that writes to the database. What comes in together is committed together."""

from __future__ import annotations

import queue
import threading
from collections.abc import Callable
from concurrent.futures import Future
from typing import Any

from sqlalchemy import Connection, Engine
from sqlalchemy.exc import OperationalError

Job = Callable[[Connection], Any]
GROUP = 64  # jobs in a transaction, at most
DEADLOCK = "40P01"  # two servers waited for each other, and PostgreSQL has let one of them go on


class Writer:
    """Runs jobs one after another. A job may be run twice, what it gave the first time is lost: so
    it does nothing but read and write."""

    def __init__(self, engine: Engine) -> None:
        self._engine = engine
        self._queue: queue.SimpleQueue[tuple[Job, Future[Any]] | None] = queue.SimpleQueue()
        self._thread = threading.Thread(target=self._run, name="tabularium-writer", daemon=True)
        self._thread.start()

    def put(self, job: Job) -> Future[Any]:
        """Have a job done; the future gives what it gave, when it is committed."""
        future: Future[Any] = Future()
        self._queue.put((job, future))
        return future

    def close(self) -> None:
        """Finish what was put in, then stop."""
        self._queue.put(None)
        self._thread.join()

    def _run(self) -> None:
        while True:
            first = self._queue.get()
            if first is None:
                return
            group = [first]
            last = False
            while len(group) < GROUP and not self._queue.empty():
                following = self._queue.get()
                if following is None:
                    last = True
                    break
                group.append(following)
            # what nobody waits for any more is not written
            self._commit([one for one in group if one[1].set_running_or_notify_cancel()])
            if last:
                return

    def _commit(self, group: list[tuple[Job, Future[Any]]]) -> None:
        if len(group) > 1:
            try:
                with self._engine.begin() as connection:
                    given = [job(connection) for job, _ in group]
            except Exception:
                # one of them is to blame; each gets a transaction of its own
                pass
            else:
                for (_, future), result in zip(group, given, strict=True):
                    future.set_result(result)
                return
        for job, future in group:
            try:
                result = self._alone(job)
            except Exception as problem:
                future.set_exception(problem)
            else:
                future.set_result(result)

    def _alone(self, job: Job) -> Any:
        """Do a job in a transaction of its own; once more, if another one stood in its way."""
        for last in (False, True):
            try:
                with self._engine.begin() as connection:
                    return job(connection)
            except OperationalError as problem:
                if last or getattr(problem.orig, "sqlstate", "") != DEADLOCK:
                    raise
        return None
