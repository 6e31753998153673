"""The event tiles of the solo game: 24, six for each age, of our own making.

What stands on the published tiles is not known to us; the rules that use them are the rulebook's
(N181-N194), these numbers are ours (NQ18).
"""

from __future__ import annotations

from tabularium.games.nations import layout as at
from tabularium.games.nations.vocabulary import ChangeRival, NationsKind, deck, enter

deck("solo tiles")


def tile(
    number: int,
    age: int,
    strength: int,
    stability: int,
    books: int,
    architects: int,
    famine: int,
    five: tuple[int, int],
    six: tuple[int, int],
) -> None:
    """What the opponent starts the round with, and what it does on a 5 and on a 6."""
    enter(
        NationsKind(
            f"tile_{age}_{number}",
            at.TILE,
            age,
            title=f"tile_{number}",
            architects=architects,
            famine=famine,
            happens=[ChangeRival(five[0], five[1]), ChangeRival(six[0], six[1])],
            rival=[strength, stability, books],
        )
    )


# number, age, strength, stability, books, architects, famine, on a 5, on a 6
tile(1, 1, 3, 1, 2, 1, 1, (at.STRENGTH, 1), (at.BOOKS, 1))
tile(2, 1, 4, 0, 2, 2, 1, (at.STRENGTH, 1), (at.STABILITY, 1))
tile(3, 1, 2, 2, 3, 1, 0, (at.STABILITY, 1), (at.BOOKS, 1))
tile(4, 1, 5, -1, 1, 2, 2, (at.STRENGTH, 1), (at.STABILITY, -1))
tile(5, 1, 3, 2, 2, 1, 1, (at.BOOKS, 1), (at.STRENGTH, 1))
tile(6, 1, 2, 1, 3, 2, 2, (at.BOOKS, 1), (at.STABILITY, 1))

tile(1, 2, 7, 2, 4, 1, 2, (at.STRENGTH, 1), (at.BOOKS, 1))
tile(2, 2, 9, 1, 3, 2, 2, (at.STRENGTH, 1), (at.STABILITY, 1))
tile(3, 2, 5, 4, 4, 1, 1, (at.STABILITY, 1), (at.BOOKS, 1))
tile(4, 2, 11, 0, 3, 2, 3, (at.STRENGTH, 2), (at.STABILITY, -1))
tile(5, 2, 7, 3, 4, 1, 2, (at.BOOKS, 1), (at.STRENGTH, 1))
tile(6, 2, 6, 2, 6, 2, 3, (at.BOOKS, 2), (at.STABILITY, 1))

tile(1, 3, 12, 3, 6, 1, 2, (at.STRENGTH, 2), (at.BOOKS, 2))
tile(2, 3, 15, 2, 5, 2, 3, (at.STRENGTH, 2), (at.STABILITY, 1))
tile(3, 3, 10, 6, 7, 1, 2, (at.STABILITY, 1), (at.BOOKS, 2))
tile(4, 3, 18, 0, 5, 2, 4, (at.STRENGTH, 2), (at.STABILITY, -1))
tile(5, 3, 13, 5, 7, 1, 3, (at.BOOKS, 2), (at.STRENGTH, 2))
tile(6, 3, 11, 4, 9, 2, 4, (at.BOOKS, 3), (at.STABILITY, 1))

tile(1, 4, 18, 5, 9, 1, 3, (at.STRENGTH, 2), (at.BOOKS, 3))
tile(2, 4, 23, 3, 8, 2, 4, (at.STRENGTH, 3), (at.STABILITY, 1))
tile(3, 4, 16, 8, 11, 1, 3, (at.STABILITY, 2), (at.BOOKS, 3))
tile(4, 4, 27, 1, 8, 2, 5, (at.STRENGTH, 3), (at.STABILITY, -2))
tile(5, 4, 20, 6, 10, 1, 4, (at.BOOKS, 3), (at.STRENGTH, 2))
tile(6, 4, 18, 5, 13, 2, 5, (at.BOOKS, 4), (at.STABILITY, 1))
