"""PostgreSQL is started anew, or stands still, while people and bots play.

What was acknowledged stays, what was not is told by name, and all goes on by itself.
"""

import json
import signal
import subprocess
import sys
import threading
import time
import uuid
from contextlib import contextmanager
from pathlib import Path

import httpx
import msgspec
import pytest
from sqlalchemy import select

from server_support import NO_RATES, Postgres, Running, Started, bearer, heard, settings, wait_until
from support import one_quick
from tabularium.server.database import open_engine
from tabularium.server.schema import ENTRIES

PROBE = Path(__file__).resolve().parents[2] / "tools" / "probe.py"
SOON = 5.0  # seconds from the database's return until all is as it was
ALIVE = 50.0  # milliseconds
DOWN = 2.5  # seconds between its end and its return

pytestmark = pytest.mark.slow


@pytest.fixture
def postgres():
    """One that may be ended."""
    missing = Postgres.missing()
    if missing:
        pytest.skip(missing)
    started = Postgres()
    yield started
    started.stop()


@contextmanager
def probed(server):
    """Asks meanwhile whether the server is alive and ready; gives what was told of each."""
    asking = subprocess.Popen(
        [
            *(sys.executable, str(PROBE), server.address.removeprefix("http://")),
            *("/health/live", "/health", "--every", "0.05"),
        ],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
    )
    asking.stdout.readline()
    found = {"/health/live": [], "/health": []}
    try:
        yield found
    finally:
        told, _ = asking.communicate()
    for line in told.splitlines():
        at, path, status, ms, late = json.loads(line)
        found[path].append((at, status, ms, late))


class Player(threading.Thread):
    """Makes moves at one table after another, each sent until it is acknowledged."""

    def __init__(self, server, seats):
        super().__init__(daemon=True)
        self._http = httpx.Client(base_url=server.address, timeout=30)
        self._seats = seats
        self.tokens = []
        self.sent = {}  # by table
        self.acknowledged = []  # when
        self.refused = set()  # status and name
        self.slowest = 0.0
        self.problem = None
        self._ended = threading.Event()
        self._begin()

    def _begin(self):
        made = self._ask("POST", "/api/tables", {"game": "nations", "seats": self._seats})
        self.path = f"/api/tables/{made['id']}"
        self.tokens = list(made["tokens"].values())
        self.sent[made["id"]] = self._newest = []

    def run(self):
        try:
            while not self._ended.wait(0.15):
                self._move()
        except Exception as problem:
            self.problem = problem
        finally:
            self._http.close()

    def _move(self):
        state = self._ask("GET", self.path)
        if state["over"]:
            self._begin()
            return
        asked = state["decision"]
        if "options" not in asked:
            return  # a bot's turn
        body = {
            "version": state["version"],
            "request": str(uuid.uuid4()),
            "seat": asked["seat"],
            "key": asked["options"][len(self._newest) % len(asked["options"])]["key"],
        }
        self._ask("POST", f"{self.path}/moves", body)
        self.acknowledged.append(time.monotonic())
        self._newest.append(body["request"])

    def _ask(self, method, path, body=None):
        content = None if body is None else msgspec.json.encode(body)
        while True:
            began = time.monotonic()
            answer = self._http.request(method, path, content=content, headers=bearer(self.tokens))
            self.slowest = max(self.slowest, time.monotonic() - began)
            if answer.is_success:
                return answer.json()
            told = answer.json()
            self.refused.add((answer.status_code, told["error"]))
            assert (answer.status_code, told["error"]) == (503, "NotStored"), answer.text
            time.sleep(0.05)

    def end(self):
        self._ended.set()
        self.join(60)
        assert not self.is_alive()
        assert self.problem is None


def stored(db, table):
    engine = open_engine(db)
    query = select(ENTRIES).where(ENTRIES.c.table_id == table).order_by(ENTRIES.c.version)
    with engine.connect() as connection:
        found = list(connection.execute(query))
    engine.dispose()
    return found


@contextmanager
def played(server, db):
    """Two tables of people and two with bots; afterwards what was acknowledged is there, once."""
    players = [Player(server, ["human"] * 2) for _ in range(2)]
    players += [Player(server, ["human", "random"]) for _ in range(2)]
    for player in players:
        player.start()
    wait_until(lambda: all(len(player.acknowledged) > 3 for player in players))
    try:
        yield players
    finally:
        for player in players:
            player.end()
    for player in players:
        for table, sent in player.sent.items():
            entries = stored(db, table)
            assert [one.request for one in entries if one.request] == sent
            assert [one.version for one in entries] == list(range(1, len(entries) + 1))


def gone_on(players, since):
    """Whether each has made a move since."""
    return all(player.acknowledged[-1] > since for player in players)


def bots_moved(db, players):
    found = []
    for player in players[2:]:
        entries = [one for table in list(player.sent) for one in stored(db, table)]
        found.append(sum(one.request is None for one in entries))
    return found


def judge(found, down, up):
    """Alive all the time; ready, then not, then ready again."""
    live = found["/health/live"]
    assert {status for _, status, _, _ in live} == {200}
    # one of a hundred may be slower, and as many as this machine lets a process wait so long
    waited = sum(late > ALIVE / 2 for _, _, _, late in live)
    slow = [ms for _, _, ms, _ in live if ms > ALIVE]
    assert len(slow) <= len(live) / 100 + waited + 1, (waited, slow)
    ready = found["/health"]
    assert {status for at, status, _, _ in ready if at < down} == {200}
    assert 503 in {status for at, status, _, _ in ready if down < at < up}
    assert {status for at, status, _, _ in ready} == {200, 503}
    back = next(at for at, status, _, _ in ready if at > up and status == 200)
    assert back - up < SOON
    assert {status for at, status, _, _ in ready if at > up + SOON} == {200}
    print(f"alive within {max(ms for _, _, ms, _ in live):.0f} ms, ready after {back - up:.1f} s")


