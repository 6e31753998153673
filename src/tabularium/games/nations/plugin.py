"""The game as it is entered."""

from __future__ import annotations

from typing import Final

from tabularium.games.nations.rules import RULES
from tabularium.plugin import Plugin

GAME: Final = Plugin(
    RULES,
    terms={
        "deploy": "N90",
        "architect": "N97",
        "raid": "N81",
        "shortage": "N127",
        "stability": "N16",
    },
    guide="tabularium.presentation.nations:GUIDE",
    lesson="tabularium.presentation.nations_lesson:LESSON",
    terminal="tabularium.cli.nations_table:TABLE",
    kit="tabularium.testing.rich.nations:KIT",
    rank=3,
)
