"""What wins: factions, seats, openings, cards."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Sequence
from math import sqrt
from typing import NamedTuple, TypeVar

from tabularium.arena.match import TENTHS, Played
from tabularium.arena.wilson import Z, wilson

K = TypeVar("K", bound=Hashable)


class Rate(NamedTuple):
    """How often something won, with its 95 % interval."""

    games: int
    rate: float
    low: float
    high: float


class Gain(NamedTuple):
    """How much more often than usual seats with something won, with its 95 % interval."""

    games: int
    gain: float
    low: float
    high: float


def rates(games: Sequence[Played], key: Callable[[Played, int], K | None]) -> dict[K, Rate]:
    """The win rate of the seats by a key of theirs; those without one are left out."""
    shares: dict[K, list[float]] = {}
    for game in games:
        for seat in range(len(game.bots)):
            found = key(game, seat)
            if found is not None:
                shares.setdefault(found, []).append(game.share(seat))
    return {found: _rate(won) for found, won in shares.items()}


def _rate(shares: list[float]) -> Rate:
    low, high = wilson(sum(shares), len(shares))
    return Rate(len(shares), sum(shares) / len(shares), low, high)


def gains(
    games: Sequence[Played], used: Callable[[Played, int], Sequence[str]], fewest: int
) -> dict[str, Gain]:
    """How useful cards or openings are: how much more often than usual seats that used them won.

    Usual is the win rate of the same bot at a table of the same size, for a strong bot plays other
    cards than a weak one. What fewer seats used is left out.
    """
    usual = rates(games, lambda game, seat: (game.bots[seat], len(game.bots)))
    found: dict[str, list[float]] = {}
    for game in games:
        for seat, name in enumerate(game.bots):
            more = game.share(seat) - usual[name, len(game.bots)].rate
            for thing in used(game, seat):
                found.setdefault(thing, []).append(more)
    return {thing: _gain(more) for thing, more in found.items() if len(more) >= fewest}


def _gain(gains: list[float]) -> Gain:
    n = len(gains)
    mean, half = _mean(gains)
    return Gain(n, mean, mean - half, mean + half)


def _mean(values: Sequence[float]) -> tuple[float, float]:
    """The mean, and half its 95 % interval."""
    n = len(values)
    mean = sum(values) / n
    spread = sqrt(sum([(value - mean) ** 2 for value in values]) / max(1, n - 1))
    return mean, Z * spread / sqrt(n)


class Curve(NamedTuple):
    """Points on average at the start and after each tenth of the game, and half the interval."""

    points: list[float]
    halves: list[float]


def curves(games: Sequence[Played]) -> tuple[Curve | None, Curve | None]:
    """The score curve of the winners, and that of the others; None where there are none."""
    won: list[list[int]] = []
    lost: list[list[int]] = []
    for game in games:
        for seat, points in enumerate(game.curve):
            (won if seat in game.winners else lost).append(points)
    return _curve(won), _curve(lost)


def _curve(lines: list[list[int]]) -> Curve | None:
    if not lines:
        return None
    means = [_mean([line[tenth] for line in lines]) for tenth in range(TENTHS + 1)]
    return Curve([mean for mean, _ in means], [half for _, half in means])
