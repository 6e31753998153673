"""The names under which the games are registered: tabularium/altay-2p-v1 and so on."""

from __future__ import annotations

from typing import Any, Final

from tabularium.api import games

VERSION: Final = 1  # of actions and observations; raised when either changes its meaning
# Decisions after which a game is broken off without a winner. The longest of 450 random ones had
# 2,135; but players of Altay who do nothing but end their turns play for ever.
LONGEST: Final = 20_000


def registered() -> dict[str, dict[str, Any]]:
    """Every name with what it stands for; games for one are no games between agents.

    >>> registered()["tabularium/nations-5p-v1"]
    {'game': 'nations', 'seats': 5}
    """
    return {
        f"tabularium/{info.id}-{seats}p-v{VERSION}": {"game": info.id, "seats": seats}
        for info in games()
        for seats in range(max(2, info.min_seats), info.max_seats + 1)
    }
