"""How strong the bots are: matches in all four games, as a table for docs/bots.md.

    python tools/strength.py                       every match, compiled rules, all processors
    python tools/strength.py --game altay          the matches of one game
    python tools/strength.py --search search@1s    with another budget (a second: hours)

Each row says the command that made it. A match against greedy stops early once its interval is
decided (``--until``). Games are kept under build/strength, so an interrupted run goes on.
"""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import tabularium as tb

ROOT = Path(__file__).resolve().parent.parent
COMPILED = ROOT / "build" / "compiled"
KEPT = ROOT / "build" / "strength"
GAMES = [info.id for info in tb.games()]


def matches(game: str, search: str, games: int) -> list[list[str]]:
    """The words behind ``tabularium arena`` for each match of a game."""
    return [
        [game, "--bots", "greedy,random", "--games", str(2 * games)],
        [game, "--bots", f"{search},greedy", "--games", str(games), "--until", "0.75"],
        [game, "--bots", f"{search},greedy", "--games", str(games), "--seats", "3"],
        [game, "--bots", f"{search},greedy", "--games", str(games), "--seats", "4"],
    ]


def played(words: list[str]) -> dict[str, Any]:
    """The outcome of a match."""
    name = "-".join(word.strip("-").replace(",", "-").replace("@", "-") for word in words)
    done = subprocess.run(
        [sys.executable, "-m", "tabularium", "arena", *words, "--json", "--out", KEPT / name],
        stdout=subprocess.PIPE,
        env={**os.environ, "PYTHONPATH": str(COMPILED)},
        text=True,
    )
    if done.returncode:
        sys.exit(f"strength: tabularium arena {' '.join(words)} failed")
    outcome: dict[str, Any] = json.loads(done.stdout)
    return outcome


def row(words: list[str], outcome: dict[str, Any]) -> str:
    """A line of the table: the first bot's share of the wins."""
    name = words[2].split(",")[0]
    first = next(one for one in outcome["results"] if one["bot"] == name)
    interval = f"{100 * first['low']:.1f}–{100 * first['high']:.1f}"
    share = f"{100 * first['win_rate']:.1f} % ({interval})"
    thought = f"{1000 * first['seconds_per_decision']:.1f} ms"
    return f"| `{' '.join(words)}` | {outcome['games']} | {share} | {thought} |"


def main() -> None:
    words = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    words.add_argument("--game", choices=GAMES, action="append")
    words.add_argument("--search", default="search@60")
    words.add_argument("--games", type=int, default=200)
    given = words.parse_args()
    print("| `tabularium arena` | games | the first bot wins | its decision takes |")
    print("|---|---|---|---|", flush=True)
    for game in given.game or GAMES:
        for match in matches(game, given.search, given.games):
            print(row(match, played(match)), flush=True)


if __name__ == "__main__":
    main()
