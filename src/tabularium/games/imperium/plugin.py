"""The game as it is entered."""

from __future__ import annotations

from typing import Final

from tabularium.games.imperium.rules import RULES
from tabularium.plugin import Plugin

GAME: Final = Plugin(
    RULES,
    terms={
        "acquire": "I79",
        "break-through": "I84",
        "exhaust": "I49",
        "garrison": "I96",
        "history": "I97",
        "unrest": "I69",
        "exile": "I89",
        "pinned": "I2",
        "abandon": "I78",
        "recall": "I104",
        "develop": "I86",
        "solstice": "I66",
    },
    guide="tabularium.presentation.imperium:GUIDE",
    lesson="tabularium.presentation.imperium_lesson:LESSON",
    terminal="tabularium.cli.imperium_table:TABLE",
    kit="tabularium.testing.rich.imperium:KIT",
    rank=4,
)
