"""Checks for other people's bots and games: what everybody relies on, tried in random games.

>>> from tabularium.testing import check_bot
>>> check_bot("random", games=["nations"], moments=1).games
['nations']
"""

from tabularium.testing.bots import BotReport, check_bot
from tabularium.testing.broken import BrokenPromise
from tabularium.testing.games import check_game

__all__ = ["BotReport", "BrokenPromise", "check_bot", "check_game"]
