"""Random games, and the moments in them at which something is asked."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

from tabularium.kernel.errors import TabulariumError
from tabularium.kernel.game import Game
from tabularium.kernel.machine import Rules
from tabularium.kernel.replay import new_game


def started(rules: Rules, seed: int) -> Game:
    """A new game with a number of seats and options drawn from the seed."""
    draw = random.Random(seed)
    info = rules.info
    seats = draw.randint(info.min_seats, info.max_seats)
    options: dict[str, Any] = {}
    for option in info.options:
        if option.choices and draw.random() < 0.3:
            options[option.name] = draw.choice(option.choices)
        elif isinstance(option.default, bool) and draw.random() < 0.3:
            options[option.name] = not option.default
    try:
        return new_game(rules, seats, seed, options)
    except TabulariumError:  # they do not fit together
        return new_game(rules, seats, seed, {})


def pick(n: int, draw: random.Random) -> int:
    """One of n options; the last, often the one that does nothing, is taken less often."""
    i = draw.randrange(n)
    return draw.randrange(n) if i == n - 1 else i


def step(game: Game, draw: random.Random) -> None:
    """A random move."""
    game.apply(pick(game.n_options, draw))


def played(rules: Rules, seed: int, moves: int) -> Game:
    """A random game after so many moves, or at its end."""
    game = started(rules, seed)
    draw = random.Random(seed)
    for _ in range(moves):
        if game.over:
            break
        step(game, draw)
    return game


def of_every_kind(rules: Rules, seed: int, each: int, games: int) -> Iterator[Game]:
    """Games at decisions of every kind that random games meet, so many moments of each kind."""
    met: dict[str, int] = {}
    for number in range(games):
        game = started(rules, seed + number)
        draw = random.Random(seed + number)
        while not game.over:
            state = game.state
            kind = rules.nodes[state.stack[state.top]].kind()
            if met.get(kind, 0) < each:
                met[kind] = met.get(kind, 0) + 1
                yield game.clone()
            step(game, draw)
