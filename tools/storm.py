"""Send a server thousands of messages that are wrong, and see that nobody else notices.

    python tools/storm.py                           5000 messages with a new seed
    python tools/storm.py --seed 7 --count 50000
    python tools/storm.py --seed 7 --only 1234      this one, and what is answered

Meanwhile somebody plays an honest game, and a process of its own asks whether the server is well.
A tenth of the messages comes to a server with its usual rates, all from one address; for the others
the rates are raised, so that what lies behind them is reached. A seed and a number decide what a
message is; tokens and names of tables are new each time.
"""

from __future__ import annotations

import argparse
import asyncio
import random
import socket
import struct
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from random import Random
from statistics import median
from typing import Any

import httpx
from storm_heads import (
    chunk_message,
    head_message,
    in_crumbs,
    length_message,
    many_message,
    noise_message,
    upgrade_message,
)
from storm_honest import Honest
from storm_http import Message, body_message, path_message, question_message
from storm_server import HOST, RAISED, Server, client, gone, late_loop, probe, told
from storm_sockets import socket_message
from storm_world import World

MADE: list[tuple[Callable[[World, Random], Message], int]] = [
    *((body_message, 30), (question_message, 12), (path_message, 12), (head_message, 10)),
    *((chunk_message, 4), (length_message, 4), (noise_message, 7), (many_message, 1)),
    *((upgrade_message, 5), (socket_message, 15)),
]
SENDERS = 16
PACE = 250  # messages a second: some of the processor is left to those who are honest
MANY = 60  # requests a second that one address may send, with usual rates
SILENCE = 0.15  # seconds after which nothing more is expected
ANSWER = 20.0  # seconds in which whoever has asked must be answered, or the connection ended
WARM = 0.4  # of the messages, after which memory must not grow any more
# kilobytes for each message: sentences and addresses, of which so many are remembered and no more,
# become no more than that; of a connection that was kept it would be ten times as much
LEAK = 0.3
ROOM = 8.0  # megabytes that come and go

Answer = tuple[int, bytes]


