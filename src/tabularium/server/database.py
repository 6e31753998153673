"""Tables in a database: SQLite, or PostgreSQL by its URL. All work is done in threads."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable, Sequence
from concurrent.futures import Future, ThreadPoolExecutor
from dataclasses import dataclass
from typing import Any, TypeVar

import msgspec
from alembic import command
from alembic.config import Config
from sqlalchemy import Connection, Engine, create_engine, event, insert, select, update
from sqlalchemy.engine import make_url
from sqlalchemy.exc import IntegrityError, SQLAlchemyError

from tabularium.bots import Candidate
from tabularium.server import metrics
from tabularium.server.entries import Entry
from tabularium.server.errors import NotStored
from tabularium.server.patience import LONG, USUAL, patient, too_slow
from tabularium.server.schema import ENTRIES, TABLES, TOKENS, WEIGHED
from tabularium.server.start import Start
from tabularium.server.tokens import Keys
from tabularium.server.writer import Job, Writer

LOG = logging.getLogger("tabularium.server")
READERS = 4
LOCKED = 2.0  # seconds to wait for a locked database
T = TypeVar("T")


class Taken(Exception):
    """Somebody else has written that version of the table already."""


@dataclass(frozen=True)
class Stored:
    """A table as it is stored."""

    start: Start
    tokens: dict[str, int]  # the seat that each hashed token opens
    entries: list[Entry]


def open_engine(url: str, patience: float = LONG) -> Engine:
    """An engine for a database URL, of which nothing is asked that takes longer than patience."""
    address = make_url(url)
    if address.drivername in ("postgresql", "postgres"):
        address = address.set(drivername="postgresql+psycopg")
    if not address.drivername.startswith("sqlite"):
        return create_engine(
            address, pool_size=READERS + 2, hide_parameters=True, **patient(patience)
        )
    # what is written would tell hidden cards if it stood in messages of errors
    engine = create_engine(address, connect_args={"timeout": LOCKED}, hide_parameters=True)

    @event.listens_for(engine, "connect")
    def _prepare(connection: Any, _record: Any) -> None:
        cursor = connection.cursor()
        cursor.execute("PRAGMA journal_mode=WAL")
        # what was acknowledged survives a power cut too
        cursor.execute("PRAGMA synchronous=FULL")
        cursor.execute("PRAGMA foreign_keys=ON")
        cursor.close()

    return engine


def migrate(engine: Engine) -> None:
    """Bring the schema up to date."""
    config = Config()
    config.set_main_option("script_location", "tabularium.server:migrations")
    with engine.begin() as connection:
        config.attributes["connection"] = connection
        command.upgrade(config, "head")


class Database:
    """Appends to logs and reads them."""

    def __init__(self, url: str, patience: float = USUAL) -> None:
        self.engine: Engine = open_engine(url, patience)
        self._patience = patience
        self._writer = Writer(self.engine)
        self._readers = ThreadPoolExecutor(READERS, "tabularium-reader")

    async def open(self) -> None:
        """Make the database ready."""
        await self._read(lambda _: migrate(self.engine), None)

    async def close(self) -> None:
        """Write what is left, and let go."""
        loop = asyncio.get_running_loop()
        await loop.run_in_executor(None, self._close)

    def _close(self) -> None:
        self._writer.close()
        self._readers.shutdown()
        self.engine.dispose()

    # writing ----------------------------------------------------------------------------------

    async def create(self, keys: Keys, start: Start, due: bool) -> None:
        """Keep a new table; Taken when there is one of that name."""
        row = {
            "id": keys.table,
            "created": time.time(),
            "start": msgspec.json.encode(start).decode(),
            "due": due,
        }
        tokens = [
            {"hash": hash_, "table_id": keys.table, "seat": seat}
            for hash_, seat in keys.hashes().items()
        ]

        def job(connection: Connection) -> None:
            connection.execute(insert(TABLES), row)
            connection.execute(insert(TOKENS), tokens)

        await self._write(job)

    async def append(
        self,
        table: str,
        entry: Entry,
        due: bool | None = None,
        weighed: Sequence[Candidate] = (),
    ) -> None:
        """Keep an entry, and what a bot weighed before it; Taken when its version is there already.

        ``due`` None: as it was.
        """
        row = {
            "table_id": table,
            "version": entry.version,
            "kind": entry.kind,
            "seat": entry.seat,
            "body": msgspec.json.encode(entry.body).decode(),
            "request": entry.request,
            "at": entry.at,
        }
        thought = {
            "table_id": table,
            "version": entry.version,
            "candidates": msgspec.json.encode(weighed).decode(),
        }

        def job(connection: Connection) -> None:
            connection.execute(insert(ENTRIES), row)
            if weighed:
                connection.execute(insert(WEIGHED), thought)
            if due is not None:
                connection.execute(update(TABLES).where(TABLES.c.id == table).values(due=due))

        await self._write(job)

    def put(self, job: Job) -> Future[None]:
        """Hand a job to the writer."""
        return self._writer.put(job)

    async def _write(self, job: Job) -> None:
        try:
            with metrics.asking_database("write"):
                await asyncio.wait_for(asyncio.wrap_future(self.put(job)), self._patience)
        except TimeoutError:
            raise too_slow() from None
        except IntegrityError:
            raise Taken from None
        except SQLAlchemyError as problem:
            raise _not_stored(problem) from None

    # reading ----------------------------------------------------------------------------------

    async def load(self, table: str) -> Stored | None:
        """A table, or None if there is none of that name."""
        return await self._read(lambda connection: _load(connection, table))

    async def entries(self, table: str, after: int) -> list[Entry]:
        """The entries of a table after a version."""
        return await self._read(lambda connection: _entries(connection, table, after))

    async def weighed(self, table: str, version: int) -> list[Candidate]:
        """What a bot weighed before the move with a version; nothing, if it was no bot's."""
        query = select(WEIGHED.c.candidates).where(
            WEIGHED.c.table_id == table, WEIGHED.c.version == version
        )
        found = await self._read(lambda connection: connection.execute(query).scalar())
        return [] if found is None else msgspec.json.decode(found, type=list[Candidate])

    async def due(self) -> list[str]:
        """The tables at which a bot may have to move."""
        query = select(TABLES.c.id).where(TABLES.c.due)
        return await self._read(lambda connection: list(connection.execute(query).scalars()))

    async def ready(self) -> None:
        """NotStored when the database does not answer."""
        await self._read(lambda connection: connection.execute(select(1)).scalar())

    async def _read(self, query: Callable[[Connection], T], patience: float | None = USUAL) -> T:
        def run() -> T:
            with self.engine.connect() as connection:
                return query(connection)

        try:
            with metrics.asking_database("read"):
                found = asyncio.get_running_loop().run_in_executor(self._readers, run)
                return await asyncio.wait_for(found, patience and self._patience)
        except TimeoutError:
            raise too_slow() from None
        except SQLAlchemyError as problem:
            raise _not_stored(problem) from None


def _not_stored(problem: SQLAlchemyError) -> NotStored:
    LOG.warning("the database fails: %s", getattr(problem, "orig", None) or type(problem).__name__)
    return NotStored("server-error-not-stored")


def _load(connection: Connection, table: str) -> Stored | None:
    row = connection.execute(select(TABLES.c.start).where(TABLES.c.id == table)).first()
    if row is None:
        return None
    tokens = connection.execute(
        select(TOKENS.c.hash, TOKENS.c.seat).where(TOKENS.c.table_id == table)
    )
    return Stored(
        start=msgspec.json.decode(row.start, type=Start),
        tokens={token.hash: token.seat for token in tokens},
        entries=_entries(connection, table, 0),
    )


def _entries(connection: Connection, table: str, after: int) -> list[Entry]:
    query = (
        select(ENTRIES)
        .where(ENTRIES.c.table_id == table, ENTRIES.c.version > after)
        .order_by(ENTRIES.c.version)
    )
    return [
        Entry(
            version=row.version,
            kind=row.kind,
            seat=row.seat,
            body=msgspec.json.decode(row.body),
            request=row.request,
            at=row.at,
        )
        for row in connection.execute(query)
    ]
