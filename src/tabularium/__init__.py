"""Tabularium: modern civilisation games on one engine.

>>> import tabularium as tb
>>> g = tb.new("altay", seats=2, seed=7)
>>> while not g.over:
...     g.apply(g.n_options - 1)
...     if len(g.moves) == 10: break
>>> g.decision.prompt("en")
'Your turn: what will you do?'
"""

# The package of our games is loaded before the function of that name takes its place here; loaded
# later, with the first game, it would take the function's.
import tabularium.games  # noqa: F401  # isort: skip
from tabularium.api import games, new, position, replay, view_schema
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

__version__ = "0.1.0"

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
    "games",
    "new",
    "position",
    "replay",
    "view_schema",
]
