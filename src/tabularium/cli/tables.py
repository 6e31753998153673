"""Which game is drawn how in the terminal: as it says itself."""

from __future__ import annotations

from functools import cache

from tabularium.cli.table import TerminalTable
from tabularium.plugins import plugin_of


@cache
def table_of(game: str) -> TerminalTable:
    """The table of a game."""
    table: TerminalTable = plugin_of(game).load("terminal")
    return table
