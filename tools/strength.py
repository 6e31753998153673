"""How strong the bots are: matches in all four games, as a table for docs/bots.md.

    python tools/strength.py                       every match, compiled rules, all processors
    python tools/strength.py --game altay          the matches of one game
    python tools/strength.py --search search@1s    search with another budget against greedy (hours)

Each row says the command that made it. Matches stop early once their interval is decided
(``--until``). Games are kept under build/strength until the code changes, so an interrupted run
goes on.
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
STAMP = ROOT / "build" / "compiled.stamp"  # changes with everything that decides how bots play
GAMES = [info.id for info in tb.games()]


def matches(game: str) -> list[list[str]]:
    """The words behind ``tabularium arena`` for each match of a game."""
    return [
        [game, "--bots", "greedy,random", "--games", "400"],
        against_greedy(game, "search@60"),
        [game, "--bots", "search@20,greedy", "--games", "48", "--seats", "3"],
        [game, "--bots", "search@20,greedy", "--games", "48", "--seats", "4"],
        [game, "--bots", "hard,easy", "--games", "200", "--until", "0.5"],
    ]


def against_greedy(game: str, search: str) -> list[str]:
    """The match that search must win in three games out of four."""
    return [game, "--bots", f"{search},greedy", "--games", "200", "--until", "0.75"]


def played(words: list[str]) -> dict[str, Any]:
    """The outcome of a match."""
    name = "-".join(word.strip("-").replace(",", "-").replace("@", "-") for word in words)
    kept = ROOT / "build" / "strength" / STAMP.read_text()[:12] / name
    done = subprocess.run(
        [sys.executable, "-m", "tabularium", "arena", *words, "--json", "--out", kept],
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
    words.add_argument("--search", help="only this bot against greedy")
    given = words.parse_args()
    print("| `tabularium arena` | games | the first bot wins | its decision takes |")
    print("|---|---|---|---|", flush=True)
    for game in given.game or GAMES:
        for match in [against_greedy(game, given.search)] if given.search else matches(game):
            print(row(match, played(match)), flush=True)


if __name__ == "__main__":
    main()
