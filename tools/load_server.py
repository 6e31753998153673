"""The server that is put under load: a process, or several, and tables that lie in its database."""

from __future__ import annotations

import os
import random
import resource
import runpy
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import msgspec
from sqlalchemy import insert

from tabularium.kernel.choices import option_keys
from tabularium.server.appending import Due
from tabularium.server.creating import started
from tabularium.server.database import Database
from tabularium.server.requests import NewTable
from tabularium.server.schema import ENTRIES
from tabularium.server.tokens import fresh_keys

ROOT = Path(__file__).resolve().parent.parent
SERVER = """
import sys
from tabularium.server.serve import serve
from tabularium.server.settings import Settings
def main():
    settings = Settings(
        db=sys.argv[1], token_rate=1e6, address_rate=1e6, address_connections=10_000,
        workers=int(sys.argv[3]),
    )
    serve(settings, "127.0.0.1", int(sys.argv[2]), lambda told: print(told, flush=True))
if __name__ == "__main__":
    main()
"""
TICKS = os.sysconf("SC_CLK_TCK")
FILES = 8192


@contextmanager
def postgres() -> Iterator[str]:
    """The URL of an empty PostgreSQL that is thrown away afterwards, like that of the tests."""
    started_: Any = runpy.run_path(str(ROOT / "tests" / "server_support.py"))["Postgres"]
    if missing := started_.missing():
        raise SystemExit(f"load: {missing}")
    own = started_()
    try:
        yield own.database()
    finally:
        own.stop()


@contextmanager
def sqlite() -> Iterator[str]:
    """The URL of an empty file."""
    with tempfile.TemporaryDirectory() as folder:
        yield f"sqlite:///{folder}/tables.db"


class Served:
    """A server that runs, of one process or several."""

    def __init__(self, db: str, workers: int = 1) -> None:
        soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
        resource.setrlimit(resource.RLIMIT_NOFILE, (min(hard, max(soft, FILES)), hard))
        self.port = free_port()
        self._folder = tempfile.TemporaryDirectory()
        script = Path(self._folder.name) / "server.py"  # workers begin by reading it anew
        script.write_text(SERVER)
        began = time.perf_counter()
        self._process = subprocess.Popen(
            [sys.executable, str(script), db, str(self.port), str(workers)], stdout=subprocess.PIPE
        )
        assert self._process.stdout is not None
        self._process.stdout.readline()
        self.start = time.perf_counter() - began  # seconds until it listened

    def __enter__(self) -> Served:
        return self

    def __exit__(self, *_: object) -> None:
        self._process.terminate()
        self._process.wait()
        self._folder.cleanup()

    def processor(self) -> float:
        """Seconds of processor time used so far, by all its processes."""
        return sum([_seconds(pid) for pid in self._all()])

    def memory(self) -> float:
        """Megabytes its largest process has now."""
        return max([megabytes(pid, "VmRSS") for pid in self._all()])

    def most_memory(self) -> float:
        """Megabytes its largest process has had at most."""
        return max([megabytes(pid, "VmHWM") for pid in self._all()])

    def _all(self) -> list[int]:
        found = [self._process.pid]
        for pid in found:
            for task in Path(f"/proc/{pid}/task").glob("*"):
                found += [int(child) for child in (task / "children").read_text().split()]
        return found


def free_port() -> int:
    """A port nobody listens on."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


def megabytes(pid: int, name: str) -> float:
    for line in Path(f"/proc/{pid}/status").read_text().splitlines():
        if line.startswith(name):
            return int(line.split()[1]) / 1024
    return 0.0


def _seconds(pid: int) -> float:
    words = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(words[11]) + int(words[12])) / TICKS


# tables at which nobody sits ----------------------------------------------------------------------


async def fill(db: str, tables: int, moves: int, games: list[str], bots: bool) -> None:
    """Store unfinished tables with so many moves each; with bots, half of these have to move."""
    database = Database(db)
    await database.open()
    for number in range(tables):
        seats: list[Any] = ["human", "easy" if bots else "human"]
        made = started(NewTable(game=games[number % len(games)], seats=seats))
        people = [seat for seat, who in enumerate(seats) if who == "human"]
        keys = fresh_keys(people)
        rows: list[dict[str, Any]] = []
        game = made.start.play()
        draw = random.Random(number)
        while len(rows) < moves or (bots and game.to_move != number % 2 and not game.over):
            option = draw.randrange(game.n_options)
            body = {"option": option, "key": option_keys(game.state)[option]}
            rows.append(
                {
                    "table_id": keys.table,
                    "version": len(rows) + 1,
                    "kind": "move",
                    "seat": game.to_move,
                    "body": msgspec.json.encode(body).decode(),
                    "request": f"filled-{len(rows):04}",
                    "at": time.time(),
                }
            )
            game.apply(option)
        waits = Due(0.0 if game.to_move not in people else None, len(people))
        await database.create(keys, made.start, f"owner{number % 100}", waits)
        with database.engine.begin() as connection:
            connection.execute(insert(ENTRIES), rows)
    await database.close()
