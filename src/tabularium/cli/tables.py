"""Which game is drawn how in the terminal: as it says itself, else in general."""

from __future__ import annotations

from functools import cache

from tabularium.cli.general_table import GeneralTable
from tabularium.cli.table import TerminalTable
from tabularium.plugins import plugin_of
from tabularium.presentation.games import guide_of


@cache
def table_of(game: str) -> TerminalTable:
    """The table of a game."""
    plugin = plugin_of(game)
    table: TerminalTable | None = plugin.load("terminal")
    return GeneralTable(guide_of(game), plugin.rules) if table is None else table
