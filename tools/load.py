"""Many tables at once: how long from a submitted move until every socket has heard of it.

Starts a server of its own on the loopback, seats four people at each table, and lets them make
random legal moves at a steady pace. ``make load`` runs it.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import random
import resource
import socket
import subprocess
import sys
import tempfile
import time
import uuid
from dataclasses import dataclass, field
from pathlib import Path

import msgspec
from websockets.asyncio.client import connect

import tabularium as tb

GAMES = [game.id for game in tb.games()]
SEATS = 4
HOST = "127.0.0.1"
SERVER = """
import sys
from tabularium.server.serve import serve
from tabularium.server.settings import Settings
settings = Settings(
    db=sys.argv[1], token_rate=1e6, address_rate=1e6, address_connections=10_000
)
serve(settings, sys.argv[2], int(sys.argv[3]), print)
"""
SLOWEST, LARGEST = 250.0, 600.0  # milliseconds, megabytes: what is promised


class Option(msgspec.Struct):
    """As much of an option as a mover needs."""

    key: str


class Decision(msgspec.Struct):
    """As much of a decision."""

    seat: int
    options: list[Option] = []


class State(msgspec.Struct):
    """As much of a state, or of what has changed in it."""

    version: int
    over: bool = False
    decision: Decision | None = None
    set: list[tuple[list[str | int], msgspec.Raw]] = []

    def after(self, before: State) -> State:
        """The state that this makes of the one before it, if it says what has changed."""
        if not self.set:
            return self
        found = State(self.version, before.over, before.decision)
        for way, value in self.set:
            if way == ["over"]:
                found.over = msgspec.json.decode(value, type=bool)
            elif way == ["decision"]:
                found.decision = msgspec.json.decode(value, type=Decision | None)
        return found


DECODE = msgspec.json.Decoder(State).decode


class Http:
    """One connection that is kept open; nothing but what the load needs."""

    def __init__(self, port: int) -> None:
        self._port = port
        self._streams: tuple[asyncio.StreamReader, asyncio.StreamWriter] | None = None

    async def post(self, path: str, body: object, token: str = "") -> tuple[int, bytes]:
        """Status and body of an answer."""
        if self._streams is None:
            self._streams = await asyncio.open_connection(HOST, self._port)
        reader, writer = self._streams
        data = msgspec.json.encode(body)
        head = (
            f"POST {path} HTTP/1.1\r\nHost: {HOST}:{self._port}\r\nContent-Length: {len(data)}\r\n"
            f"Content-Type: application/json\r\n"
        )
        if token:
            head += f"Authorization: Bearer {token}\r\n"
        writer.write(head.encode() + b"\r\n" + data)
        answer = (await reader.readuntil(b"\r\n\r\n")).decode("latin-1").lower()
        length = int(answer.split("content-length:")[1].split("\r\n")[0])
        return int(answer.split(" ")[1]), await reader.readexactly(length)

    def close(self) -> None:
        if self._streams is not None:
            self._streams[1].close()


@dataclass
class Table:
    """A table with its four sockets."""

    path: str
    tokens: list[str]
    http: Http
    version: int = 0
    decision: Decision | None = None
    over: bool = False
    sent: dict[int, float] = field(default_factory=dict)  # when a version was submitted
    changed: asyncio.Event = field(default_factory=asyncio.Event)


class Load:
    """All tables, and what was measured."""

    def __init__(self, port: int, pid: int, tables: int, pace: float) -> None:
        self.port = port
        self.pid = pid
        self.n = tables
        self.pace = pace
        self.delays: list[float] = []
        self.answers: list[float] = []
        self.moves = 0
        self.refused = 0
        self.measuring = False
        self.connected = 0
        self.processor = 0.0  # seconds the server has used while it was measured
        self.memory: list[float] = []  # of the server at each tenth of the time

    async def run(self, seconds: float) -> None:
        """Seat everybody, then measure for so long."""
        tables = []
        for number in range(self.n):
            tables.append(await self.open(GAMES[number % len(GAMES)]))
        tasks = [
            asyncio.create_task(self.listen(table, seat))
            for table in tables
            for seat in range(SEATS)
        ]
        while self.connected < len(tasks):
            await asyncio.sleep(0.1)
        tasks += [asyncio.create_task(self.play(table)) for table in tables]
        await asyncio.sleep(2 * self.pace)
        used = processor(self.pid)
        self.measuring = True
        for _ in range(10):
            await asyncio.sleep(seconds / 10)
            self.memory.append(memory(self.pid, "VmRSS"))
        self.measuring = False
        self.processor = processor(self.pid) - used
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        for table in tables:
            table.http.close()

    async def open(self, game: str) -> Table:
        """A new table of a game."""
        http = Http(self.port)
        _, answer = await http.post("/api/tables", {"game": game, "seats": ["human"] * SEATS})
        made = msgspec.json.decode(answer)
        tokens = [made["tokens"][str(seat)] for seat in range(SEATS)]
        return Table(f"/api/tables/{made['id']}", tokens, http)

    async def listen(self, table: Table, seat: int) -> None:
        """One socket."""
        address = f"ws://{HOST}:{self.port}{table.path}/live"
        async with connect(address, max_size=None, compression=None, open_timeout=60) as heard:
            hello = {"tokens": [table.tokens[seat]], "patches": True}
            await heard.send(msgspec.json.encode(hello).decode())
            first = True
            state = State(-1)
            async for message in heard:
                now = time.perf_counter()
                state = DECODE(message).after(state)
                if first:
                    self.connected += 1
                    first = False
                sent = table.sent.get(state.version)
                if sent is not None and self.measuring:
                    self.delays.append(1000 * (now - sent))
                if state.version >= table.version:
                    table.version = state.version
                    table.over = state.over
                    asked = state.decision
                    if asked is not None and asked.seat == seat:
                        table.decision = asked
                        table.changed.set()

    async def play(self, table: Table) -> None:
        """Whoever is asked takes any option, at a steady pace."""
        draw = random.Random(table.path)
        await asyncio.sleep(draw.uniform(0, self.pace))
        while not table.over:
            began = time.perf_counter()
            await table.changed.wait()
            table.changed.clear()
            decision, version = table.decision, table.version
            assert decision is not None
            body = {
                "version": version,
                "request": uuid.uuid4().hex,
                "seat": decision.seat,
                "key": draw.choice(decision.options).key,
            }
            table.sent = {version + 1: time.perf_counter()}
            status, _ = await table.http.post(
                f"{table.path}/moves", body, table.tokens[decision.seat]
            )
            if self.measuring:
                self.answers.append(1000 * (time.perf_counter() - table.sent[version + 1]))
                self.moves += 1
                self.refused += status != 200
            await asyncio.sleep(max(0.0, self.pace - (time.perf_counter() - began)))


def quantile(values: list[float], q: float) -> float:
    """A quantile of measured values."""
    return sorted(values)[min(len(values) - 1, int(q * len(values)))]


def free_port() -> int:
    """A port nobody listens on."""
    with socket.socket() as probe:
        probe.bind((HOST, 0))
        return int(probe.getsockname()[1])


def memory(pid: int, name: str) -> float:
    """The memory of a process in megabytes: what it has (VmRSS), or had at most (VmHWM)."""
    for line in Path(f"/proc/{pid}/status").read_text().splitlines():
        if line.startswith(name):
            return int(line.split()[1]) / 1024
    return 0.0


def processor(pid: int) -> float:
    """Seconds of processor time a process has used."""
    words = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(words[11]) + int(words[12])) / os.sysconf("SC_CLK_TCK")


async def measure(port: int, pid: int, tables: int, pace: float, seconds: float) -> bool:
    """Run the load and print what came out; gives whether the promises are kept."""
    load = Load(port, pid, tables, pace)
    await load.run(seconds)
    p50, p99 = quantile(load.delays, 0.5), quantile(load.delays, 0.99)
    largest = memory(pid, "VmHWM")
    print(f"{tables} tables, {tables * SEATS} sockets, a move every {pace:g} s at each table")
    print(f"moves measured          {load.moves} ({load.moves / seconds:.0f}/s)")
    print(f"refused                 {load.refused}")
    print(f"submit to broadcast     p50 {p50:.1f} ms   p99 {p99:.1f} ms   of {len(load.delays)}")
    print(
        f"submit to answer        p50 {quantile(load.answers, 0.5):.1f} ms   "
        f"p99 {quantile(load.answers, 0.99):.1f} ms"
    )
    print(f"memory of the server    {largest:.0f} MB at most; by tenths of the time:")
    print(f"                        {' '.join([f'{one:.0f}' for one in load.memory])}")
    each = 1000 * load.processor / max(1, load.moves)
    share = 100 * load.processor / seconds
    print(f"processor of the server {share:.0f} % of a core, {each:.1f} ms a move")
    return p99 < SLOWEST and largest < LARGEST and not load.refused


def main() -> int:
    """The exit code is 0 when the promises are kept."""
    words = argparse.ArgumentParser(description=__doc__)
    words.add_argument("--tables", type=int, default=200)
    words.add_argument("--pace", type=float, default=2.0, help="seconds between moves at a table")
    words.add_argument("--seconds", type=float, default=20.0)
    words.add_argument("--db", default="", help="the URL of a database; otherwise a new file")
    given = words.parse_args()
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (min(hard, max(soft, 4096)), hard))
    port = free_port()
    with tempfile.TemporaryDirectory() as folder:
        db = given.db or f"sqlite:///{folder}/tables.db"
        server = subprocess.Popen(
            [sys.executable, "-c", SERVER, db, HOST, str(port)], stdout=subprocess.PIPE
        )
        try:
            assert server.stdout is not None
            server.stdout.readline()  # it listens
            good = asyncio.run(measure(port, server.pid, given.tables, given.pace, given.seconds))
        finally:
            server.terminate()
            server.wait()
    print("kept" if good else "NOT kept: p99 below 250 ms, memory below 600 MB, nothing refused")
    return 0 if good else 1


if __name__ == "__main__":
    sys.exit(main())
