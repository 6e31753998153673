"""How sure a win rate is."""

from __future__ import annotations

from math import sqrt

Z = 1.96  # 95 %


def wilson(wins: float, games: int) -> tuple[float, float]:
    """The 95 % Wilson interval of a share of wins.

    >>> [round(end, 3) for end in wilson(60, 100)]
    [0.502, 0.691]
    """
    if games == 0:
        return 0.0, 1.0
    share = wins / games
    scale = 1 + Z * Z / games
    middle = (share + Z * Z / (2 * games)) / scale
    half = Z * sqrt(share * (1 - share) / games + Z * Z / (4 * games * games)) / scale
    # rounded sums may lie beyond the share by a hair
    return max(0.0, min(share, middle - half)), min(1.0, max(share, middle + half))
