"""What the terminal asks of a game's own table. A new game brings one, and is entered here."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Protocol

from rich.console import RenderableType
from rich.text import Text

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


@dataclass(frozen=True)
class Card:
    """A card for the gallery and for ``? card``."""

    key: str
    name: str
    group: str  # the heading it belongs under
    cost: str  # in words, empty when it has none
    points: str
    effects: tuple[str, ...]
    note: str = ""  # what kind of card it is, how often it exists


class Table(Protocol):
    """How one game is drawn and spoken of."""

    def draw(self, look: Look) -> RenderableType:
        """The whole table."""

    def map(self, look: Look) -> RenderableType:
        """The board alone."""

    def seat(self, look: Look, seat: int) -> Text:
        """A player: letter, name, who plays it."""

    def badge(self, seat: int) -> Text:
        """A player's letter."""

    def help(self, talk: Talk) -> RenderableType:
        """What the signs on the table mean."""

    def group(self, key: str) -> str:
        """The group of an option: a message of the texts."""

    def hotkey(self, key: str) -> str:
        """A letter for an option that is often wanted, else nothing."""

    def notable(self, event: dict[str, Any]) -> bool:
        """Whether an event belongs in a short account."""

    def begins_turn(self, event: dict[str, Any]) -> bool:
        """Whether an event opens a turn."""

    def reveals(self, event: dict[str, Any]) -> bool:
        """Whether an event showed somebody something new."""

    def category(self, name: str, talk: Talk) -> str:
        """A scoring category in words."""

    def option_words(self, name: str, talk: Talk) -> str:
        """What a game option means."""

    def faction(self, name: str, talk: Talk) -> str:
        """A faction in words."""

    def verdict(self, look: Look) -> str:
        """What else is to be said of a finished game, or nothing."""

    def cards(self, talk: Talk) -> list[Card]:
        """Every card of the game."""


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
