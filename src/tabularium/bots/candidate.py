"""What a bot weighed: the options it thought best, and what it thought of them."""

from __future__ import annotations

from typing import NamedTuple

import msgspec

from tabularium.kernel.game import Decision

MOST = 5  # options that are told


class Candidate(NamedTuple):
    """What a bot thought of an option."""

    key: str
    tries: int  # how often it was tried
    chance: float | None  # to win, from 0 to 1, as far as the bot looked; None: it does not know
    points: float | None  # what the seat would have scored there; None: it does not know


def weighed(player: object, decision: Decision) -> list[Candidate]:
    """What a bot says of the decision it has just made, the best first.

    Nothing where it says nothing, or, being somebody's own, something else.
    """
    try:
        said = msgspec.convert(getattr(player, "candidates", []), list[Candidate])
    except msgspec.ValidationError:
        return []
    keys = {option.key for option in decision.options}
    told = said[:MOST] if all(one.key in keys for one in said) else []
    return [
        one._replace(chance=_short(one.chance, 4), points=_short(one.points, 2)) for one in told
    ]


def _short(number: float | None, digits: int) -> float | None:
    return None if number is None else round(number, digits)
