"""Measures one engine in this process and prints one JSON line. Called by bench.run.

python -m bench.measure altay 4 5.0      # game, seats, seconds
python -m bench.measure catanatron 4 5.0
"""

from __future__ import annotations

import gc
import json
import random
import sys
import time
import tracemalloc
from collections.abc import Callable
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from tabularium.kernel.machine import State

KEPT = 10  # finished games held in memory to weigh them
WARM = 20  # descents


def per_second(play: Callable[[int], int], seconds: float) -> tuple[float, int]:
    """Decisions per second over whole games, after one game to warm up; and the games played."""
    play(0)
    decisions = games = 0
    start = time.perf_counter()
    while time.perf_counter() - start < seconds:
        games += 1
        decisions += play(games)
    return decisions / (time.perf_counter() - start), games


def microseconds(action: Callable[[], object], seconds: float) -> float:
    """The mean time of an action."""
    count = 0
    start = time.perf_counter()
    while time.perf_counter() - start < seconds:
        for _ in range(100):
            action()
        count += 100
    return (time.perf_counter() - start) / count * 1e6


def descents_per_second(state: State, seconds: float) -> float:
    """How fast the searching bot grows its tree in the middle of a game, its habits formed."""
    from tabularium.search.tree import Tree

    tree = Tree(state, 1)
    for _ in range(WARM):
        tree.grow()
    start = time.perf_counter()
    while time.perf_counter() - start < seconds:
        tree.grow()
    return (tree.grown - WARM) / (time.perf_counter() - start)


def measure_tabularium(game: str, seats: int, seconds: float) -> dict[str, object]:
    import tabularium as tb
    from tabularium.bots import bot, take_turn

    def play(seed: int) -> int:
        g = tb.new(game, seats=seats, seed=seed)
        draw = random.Random(seed).random
        n = 0
        while g.to_move >= 0:
            g.apply(int(draw() * g.n_options))
            n += 1
        return n

    speed, games = per_second(play, seconds)
    # a game half way through, for cloning
    g = tb.new(game, seats=seats, seed=1)
    draw = random.Random(1).random
    for _ in range(300):
        if g.to_move >= 0:
            g.apply(int(draw() * g.n_options))
    greedy = tb.new(game, seats=seats, seed=2)
    players = [bot("greedy", seat) for seat in range(seats)]
    start = time.perf_counter()
    decisions = 0
    while not greedy.over and decisions < 300:
        take_turn(greedy, players[greedy.to_move])
        decisions += 1
    greedy_ms = (time.perf_counter() - start) / decisions * 1000
    descents = descents_per_second(greedy.at_move(decisions // 2).state, seconds / 4)
    gc.collect()
    tracemalloc.start()
    kept = [tb.new(game, seats=seats, seed=seed) for seed in range(KEPT)]
    for finished in kept:
        while finished.to_move >= 0:
            finished.apply(int(draw() * finished.n_options))
    memory = tracemalloc.get_traced_memory()[0] / KEPT
    tracemalloc.stop()
    return {
        "engine": game,
        "seats": seats,
        "compiled": tb.compiled,
        "decisions_per_second": round(speed),
        "games": games,
        "clone_us": round(microseconds(g.clone, 0.5), 2),
        "view_us": round(microseconds(lambda: g.view(0), 0.5), 1),
        "greedy_ms": round(greedy_ms, 3),
        "descents_per_second": round(descents),
        "game_kb": round(memory / 1000, 1),
        "moves_per_game": round(sum(len(finished.moves) for finished in kept) / KEPT),
    }


def measure_catanatron(seats: int, seconds: float) -> dict[str, object]:
    from catanatron import Color, Game, RandomPlayer

    colours = list(Color)[:seats]

    def new(seed: int) -> Game:
        return Game([RandomPlayer(colour) for colour in colours], seed=seed)

    def play(seed: int) -> int:
        game = new(seed)
        n = 0
        # as for Tabularium: a forced move is no decision
        while game.winning_color() is None and game.state.num_turns < 1000:
            n += len(game.state.playable_actions) > 1
            game.play_tick()
        return n

    speed, games = per_second(play, seconds)
    game = new(1)
    for _ in range(300):
        game.play_tick()
    return {
        "engine": "catanatron",
        "seats": seats,
        "compiled": False,
        "decisions_per_second": round(speed),
        "games": games,
        "clone_us": round(microseconds(game.copy, 0.5), 2),
    }


if __name__ == "__main__":
    _engine, _seats, _seconds = sys.argv[1], int(sys.argv[2]), float(sys.argv[3])
    if _engine == "catanatron":
        print(json.dumps(measure_catanatron(_seats, _seconds)))
    else:
        print(json.dumps(measure_tabularium(_engine, _seats, _seconds)))
