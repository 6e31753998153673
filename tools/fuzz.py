"""Play on from rich positions of all games and check everything that must always hold.

    python tools/fuzz.py                            1000 positions with a new seed
    python tools/fuzz.py --seed 7 --positions 20000 --game nations
    python tools/fuzz.py --replay build/fuzz/nations-7.json     does it still break?
    python tools/fuzz.py --shrink build/fuzz/nations-7.json     the same with less in it

A seed and the number of a position decide everything, on any machine. What breaks is written to
build/fuzz, one file for each group of alike findings: the position, the moves, what broke.
"""

from __future__ import annotations

import argparse
import json
import os
import random
import sys
import time
from collections import Counter
from multiprocessing import connection, get_context
from multiprocessing.connection import Connection
from pathlib import Path

import tabularium as tb
from tabularium.kernel.errors import TabulariumError
from tabularium.plugins import rules_of
from tabularium.testing.coverage import Coverage
from tabularium.testing.finding import Finding, read
from tabularium.testing.kit import Kit, kit_of, with_kits
from tabularium.testing.shrink import shrunk
from tabularium.testing.trial import MOVES, Outcome, again, fuzz

ROOT = Path(__file__).resolve().parent.parent
FINDINGS = ROOT / "build" / "fuzz"
PATIENCE = 60  # seconds at work on one position, after which it is taken to go on for ever
EVERY = 5  # seconds between two lines of progress
SHOWN = 5  # reasons for refusing positions


def kit(game: str) -> Kit:
    """The kit of a game; without one it cannot be dealt."""
    found = kit_of(game)
    if found is None:
        raise SystemExit(f"fuzz: {game} brings no kit")
    return found


def work(line: Connection) -> None:
    """A worker: gets a game and a seed, sends back what became of it."""
    while True:
        try:
            game, seed = line.recv()
        except EOFError:
            return
        line.send(fuzz(rules_of(game), kit(game), seed))


class Worker:
    """A process that looks at one position after another."""

    def __init__(self) -> None:
        context = get_context("spawn")
        self.line, other_end = context.Pipe()
        self.process = context.Process(target=work, args=(other_end,), daemon=True)
        self.process.start()
        other_end.close()
        self.game = ""
        self.seed = 0
        self.since = 0.0

    def give(self, game: str, seed: int) -> None:
        self.game, self.seed, self.since = game, seed, self.worked()
        self.line.send((game, seed))

    def worked(self) -> float:
        """Seconds that the process has been at work: on a busy machine it may only be waiting."""
        try:
            return time.clock_gettime(~(self.process.pid or 0) << 3 | 2)  # Linux: a process's clock
        except OSError:
            return time.monotonic()

    def stop(self) -> None:
        self.line.close()
        self.process.kill()
        self.process.join()


class Table:
    """What has been found so far, for each game."""

    def __init__(self, games: list[str]) -> None:
        self.positions: Counter[str] = Counter()
        self.moves: Counter[str] = Counter()
        self.refused: dict[str, Counter[str]] = {game: Counter() for game in games}
        self.coverage = {game: Coverage() for game in games}
        self.found: Counter[str] = Counter()
        self.begun = time.monotonic()

    def add(self, game: str, outcome: Outcome) -> None:
        self.positions[game] += 1
        self.moves[game] += outcome.moves
        self.refused[game].update(outcome.refused)
        self.coverage[game].add(outcome.coverage)
        if outcome.finding is not None:
            self.add_finding(outcome.finding)

    def add_finding(self, finding: Finding) -> None:
        self.found[finding.group] += 1
        if self.found[finding.group] > 1:
            return
        path = write(finding, f"{finding.game}-{finding.seed}")
        print(f"fuzz: {finding.what}\n      make fuzz REPLAY={path.relative_to(ROOT)}", flush=True)

    def progress(self, positions: int) -> None:
        took = time.monotonic() - self.begun
        done = sum(self.positions.values())
        games = ", ".join(f"{game} {n / took:.1f}" for game, n in self.positions.items())
        print(
            f"fuzz: {done} of {positions} positions, {done / took:.1f} a second ({games}), "
            f"{sum(self.found.values())} findings in {len(self.found)} groups",
            flush=True,
        )

    def summary(self) -> None:
        for game, coverage in self.coverage.items():
            refused = sum(self.refused[game].values())
            each = refused / max(1, self.positions[game])
            moves = self.moves[game] / max(1, self.positions[game])
            print(f"fuzz: {game}: {moves:.1f} moves a position; {coverage.line(rules_of(game))}")
            print(f"fuzz: {game}: {each:.1f} entries of a position dealt were refused and left out")
            for reason, n in self.refused[game].most_common(SHOWN):
                print(f"      {n} times: {reason}")
        for group, n in self.found.most_common():
            print(f"fuzz: {n} times: {group}")


