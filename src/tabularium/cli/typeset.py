"""How the tables of all games set their parts: headings, columns, flowing lines, numbers."""

from __future__ import annotations

from collections.abc import Sequence

from rich.rule import Rule
from rich.table import Table
from rich.text import Text

NOTHING = "–"
SEPARATOR = " · "


def heading(text: str | Text) -> Rule:
    """The title of a part."""
    title = Text(text, style="bold") if isinstance(text, str) else text
    return Rule(title, align="left", style="dim", characters="─")


def grid(*, padding: int = 1) -> Table:
    return Table.grid(padding=(0, padding, 0, 0))


def flow(parts: Sequence[Text], width: int, between: str = "  ") -> Text:
    """Parts in lines of a width; a part is not broken where it fits into a line."""
    rows: list[list[Text]] = []
    room = 0
    for part in parts:
        if not rows or part.cell_len > room:
            rows.append([])
            room = width
        rows[-1].append(part)
        room -= part.cell_len + len(between)
    return Text("\n").join([Text(between).join(row) for row in rows])
