"""A database in a file is served by one process: others do not hear what it does."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager

from sqlalchemy.engine import make_url

from tabularium.server.errors import CannotStart

MARK = "-served"  # a file beside it, locked for as long as the process lives, whatever ends it


@contextmanager
def alone(url: str) -> Iterator[None]:
    """Serve a database; CannotStart when it is a file that another process serves."""
    address = make_url(url)
    if not address.drivername.startswith("sqlite"):
        yield
        return
    lock = sqlite3.connect(f"{address.database}{MARK}", timeout=0, isolation_level=None)
    try:
        lock.execute("BEGIN EXCLUSIVE")
    except sqlite3.OperationalError:
        lock.close()
        raise CannotStart("server-error-served", file=str(address.database)) from None
    try:
        yield
    finally:
        lock.close()
