"""The numbered options, in groups."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from tabularium.cli.table import TerminalTable
from tabularium.kernel.game import Option
from tabularium.locale.talk import Talk

COLUMNS = 3  # at most, side by side


def entry(option: Option, letter: str, talk: Talk) -> Text:
    """One option: its number, its words, its letter."""
    text = Text.assemble((f"{option.index + 1:2} ", "bold yellow"), option.text(talk.lang))
    if letter:
        text.append(f" [{letter}]", "bold yellow")
    return text


def choices(
    options: Sequence[Option], letters: dict[str, int], table: TerminalTable, talk: Talk, width: int
) -> RenderableType:
    """All options, each group in as many columns as fit."""
    shown = {index: letter for letter, index in letters.items()}
    groups = [
        (talk.say(message), [entry(option, shown.get(option.index, ""), talk) for option in found])
        for message, found in (
            (message, list(found))
            for message, found in groupby(options, key=lambda option: table.guide.group(option.key))
        )
    ]
    if len(groups) == 1:
        return in_columns(groups[0][1], width)
    label = max(len(name) for name, _ in groups)
    outer = Table.grid(padding=(0, 1, 0, 0))
    outer.add_column(width=label, style="dim", no_wrap=True)
    outer.add_column(width=width - label - 1)
    for name, entries in groups:
        outer.add_row(name, in_columns(entries, width - label - 1))
    return Group(outer)


def in_columns(entries: list[Text], width: int) -> RenderableType:
    """Entries side by side where they are short; read downwards."""
    longest = max(entry.cell_len for entry in entries)
    n = max(1, min(COLUMNS, len(entries), (width + 2) // (longest + 2)))
    rows = -(-len(entries) // n)
    grid = Table.grid(padding=(0, 2, 0, 0))
    for _ in range(n):
        grid.add_column(width=max(1, (width + 2) // n - 2))
    for row in range(rows):
        grid.add_row(*entries[row::rows])
    return grid
