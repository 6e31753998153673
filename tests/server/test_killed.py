"""kill -9 of one of two servers on one database, again and again, while people play at both."""

import itertools
import threading
import time
import uuid

import httpx
import msgspec
import pytest
from sqlalchemy import select
from websockets.exceptions import WebSocketException
from websockets.sync.client import connect

from server_support import NO_RATES, Started, bearer, free_port, wait_until
from tabularium.server.database import open_engine
from tabularium.server.schema import ENTRIES
from tabularium.server.state import LINES

GAMES = ("altay", "imperium", "nations", "settlers")
MOVES = 500  # at all tables together
KILLS = (60, 160, 260, 360)  # after so many moves
IN_STEP = 1.0  # seconds after which everybody has heard of a move

pytestmark = pytest.mark.slow


class Pair:
    """Two servers on one database, each in a process of its own at an address that stays."""

    def __init__(self, db):
        self._words = ["serve", "--db", db, "--pause", "0"]
        self.ports = [free_port(), free_port()]
        self.addresses = [f"127.0.0.1:{port}" for port in self.ports]
        # both at once: each brings the database up to date
        self._processes = [self._started(port, True) for port in self.ports]
        for number in (0, 1):
            wait_until(lambda number=number: self.up(number))
        self.logs = []

    def _started(self, port, later=False):
        return Started(*self._words, "--port", str(port), later=later, **NO_RATES)

    def up(self, number):
        try:
            answer = httpx.get(f"http://{self.addresses[number]}/health")
        except httpx.TransportError:
            return False
        return answer.status_code == 200

    def kill(self, number):
        """kill -9, and start it again; gives when it was killed."""
        at = time.monotonic()
        self.logs.append(self._processes[number].kill())
        self._processes[number] = self._started(self.ports[number])
        return at

    def stop(self):
        self.logs += [process.stop() for process in self._processes]


class Person(threading.Thread):
    """Looks on through a socket; where it breaks, connects to the other server."""

    def __init__(self, pair, made, seat, at):
        super().__init__(daemon=True)
        self._pair = pair
        self._path = f"/api/tables/{made['id']}/live"
        self.token = made["watch"] if seat is None else made["tokens"][str(seat)]
        self._at = at
        self._stopped = False
        self.connected = []  # from when until when, and what was heard when
        self.state = {}
        self.problems = []

    def run(self):
        while not self._stopped:
            try:
                self._listen()
            except (OSError, WebSocketException, EOFError):
                self._at = 1 - self._at

    def _listen(self):
        address = f"ws://{self._pair.addresses[self._at]}{self._path}"
        with connect(address, max_size=None, compression=None, close_timeout=1) as socket:
            socket.send(msgspec.json.encode({"tokens": [self.token]}).decode())
            heard = []
            self.connected.append([time.monotonic(), None, heard])
            try:
                while not self._stopped:
                    try:
                        told = msgspec.json.decode(socket.recv(0.2))
                    except TimeoutError:
                        continue
                    if "error" in told:
                        self.problems.append(told)
                        return
                    if heard and told["version"] < heard[-1][1]:
                        self.problems.append(f"{told['version']} after {heard[-1][1]}")
                    heard.append((time.monotonic(), told["version"]))
                    self.state = joined(self.state, told)
            finally:
                self.connected[-1][1] = time.monotonic()

    def stop(self):
        self._stopped = True

    def delays(self, moves):
        """How long it took until this person had heard of each move, or was there again."""
        found = []
        for began, ended, heard in self.connected:
            for at, version in moves:
                if at > (ended or at) - IN_STEP:
                    continue  # the connection was about to break
                first = next((when for when, what in heard if what >= version), None)
                if at >= began:
                    found.append(first - at if first is not None else float("inf"))
                elif heard and heard[0][1] < version:
                    found.append(float("inf"))  # the first state was an old one
            if heard:
                found.append(heard[0][0] - began)
        return found


def joined(before, told):
    """A whole state: of log and chat only what is new is sent."""
    found = dict(told)
    for tail in ("log", "chat"):
        was, new = before.get(tail, {"from": 0, "lines": []}), told[tail]
        kept = was["lines"][: max(0, new["from"] - was["from"])]
        lines = kept + new["lines"]
        over = max(0, len(lines) - LINES) if tail == "log" else 0  # a state holds no more of it
        found[tail] = {"from": new["from"] - len(kept) + over, "lines": lines[over:]}
    return found


