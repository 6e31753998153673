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
from typing import TYPE_CHECKING, Any

from tabularium import api
from tabularium import cards as _cards_package
from tabularium import games as _games_package
from tabularium.api import compiled, new, position, replay, view_schema
from tabularium.kernel.errors import (
    BadFilter,
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
from tabularium.presentation.card_info import CardInfo


class _Games(ModuleType):
    """The package of our games, which can be called as well: ``tb.games()``."""

    def __call__(self) -> tuple[GameInfo, ...]:
        """The games that can be played."""
        return api.games()


class _Cards(ModuleType):
    """The package of what cards are made of, which finds cards as well: ``tb.cards("altay")``."""

    def __call__(
        self, game: str, *, text: str = "", name: str = "", lang: str = "en", **facts: Any
    ) -> tuple[CardInfo, ...]:
        """The cards of a game for which all of this holds, in words and as facts.

        ``text`` are words that must all stand on it, ``name`` is its key or its name. Every other
        filter is a fact of the game's cards, in the singular if there may be several of it: a
        value, or several of which one is enough, or amounts. BadFilter says what there is.

        >>> [card.key for card in cards("altay", text="metal", level=2)]
        ['commerce', 'government', 'leadership']
        """
        from tabularium.presentation.find_cards import find_cards  # takes its time

        return find_cards(game, text=text, name=name, lang=lang, facts=facts)


_games_package.__class__ = _Games
_cards_package.__class__ = _Cards
if TYPE_CHECKING:
    games: _Games
    cards: _Cards
else:  # the names are those of the packages: nothing hides them from who imports from them
    games = _games_package
    cards = _cards_package

__version__ = "0.2.0"

__all__ = [
    "BadFilter",
    "BadOption",
    "BadPosition",
    "BadRecord",
    "BadSeat",
    "BadSeats",
    "BadSeed",
    "CardInfo",
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
    "cards",
    "compiled",
    "games",
    "new",
    "position",
    "replay",
    "view_schema",
]
