"""The game as it is entered."""

from __future__ import annotations

from typing import Final

from tabularium.games.settlers.rules import RULES
from tabularium.plugin import Plugin

GAME: Final = Plugin(
    RULES,
    terms={"location": "S13", "deal": "S17", "raze": "S66", "foundation": "S67", "defence": "S79"},
    guide="tabularium.presentation.settlers:GUIDE",
    lesson="tabularium.presentation.settlers_lesson:LESSON",
    terminal="tabularium.cli.settlers_table:TABLE",
    kit="tabularium.testing.rich.settlers:KIT",
    rank=2,
)
