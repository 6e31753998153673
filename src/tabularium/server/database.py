"""Tables in a database: SQLite, or PostgreSQL by its URL. All work is done in threads."""

from __future__ import annotations

import asyncio
import logging
import secrets
import threading
import time
from collections.abc import Callable, Sequence
from concurrent.futures import Future, ThreadPoolExecutor
from contextlib import suppress
from dataclasses import dataclass
from typing import Any, TypeVar
from weakref import WeakSet

import msgspec
from alembic import command
from alembic.config import Config
from sqlalchemy import Connection, Engine, create_engine, event, func, insert, select, update
from sqlalchemy.engine import make_url
from sqlalchemy.exc import IntegrityError, SQLAlchemyError

from tabularium.bots import Candidate
from tabularium.server import common, due, metrics
from tabularium.server.appending import Due, Taken, append
from tabularium.server.entries import Entry
from tabularium.server.errors import NotStored
from tabularium.server.notices import Changed, Notice, tell
from tabularium.server.patience import LONG, USUAL, ended, hang_up, patient, too_slow
from tabularium.server.schema import ENTRIES, TABLES, TOKENS, WEIGHED
from tabularium.server.start import Start
from tabularium.server.tokens import Keys
from tabularium.server.writer import Job, Writer

LOG = logging.getLogger("tabularium.server")
READERS = 4
LOCKED = 2.0  # seconds to wait for a locked database
MIGRATING = 8_281_925_192  # a number that nobody else locks
T = TypeVar("T")


@dataclass(frozen=True)
class Stored:
    """A table as it is stored."""

    start: Start
    tokens: dict[str, int]  # the seat that each hashed token opens
    entries: list[Entry]
    edition: int = 0  # of everything but new entries


@dataclass(frozen=True)
class Since:
    """What is new of a table since a version."""

    edition: int
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
        # what was deleted is not to be found in the file
        cursor.execute("PRAGMA secure_delete=ON")
        cursor.close()

    return engine


def migrate(engine: Engine) -> None:
    """Bring the schema up to date."""
    config = Config()
    config.set_main_option("script_location", "tabularium.server:migrations")
    with engine.begin() as connection:
        if engine.dialect.name != "sqlite":
            # servers that start together do so one after the other
            connection.execute(select(func.pg_advisory_xact_lock(MIGRATING)))
        config.attributes["connection"] = connection
        command.upgrade(config, "head")


