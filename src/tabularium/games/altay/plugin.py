"""The game as it is entered."""

from __future__ import annotations

from typing import Final

from tabularium.games.altay.rules import RULES
from tabularium.plugin import Plugin

GAME: Final = Plugin(
    RULES,
    terms={"collect": "A8", "store": "A9", "use-terrain": "A7", "conquest": "A46", "trash": "A6"},
    guide="tabularium.presentation.altay:GUIDE",
    lesson="tabularium.presentation.altay_lesson:LESSON",
    terminal="tabularium.cli.altay_table:TABLE",
    kit="tabularium.testing.rich.altay:KIT",
    rank=1,
)
