"""Tournaments of bots, from the command line."""

from __future__ import annotations

import hashlib
import os
import re
import sys
import time
from contextlib import redirect_stdout
from dataclasses import dataclass
from importlib.util import find_spec
from pathlib import Path

import msgspec
from rich import box
from rich.table import Table

from tabularium.arena.crew import LIMIT, MOST_LIMIT, Crew
from tabularium.arena.errors import BadPlan
from tabularium.arena.plan import Plan, make_plan
from tabularium.arena.pool import Pool
from tabularium.arena.reason import say_reason
from tabularium.arena.stored_games import StoredGames, read_games, read_plan
from tabularium.arena.tournament import decided, play
from tabularium.cli import saves
from tabularium.cli.data import print_json
from tabularium.cli.errors import unwritable
from tabularium.cli.output import err, line, out
from tabularium.cli.progress import progress
from tabularium.cli.seats import read_options
from tabularium.locale.talk import Talk
from tabularium.parts import missing
from tabularium.plugins import rules_of

FAILED = 1  # the exit code of a tournament in which games failed
STOPPED = 130  # and of one stopped by Ctrl-C
LIBRARIES = ("jinja2", "matplotlib", "openskill", "polars")
SHOWN = 5  # failed games


@dataclass(frozen=True)
class ArenaArguments:
    """A tournament as it was asked for."""

    game: str
    bots: str
    games: int
    seats: str
    seed: int
    options: list[str]
    until: float | None


@dataclass(frozen=True)
class Hands:
    """Who plays it, and for how long at most."""

    workers: int | None
    ray: bool
    limit: float | None


def hold(
    arguments: ArenaArguments, hands: Hands, folder: Path | None, json: bool, talk: Talk
) -> int:
    """Play a tournament, or go on with it, and report. Gives the exit code."""
    check_libraries()
    plan = planned(arguments)
    check_hands(hands)
    with StoredGames(folder or saves.tournament(name_of(plan)), plan) as stored:
        line(err(), talk.say("arena-folder", {"folder": str(stored.folder)}))
        started = time.perf_counter()
        try:
            _play(plan, stored, hands, talk)
        except KeyboardInterrupt:
            line(err(), talk.say("arena-interrupted", {"folder": str(stored.folder)}))
            return STOPPED
    return _report(stored.folder, plan, time.perf_counter() - started, json, talk)


def _play(plan: Plan, stored: StoredGames, hands: Hands, talk: Talk) -> None:
    done = [game for game in stored.games.values() if game.number < plan.games and not game.error]
    if len(done) == plan.games or decided(plan, stored.games) is not None:
        return  # no worker is woken for nothing
    crew: Crew
    if hands.ray:
        from tabularium.arena.cluster import Cluster

        crew = Cluster(hands.workers)
    else:
        crew = Pool(hands.workers or os.cpu_count() or 1)
    bar = progress(err(), talk.say("arena-playing"), plan.games, len(done))
    # Ray prints what it thinks important: on standard output there is nothing but the result
    with redirect_stdout(sys.stderr), bar as step:
        play(plan, stored, crew, lambda game: step(), hands.limit or LIMIT)


def report(folder: Path, json: bool, talk: Talk) -> int:
    """Report a stored tournament once more."""
    check_libraries()
    return _report(folder, read_plan(folder), 0.0, json, talk)


def _report(folder: Path, plan: Plan, seconds: float, json: bool, talk: Talk) -> int:
    from tabularium.arena.report import write_report

    try:
        results = write_report(folder, plan, read_games(folder), seconds, talk)
    except OSError as problem:
        raise unwritable(folder, problem) from None
    if json:
        print_json(results)
    else:
        from tabularium.arena.words import between, head_line, stopped_line

        console = out()
        grid = Table(box=box.SIMPLE_HEAD, pad_edge=False)
        grid.add_column(talk.say("arena-bot"), overflow="fold")
        for name in ("games", "wins", "win-rate", "rating", "points"):
            grid.add_column(talk.say(f"arena-{name}"), justify="right", no_wrap=True)
        for one in results.results:
            grid.add_row(
                one.bot,
                str(one.games),
                f"{one.wins:.6g}",
                f"{talk.percent(one.win_rate)} ({between(talk, one.low, one.high)})",
                f"{talk.decimal(one.rating)} ± {talk.decimal(one.rating_high - one.rating)}",
                talk.decimal(one.score),
            )
        console.print(grid)
        line(console, head_line(plan, results, talk))
        if results.stopped:
            line(console, stopped_line(results, talk))
        line(console, talk.say("cli-written", {"file": str(folder / "report.html")}))
    if not results.failed:
        return 0
    line(err(), talk.say("arena-failed", {"n": len(results.failed)}), "bold red")
    for game in results.failed[:SHOWN]:
        why = say_reason(game.error, talk.lang)
        line(err(), f"  {game.number} ({', '.join(game.bots)}): {why}")
    return FAILED


def planned(arguments: ArenaArguments) -> Plan:
    """The plan that was asked for."""
    info = rules_of(arguments.game).info
    return make_plan(
        arguments.game,
        [name.strip() for name in arguments.bots.split(",") if name.strip()],
        arguments.games,
        read_counts(arguments.seats),
        arguments.seed,
        read_options(arguments.options, info),
        arguments.until,
    )


def check_hands(hands: Hands) -> None:
    """Whether anybody could play."""
    if hands.workers is not None and hands.workers < 1:
        raise BadPlan("arena-error-workers", given=hands.workers)
    if hands.limit is not None and not 0 < hands.limit <= MOST_LIMIT:
        raise BadPlan("arena-error-limit", given=hands.limit, most=int(MOST_LIMIT))


def read_counts(text: str) -> list[int]:
    """Numbers of players, as in ``2`` or ``2,3,4``."""
    counts = []
    for word in text.split(","):
        if not word.strip().isdecimal():
            raise BadPlan("arena-error-seats", given=text)
        counts.append(int(word))
    return counts


def name_of(plan: Plan) -> str:
    """A name that only this tournament has; more games of it belong to it."""
    same = msgspec.structs.replace(plan, games=0, until=None)
    digest = hashlib.blake2b(msgspec.json.encode(same), digest_size=4).hexdigest()
    words = [plan.game, *plan.bots, "x".join([str(n) for n in plan.seats]), str(plan.seed)]
    return re.sub(r"[^\w@.-]+", "_", "-".join(words))[:80] + "-" + digest


def check_libraries() -> None:
    """Say what is missing now, and not after an hour of play."""
    for name in LIBRARIES:
        if find_spec(name) is None:
            raise missing(ModuleNotFoundError(name=name), "arena")
