"""Tabularium: modern civilisation games on one engine.

>>> import tabularium as tb
>>> g = tb.new("altay", seats=2, seed=7)
>>> while not g.over:
...     g.apply(g.n_options - 1)
...     if len(g.moves) == 10: break
>>> g.decision.prompt("en")
'Your turn: what will you do?'
"""

from types import ModuleType
from typing import TYPE_CHECKING

from tabularium import api
from tabularium import games as _package
from tabularium.api import compiled, games, new, position, replay, view_schema
from tabularium.kernel.errors import (
    BadOption,
    BadPosition,
    BadRecord,
    BadSeat,
    BadSeats,
    BadSeed,
    IllegalMove,
    NotYourTurn,
    TabulariumError,
    UnknownGame,
    UnknownLanguage,
)
from tabularium.kernel.game import Decision, Game, Option, Score
from tabularium.kernel.info import GameInfo, OptionInfo
from tabularium.kernel.sets import SetMember, SetQuestion
from tabularium.plugin import Plugin


class _Games(ModuleType):
    """The package of our games, which can be called as well: ``tb.games()``."""

    def __call__(self) -> tuple[GameInfo, ...]:
        """The games that can be played."""
        return api.games()


if not TYPE_CHECKING:  # a function of its name would hide the package from who imports from it
    _package.__class__ = _Games
    games = _package

__version__ = "0.2.0"

__all__ = [
    "BadOption",
    "BadPosition",
    "BadRecord",
    "BadSeat",
    "BadSeats",
    "BadSeed",
    "Decision",
    "Game",
    "GameInfo",
    "IllegalMove",
    "NotYourTurn",
    "Option",
    "OptionInfo",
    "Plugin",
    "Score",
    "SetMember",
    "SetQuestion",
    "TabulariumError",
    "UnknownGame",
    "UnknownLanguage",
    "compiled",
    "games",
    "new",
    "position",
    "replay",
    "view_schema",
]