class Trial:
    """A storm, and what came of it."""

    def __init__(self, server: Server, seed: str, count: int, one_address: bool) -> None:
        self.server = server
        self.seed = seed
        self.count = count
        self._one_address = one_address
        self.sent = 0
        self.kinds: Counter[str] = Counter()
        self.statuses: Counter[int] = Counter()
        self.wrong: list[str] = []
        self.sizes: list[tuple[int, float]] = []  # after so many messages so much memory
        self.seconds = 0.0

    def message(self, world: World, number: int) -> Message:
        """A message by its number."""
        draw = Random(f"{self.seed}/{number}")
        make = draw.choices([make for make, _ in MADE], [weight for _, weight in MADE])[0]
        made = make(world, draw)
        made.ending = draw.choice(["close", "reset"])
        return in_crumbs(made, draw) if draw.random() < 0.1 else made

    async def run(self, world: World) -> None:
        """Send all of them."""
        began = time.monotonic()
        looking = asyncio.create_task(self._look(world))
        await asyncio.gather(*[self._sender(world, number) for number in range(SENDERS)])
        looking.cancel()
        self.seconds = time.monotonic() - began

    async def _sender(self, world: World, place: int) -> None:
        source = "127.0.1.1" if self._one_address else f"127.0.1.{place + 1}"
        began = time.monotonic()
        while self.sent < self.count:
            number, self.sent = self.sent, self.sent + 1
            await asyncio.sleep(max(0.0, began + number / PACE - time.monotonic()))
            if number % max(1, self.count // 50) == 0:
                self.sizes.append((number, self.server.memory()))
            message = self.message(world, number)
            self.kinds[message.kind] += 1
            try:
                answers = await self.send(message, source)
            except TimeoutError:
                self.wrong.append(f"{number} ({message.kind}): neither answered nor ended")
                continue
            for status, body in answers:
                self.statuses[status] += 1
                if problem := fault(status, body):
                    self.wrong.append(f"{number} ({message.kind}): {problem}")

    async def send(self, message: Message, source: str) -> list[Answer]:
        """The answers to a message; TimeoutError when somebody who has asked hears nothing."""
        answers: list[Answer] = []
        try:
            reader, writer = await asyncio.open_connection(
                HOST, self.server.port, local_addr=(source, 0)
            )
        except OSError:
            return answers
        try:
            for piece in message.pieces:
                writer.write(piece)
                await writer.drain()
                if len(message.pieces) > 1:
                    await asyncio.sleep(0.001)
            await self._hear(message, reader, answers)
            if message.frames and answers and answers[0][0] == 101:
                for one in message.frames:
                    writer.write(one)
                    await writer.drain()
                    await asyncio.sleep(0)
                await _drained(reader)
        except TimeoutError:
            raise
        except (OSError, EOFError, ValueError, IndexError, asyncio.LimitOverrunError):
            pass  # ended, or more than one can tell apart
        finally:
            end(writer, message.ending)
        return answers

    async def _hear(
        self, message: Message, reader: asyncio.StreamReader, answers: list[Answer]
    ) -> None:
        wait = ANSWER if message.whole else SILENCE
        while True:
            try:
                answer = await asyncio.wait_for(answered(reader, message.head), wait)
            except TimeoutError:
                if message.whole and not answers:
                    raise
                return
            answers.append(answer)
            if answer[0] == 101 or (message.whole and answer[0] >= 200):
                return
            wait = ANSWER if message.whole else SILENCE

    async def _look(self, world: World) -> None:
        """See how the tables are, so that messages fit them."""
        while True:
            for table in world.tables:
                with suppress(httpx.HTTPError):
                    await asyncio.to_thread(world.look, table)
                await asyncio.sleep(0.1)

    def growth(self) -> float:
        """Megabytes that were used more at the end than when everything was warm."""
        warm = [size for number, size in self.sizes if WARM <= number / self.count < WARM + 0.15]
        last = [size for number, size in self.sizes if number / self.count >= 0.85]
        return median(last) - median(warm)


async def answered(reader: asyncio.StreamReader, no_body: bool) -> Answer:
    """The next answer on a connection."""
    head = await reader.readuntil(b"\r\n\r\n")
    lines = head.lower().split(b"\r\n")
    status = int(lines[0].split(b" ")[1])
    if status in (101, 100, 304, 204) or no_body:
        return status, b""
    for line in lines:
        if line.startswith(b"content-length:"):
            return status, await reader.readexactly(int(line[15:]))
    if b"transfer-encoding: chunked" in lines:
        body = b""
        while size := int(await reader.readuntil(b"\r\n"), 16):
            body += (await reader.readexactly(size + 2))[:-2]
        await reader.readuntil(b"\r\n")
        return status, body
    return status, await reader.read()


async def _drained(reader: asyncio.StreamReader) -> None:
    with suppress(TimeoutError):
        while await asyncio.wait_for(reader.read(65536), SILENCE):
            pass


def end(writer: asyncio.StreamWriter, how: str) -> None:
    """Go, with or without saying so."""
    if how == "reset":
        one: socket.socket = writer.get_extra_info("socket")
        with suppress(OSError):
            one.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, struct.pack("ii", 1, 0))
    writer.transport.abort()


def fault(status: int, body: bytes) -> str:
    """What is wrong with an answer, if anything."""
    if status >= 500:
        return f"{status} {body[:200]!r}"
    if b"Traceback" in body or b"site-packages" in body:
        return f"{status} tells of our files: {body[:200]!r}"
    return ""


# the whole of it ----------------------------------------------------------------------------------


def storm(seed: str, count: int, db: str, usual_rates: bool) -> bool:
    """One storm; prints what came of it and gives whether all was well."""
    print(f"{count} messages, " + ("usual rates, one address" if usual_rates else "raised rates"))
    with tempfile.TemporaryDirectory() as folder:
        server = Server(Path(folder), db, {} if usual_rates else RAISED)
        try:
            with client(server, "127.0.4.1") as http:
                honest = Honest(HOST, server.port, "127.0.2.1")
                world = World(http, honest.tables)
                world.warm()
                asking = probe(server.port)
                trial = Trial(server, seed, count, usual_rates)
                since = asyncio.run(_storm(trial, world, honest))
                good = told(asking, since)
                good = gone(server, http) and good
                print(f"  loop later than 50 ms {late_loop(http)}")
            kept = honest.judge()
        finally:
            log = server.stop()
    return all([judged(trial, log, usual_rates), kept, good])


