"""Servers for tests: in a thread of this process, or in a process that can be killed."""

from __future__ import annotations

import os
import pwd
import shutil
import signal
import socket
import subprocess
import sys
import tempfile
import threading
import time
import uuid
from contextlib import contextmanager
from pathlib import Path

import httpx
import msgspec
import uvicorn
from websockets.sync.client import connect

from tabularium.server.app import make_app
from tabularium.server.client import Client
from tabularium.server.serve import configured
from tabularium.server.settings import Settings

HERE = Path(__file__).parent
COMMAND = [sys.executable, "-c", "from tabularium.cli.main import app; app()"]
# where a test is not about them
NO_RATES = {"TABULARIUM_TOKEN_RATE": "1e6", "TABULARIUM_ADDRESS_RATE": "1e6"}
PATIENCE = 30.0


def settings(**given):
    """No pauses and no rates, unless a test is about them."""
    usual = {"pause": 0.0, "thinkers": 1, "token_rate": 1e6, "address_rate": 1e6}
    usual["address_connections"] = 10_000
    return Settings(**{**usual, **given})


class Running:
    """A server in a thread."""

    def __init__(self, chosen, store=None, thinkers=None, port=0):
        config = configured(chosen, "127.0.0.1", port)
        config.app = make_app(chosen, store, thinkers)
        self._server = uvicorn.Server(config)
        self._thread = threading.Thread(target=self._server.run)
        self._thread.start()
        wait_until(lambda: self._server.started or not self._thread.is_alive())
        assert self._server.started
        port = self._server.servers[0].sockets[0].getsockname()[1]
        self.address = f"http://127.0.0.1:{port}"
        self.http = httpx.Client(base_url=self.address, timeout=PATIENCE)
        self._clients = []

    def client(self, lang="en"):
        client = Client(self.address, lang)
        self._clients.append(client)
        return client

    def stop(self):
        for client in self._clients:
            client.close()
        self.http.close()
        self._server.should_exit = True
        self._thread.join(PATIENCE)
        assert not self._thread.is_alive()

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.stop()

    # raw requests -----------------------------------------------------------------------------

    def create(self, game="altay", seats=("human", "human"), **more):
        named = {} if game is None else {"game": game}
        answer = self.post("/api/tables", {**named, "seats": list(seats), **more})
        assert answer.status_code == 201, answer.text
        return Raw(self, answer.json())

    def post(self, path, body, *tokens, **more):
        content = body if isinstance(body, bytes) else msgspec.json.encode(body)
        return self.http.post(path, content=content, headers=bearer(tokens), **more)

    def get(self, path, *tokens, **query):
        return self.http.get(path, headers=bearer(tokens), params=query or None)


def bearer(tokens):
    return {"Authorization": f"Bearer {','.join(tokens)}"} if tokens else {}


class Raw:
    """A table, spoken to in plain requests."""

    def __init__(self, server, made):
        self.server = server
        self.id = made["id"]
        self.tokens = {int(seat): token for seat, token in made["tokens"].items()}
        self.watch = made["watch"]
        self.path = f"/api/tables/{self.id}"

    def on(self, server):
        """The same table at another server."""
        made = {"id": self.id, "tokens": self.tokens, "watch": self.watch}
        return Raw(server, made)

    def token(self, seat):
        return self.watch if seat is None else self.tokens[seat]

    def state(self, seat=None, **query):
        answer = self.server.get(self.path, self.token(seat), **query)
        assert answer.status_code == 200, answer.text
        return answer.json()

    def log(self, seat=None, at=None, **query):
        """The whole log: what a state holds, and what came before."""
        told = self.state(seat, **query, **({} if at is None else {"at": at}))["log"]
        lines = told["lines"]
        while told["from"]:
            more = {**query, "to": told["from"], **({} if seat is None else {"seat": seat})}
            answer = self.server.get(f"{self.path}/log", self.token(seat), **more)
            assert answer.status_code == 200, answer.text
            told = answer.json()
            lines = told["lines"] + lines
        return lines

    def send(self, what, seat, token=None, **body):
        """A change with the newest version and a request key of its own, unless they are given."""
        if what != "chat":
            body.setdefault("version", self.state()["version"])
        body.setdefault("request", str(uuid.uuid4()))
        token = self.token(seat) if token is None else token
        return self.server.post(f"{self.path}/{what}", {"seat": seat, **body}, token)

    def to_move(self):
        return self.state()["decision"]["seat"]

    def options(self):
        seat = self.to_move()
        return [option["key"] for option in self.state(seat)["decision"]["options"]]

    def play(self, pick=0):
        """Whoever has to move takes an option, by key or number."""
        seat = self.to_move()
        key = pick if isinstance(pick, str) else self.options()[pick]
        answer = self.send("moves", seat, key=key)
        assert answer.status_code == 200, answer.text
        return answer.json()

    @contextmanager
    def live(self, seat=None, lang="en", tokens=None):
        """A socket that has said hello."""
        hello = {"tokens": tokens or [self.token(seat)], "lang": lang}
        with connect(socket_address(self.server, self.path), max_size=None) as socket_:
            socket_.send(msgspec.json.encode(hello).decode())
            yield socket_


