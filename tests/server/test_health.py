"""Ready is who keeps what it is given. Nobody waits for a database that has frozen."""

import errno
import time

import pytest
from sqlalchemy import event, text
from sqlalchemy.exc import OperationalError

from server_support import Postgres, Running, settings
from tabularium.server.database import Database, migrate, open_engine
from tabularium.server.errors import CannotStart
from tabularium.server.patience import patient
from tabularium.server.preparing import prepare_database


class Watched(Database):
    """Counts what is put in, and fails or hangs while it is told to."""

    problem = None
    hangs = 0.0
    jobs = 0

    def put(self, job):
        self.jobs += 1

        def done(connection):
            time.sleep(self.hangs)
            if self.problem is not None:
                raise OperationalError("insert", {}, self.problem)
            job(connection)

        return super().put(done)


@pytest.fixture
def watched(tmp_path):
    db = f"sqlite:///{tmp_path}/tables.db"
    store = Watched(db)
    with Running(settings(db=db), store) as server:
        server.store = store
        yield server


def told(server, path="/health"):
    began = time.monotonic()
    answer = server.get(path)
    return answer.status_code, answer.json(), time.monotonic() - began


def test_ready(watched):
    for path in ("/health", "/health/ready"):
        assert told(watched, path)[:2] == (200, {"status": "ready"})
    assert told(watched, "/health/live")[:2] == (200, {"status": "alive"})


def test_what_is_written_is_read_back(server, database):
    assert told(server)[0] == 200
    engine = open_engine(database)
    with engine.connect() as connection:
        (at,) = connection.execute(text("select at from pulse")).scalars()
    engine.dispose()
    assert abs(time.time() - at) < 20


def test_however_often_it_is_asked_it_is_tried_once_a_second(watched):
    before = watched.store.jobs
    began = time.monotonic()
    for _ in range(50):
        assert told(watched)[0] == 200
    passed = time.monotonic() - began
    assert watched.store.jobs - before <= 2 * (passed + 2)


def test_a_full_disk(watched):
    watched.store.problem = OSError(errno.ENOSPC, "No space left on device")
    status, body, _ = told(watched)
    assert (status, body["error"]) == (503, "NotReady")
    assert "No space left on device" in body["message"]
    # the process is well all the same: nobody would be helped by starting it anew
    assert told(watched, "/health/live")[0] == 200
    watched.store.problem = None
    time.sleep(1.1)
    assert told(watched)[0] == 200


@pytest.mark.slow
def test_a_database_that_hangs(watched):
    watched.store.hangs = 4.0
    status, body, took = told(watched)
    assert (status, body["error"]) == (503, "NotReady")
    assert took < 3.5
    # it is not waited for again and again
    assert max(told(watched)[2] for _ in range(5)) < 0.5
    assert told(watched, "/health/live")[2] < 0.5
    watched.store.hangs = 0.0


def test_a_database_that_may_not_grow(tmp_path):
    """The same said by SQLite itself."""
    db = f"sqlite:///{tmp_path}/tables.db"
    store = Database(db)
    migrate(store.engine)
    store.engine.dispose()

    @event.listens_for(store.engine, "connect")
    def _no_larger(connection, _record):
        connection.execute("pragma max_page_count=1")  # than it is

    with Running(settings(db=db), store) as server:
        status, body, _ = told(server)
        assert status == 503
        assert "full" in body["message"]


@pytest.mark.slow
def test_a_frozen_postgres(tmp_path):
    missing = Postgres.missing()
    if missing:
        pytest.skip(missing)
    started = Postgres()
    try:
        with Running(settings(db=started.database(), db_time=1.0)) as server:
            table = server.create()
            seat = table.to_move()
            move = {"version": 0, "request": "try-and-try", "key": table.options()[0]}
            with started.frozen():
                began = time.monotonic()
                assert table.send("moves", seat, **move).status_code == 503
                assert time.monotonic() - began < 4
                assert told(server)[0] == 503
                for _ in range(3):
                    assert told(server)[2] < 3
                began = time.monotonic()
                unknown = server.get("/api/tables/nothing", "nobody")
                assert unknown.status_code == 503
                assert time.monotonic() - began < 4
                assert told(server, "/health/live")[2] < 0.5
                assert table.state()["version"] == 0
            time.sleep(1.1)
            answer = table.send("moves", seat, **move)
            assert (answer.status_code, answer.json()["moves"]) == (200, 1)
            assert told(server)[0] == 200
    finally:
        started.stop()


def test_a_database_has_deadlines():
    found = patient(5.0)
    assert found["pool_timeout"] == 5.0
    arguments = found["connect_args"]
    assert arguments["connect_timeout"] == 5
    assert arguments["tcp_user_timeout"] == 5000
    assert arguments["options"] == "-c statement_timeout=5000 -c lock_timeout=5000"


@pytest.mark.slow
def test_a_statement_that_takes_too_long(postgres):
    engine = open_engine(postgres.database(), 0.5)
    began = time.monotonic()
    with (
        engine.connect() as connection,
        pytest.raises(OperationalError, match="statement timeout"),
    ):
        connection.execute(text("select pg_sleep(20)"))
    assert time.monotonic() - began < 5
    engine.dispose()


def test_a_newer_schema_is_refused_in_one_sentence(database):
    engine = open_engine(database)
    migrate(engine)
    with engine.begin() as connection:
        connection.execute(text("update alembic_version set version_num = '9999_newer'"))
    engine.dispose()
    with pytest.raises(CannotStart) as refused:
        prepare_database(database)
    assert "newer version of Tabularium" in refused.value.text("en")
    assert "\n" not in refused.value.text("en")
