"""How long a database is waited for: one that has frozen holds nobody up for long."""

from __future__ import annotations

import asyncio
import logging
import os
import socket
import threading
import time
from collections.abc import Iterable
from contextlib import suppress
from typing import Any

from tabularium.server.errors import NotStored

LOG = logging.getLogger("tabularium.server")
USUAL = 5.0  # seconds
LONG = 3600.0  # for bringing a schema up to date


def patient(seconds: float) -> dict[str, Any]:
    """What an engine for PostgreSQL is made with.

    The server ends what takes too long itself; where it has gone away, the system notices.
    """
    whole = max(1, round(seconds))
    milliseconds = max(1, round(1000 * seconds))
    options = {"statement_timeout": milliseconds, "lock_timeout": milliseconds}
    return {
        "pool_pre_ping": True,
        "pool_timeout": seconds,
        "connect_args": {
            "connect_timeout": min(whole, 10),
            "options": " ".join(f"-c {name}={value}" for name, value in options.items()),
            "keepalives_idle": min(whole, 60),
            "keepalives_interval": min(whole, 10),
            "keepalives_count": 3,
            "tcp_user_timeout": milliseconds,
        },
    }


def hang_up(lines: Iterable[Any]) -> None:
    """End connections to PostgreSQL under whoever waits for an answer: they fail at once."""
    for line in list(lines):
        # a copy, which is closed again; the connection itself is closed by whoever has it
        with suppress(Exception), socket.socket(fileno=os.dup(line.fileno())) as one:
            one.shutdown(socket.SHUT_RDWR)


async def ended(thread: threading.Thread, seconds: float) -> bool:
    """Wait so long for the end of a thread; whether it has come."""
    end = time.monotonic() + seconds
    while thread.is_alive() and time.monotonic() < end:
        await asyncio.sleep(0.01)
    return not thread.is_alive()


def too_slow() -> NotStored:
    """Nobody waits any longer; what was to be stored may be stored all the same."""
    LOG.warning("the database does not answer in time")
    return NotStored("server-error-not-stored")
