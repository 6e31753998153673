"""Metrics at an address of their own, which strangers need not reach."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from prometheus_client import start_http_server

from tabularium.server.errors import CannotStart
from tabularium.server.metrics import REGISTRY
from tabularium.server.settings import OPEN


@contextmanager
def metrics_at(where: str) -> Iterator[int | None]:
    """Tell them at HOST:PORT meanwhile; gives the port. Nowhere where nothing is named, and
    nowhere else where the server itself tells them."""
    if where in ("", OPEN):
        yield None
        return
    host, _, port = where.rpartition(":")
    if not host or not port.isdecimal() or int(port) > 65535:
        raise CannotStart("server-error-metrics", given=where)
    try:
        server, thread = start_http_server(int(port), host.strip("[]"), registry=REGISTRY)
    except OSError as problem:
        said = problem.strerror or str(problem)
        raise CannotStart("server-error-address", host=host, port=port, problem=said) from None
    try:
        yield server.server_port
    finally:
        server.shutdown()
        server.server_close()
        thread.join()
