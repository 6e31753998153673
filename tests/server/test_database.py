"""The database fails: the sender is told, nothing has happened, and the table goes on."""

import asyncio
import errno
import sqlite3
import threading
import time

import pytest
from sqlalchemy import insert, inspect, text
from sqlalchemy.exc import OperationalError

from server_support import Running, heard, settings
from tabularium.server.database import Database, migrate, open_engine
from tabularium.server.schema import ENTRIES, METADATA, TABLES


class Failing(Database):
    """Fails to write while it is told to."""

    problem = None
    lost = False

    async def _write(self, job):
        if self.problem is not None and not self.lost:
            await super()._write(self._fail)
        given = await super()._write(job)
        if self.problem is not None:
            await super()._write(self._fail)
        return given

    def _fail(self, connection):
        raise OperationalError("insert", {}, self.problem)


@pytest.fixture
def failing(database):
    store = Failing(database)
    with Running(settings(db=database), store) as server:
        server.database = store
        yield server


FULL = OSError(errno.ENOSPC, "No space left on device")


@pytest.mark.parametrize(
    "problem", [FULL, sqlite3.OperationalError("database is locked")], ids=["full", "locked"]
)
def test_a_move_that_cannot_be_stored(failing, problem):
    table = failing.create()
    seat = table.to_move()
    body = {"version": 0, "request": "try-and-try", "key": table.options()[0]}
    with table.live(seat) as socket:
        heard(socket, lambda state: state["version"] == 0)
        failing.database.problem = problem
        answer = table.send("moves", seat, **body)
        assert answer.status_code == 503
        assert answer.json() == {
            "error": "NotStored",
            "message": "It could not be stored, so nothing has happened. Try again.",
        }
        assert table.state()["moves"] == 0
        assert failing.post("/api/tables", {"game": "altay"}).status_code == 503
        failing.database.problem = None
        assert table.send("moves", seat, **body).status_code == 200
        assert heard(socket, lambda state: state["version"] > 0)["moves"] == 1


def test_a_lost_answer_of_the_database(failing):
    """The entry is stored although the database seems to have failed: it is found, not doubled."""
    table = failing.create()
    seat = table.to_move()
    body = {"version": 0, "request": "try-and-try", "key": table.options()[0]}
    failing.database.problem, failing.database.lost = FULL, True
    assert table.send("moves", seat, **body).status_code == 503
    failing.database.problem = None
    answer = table.send("moves", seat, **body)
    assert (answer.status_code, answer.json()["version"], answer.json()["moves"]) == (200, 1, 1)


@pytest.mark.slow
def test_a_bot_tries_again(failing):
    table = failing.create("nations", seats=["human", "random"])
    failing.database.problem = FULL
    while table.to_move() == 0:
        failing.database.problem = None
        table.play()
        failing.database.problem = FULL
    time.sleep(0.3)
    failing.database.problem = None
    with table.live(0) as socket:
        heard(socket, lambda state: state["over"] or state["decision"]["seat"] == 0)


@pytest.mark.slow
def test_a_locked_sqlite_file(tmp_path):
    file = tmp_path / "tables.db"
    with Running(settings(db=f"sqlite:///{file}")) as server:
        table = server.create()
        seat = table.to_move()
        body = {"version": 0, "request": "try-and-try", "key": table.options()[0]}
        lock = sqlite3.connect(file, isolation_level=None)
        lock.execute("begin immediate")
        assert table.send("moves", seat, **body).status_code == 503
        assert table.state()["version"] == 0
        lock.execute("rollback")
        lock.close()
        assert table.send("moves", seat, **body).json()["version"] == 1


