"""Checks for other people's bots and games: what everybody relies on, tried in random games.

>>> from tabularium.testing import check_bot
>>> check_bot("random", games=["nations"], moments=1).games
['nations']

And from rich positions, which are dealt by a ``Kit`` of the game:

>>> from tabularium.api import rules_of
>>> from tabularium.testing import fuzz, kit_of
>>> fuzz(rules_of("altay"), kit_of("altay"), seed=1).finding is None
True
"""

from tabularium.testing.bots import BotReport, check_bot
from tabularium.testing.broken import BrokenPromise
from tabularium.testing.finding import Finding
from tabularium.testing.games import check_game
from tabularium.testing.kit import Kit, kit_of, with_kits
from tabularium.testing.trial import fuzz

__all__ = [
    "BotReport",
    "BrokenPromise",
    "Finding",
    "Kit",
    "check_bot",
    "check_game",
    "fuzz",
    "kit_of",
    "with_kits",
]