def write(finding: Finding, name: str) -> Path:
    FINDINGS.mkdir(parents=True, exist_ok=True)
    path = FINDINGS / f"{name}.json"
    path.write_text(json.dumps(finding.document(), indent=1) + "\n")
    return path


def run(games: list[str], seed: int, positions: int, workers: int) -> int:
    """Look at so many positions; 1 when anything was found."""
    table = Table(games)
    todo = ((games[i % len(games)], seed + i) for i in range(positions))
    crew: list[Worker] = []
    for _ in range(min(workers, positions)):
        crew.append(Worker())
        crew[-1].give(*next(todo))
    told = time.monotonic()
    while crew:
        ready = connection.wait([worker.line for worker in crew], timeout=1)
        for worker in list(crew):
            if worker.line in ready:
                try:
                    table.add(worker.game, worker.line.recv())
                    crew.remove(worker)
                    free = worker
                except EOFError:
                    free = lost(table, crew, worker, "ended the whole process")
            elif worker.worked() - worker.since > PATIENCE:
                free = lost(table, crew, worker, f"went on for more than {PATIENCE} seconds")
            else:
                continue
            following = next(todo, None)
            if following is None:
                free.stop()
            else:
                free.give(*following)
                crew.append(free)
        if time.monotonic() - told > EVERY:
            told = time.monotonic()
            table.progress(positions)
    table.progress(positions)
    table.summary()
    return int(bool(table.found))


def lost(table: Table, crew: list[Worker], worker: Worker, how: str) -> Worker:
    """A worker that died or never ends; the position is known by its seed. Gives a new one."""
    worker.stop()
    crew.remove(worker)
    table.add_finding(
        Finding(
            worker.game,
            worker.seed,
            f"{worker.game} {how}",
            f"{worker.game}, seed {worker.seed}: a position or a move {how}; "
            f"make fuzz GAME={worker.game} SEED={worker.seed} POSITIONS=1 does it again.",
            {},
            [],
        )
    )
    return Worker()


def replay(path: Path) -> int:
    """Whether a finding is still one."""
    finding = read(json.loads(path.read_text()))
    try:
        now = again(rules_of(finding.game), kit(finding.game), finding)
    except TabulariumError as problem:
        print(f"fuzz: it cannot be played any more: {problem}\n      it was: {finding.what}")
        return 0
    if now is None:
        print(f"fuzz: nothing breaks any more; it was: {finding.what}")
        return 0
    print(f"fuzz: {now.what}\n      after: {' '.join(now.moves) or 'no move'}")
    return 1


def shrink(path: Path) -> int:
    """Write a finding anew with as little in it as breaks."""
    finding = read(json.loads(path.read_text()))
    small = shrunk(rules_of(finding.game), kit(finding.game), finding)
    if small is None:
        print(f"fuzz: nothing breaks any more; it was: {finding.what}")
        return 0
    target = write(small, f"{path.stem}-small")
    print(f"fuzz: {small.what}\n      after: {' '.join(small.moves) or 'no move'}")
    print(json.dumps(small.position))
    print(f"fuzz: written to {target.relative_to(ROOT)}")
    return 1


def main() -> None:
    words = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    words.add_argument("--seed", type=int, help="of the first position; a new one each time")
    words.add_argument("--positions", type=int, default=1000)
    words.add_argument("--game", choices=with_kits(), action="append")
    words.add_argument("--workers", type=int, default=os.cpu_count() or 1)
    words.add_argument("--replay", type=Path, metavar="FILE", help="a finding")
    words.add_argument("--shrink", type=Path, metavar="FILE", help="a finding")
    given = words.parse_args()
    if given.replay:
        sys.exit(replay(given.replay))
    if given.shrink:
        sys.exit(shrink(given.shrink))
    seed = given.seed if given.seed is not None else random.SystemRandom().randrange(10**9)
    how = "compiled" if tb.compiled else "interpreted: make compile, and it goes many times faster"
    print(f"fuzz: seed {seed}, {given.positions} positions, up to {MOVES} moves each; rules {how}")
    sys.exit(run(given.game or with_kits(), seed, given.positions, given.workers))


if __name__ == "__main__":
    main()