class Database:
    """Appends to logs and reads them."""

    def __init__(self, url: str, patience: float = USUAL) -> None:
        self.engine: Engine = open_engine(url, patience)
        self.shared: bool = self.engine.dialect.name != "sqlite"  # others may serve it as well
        self.patience: float = patience  # seconds that anybody waits for it
        self._writer = Writer(self.engine)
        self._readers = ThreadPoolExecutor(READERS, "tabularium-reader")
        self._lines: WeakSet[Any] = WeakSet()  # to a database that may stop answering
        if self.shared:
            event.listen(self.engine, "connect", lambda line, _: self._lines.add(line))

    async def open(self) -> None:
        """Make the database ready."""
        await self._read(lambda _: migrate(self.engine), None)

    async def close(self) -> None:
        """Write what is left, and let go: of a database that does not answer without a word."""
        closing = threading.Thread(target=self._close, name="tabularium-closing", daemon=True)
        closing.start()
        if not await ended(closing, self.patience):
            LOG.warning("the database does not answer, what was not stored yet is lost")
            hang_up(self._lines)
            await ended(closing, self.patience)

    def _close(self) -> None:
        self._writer.close()
        self._readers.shutdown()
        self.engine.dispose()

    # writing ----------------------------------------------------------------------------------

    async def create(self, keys: Keys, start: Start, owner: str, turn: Due) -> None:
        """Keep a new table; Taken when there is one of that name."""
        now = time.time()
        row = {
            "id": keys.table,
            "created": now,
            "start": msgspec.json.encode(start).decode(),
            "rules": start.rules,
            "owner": owner,
            "people": turn.people,
            "changed": now,
            "due_at": turn.after if turn.after is None else 0.0,
            "finished": turn.over,
        }
        tokens = [
            {"hash": hash_, "table_id": keys.table, "seat": seat}
            for hash_, seat in keys.hashes().items()
        ]

        def job(connection: Connection) -> None:
            connection.execute(insert(TABLES), row)
            connection.execute(insert(TOKENS), tokens)
            tell(connection, Changed(keys.table, 0))

        await self._write(job)

    async def append(
        self, table: str, entry: Entry, turn: Due | None, weighed: Sequence[Candidate] = ()
    ) -> None:
        """Keep an entry, and what a bot weighed before it; Taken when its version is there already.

        Whoever thinks about the table has to begin anew, unless ``turn`` is None: then it is the
        same question as before.
        """
        await self._write(lambda connection: append(connection, table, entry, turn, weighed))

    async def watch(self, tables: Sequence[str]) -> None:
        """Somebody is there."""

        def job(connection: Connection) -> None:
            now = due.clock(connection)
            these = TABLES.c.id.in_(tables)
            if len(tables) > 1:
                # where somebody writes just now it is noted the next time: who held some tables and
                # waited for others could wait for ever
                free = select(TABLES.c.id).where(these).with_for_update(skip_locked=True)
                these = TABLES.c.id.in_(free.scalar_subquery())
            connection.execute(update(TABLES).where(these).values(watched=now))

        await self._write(job)

    async def tell(self, notice: Notice) -> None:
        """Tell the other servers on this database something that is not stored."""
        if self.shared:
            await self._write(lambda connection: tell(connection, notice))

    async def secret(self) -> str:
        """The secret that all servers on this database have in common."""

        def job(connection: Connection) -> str:
            found = common.said(connection, common.SECRET)
            if found is None:
                found = secrets.token_hex(32)
                common.say_instead(connection, common.SECRET, None, found)
            return found

        try:
            made: str = await self._write(job)
        except Taken:  # another server has just made it
            made = await self._write(job)
        return made

    # thinking ---------------------------------------------------------------------------------

    async def claim(self, me: str) -> str | None:
        """The table to think about next, from now on ours; None when nobody waits."""
        found: str | None = await self._write(lambda connection: due.claim(connection, me))
        return found

    async def renew(self, me: str, tables: Sequence[str]) -> None:
        """What we think about stays ours."""
        await self._write(lambda connection: due.renew(connection, me, tables))

    async def release(self, me: str, table: str | None = None) -> None:
        """We do not think about a table any more; without one, about none."""
        await self._write(lambda connection: due.release(connection, me, table))

    async def put_off(self, me: str, table: str) -> None:
        """No bot has to move at a table that we have claimed."""

        def job(connection: Connection) -> None:
            ours = (TABLES.c.id == table) & (TABLES.c.leased_by == me)
            connection.execute(update(TABLES).where(ours).values(due_at=None))
            due.release(connection, me, table)

        await self._write(job)

    async def charge(self, table: str, seconds: float) -> None:
        """Note for whom was thought; it is no matter if that is lost."""
        with suppress(Taken):  # somebody notes the same owner for the first time
            await self._write(lambda connection: due.charge(connection, table, seconds))

    async def next_due(self) -> float | None:
        """Seconds until some table is to be thought about; None: nobody knows of one."""
        return await self._read(due.next_in)

    async def waiting(self) -> int:
        """How many tables wait for somebody to think about them."""
        return await self._read(due.waiting)

    async def ahead(self, table: str) -> int | None:
        """How many tables are thought about before this one; None when it does not wait."""
        return await self._read(lambda connection: due.ahead(connection, table))

    def put(self, job: Job) -> Future[Any]:
        """Hand a job to the writer."""
        return self._writer.put(job)

    async def _write(self, job: Job) -> Any:
        try:
            with metrics.asking_database("write"):
                async with asyncio.timeout(self.patience):
                    return await asyncio.wrap_future(self.put(job))
        except TimeoutError:
            raise too_slow() from None
        except IntegrityError:
            raise Taken from None
        except SQLAlchemyError as problem:
            raise not_stored(problem) from None

    # reading ----------------------------------------------------------------------------------

    async def load(self, table: str) -> Stored | None:
        """A table, or None if there is none of that name."""
        return await self._read(lambda connection: read_table(connection, table))

    async def since(self, table: str, version: int) -> Since | None:
        """What is new of a table since a version; None if it is gone."""
        return await self._read(lambda connection: read_since(connection, table, version))

    async def standing(self, table: str) -> tuple[int, int] | None:
        """The edition of a table and the number of its last entry; None if it is gone."""
        last = select(func.max(ENTRIES.c.version)).where(ENTRIES.c.table_id == table)
        query = select(TABLES.c.edition, func.coalesce(last.scalar_subquery(), 0))
        query = query.where(TABLES.c.id == table)

        def read(connection: Connection) -> tuple[int, int] | None:
            found = connection.execute(query).first()
            return None if found is None else (found[0], found[1])

        return await self._read(read)

    async def word(self, name: str) -> str | None:
        """A word that all servers on this database have in common."""
        return await self._read(lambda connection: common.said(connection, name))

    async def ask(self, question: Callable[[Connection], T]) -> T:
        """What something else reads."""
        return await self._read(question)

    async def do(self, job: Callable[[Connection], T]) -> T:
        """What something else writes, as one."""
        done: T = await self._write(job)
        return done

    async def _read(self, query: Callable[[Connection], T], patience: float | None = USUAL) -> T:
        def run() -> T:
            with self.engine.connect() as connection:
                return query(connection)

        try:
            with metrics.asking_database("read"):
                async with asyncio.timeout(patience and self.patience):
                    return await asyncio.get_running_loop().run_in_executor(self._readers, run)
        except TimeoutError:
            raise too_slow() from None
        except SQLAlchemyError as problem:
            raise not_stored(problem) from None


