"""What servers on one database tell each other: which table has changed, and who is there.

A notice is a hint: whoever misses one finds out by asking the database. SQLite has none, as it is
served by one process only; what its owner does beside it is counted, and the server looks.
"""

from __future__ import annotations

import logging
import threading
from collections.abc import Callable
from typing import Any, Final

import msgspec
from sqlalchemy import Connection, func, select
from sqlalchemy.engine import URL

LOG = logging.getLogger("tabularium.server")
CHANNEL: Final = "tabularium"
AGAIN: Final = 1.0  # seconds until a lost connection is tried again
# whoever only listens would not notice for a quarter of an hour that nobody is there any more
ALIVE: Final[dict[str, Any]] = {
    "connect_timeout": 5,
    "keepalives_idle": 5,
    "keepalives_interval": 5,
    "keepalives_count": 3,
}
LISTENING: Final = 1.0  # seconds for which it is listened before somebody may stop it, or looked


class Changed(msgspec.Struct, frozen=True, array_like=True, tag="changed"):
    """A table has a new entry, or is new."""

    table: str
    version: int


class Here(msgspec.Struct, frozen=True, array_like=True, tag="here"):
    """Who is connected to a table through one of the servers."""

    server: str
    table: str
    seats: list[int]


class Anew(msgspec.Struct, frozen=True, array_like=True, tag="anew"):
    """Something else of a table has changed than its entries, or it is gone; "": of any."""

    table: str


class Asked(msgspec.Struct, frozen=True, array_like=True, tag="asked"):
    """A server has just begun to listen, and does not know who is there."""

    server: str


Notice = Changed | Here | Anew | Asked
_DECODE = msgspec.json.Decoder(Notice).decode


def tell(connection: Connection, notice: Notice) -> None:
    """Tell everybody, when what is written with it is committed."""
    if connection.dialect.name == "sqlite":
        return
    connection.execute(select(func.pg_notify(CHANNEL, said(notice))))


def said(notice: Notice) -> str:
    """A notice as it is sent."""
    return msgspec.json.encode(notice).decode()


class Listener:
    """A thread that hears notices and hands them on, in the thread itself."""

    def __init__(
        self, url: URL, heard: Callable[[Notice], None], missed: Callable[[], None]
    ) -> None:
        self._address = url.set(drivername="postgresql").render_as_string(hide_password=False)
        self._heard = heard
        self._missed = missed
        self._stopped = threading.Event()
        self._thread = threading.Thread(target=self._run, name="tabularium-listener", daemon=True)
        self._thread.start()

    def stop(self) -> None:
        """Hear no more."""
        self._stopped.set()
        self._thread.join()

    def _run(self) -> None:
        import psycopg  # an extra: only who uses PostgreSQL has it

        while not self._stopped.is_set():
            try:
                with psycopg.connect(self._address, autocommit=True, **ALIVE) as connection:
                    connection.execute(f"LISTEN {CHANNEL}")
                    self._missed()  # perhaps, while nobody listened
                    self._listen(connection)
            except psycopg.Error as problem:
                LOG.warning("notices are not heard: %s", type(problem).__name__)
                self._stopped.wait(AGAIN)

    def _listen(self, connection: Any) -> None:
        while not self._stopped.is_set():
            for notify in connection.notifies(timeout=LISTENING):
                try:
                    notice = _DECODE(notify.payload)
                except msgspec.MsgspecError:
                    continue  # of another version, or of somebody else
                self._heard(notice)
