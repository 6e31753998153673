"""What the terminal asks of a game's own table. A game may bring one, see ``cli/tables.py``."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from rich.console import RenderableType
from rich.text import Text

from tabularium.cli.seat_badge import badge
from tabularium.kernel.game import Option
from tabularium.locale.talk import Talk
from tabularium.presentation.guide import Guide


@dataclass(frozen=True)
class Look:
    """One glance at a table: what is seen, by whom, in which language, how wide."""

    view: dict[str, Any]
    talk: Talk
    width: int
    seats: Sequence[str] = ()  # "me" or the name of a bot, where known
    options: Sequence[Option] = ()  # what the one looking may do now


class TerminalTable(ABC):
    """How one game is drawn. Its words are the guide's."""

    def __init__(self, guide: Guide) -> None:
        self.guide = guide

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
