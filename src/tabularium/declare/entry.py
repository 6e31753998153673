"""Something that a game's state holds, said once: everything else about it is derived."""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import mypyc_attr

from tabularium.declare.given import Given
from tabularium.declare.schema import Schema
from tabularium.kernel.entries import Entries
from tabularium.kernel.machine import State
from tabularium.kernel.part import lacking
from tabularium.kernel.sight import Cards, Field

OWN: Final = True  # every seat has one

# where an entry is told; what is told nowhere, other entries speak of
IN_VIEWS: Final = 1
IN_ROWS: Final = 2
IN_POSITIONS: Final = 4
EVERYWHERE: Final = 7
FORECAST: Final = 8  # in views of those who ask for what can be reckoned from the rest
NOT_TOLD: Final = 0

# who sees it
OPEN: Final = 0  # everybody
OWNER_SEES: Final = 1  # whose it is
ASKED: Final = 2  # whoever has to decide
NOBODY: Final = 3


@mypyc_attr(allow_interpreted_subclasses=True)
class Entry:
    """An entry of views, of rows and of positions, under one name.

    ``own``: every seat has one. ``says`` explains it in the documents.
    """

    def __init__(
        self, name: str, own: bool = False, says: str = "", told: int = EVERYWHERE
    ) -> None:
        self.name = name
        self.own = own
        self.says = says
        self.told = told
        self.seen = OPEN
        self.shown_as = name  # in views
        self.solo = False  # rows have it in the game for one only
        self.start = 0  # its first zone or number

    @property
    def label(self) -> str:
        """Its name in rows."""
        return self.shown_as.replace("_", " ")

    def takes(self, seats: int) -> tuple[int, int]:
        """How many zones and numbers it needs in a game for so many seats."""
        return 0, 0

    def show(self, g: State, viewer: int, player: int) -> Any:
        """What it says in a view; ``player`` is 0 for what is shared."""
        raise lacking(self, "show")

    def things(self, g: State, viewer: int, player: int) -> list[str]:
        """The names of the things that a viewer sees in it, as options speak of them."""
        return []

    def write(self, g: State, player: int) -> Any:
        """What it says in a position."""
        return self.show(g, player, player)

    def read(self, given: Given, doc: Entries, player: int) -> None:
        """Put what a position says into the state; what it does not name stays as it is."""
        raise lacking(self, "read")

    def cards(self) -> list[Cards]:
        """The cards it enters into rows."""
        return []

    def fields(self) -> list[Field]:
        """The numbers it enters into rows."""
        return []

    def schema(self) -> Schema:
        """The JSON schema of what ``show`` gives."""
        raise lacking(self, "schema")
