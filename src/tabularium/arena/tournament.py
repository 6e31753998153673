"""Playing a tournament: what is open is played, and stored as it is finished."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from tabularium.arena.crew import LIMIT, Crew, played_by
from tabularium.arena.match import Played
from tabularium.arena.plan import Plan
from tabularium.arena.stored_games import StoredGames
from tabularium.arena.wilson import wilson

FEWEST = 30  # games before a match is stopped: whoever looks often sees an unlikely streak


def play(
    plan: Plan,
    stored: StoredGames,
    crew: Crew,
    done: Callable[[Played], None],
    limit: float = LIMIT,
) -> None:
    """Play what is not stored yet. Games that failed are tried again."""
    if decided(plan, stored.games) is not None:
        crew.close()
        return
    open_games = (
        match
        for match in plan.matches()
        if match.number not in stored.games or stored.games[match.number].error
    )
    games = played_by(crew, open_games, limit)
    try:
        for game in games:
            stored.add(game)
            done(game)
            if decided(plan, stored.games) is not None:
                return
    finally:
        games.close()


def decided(plan: Plan, games: Mapping[int, Played]) -> int | None:
    """After how many games the match is decided, if it is stopped early.

    Games count in their order, so that it does not matter which of them was finished first.
    """
    if plan.until is None:
        return None
    wins = 0.0
    seats = 0
    for number in range(plan.games):
        game = games.get(number)
        if game is None:
            return None
        for seat, name in enumerate(game.bots):
            if name == plan.bots[0] and not game.error:
                wins += game.share(seat)
                seats += 1
        low, high = wilson(wins, seats)
        if number + 1 >= FEWEST and (low > plan.until or high < plan.until):
            return number + 1
    return None


def counted(plan: Plan, games: Mapping[int, Played]) -> list[Played]:
    """The games that count, in their order."""
    last = decided(plan, games) or plan.games
    return [games[number] for number in sorted(games) if number < last]
