"""What is counted and measured, for Prometheus. Others call the functions; nobody reads them here.

Labels are words of ours, never anything that was sent: there are only so many of them.
"""

from __future__ import annotations

import os
import time
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Literal

from prometheus_client import (
    CollectorRegistry,
    Counter,
    Gauge,
    GCCollector,
    Histogram,
    PlatformCollector,
    ProcessCollector,
    generate_latest,
)
from prometheus_client.multiprocess import MultiProcessCollector

# where several processes write down what they have counted: prometheus_client reads this name
TOGETHER = "PROMETHEUS_MULTIPROC_DIR"
REGISTRY = CollectorRegistry()
ProcessCollector(registry=REGISTRY)  # memory, processor, open files
PlatformCollector(registry=REGISTRY)
GCCollector(registry=REGISTRY)


def _gauge(name: str, text: str, together: Literal["livesum", "livemax"] = "livesum") -> Gauge:
    """Something that goes up and down; of several processes the sum, or the most."""
    return Gauge(name, text, multiprocess_mode=together, registry=REGISTRY)


SHORT = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0)
LONG = (0.01, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0, 30.0, 60.0)

REQUESTS = Histogram(
    "tabularium_request_seconds",
    "Seconds until a request was answered",
    ["route", "method", "status"],
    buckets=SHORT,
    registry=REGISTRY,
)
REJECTED = Counter(
    "tabularium_rejected",
    "Requests and connections that were refused",
    ["reason"],
    registry=REGISTRY,
)
CONNECTIONS = Gauge(
    "tabularium_connections",
    "Connections, sockets among them",
    multiprocess_mode="livesum",
    registry=REGISTRY,
)
SOCKETS = Gauge(
    "tabularium_sockets", "Open sockets", multiprocess_mode="livesum", registry=REGISTRY
)
TABLES = Gauge(
    "tabularium_tables", "Tables in memory", multiprocess_mode="livesum", registry=REGISTRY
)
MOVES = Counter("tabularium_moves", "Moves that were stored", ["by"], registry=REGISTRY)
EXPIRED = Counter(
    "tabularium_expired", "Tables deleted because nobody came for long", registry=REGISTRY
)
THINKING = Histogram(
    "tabularium_thinking_seconds",
    "Seconds a bot thought about a decision",
    ["bot", "outcome"],
    buckets=LONG,
    registry=REGISTRY,
)
QUEUE = Gauge(
    "tabularium_thinking_queue",
    "Decisions that wait for a bot's turn",
    multiprocess_mode="livesum",
    registry=REGISTRY,
)
DATABASE = Histogram(
    "tabularium_database_seconds",
    "Seconds the database took",
    ["what", "outcome"],
    buckets=SHORT,
    registry=REGISTRY,
)
LOOP = Histogram(
    "tabularium_loop_delay_seconds",
    "Seconds that something due had to wait for the event loop",
    buckets=SHORT,
    registry=REGISTRY,
)


def answered(route: str, method: str, status: int, seconds: float) -> None:
    """A request was answered."""
    REQUESTS.labels(route, method, str(status)).observe(seconds)


def rejected(reason: str) -> None:
    """Something was refused."""
    REJECTED.labels(reason).inc()


def connected(number: int) -> None:
    """So many are connected."""
    CONNECTIONS.set(number)


def socket_opened() -> None:
    """A socket is there."""
    SOCKETS.inc()


def socket_closed() -> None:
    """A socket is gone."""
    SOCKETS.dec()


def tables_in_memory(number: int) -> None:
    """So many tables are in memory."""
    TABLES.set(number)


def moved(bot: bool, number: int = 1) -> None:
    """Moves were stored."""
    MOVES.labels("bot" if bot else "person").inc(number)


def expired() -> None:
    """A table was deleted because nobody had come for long."""
    EXPIRED.inc()


def thought(bot: str, seconds: float, failed: bool = False) -> None:
    """A bot has decided, or could not."""
    THINKING.labels(bot, "failed" if failed else "decided").observe(seconds)


def waiting_for_bots(number: int) -> None:
    """So many decisions wait until a bot gets to them."""
    QUEUE.set(number)


@contextmanager
def asking_database(what: str) -> Iterator[None]:
    """The database is asked to do something; an exception is a failure."""
    began = time.perf_counter()
    outcome = "failed"
    try:
        yield
        outcome = "done"
    finally:
        DATABASE.labels(what, outcome).observe(time.perf_counter() - began)


def delayed(seconds: float) -> None:
    """The event loop was late."""
    LOOP.observe(max(0.0, seconds))


def exposition() -> bytes:
    """Everything as Prometheus reads it."""
    return generate_latest(of_all())


def of_all() -> CollectorRegistry:
    """What has been counted by all processes that serve together."""
    if TOGETHER not in os.environ:
        return REGISTRY
    found = CollectorRegistry()
    MultiProcessCollector(found)  # type: ignore[no-untyped-call]
    return found
