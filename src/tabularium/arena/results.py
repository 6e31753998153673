"""What came out of a tournament, bot by bot."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from typing import Any

import msgspec

from tabularium.arena.match import Played
from tabularium.arena.plan import Plan
from tabularium.arena.ratings import ratings
from tabularium.arena.reason import Why
from tabularium.arena.tournament import counted, decided
from tabularium.arena.wilson import wilson


class BotResult(msgspec.Struct):
    """One bot. A bot that holds two seats in a game has played it twice."""

    bot: str
    games: int
    wins: float  # a shared win counts in parts
    win_rate: float
    low: float  # the 95 % interval of the win rate
    high: float
    rating: float
    rating_low: float
    rating_high: float
    score: float
    parts: dict[str, float]  # the score by category
    seconds_per_decision: float


class Failure(msgspec.Struct):
    """A game that could not be played."""

    number: int
    bots: list[str]
    error: Why


class Results(msgspec.Struct):
    """A tournament so far."""

    game: str
    seats: list[int]
    seed: int
    options: dict[str, Any]
    planned: int
    games: int  # that count
    stopped: bool  # before all games were played: the match was decided
    until: float | None
    moves: float  # in a game, on average
    results: list[BotResult]
    failed: list[Failure]
    seconds: float  # that this command played


def results(plan: Plan, games: Mapping[int, Played], seconds: float) -> Results:
    """The results of the games played so far, the strongest bot first."""
    those = counted(plan, games)
    good = [game for game in those if not game.error]
    rated = ratings(plan.bots, good)
    found = []
    for name in plan.bots:
        held = [(game, seat) for game in good for seat, who in enumerate(game.bots) if who == name]
        n = len(held)
        wins = sum([game.share(seat) for game, seat in held])
        low, high = wilson(wins, n)
        decisions = sum([game.decisions[seat] for game, seat in held])
        parts: Counter[str] = Counter()
        for game, seat in held:
            parts.update(game.scores[seat])
        found.append(
            BotResult(
                bot=name,
                games=n,
                wins=wins,
                win_rate=wins / n if n else 0.0,
                low=low,
                high=high,
                rating=rated[name].mu,
                rating_low=rated[name].low,
                rating_high=rated[name].high,
                score=parts.total() / max(1, n),
                parts={category: points / n for category, points in parts.items()},
                seconds_per_decision=sum([game.seconds[seat] for game, seat in held])
                / max(1, decisions),
            )
        )
    return Results(
        game=plan.game,
        seats=plan.seats,
        seed=plan.seed,
        options=plan.options,
        planned=plan.games,
        games=len(good),
        stopped=decided(plan, games) is not None,
        until=plan.until,
        moves=sum([game.moves for game in good]) / max(1, len(good)),
        results=sorted(found, key=lambda one: -one.rating),
        failed=[Failure(game.number, game.bots, game.error) for game in those if game.error],
        seconds=seconds,
    )
