"""Adds the keys of options met in random games to the vocabularies of research/actions.

    .venv/bin/python tools/action_keys.py              a minute for each game
    .venv/bin/python tools/action_keys.py altay 300    five minutes for one

Keys are only ever added, at the end: the number of an action never changes. Games are played with
all numbers of seats, random options and factions; some by a bot, which gets to other places.
"""

from __future__ import annotations

import os
import random
import sys
import time
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path
from typing import Any

from tabularium import games
from tabularium.api import new
from tabularium.kernel.choices import option_keys, stem
from tabularium.kernel.errors import TabulariumError
from tabularium.plugins import rules_of
from tabularium.search.lookahead import option_values, outlook

FOLDER = Path(__file__).resolve().parent.parent / "src" / "tabularium" / "research" / "actions"
LONGEST = 20_000  # moves; nobody wants to wait for a game that goes round in circles
IDLE = ("end", "abandon", "pass", "done", "no", "stop")


def options_for(game: str, draw: random.Random) -> dict[str, Any]:
    """Some options of a game, each at its default as often as not."""
    chosen: dict[str, Any] = {}
    for option in rules_of(game).info.options:
        if draw.random() < 0.5 or not (isinstance(option.default, bool) or option.choices):
            continue
        chosen[option.name] = draw.choice(option.choices or (True, False))
    return chosen


def keys_of_one_game(game: str, seed: int) -> set[str]:
    """Every key offered in one game."""
    draw = random.Random(seed)
    info = rules_of(game).info
    seats = draw.randint(info.min_seats, info.max_seats)
    try:
        g = new(game, seats=seats, seed=seed, options=options_for(game, draw))
    except TabulariumError:
        return set()  # options that do not fit together
    busy = draw.choice((0.0, 0.5, 0.95))  # how often doing nothing is passed over
    clever = draw.choice((0.0, 0.0, 0.0, 0.3))  # how often a move is thought about
    met: set[str] = set()
    for _ in range(LONGEST):
        if g.over:
            break
        keys = option_keys(g.state)
        met.update([stem(key) for key in keys])
        i = draw.randrange(len(keys))
        if draw.random() < clever:
            values = [outlook(one, g.to_move) for one in option_values(g.state)]
            i = values.index(max(values))
        elif keys[i].split(":")[0] in IDLE and draw.random() < busy:
            i = draw.randrange(len(keys))
        g.apply(i)
    if not g.over:
        print(f"{game}: seed {seed} does not end", flush=True)
    return met


def look(game: str, first_seed: int, until: float) -> set[str]:
    """Every key offered in the games of one process."""
    met: set[str] = set()
    seed = first_seed
    while time.monotonic() < until:
        met |= keys_of_one_game(game, seed)
        seed += 1
    return met


def extend(game: str, seconds: float) -> None:
    path = FOLDER / f"{game}.txt"
    known = path.read_text().split() if path.exists() else []
    until = time.monotonic() + seconds
    start = time.time_ns() % 10**12
    workers = int(os.environ.get("WORKERS", os.cpu_count() or 1))
    with ProcessPoolExecutor(workers) as pool:
        tasks = [
            pool.submit(look, game, start + 10**12 * worker, until) for worker in range(workers)
        ]
        met = set().union(*(task.result() for task in tasks))
    fresh = sorted(met - set(known))
    path.write_text("".join(f"{key}\n" for key in known + fresh))
    print(f"{game}: {len(known)} keys, {len(fresh)} added", flush=True)


def main() -> None:
    chosen = [sys.argv[1]] if len(sys.argv) > 1 else [info.id for info in games()]
    seconds = float(sys.argv[2]) if len(sys.argv) > 2 else 60.0
    for game in chosen:
        extend(game, seconds)


if __name__ == "__main__":
    main()
