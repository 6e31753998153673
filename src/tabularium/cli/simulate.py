"""Games between bots, counted."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Any

import msgspec
from rich import box
from rich.console import Console
from rich.table import Table as Grid

from tabularium.api import new
from tabularium.arena.wilson import wilson
from tabularium.bots import take_turn
from tabularium.cli.seats import seat_bots
from tabularium.cli.table import Table
from tabularium.kernel.game import Game
from tabularium.locale.talk import Talk


class Tally(msgspec.Struct):
    """What one player of a simulation achieved."""

    name: str
    games: int
    wins: float  # a shared win counts in parts
    win_rate: float
    low: float  # the 95 % interval of the win rate
    high: float
    score: float
    parts: dict[str, float]


class Result(msgspec.Struct):
    """A whole simulation."""

    game: str
    seats: list[str]
    games: int
    seed: int
    options: dict[str, Any]
    players: list[Tally]
    first_seat_wins: float
    moves: float
    rounds: float
    seconds: float
    games_per_second: float


def play_out(game: Game, seats: list[str], seed: int) -> None:
    """Let the bots play a game to its end."""
    bots = seat_bots(seats, seed)
    while not game.over:
        player = bots[game.to_move]
        assert player is not None
        take_turn(game, player)


def simulate(
    name: str,
    seats: list[str],
    games: int,
    seed: int,
    options: dict[str, Any],
    done: Callable[[], None],
) -> Result:
    """Play so many games, the players moving on by one seat from game to game."""
    n = len(seats)
    wins = [0.0] * n
    totals = [0.0] * n
    parts: list[dict[str, float]] = [{} for _ in seats]
    first = moves = rounds = 0.0
    started = time.perf_counter()
    for number in range(games):
        game = new(name, n, seed + number, options)
        shift = number % n
        # players[seat] is who sits there in this game
        players = [(seat + shift) % n for seat in range(n)]
        play_out(game, [seats[player] for player in players], seed + number)
        for seat, score in enumerate(game.scores()):
            player = players[seat]
            totals[player] += score.total
            for category, points in score.parts.items():
                parts[player][category] = parts[player].get(category, 0.0) + points
        for seat in game.winners:
            wins[players[seat]] += 1 / len(game.winners)
        view = game.view(None)
        if view.get("first_player") in game.winners:
            first += 1 / len(game.winners)
        moves += len(game.moves)
        rounds += view.get("round", 0)
        done()
    seconds = time.perf_counter() - started
    tallies = [
        Tally(
            name=seats[player],
            games=games,
            wins=wins[player],
            win_rate=wins[player] / games,
            low=wilson(wins[player], games)[0],
            high=wilson(wins[player], games)[1],
            score=totals[player] / games,
            parts={category: points / games for category, points in parts[player].items()},
        )
        for player in range(n)
    ]
    return Result(
        game=name,
        seats=seats,
        games=games,
        seed=seed,
        options=options,
        players=tallies,
        first_seat_wins=first / games,
        moves=moves / games,
        rounds=rounds / games,
        seconds=seconds,
        games_per_second=games / seconds,
    )


def print_result(console: Console, result: Result, table: Table, talk: Talk) -> None:
    """A simulation as a table."""
    grid = Grid(box=box.SIMPLE_HEAD, pad_edge=False)
    grid.add_column("")
    for player in result.players:
        grid.add_column(player.name, justify="right")
    rows: list[tuple[str, Callable[[Tally], str]]] = [
        ("cli-sim-wins", lambda player: f"{player.win_rate:.1%}"),
        ("cli-sim-interval", lambda player: f"{player.low:.1%} – {player.high:.1%}"),
        ("cli-sim-score", lambda player: f"{player.score:.1f}"),
    ]
    for message, cell in rows:
        grid.add_row(talk.say(message), *[cell(player) for player in result.players], style="bold")
    for category in result.players[0].parts:
        cells = [f"{player.parts[category]:.1f}" for player in result.players]
        grid.add_row(f"  {table.category(category, talk)}", *cells)
    console.print(grid)
    console.print(
        talk.say(
            "cli-sim-summary",
            {
                "games": result.games,
                "moves": f"{result.moves:.0f}",
                "rounds": f"{result.rounds:.1f}",
                "first": f"{result.first_seat_wins:.1%}",
                "rate": f"{result.games_per_second:.1f}",
            },
        )
    )