@pytest.mark.parametrize("how", [signal.SIGINT, signal.SIGQUIT], ids=["fast", "immediate"])
def test_postgres_is_started_anew(postgres, how):
    db = postgres.database()
    with (
        Started("serve", "--port", "0", "--db", db, "--pause", "0", **NO_RATES) as server,
        Started("serve", "--port", "0", "--db", db, "--pause", "0", **NO_RATES) as other,
        probed(server) as found,
        played(server, db) as players,
    ):
        time.sleep(1)
        with server.connected():
            watched = server.create("altay", seats=["human", "human"])
        there = watched.on(other)
        with server.connected(), other.connected(), watched.live(0) as one:
            heard(one, lambda state: state["seats"][0]["here"])
            there.state()  # without the database nobody can be shown what is not in memory
            down = time.monotonic()
            postgres.end(how)
            time.sleep(DOWN)
            with there.live(1) as late:  # somebody comes meanwhile
                postgres.start()
                up = time.monotonic()
                wait_until(lambda: gone_on(players, up), SOON)
                print(f"all tables go on after {time.monotonic() - up:.1f} s")
                before = bots_moved(db, players)
                wait_until(
                    lambda: all(a < b for a, b in zip(before, bots_moved(db, players))), SOON
                )
                print(f"all bots after {time.monotonic() - up:.1f} s")
                # those who are connected hear of each other and of what happens, wherever
                for socket in (one, late):
                    heard(socket, lambda state: all(s["here"] for s in state["seats"]), SOON)
                assert there.send("chat", 1, text="still here").status_code == 200
                heard(one, lambda state: state["version"] == 1, 1)
        time.sleep(max(0.0, up + SOON + 1 - time.monotonic()))
    assert {told for player in players for told in player.refused} == {(503, "NotStored")}
    judge(found, down, up)
    for log in (server.told, other.told):
        assert "Traceback" not in log and "Exception" not in log


def test_who_has_come_while_the_database_was_away(postgres, monkeypatch):
    """The others are told as soon as it is back, not when it is said again anyway."""
    monkeypatch.setattr("tabularium.server.presence.SAY", 1000.0)
    db = postgres.database()
    with Running(settings(db=db)) as first, Running(settings(db=db)) as second:
        table = first.create()
        there = table.on(second)
        there.state()
        with table.live(0) as one:
            heard(one, lambda state: state["seats"][0]["here"])
            postgres.end()
            with there.live(1):
                time.sleep(0.5)
                postgres.start()
                heard(one, lambda state: state["seats"][1]["here"], SOON)


@pytest.mark.parametrize("which", one_quick("all", "workers", "postmaster"))
def test_postgres_stands_still(postgres, which):
    db = postgres.database()
    frozen = 6.0
    patience = 1.0
    with (
        Started(
            "serve", "--port", "0", "--db", db, "--pause", "0", TABULARIUM_DB_TIME="1", **NO_RATES
        ) as server,
        probed(server) as found,
        played(server, db) as players,
    ):
        time.sleep(1)
        down = time.monotonic()
        with postgres.frozen(which):
            time.sleep(frozen)
        up = time.monotonic()
        wait_until(lambda: gone_on(players, up), SOON)
        print(f"all tables go on after {time.monotonic() - up:.1f} s")
        before = bots_moved(db, players)
        wait_until(lambda: all(a < b for a, b in zip(before, bots_moved(db, players))), 2 * SOON)
        print(f"all bots after {time.monotonic() - up:.1f} s")
        time.sleep(max(0.0, up + SOON + 1 - time.monotonic()))
    # to be read, to be alone at the table, to be stored: each is waited for once
    assert max(player.slowest for player in players) < 3 * patience + 1
    if which == "all":  # else there are new connections to be had, or old ones that go on
        judge(found, down, up)
    assert {status for _, status, _, _ in found["/health/live"]} == {200}
    assert "Traceback" not in server.told and "Exception" not in server.told


@pytest.mark.parametrize("how", [signal.SIGTERM, signal.SIGINT])
def test_a_server_stops_although_the_database_stands_still(postgres, how):
    """It waited for an answer that never came, with whatever had been asked."""
    db = postgres.database()
    server = Started("serve", "--port", "0", "--db", db, TABULARIUM_DB_TIME="1", **NO_RATES)
    with server.connected():
        table = server.create("altay", seats=["human", "human"])
        with postgres.frozen():
            assert table.send("chat", 0, text="x").status_code == 503
            began = time.monotonic()
            server.process.send_signal(how)
            server.process.wait(20)
            assert time.monotonic() - began < 8
    assert "Traceback" not in server.stop()


def test_a_process_dies_while_the_database_is_away(postgres):
    """It cannot begin again before the database is back; the others serve meanwhile."""
    db = postgres.database()
    with Started("serve", "--port", "0", "--workers", "2", "--db", db) as server:
        with server.connected():
            table = server.create("altay", seats=["human", "human"])
        postgres.end(signal.SIGQUIT)
        first = min(server.children())
        subprocess.run(["kill", "-9", str(first)], check=True)
        time.sleep(8)  # it has been tried again
        with server.connected():
            assert server.get("/health/live").status_code == 200
        postgres.start()
        wait_until(lambda: len(server.children()) == 2)
        with server.connected():
            wait_until(lambda: server.get("/health").status_code == 200)
            assert table.play()["moves"] == 1
