"""What the server bears: many tables at once, several processes, many tables at which nobody sits.

Starts servers of its own on the loopback, seats four people at each table, and lets them make
random legal moves. ``make load`` runs all of it; its parts can be named: ``tools/load.py steady``.
"""

from __future__ import annotations

import argparse
import asyncio
import sys
import time

from load_people import GAMES, SEATS, People
from load_server import Served, fill, postgres, sqlite

SLOWEST, LARGEST = 250.0, 600.0  # milliseconds, megabytes: what is promised at a steady pace
QUICKEST = 3.0  # seconds until a server listens
STORED = 10_000  # tables at which nobody sits
UNFINISHED = 2_000
LONG = 30  # moves of theirs


def quantile(values: list[float], q: float) -> float:
    """A quantile of measured values."""
    return sorted(values)[min(len(values) - 1, int(q * len(values)))]


async def measure(people: People, served: Served, seconds: float) -> float:
    """Let people play for so long and print what came of it; gives the moves a second."""
    await people.sit_down()
    used = served.processor()
    memory = []
    people.measuring = True
    began = time.perf_counter()
    for _ in range(10):
        await asyncio.sleep(seconds / 10)
        memory.append(served.memory())
    took = time.perf_counter() - began
    people.measuring = False
    used = served.processor() - used
    await people.leave()
    delays, answers = people.delays, people.answers
    print(f"  moves                   {people.moves} ({people.moves / took:.0f}/s)")
    print(f"  refused                 {people.refused}")
    print(
        f"  submit to broadcast     p50 {quantile(delays, 0.5):.1f} ms   "
        f"p99 {quantile(delays, 0.99):.1f} ms   of {len(delays)}"
    )
    print(
        f"  submit to answer        p50 {quantile(answers, 0.5):.1f} ms   "
        f"p99 {quantile(answers, 0.99):.1f} ms"
    )
    print(
        f"  memory of the server    {served.most_memory():.0f} MB at most; by tenths of the time:"
    )
    print(f"                          {' '.join([f'{one:.0f}' for one in memory])}")
    each = 1000 * used / max(1, people.moves)
    print(
        f"  processor of the server {100 * used / took:.0f} % of a core, {each:.2f} ms a move",
        flush=True,
    )
    return people.moves / took


def steady(db: str, tables: int, pace: float, seconds: float) -> bool:
    """People at their own pace: how long until everybody has heard of a move."""
    print(f"steady: {tables} tables, {tables * SEATS} sockets, a move every {pace:g} s at each")
    with Served(db) as served:
        people = People(served.port, tables, pace)
        asyncio.run(measure(people, served, seconds))
        slowest = quantile(people.delays, 0.99)
        kept = slowest < SLOWEST and served.most_memory() < LARGEST and not people.refused
    print(
        "  kept" if kept else "  NOT kept: p99 below 250 ms, memory below 600 MB, nothing refused"
    )
    return kept


def several(db: str, tables: int, seconds: float) -> None:
    """One process, then two: how many moves they make where everybody moves as soon as asked.

    Those who play and the database need the same processors: on a machine of two cores there is
    less than twice as much to be had.
    """
    found = []
    for workers in (1, 2):
        print(f"several: {workers} at work, {tables} tables, nobody hesitates")
        with Served(db, workers) as served:
            found.append(asyncio.run(measure(People(served.port, tables, 0.0), served, seconds)))
    print(f"  two make {found[1] / found[0]:.2f} times the moves of one", flush=True)


def many(db: str, tables: int, seconds: float) -> bool:
    """Thousands of tables are there, and few of them are played."""
    print(f"many: {STORED} tables are stored, {tables} more are played", flush=True)
    asyncio.run(fill(db, STORED, LONG, GAMES, bots=False))
    return steady(db, tables, 2.0, seconds)


def start(db: str) -> bool:
    """How soon a server listens that finds unfinished tables, bots' turns among them."""
    print(f"start: {UNFINISHED} unfinished tables, half of them with a bot to move", flush=True)
    asyncio.run(fill(db, UNFINISHED, LONG, GAMES, bots=True))
    with Served(db) as served:
        print(f"  listened after {served.start:.2f} s", flush=True)
        return served.start < QUICKEST


def main() -> int:
    """The exit code is 0 when the promises are kept."""
    words = argparse.ArgumentParser(description=__doc__)
    words.add_argument(
        "parts", nargs="*", help="steady, several, many, start; otherwise all of them"
    )
    words.add_argument("--tables", type=int, default=200)
    words.add_argument("--pace", type=float, default=2.0, help="seconds between moves at a table")
    words.add_argument("--seconds", type=float, default=20.0)
    words.add_argument("--db", default="", help="the URL of a database for `steady`")
    given = words.parse_args()
    parts = given.parts or ["steady", "several", "many", "start"]
    kept = []
    if "steady" in parts and given.db:
        kept.append(steady(given.db, given.tables, given.pace, given.seconds))
    elif "steady" in parts:
        with sqlite() as db:
            kept.append(steady(db, given.tables, given.pace, given.seconds))
    if "several" in parts:
        with postgres() as db:
            several(db, given.tables // 4, given.seconds)
    if "many" in parts:
        with postgres() as db:
            kept.append(many(db, given.tables, given.seconds))
    if "start" in parts:
        with postgres() as db:
            kept.append(start(db))
    return 0 if all(kept) else 1


if __name__ == "__main__":
    sys.exit(main())
