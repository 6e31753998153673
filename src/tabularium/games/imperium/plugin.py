"""The game as it is entered."""

from __future__ import annotations

from typing import Final

from tabularium.games.imperium.rules import RULES
from tabularium.plugin import Plugin

GAME: Final = Plugin(
    RULES,
    guide="tabularium.presentation.imperium:GUIDE",
    lesson="tabularium.presentation.imperium_lesson:LESSON",
    terminal="tabularium.cli.imperium_table:TABLE",
    kit="tabularium.testing.rich.imperium:KIT",
    rank=4,
)
