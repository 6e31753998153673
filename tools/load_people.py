"""People at many tables: each has a socket and makes random legal moves, at a pace or at once."""

from __future__ import annotations

import asyncio
import random
import time
import uuid
from dataclasses import dataclass, field

import msgspec
from websockets.asyncio.client import connect

import tabularium as tb

GAMES = [game.id for game in tb.games()]
SEATS = 4
HOST = "127.0.0.1"


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
    """One connection that is kept open; nothing but what is needed here."""

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


class People:
    """All tables, and what was measured."""

    def __init__(self, port: int, tables: int, pace: float) -> None:
        self.port = port
        self.n = tables
        self.pace = pace
        self.delays: list[float] = []
        self.answers: list[float] = []
        self.moves = 0
        self.refused = 0
        self.measuring = False
        self.connected = 0
        self._tables: list[Table] = []
        self._tasks: list[asyncio.Task[None]] = []

    async def sit_down(self) -> None:
        """Make the tables, and connect everybody."""
        for number in range(self.n):
            self._tables.append(await self.open(GAMES[number % len(GAMES)]))
        for table in self._tables:
            for seat in range(SEATS):
                self._tasks.append(asyncio.create_task(self.listen(table, seat)))
        while self.connected < len(self._tasks):
            await asyncio.sleep(0.1)
        self._tasks += [asyncio.create_task(self.play(table)) for table in self._tables]
        await asyncio.sleep(2 * self.pace + 1)

    async def leave(self) -> None:
        """Everybody goes."""
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        for table in self._tables:
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