class Table(threading.Thread):
    """One table with everybody at it; moves are sent to both servers in turn."""

    def __init__(self, pair, game, counted, more):
        super().__init__(daemon=True)
        self._pair = pair
        self._counted = counted
        self._more = more
        self._http = [httpx.Client(base_url=f"http://{one}", timeout=30) for one in pair.addresses]
        self.made = self._ask("POST", "/api/tables", 0, {"game": game, "seats": ["human"] * 2})
        self.path = f"/api/tables/{self.made['id']}"
        self.tokens = [self.made["tokens"]["0"], self.made["tokens"]["1"]]
        self.people = [
            Person(pair, self.made, seat, at) for seat, at in zip((0, 1, None, None), (0, 1, 0, 1))
        ]
        self.sent = []  # request, key and seat of each move that was acknowledged
        self.moves = []  # when, and the version
        self.again = 0  # moves that had to be sent more than once
        self.problem = None

    def run(self):
        try:
            for number in itertools.count():
                if not next(self._more, False) or not self._move(number % 2, number):
                    return
        except Exception as problem:
            self.problem = problem

    def _move(self, at, number):
        state = self.state(at)
        if state["over"]:
            return False
        asked = state["decision"]
        options = asked["options"]
        body = {
            "version": state["version"],
            "request": str(uuid.uuid4()),
            "seat": asked["seat"],
            "key": options[number * 7 % len(options)]["key"],
        }
        told = self._ask("POST", f"{self.path}/moves", at, body)
        self.moves.append((time.monotonic(), told["version"]))
        self.sent.append((body["request"], body["key"], body["seat"]))
        next(self._counted)
        return True

    def close(self):
        for http in self._http:
            http.close()

    def state(self, at, *tokens):
        return self._ask("GET", self.path, at, None, *tokens)

    def _ask(self, method, path, at, body=None, *tokens):
        """The answer of whichever server is there: the same request, sent again."""
        tokens = tokens or (self.tokens if hasattr(self, "tokens") else ())
        content = None if body is None else msgspec.json.encode(body)
        for number in range(200):
            try:
                answer = self._http[(at + number) % 2].request(
                    method, path, content=content, headers=bearer(tokens)
                )
            except httpx.TransportError:
                self.again += number == 0
                time.sleep(0.05 if number else 0)
                continue
            assert answer.is_success, f"{answer.status_code} {answer.text[:200]}"
            return answer.json()
        raise AssertionError("neither server is there")


def entries(db, table):
    engine = open_engine(db)
    query = select(ENTRIES).where(ENTRIES.c.table_id == table).order_by(ENTRIES.c.version)
    with engine.connect() as connection:
        found = list(connection.execute(query))
    engine.dispose()
    return found


def without_presence(state):
    """Who is connected is told later than what has happened, and by whoever is there."""
    seats = [{**seat, "here": None} for seat in state["seats"]]
    return {**state, "seats": seats}


def test_one_of_two_servers_is_killed_in_the_middle_of_500_moves(postgres):
    db = postgres.database()
    pair = Pair(db)
    counted = itertools.count(1)
    more = iter([True] * MOVES)
    tables = [Table(pair, game, counted, more) for game in GAMES]
    people = [person for table in tables for person in table.people]
    killed = []
    try:
        for person in people:
            person.start()
        wait_until(lambda: all(person.state for person in people))
        for table in tables:
            table.start()
        for number, due in enumerate(KILLS):
            wait_until(lambda due=due: sum(len(table.sent) for table in tables) >= due, 60)
            wait_until(lambda: pair.up(0) and pair.up(1))
            killed.append(pair.kill(number % 2))
        for table in tables:
            table.join(120)
            assert not table.is_alive()
        assert [table.problem for table in tables] == [None] * len(tables)
        wait_until(lambda: pair.up(0) and pair.up(1))
        time.sleep(IN_STEP)
        final = [
            [[table.state(at, person.token) for at in (0, 1)] for person in table.people]
            for table in tables
        ]
        for person in people:
            person.stop()
        for person in people:
            person.join(5)
        for table in tables:
            table.close()
    finally:
        pair.stop()
    assert sum(len(table.sent) for table in tables) > MOVES - 20  # some games may be over before
    assert sum(table.again for table in tables) > 0  # it did happen in the middle of moves
    assert all(tables[0].moves[-1][0] > at for at in killed)
    for table, seen in zip(tables, final, strict=True):
        stored = entries(db, table.made["id"])
        assert [entry.kind for entry in stored] == ["move"] * len(stored)
        told = [(one.request, msgspec.json.decode(one.body)["key"], one.seat) for one in stored]
        assert told == table.sent
        for person, (here, there) in zip(table.people, seen, strict=True):
            assert person.problems == []
            assert without_presence(person.state) == without_presence(here)
            assert without_presence(here) == without_presence(there)
    delays = sorted(
        delay for table in tables for one in table.people for delay in one.delays(table.moves)
    )
    print(
        f"{len(delays)} heard: half within {1000 * delays[len(delays) // 2]:.0f} ms,"
        f" 99 of 100 within {1000 * delays[len(delays) * 99 // 100]:.0f} ms,"
        f" all within {1000 * delays[-1]:.0f} ms;"
        f" {sum(table.again for table in tables)} requests had to be sent again"
    )
    assert delays[-1] < IN_STEP
    assert not any("Traceback" in log or "Exception" in log for log in pair.logs)
