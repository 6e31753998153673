"""Abandoned tables are deleted by the servers, if their settings say so; none that is played is."""

import time

import pytest
from sqlalchemy import select

from owner_support import LONG_AGO, Owner, finished, set_back, stored
from server_support import Running, heard, settings, wait_until
from tabularium.server import common, expiry, metrics
from tabularium.server.database import open_engine
from tabularium.server.deleting import Limits, delete_table
from tabularium.server.schema import HOUSE, TABLES
from tabularium.server.settings import DAY, Settings

pytestmark = pytest.mark.slow


@pytest.fixture
def quick(monkeypatch):
    """A server looks at once, and again and again."""
    monkeypatch.setattr(expiry, "FIRST", 0.2)
    monkeypatch.setattr(expiry, "ROUND", 0.2)


def left(url):
    return {row[0] for row in stored(url, select(TABLES.c.id))}


def deleted():
    return metrics.REGISTRY.get_sample_value("tabularium_expired_total") or 0.0


def test_nothing_is_deleted_unless_it_is_said(database, quick):
    with Running(settings(db=database)) as server:
        table = server.create()
        set_back(database, table.id)
        time.sleep(0.8)
        assert left(database) == {table.id}
    assert not Limits.of(Settings())
    # nobody has even looked
    assert stored(database, select(HOUSE.c.name).where(HOUSE.c.name == common.EXPIRED)) == []


def test_what_nobody_comes_to_is_deleted(database, quick):
    before = deleted()
    with Running(settings(db=database, expire=90, expire_finished=0)) as server:
        old, over = server.create(), server.create(None, record=finished())
        fresh, watched, sat_at = server.create(), server.create(), server.create()
        with sat_at.live(0) as socket:
            heard(socket, lambda state: True)
            set_back(database, fresh.id, changed=LONG_AGO + 20 * DAY)
            set_back(database, watched.id, watched=LONG_AGO + 20 * DAY)
            # nothing has happened there for long, but somebody sits there
            set_back(database, sat_at.id, watched=time.time())
            set_back(database, old.id, over.id)
            wait_until(lambda: old.id not in left(database))
            assert left(database) == {over.id, fresh.id, watched.id, sat_at.id}
            assert server.get(old.path, old.watch).status_code == 404
        assert deleted() == before + 1


def _watched(url, table):
    return stored(url, select(TABLES.c.watched).where(TABLES.c.id == table))[0][0]


def test_finished_games_have_a_time_of_their_own(database, quick):
    with Running(settings(db=database, expire=0, expire_finished=30)) as server:
        old, over = server.create(), server.create(None, record=finished())
        set_back(database, old.id, over.id)
        wait_until(lambda: over.id not in left(database))
        assert left(database) == {old.id}


@pytest.mark.parametrize(
    ("limits", "gone"),
    [
        (Limits(0, 90 * DAY), False),
        (Limits(90 * DAY, 0), False),
        (Limits(90 * DAY, 101 * DAY), False),
        (Limits(90 * DAY, 30 * DAY), True),
    ],
    ids=["never running", "never finished", "one not long enough", "both long enough"],
)
def test_of_older_tables_nobody_noted_whether_they_are_over(database, limits, gone):
    """They are deleted only if they would be either way."""
    with Running(settings(db=database)) as server:
        table = server.create()
    set_back(database, table.id, finished=None)
    engine = open_engine(database)
    now = LONG_AGO + 100 * DAY
    with engine.begin() as connection:
        found = delete_table(connection, table.id, limits.abandoned(now))
    engine.dispose()
    assert found == gone
    assert (left(database) == set()) == gone


def test_who_looks_without_a_socket_is_noted(database):
    with Running(settings(db=database)) as server:
        table = server.create()
        set_back(database, table.id)
    # a server that knows nothing of the table yet: a look is noted once an hour
    with Running(settings(db=database)) as server:
        table.on(server).state()
        wait_until(lambda: _watched(database, table.id) > LONG_AGO)


def test_who_comes_at_the_last_moment_keeps_the_table(database):
    """It is looked at once more when it is deleted."""
    with Running(settings(db=database)) as server:
        table = server.create()
        set_back(database, table.id)
        limits = Limits(90 * DAY, 90 * DAY)
        still = limits.abandoned(LONG_AGO + 100 * DAY)
        table.play()
        engine = open_engine(database)
        with engine.begin() as connection:
            assert not delete_table(connection, table.id, still)
        engine.dispose()
        assert table.play()["moves"] == 2


def test_a_game_that_ends_is_noted(database, quick):
    record = finished()
    keys = record["keys"]
    digests = {"0": "", str(len(keys) - 1): ""}  # of a format in which they are not compared
    unfinished = {**record, "format": 1, "keys": keys[:-1], "digests": digests, "result": None}
    with Running(settings(db=database)) as server:
        table = server.create(None, record=unfinished, seats=["human", "human"])
        assert stored(database, select(TABLES.c.finished)) == [(False,)]
        assert table.play(keys[-1])["over"]
        assert stored(database, select(TABLES.c.finished)) == [(True,)]
        (line,) = Owner(database).data("tables", "--over")
        assert line["moves"] == len(keys)


def test_several_servers_take_turns(postgres, quick):
    url = postgres.database()
    chosen = settings(db=url, expire=90, expire_finished=90)
    before = deleted()
    with Running(chosen) as one, Running(chosen) as two:
        tables = [(one, two)[number % 2].create() for number in range(30)]
        kept = [one.create() for _ in range(5)]
        set_back(url, *[table.id for table in tables])
        # those who play meanwhile are not kept waiting
        for table in kept:
            table.play()
        wait_until(lambda: left(url) == {table.id for table in kept})
        for table in kept:
            assert table.on(two).play()["moves"] == 2
        assert deleted() == before + 30