def socket_address(server, path):
    return f"ws{server.address.removeprefix('http')}{path}/live"


def heard(socket_, enough, timeout=PATIENCE):
    """The first state on a socket that is enough."""
    end = time.monotonic() + timeout
    while True:
        state = msgspec.json.decode(socket_.recv(max(0.01, end - time.monotonic())))
        if enough(state):
            return state


def wait_until(done, timeout=PATIENCE):
    end = time.monotonic() + timeout
    while not done():
        assert time.monotonic() < end, "it took too long"
        time.sleep(0.02)


# processes ------------------------------------------------------------------------------------


class Killable:
    """A server in a process of its own."""

    def __init__(self, module, *words):
        port = free_port()
        self.process = subprocess.Popen(
            [sys.executable, str(HERE / "server" / module), str(port), *words],
            stdout=subprocess.DEVNULL,
            stderr=subprocess.PIPE,
            env={**os.environ, "PYTHONPATH": os.pathsep.join([*sys.path, str(HERE)])},
        )
        self.address = f"http://127.0.0.1:{port}"
        self.http = httpx.Client(base_url=self.address, timeout=PATIENCE)
        wait_until(self._ready)

    post = Running.post
    get = Running.get
    create = Running.create

    def _ready(self):
        assert self.process.poll() is None, self.process.stderr.read().decode()
        try:
            return self.http.get("/health").status_code == 200
        except httpx.TransportError:
            return False

    def kill(self):
        self.process.kill()
        return self.end()

    def end(self):
        """Wait for its end; gives what it has logged."""
        self.http.close()
        logged = self.process.stderr.read().decode()
        self.process.stderr.close()
        self.process.wait(PATIENCE)
        return logged


class Started:
    """The command in a process of its own, and what it says first."""

    get = Running.get
    post = Running.post
    create = Running.create

    def __init__(self, *words, later=False, **environment):
        """``later``: whoever starts it does not wait until it has said something."""
        self._log = tempfile.TemporaryFile("w+")  # noqa: SIM115  # closed when it has ended
        self.process = subprocess.Popen(
            [*COMMAND, *words, "--lang", "en"],
            stdout=subprocess.PIPE,
            stderr=self._log,
            text=True,
            env={**os.environ, "PYTHONPATH": os.pathsep.join(sys.path), **environment},
        )
        self.said = "" if later else self.process.stdout.readline()
        self.address = self.said.split()[-1] if "http" in self.said else ""
        self.http = None

    @contextmanager
    def connected(self):
        """A connection of its own, which any of the processes may take."""
        with httpx.Client(base_url=self.address, timeout=30) as self.http:
            yield

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.told = self.stop()

    def stop(self):
        """Tell it to stop; gives what it has logged."""
        self.process.send_signal(signal.SIGTERM)
        return self._end()

    def kill(self):
        """kill -9; gives what it has logged."""
        self.process.kill()
        return self._end()

    def _end(self):
        self.process.communicate(timeout=40)
        self._log.seek(0)
        told = self._log.read()
        self._log.close()
        return told

    def children(self):
        found = subprocess.run(
            ["ps", "-ww", "-o", "pid=", "-o", "args=", "--ppid", str(self.process.pid)],
            capture_output=True,
            text=True,
            check=False,
        ).stdout
        return {int(line.split()[0]) for line in found.splitlines() if "spawn_main" in line}


def free_port():
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return probe.getsockname()[1]


# a clerk that answers nothing until there is a file "go" beside the database, then with nothing
HANGING = (
    sys.executable,
    "-c",
    """
import json, os, sys, time
print(flush=True)
for line in sys.stdin:
    folder = os.path.dirname(os.environ["TABULARIUM_CLERK_DB"].removeprefix("sqlite:///"))
    while not os.path.exists(folder + "/go"): time.sleep(0.01)
    print(json.dumps([200, None]), flush=True)
""",
)