async def _storm(trial: Trial, world: World, honest: Honest) -> float:
    """Somebody plays before, meanwhile and afterwards; gives when the storm began."""
    playing = asyncio.create_task(honest.play())
    await asyncio.sleep(3)
    since = time.monotonic()
    await trial.run(world)
    await asyncio.sleep(1)
    honest.stop()
    await playing
    return since


def judged(trial: Trial, log: list[dict[str, Any]], usual_rates: bool) -> bool:
    """Print what became of the messages; gives whether that is all right."""
    pace = trial.count / trial.seconds
    print(f"  {pace:.0f} messages a second: {_listed(trial.kinds)}")
    print(f"  answers: {_listed(trial.statuses)}")
    more = trial.count - MANY * (2 + trial.seconds)
    if usual_rates and trial.statuses[429] < more / 3:  # those that are no requests count, too
        trial.wrong.append(f"only {trial.statuses[429]} refused as too many")
    loud = [line for line in log if line["level"] in ("error", "critical") or "trace" in line]
    for text, number in Counter(
        f"{line['message']} {line.get('trace', '')}" for line in loud
    ).items():
        print(f"  LOG {number} times {text}")
    quiet = Counter(str(line["message"])[:80] for line in log if line not in loud)
    print(f"  log: {len(loud)} errors, {len(log) - len(loud)} other lines: {_listed(quiet)}")
    growth = trial.growth()
    bound = ROOM + LEAK * trial.count * (1 - WARM) / 1024
    sizes = " ".join(f"{size:.0f}" for _, size in trial.sizes[::5])
    print(f"  memory by tenths: {sizes} MB; grew by {growth:.1f} MB when warm, {bound:.1f} allowed")
    for line in trial.wrong[:20]:
        print(f"  WRONG {line}")
    return not trial.wrong and not loud and growth < bound


def _listed(found: Counter[Any]) -> str:
    return ", ".join(f"{name} {number}" for name, number in found.most_common(12))


def only(seed: str, number: int, db: str) -> None:
    """Show a message and what is answered."""
    with tempfile.TemporaryDirectory() as folder:
        server = Server(Path(folder), db, RAISED)
        try:
            with client(server, "127.0.4.1") as http:
                trial = Trial(server, seed, 1, False)
                world = World(http, Honest(HOST, server.port, "127.0.2.1").tables)
                message = trial.message(world, number)
                print(message.kind, "whole" if message.whole else "", message.ending)
                for piece in [*message.pieces, *message.frames]:
                    print(f"> {piece[:3000]!r}")
                try:
                    for status, body in asyncio.run(trial.send(message, "127.0.1.1")):
                        print(f"< {status} {body[:1000]!r}")
                except TimeoutError:
                    print("< nothing")
        finally:
            for line in server.stop():
                print(line)


def main() -> int:
    """The exit code is 0 when nobody has noticed anything."""
    words = argparse.ArgumentParser(description=__doc__)
    words.add_argument("--seed", default=str(random.randrange(10**6)))
    words.add_argument("--count", type=int, default=5000)
    words.add_argument("--only", type=int, help="the number of a message")
    words.add_argument("--db", default="", help="the URL of a database; otherwise a new file")
    given = words.parse_args()
    if given.only is not None:
        only(given.seed, given.only, given.db)
        return 0
    print(f"seed {given.seed}", flush=True)
    few = max(1, given.count // 10)
    good = storm(given.seed, given.count - few, given.db, False)
    good = storm(f"{given.seed}-usual", few, given.db, True) and good
    print("nobody has noticed" if good else "NOT well")
    return 0 if good else 1


if __name__ == "__main__":
    sys.exit(main())
