"""The points over the course of a finished game."""

from __future__ import annotations

from tabularium.kernel.game import Game
from tabularium.kernel.log import Log
from tabularium.presentation.guide import Guide
from tabularium.server.responses import Curve

MOMENTS = 200  # at most


def curve(game: Game, guide: Guide) -> Curve:
    """The points of every seat after each turn."""
    n = len(game.moves)
    log = Log(game)
    turns = sorted(
        {
            log.move_of(number)
            for number in range(log.count)
            if log.seen(number, -1) and guide.begins_turn(log.said(number))
        }
        - {0, n}
    )
    every = -(-len(turns) // (MOMENTS - 2)) if turns else 1
    moments = [0, *turns[::every], n] if n else [0]
    walker = game.at_move(0)
    seats: list[list[int]] = [[] for _ in range(game.seats)]
    for moment in moments:
        for index in game.moves[len(walker.moves) : moment]:
            walker.apply(index)
        for seat, score in enumerate(walker.scores()):
            seats[seat].append(score.total)
    return Curve(seats, moments)
