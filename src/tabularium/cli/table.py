"""What the terminal asks of a game's own table. A new game brings one, and is entered here."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from rich.console import RenderableType
from rich.text import Text

from tabularium.cli.seat_badge import badge
from tabularium.desk.guide import Guide
from tabularium.kernel.errors import UnknownGame
from tabularium.kernel.game import Option
from tabularium.locale.talk import Talk


@dataclass(frozen=True)
class Look:
    """One glance at a table: what is seen, by whom, in which language, how wide."""

    view: dict[str, Any]
    talk: Talk
    width: int
    seats: Sequence[str] = ()  # "me" or the name of a bot, where known
    options: Sequence[Option] = ()  # what the one looking may do now


class Table(Guide, ABC):
    """How one game is drawn. Its words are the guide's."""

    @abstractmethod
    def draw(self, look: Look) -> RenderableType:
        """The whole table."""

    @abstractmethod
    def map(self, look: Look) -> RenderableType:
        """The board alone."""

    @abstractmethod
    def seat(self, look: Look, seat: int) -> Text:
        """A player: letter, name, who plays it."""

    def badge(self, seat: int) -> Text:
        """A player's letter."""
        return badge(seat)

    @abstractmethod
    def help(self, talk: Talk) -> RenderableType:
        """What the signs on the table mean."""


def table_of(game: str) -> Table:
    """The table of a game."""
    # imported late, so that a command only loads the game it is about
    if game == "altay":
        from tabularium.cli.altay_table import AltayTable

        return AltayTable()
    if game == "settlers":
        from tabularium.cli.settlers_table import SettlersTable

        return SettlersTable()
    if game == "nations":
        from tabularium.cli.nations_table import NationsTable

        return NationsTable()
    if game == "imperium":
        from tabularium.cli.imperium_table import ImperiumTable

        return ImperiumTable()
    possible = ["altay", "settlers", "nations", "imperium"]
    raise UnknownGame("error-unknown-game", given=game, possible=possible)
