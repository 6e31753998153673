"""What the terminal asks of a game's own table. A game may bring one, see ``cli/tables.py``."""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import ClassVar

from rich.console import RenderableType
from rich.text import Text

from tabularium.cli.look import Look
from tabularium.cli.players import seat_line
from tabularium.locale.talk import Talk
from tabularium.presentation.guide import Guide


class TerminalTable(ABC):
    """How one game is drawn. Its words are the guide's."""

    whole: ClassVar[str] = "cli-whole-open"  # what the command m shows, as a message

    def __init__(self, guide: Guide) -> None:
        self.guide = guide

    @abstractmethod
    def draw(self, look: Look) -> RenderableType:
        """The whole table."""

    @abstractmethod
    def map(self, look: Look) -> RenderableType:
        """The board alone, or all that lies open, in full."""

    def seat(self, look: Look, seat: int) -> Text:
        """A player: letter, name, who plays it."""
        return seat_line(look, seat)

    @abstractmethod
    def help(self, talk: Talk) -> RenderableType:
        """What the signs on the table mean."""
