"""Whoever sent a request: what it is counted for, and what it is called in the log."""

from __future__ import annotations

import re
import secrets
from contextvars import ContextVar
from typing import Any

from tabularium.server.rate import Rate

KEY = "tabularium.visitor"  # in the scope of a request
SANE = re.compile(r"[A-Za-z0-9._-]{8,64}")
REQUEST_ID: ContextVar[str] = ContextVar("request_id", default="")

# What a request costs beyond the 1 that every request costs, by what it makes the server do: 1 is
# about as much as looking at a table.
PREVIEW = 1.0  # four imagined worlds
WHY = 1.0
PAST = 1.0  # a game is played again, up to a move
MOVES = 100  # that are played again for 1 more
CURVE = 9.0  # a whole game, with its points after each turn
RECORD = 4.0
WEIGHED = 2.0
LEARNT = 4.0  # the last moves are made in many imagined worlds
BRANCH = 9.0  # a game is played again, dealt anew and stored
TABLE = 4.0
LONG_BODY = 1.0  # of more than 64 kB, for each of them
GIVEN = 10.0  # a table of a record or position


class Visitor:
    """Pays for what is asked, with its address and its tokens."""

    def __init__(self, ident: str) -> None:
        self.ident = ident
        self.home = ""  # where the request comes from, as far as people are counted together
        self.purses: list[tuple[Rate, str]] = []

    def pay(self, cost: float = 1.0) -> None:
        """TooMany when there is not enough left."""
        for rate, who in self.purses:
            rate.take(who, cost)


def request_id(given: str) -> str:
    """What a request is called: as its sender calls it, if that can stand in a log."""
    return given if SANE.fullmatch(given) else secrets.token_hex(8)


def charge(scope: Any, cost: float) -> None:
    """Let whoever asks pay for more than a plain look; TooMany when that cannot be paid.

    Handlers call it before they begin, as soon as they know what it will cost.
    """
    visitor: Visitor | None = scope.get(KEY)
    if visitor is not None:
        visitor.pay(cost)