def not_stored(problem: SQLAlchemyError) -> NotStored:
    """The error that says so to whoever asked."""
    LOG.warning("the database fails: %s", getattr(problem, "orig", None) or type(problem).__name__)
    return NotStored("server-error-not-stored")


def read_table(connection: Connection, table: str) -> Stored | None:
    """A table, or None if there is none of that name."""
    # the edition first: what is changed meanwhile is noticed by it
    row = connection.execute(
        select(TABLES.c.edition, TABLES.c.start).where(TABLES.c.id == table)
    ).first()
    if row is None:
        return None
    # before the tokens: a link that is replaced between the two is replaced once more when its
    # entry is read, but never forgotten
    entries = read_entries(connection, table, 0)
    tokens = connection.execute(
        select(TOKENS.c.hash, TOKENS.c.seat).where(TOKENS.c.table_id == table)
    )
    return Stored(
        start=msgspec.json.decode(row.start, type=Start),
        tokens={token.hash: token.seat for token in tokens},
        entries=entries,
        edition=row.edition,
    )


def read_since(connection: Connection, table: str, version: int) -> Since | None:
    """What is new of a table since a version; None if there is none of that name."""
    query = select(TABLES.c.edition).where(TABLES.c.id == table)
    edition = connection.execute(query).scalar()
    return None if edition is None else Since(edition, read_entries(connection, table, version))


def read_entries(connection: Connection, table: str, after: int) -> list[Entry]:
    """The entries of a table after a version."""
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


def read_weighed(connection: Connection, table: str, version: int) -> list[Candidate]:
    """What a bot weighed before the move with a version; nothing, if it was no bot's."""
    query = select(WEIGHED.c.candidates).where(
        WEIGHED.c.table_id == table, WEIGHED.c.version == version
    )
    found = connection.execute(query).scalar()
    return [] if found is None else msgspec.json.decode(found, type=list[Candidate])
