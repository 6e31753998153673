"""Which game is drawn how in the terminal. A new game enters itself here."""

from __future__ import annotations

from typing import Final

from tabularium.cli.altay_table import AltayTable
from tabularium.cli.imperium_table import ImperiumTable
from tabularium.cli.nations_table import NationsTable
from tabularium.cli.settlers_table import SettlersTable
from tabularium.cli.table import TerminalTable
from tabularium.kernel.errors import UnknownGame

_ALL: tuple[TerminalTable, ...] = (AltayTable(), SettlersTable(), NationsTable(), ImperiumTable())
TABLES: Final = {table.game: table for table in _ALL}


def table_of(game: str) -> TerminalTable:
    """The table of a game."""
    if game not in TABLES:
        raise UnknownGame("error-unknown-game", given=game, possible=list(TABLES))
    return TABLES[game]
