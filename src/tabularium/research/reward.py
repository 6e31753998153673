"""What the end of a game is worth to each seat. Between several seats the sum is zero."""

from __future__ import annotations

from typing import Final

from tabularium.kernel.machine import State

WIN: Final = "win"
POINTS: Final = "points"
REWARDS: Final = (WIN, POINTS)


def worth(g: State, rewards: str) -> list[float]:
    """The reward of each seat at the end: the win (1, shared) or the points, less their mean.

    Who plays alone gets the win or the points themselves.
    """
    if rewards == POINTS:
        values = [float(sum(g.rules.score(g, seat))) for seat in range(g.seats)]
    else:
        winners = g.rules.winners(g)
        values = [1 / len(winners) if seat in winners else 0.0 for seat in range(g.seats)]
    if g.seats == 1:
        return values
    mean = sum(values) / len(values)
    return [value - mean for value in values]