# PostgreSQL -----------------------------------------------------------------------------------


DEBIAN = Path("/usr/lib/postgresql")  # a folder for each version, none of them in PATH


def program(name):
    """Where a program of PostgreSQL is: in PATH, else the newest of Debian's; or None."""
    if found := shutil.which(name):
        return found
    numbered = [folder for folder in DEBIAN.glob("*") if folder.name.isdecimal()]
    for folder in sorted(numbered, key=lambda folder: int(folder.name), reverse=True):
        if found := shutil.which(name, path=folder / "bin"):
            return found
    return None


class Postgres:
    """A PostgreSQL of our own, thrown away afterwards. It refuses to run as root."""

    PROGRAMS = ("initdb", "postgres", "psql")

    def __init__(self):
        self.folder = Path(tempfile.mkdtemp(prefix="tabularium-pg-"))
        self._user = {}
        if os.getuid() == 0:
            entry = unprivileged()
            os.chown(self.folder, entry.pw_uid, entry.pw_gid)
            self._user = {"user": entry.pw_uid, "group": entry.pw_gid, "extra_groups": []}
        data = self.folder / "data"
        self._run("initdb", "-D", data, "-U", "tester", "-A", "trust", "--no-sync", "-E", "UTF8")
        self._port = free_port()
        self.start()

    def start(self):
        """Start it, at first or again."""
        self._process = subprocess.Popen(
            [
                program("postgres"),
                *("-D", self.folder / "data", "-k", self.folder, "-p", str(self._port), "-h", ""),
                *("-c", "fsync=off", "-c", "max_connections=50"),
            ],
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
            cwd=self.folder,
            **self._user,
        )
        wait_until(lambda: self._psql("select 1").returncode == 0)

    def end(self, how=signal.SIGINT):
        """End it as pg_ctl does: SIGINT is fast, SIGQUIT immediate, as if the power had failed."""
        self._process.send_signal(how)
        self._process.wait(PATIENCE)

    @contextmanager
    def frozen(self, which="all"):
        """Its processes stand still; what they have accepted stays open."""
        pids = []
        if which != "workers":
            pids.append(self._process.pid)
            os.kill(self._process.pid, signal.SIGSTOP)
        # until there are no more: some may just be begun
        while which != "postmaster" and (more := self._workers() - {*pids}):
            for one in more:
                os.kill(one, signal.SIGSTOP)
            pids += more
        try:
            yield
        finally:
            for one in pids:
                try:
                    os.kill(one, signal.SIGCONT)
                except ProcessLookupError:
                    pass  # it has noticed the end of its connection

    def _workers(self):
        told = subprocess.run(
            ["ps", "-o", "pid=", "--ppid", str(self._process.pid)], capture_output=True, check=False
        )
        return {int(pid) for pid in told.stdout.split()}

    @staticmethod
    def missing():
        """What keeps it from running here, if anything."""
        lacking = [name for name in Postgres.PROGRAMS if program(name) is None]
        if lacking:
            names = ", ".join(lacking)
            return (
                f"nothing is tried with PostgreSQL: {names} neither in PATH nor in {DEBIAN}/*/bin"
            )
        if os.getuid() == 0 and unprivileged() is None:
            return (
                "nothing is tried with PostgreSQL: it refuses to run as root,"
                " and there is no user postgres or nobody"
            )
        return None

    def database(self):
        """The URL of a new database."""
        name = f"t{uuid.uuid4().hex}"
        assert self._psql(f"create database {name}").returncode == 0
        return f"postgresql://tester@/{name}?host={self.folder}&port={self._port}"

    def stop(self):
        self.end()  # without waiting for those who are connected
        shutil.rmtree(self.folder, ignore_errors=True)

    def _psql(self, command):
        return subprocess.run(
            [
                program("psql"),
                *("-h", self.folder, "-p", str(self._port), "-U", "tester", "-d", "postgres"),
                *("-c", command),
            ],
            capture_output=True,
            cwd=self.folder,
            check=False,
        )

    def _run(self, name, *words):
        subprocess.run(
            [program(name), *words],
            check=True,
            capture_output=True,
            cwd=self.folder,
            **self._user,
        )


def unprivileged():
    """A user who is not root, if there is one."""
    for name in ("postgres", "nobody"):
        try:
            return pwd.getpwnam(name)
        except KeyError:
            continue
    return None