@pytest.mark.slow
def test_two_servers_at_one_database(database):
    """Each writes to the same table: one is told that it is stale, and sees what the other did."""
    with Running(settings(db=database)) as one, Running(settings(db=database)) as other:
        table = one.create()
        elsewhere = table.on(other)
        assert elsewhere.state()["version"] == 0
        table.play()
        seat = elsewhere.to_move()
        answer = elsewhere.send("moves", seat, version=0, key=elsewhere.options()[0])
        assert answer.status_code == 409
        assert answer.json()["state"]["moves"] == 1
        elsewhere.play()
        assert elsewhere.state()["moves"] == 2


@pytest.mark.slow
def test_tables_written_at_once_are_all_kept(server):
    tables = [server.create() for _ in range(12)]
    threads = [threading.Thread(target=table.play) for table in tables]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert [table.state()["moves"] for table in tables] == [1] * 12


def test_one_bad_job_does_not_spoil_the_others(database):
    store = Database(database)
    migrate(store.engine)
    gate = threading.Event()
    futures = [store.put(lambda _: gate.wait() and None)]

    def row(connection):
        connection.execute(text("create table if not exists notes (n integer)"))
        connection.execute(text("insert into notes values (1)"))

    def bad(connection):
        connection.execute(insert(ENTRIES), {"table_id": None})

    futures += [store.put(row), store.put(bad), store.put(row)]
    gate.set()
    assert [future.exception(10) is None for future in futures] == [True, True, False, True]
    with store.engine.connect() as connection:
        assert connection.execute(text("select count(*) from notes")).scalar() == 2
    store._close()


class Deadlock(Exception):
    sqlstate = "40P01"


@pytest.mark.parametrize(("times", "done"), [(1, True), (2, False)])
def test_who_stood_in_the_way_of_another_server_tries_once_more(tmp_path, times, done):
    store = Database(f"sqlite:///{tmp_path}/tables.db")
    tried = []

    def job(_):
        tried.append(None)
        if len(tried) <= times:
            raise OperationalError("update", {}, Deadlock())
        return "done"

    future = store.put(job)
    assert (future.exception(10) is None) is done
    assert len(tried) == 2
    store._close()


def test_several_tables_are_noted_at_once(database):
    """Those that somebody writes to just now are left out, so that nobody waits."""
    store = Database(database)
    migrate(store.engine)
    with store.engine.begin() as connection:
        for name in "abc":
            row = {"id": name, "created": 0.0, "start": "{}"}
            connection.execute(insert(TABLES), row)
    with store.engine.begin() as connection:
        if store.shared:
            connection.execute(text("update tables set people = 2 where id = 'b'"))
        asyncio.run(store.watch(["a", "b", "c"]))
    with store.engine.connect() as connection:
        noted = connection.execute(text("select id from tables where watched > 0 order by id"))
        assert list(noted.scalars()) == (["a", "c"] if store.shared else ["a", "b", "c"])
    store._close()


def test_the_migrations_lead_to_the_schema(database):
    engine = open_engine(database)
    migrate(engine)
    migrate(engine)  # nothing is left to do
    found = inspect(engine)
    for name, table in METADATA.tables.items():
        columns = {column["name"]: column for column in found.get_columns(name)}
        assert list(columns) == list(table.columns.keys())
        for column in table.columns:
            assert columns[column.name]["nullable"] == bool(column.nullable)
        keys = found.get_pk_constraint(name)["constrained_columns"]
        assert keys == [column.name for column in table.primary_key.columns]
    engine.dispose()


def test_sqlite_writes_ahead(tmp_path):
    engine = open_engine(f"sqlite:///{tmp_path}/tables.db")
    with engine.connect() as connection:
        assert connection.execute(text("pragma journal_mode")).scalar() == "wal"
        assert connection.execute(text("pragma synchronous")).scalar() == 2
    engine.dispose()


@pytest.mark.slow
def test_tables_nobody_uses_are_forgotten_and_found_again(database):
    with Running(settings(db=database, tables=2)) as server:
        tables = [server.create() for _ in range(6)]
        for table in tables:
            table.play()
        assert [table.play()["moves"] for table in tables] == [2] * 6
