"""Metrics at an address of their own, which strangers need not reach."""

from __future__ import annotations

import os
from collections.abc import Iterator
from contextlib import contextmanager
from tempfile import TemporaryDirectory

from prometheus_client import start_http_server
from prometheus_client.multiprocess import mark_process_dead

from tabularium.server.errors import CannotStart
from tabularium.server.metrics import TOGETHER, of_all
from tabularium.server.settings import OPEN


@contextmanager
def metrics_at(where: str, together: bool = False) -> Iterator[int | None]:
    """Tell them at HOST:PORT meanwhile; gives the port. Nowhere where nothing is named, and
    nowhere else where the server itself tells them.

    ``together``: processes that are started meanwhile count in common.
    """
    with _in_common(together and where != ""), _told(where) as port:
        yield port


@contextmanager
def _in_common(together: bool) -> Iterator[None]:
    if not together:
        yield
        return
    with TemporaryDirectory(prefix="tabularium-metrics-") as folder:
        os.environ[TOGETHER] = folder
        try:
            yield
        finally:
            del os.environ[TOGETHER]


def forget_process(pid: int) -> None:
    """A process that counted in common has ended."""
    if TOGETHER in os.environ:
        mark_process_dead(pid)  # type: ignore[no-untyped-call]


@contextmanager
def _told(where: str) -> Iterator[int | None]:
    if where in ("", OPEN):
        yield None
        return
    host, _, port = where.rpartition(":")
    if not host or not port.isdecimal() or int(port) > 65535:
        raise CannotStart("server-error-metrics", given=where)
    try:
        server, thread = start_http_server(int(port), host.strip("[]"), registry=of_all())
    except OSError as problem:
        said = problem.strerror or str(problem)
        raise CannotStart("server-error-address", host=host, port=port, problem=said) from None
    try:
        yield server.server_port
    finally:
        server.shutdown()
        server.server_close()
        thread.join()
