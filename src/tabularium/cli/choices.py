"""The numbered options, in groups."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby
from typing import NamedTuple

from rich.console import RenderableType
from rich.table import Column
from rich.text import Text

from tabularium.cli.option_numbers import STYLE
from tabularium.cli.prompt import hotkeys
from tabularium.cli.table import TerminalTable
from tabularium.cli.typeset import fit, grid
from tabularium.kernel.game import Option
from tabularium.locale.talk import Talk

COLUMNS = 3  # at most, side by side


class Entry(NamedTuple):
    """Something to choose, with the number that is typed for it."""

    number: int
    words: Text

    @property
    def length(self) -> int:
        return self._label.cell_len + 1 + self.words.cell_len

    @property
    def _label(self) -> Text:
        return Text(f"{self.number:2}", STYLE)

    def drawn(self, width: int | None = None) -> RenderableType:
        """The number stands alone on its left, whatever numbers the words begin lines with."""
        label = self._label
        words = Column(width=max(1, width - label.cell_len - 1) if width else None)
        table = grid(fit(label.cell_len), words)
        table.add_row(label, self.words)
        return table


def entry(option: Option, letter: str, talk: Talk) -> Entry:
    """One option: its number, its words, its letter."""
    words = Text(option.text(talk.lang))
    return Entry(option.index + 1, words.append(f" [{letter}]" if letter else "", STYLE))


def choices(
    options: Sequence[Option], table: TerminalTable, talk: Talk, width: int
) -> RenderableType:
    """All options, each group in as many columns as fit."""
    letters = hotkeys(options, table)
    shown = {index: letter for letter, index in letters.items()}
    groups = [
        (talk.say(message), [entry(option, shown.get(option.index, ""), talk) for option in found])
        for message, found in groupby(options, key=lambda option: table.guide.group(option.key))
    ]
    if len(groups) == 1:
        return in_columns(groups[0][1], width)
    label = max(len(name) for name, _ in groups)
    outer = grid(fit(label, style="dim"), width - label - 1)
    for name, entries in groups:
        outer.add_row(name, in_columns(entries, width - label - 1))
    return outer


def in_columns(entries: list[Entry], width: int) -> RenderableType:
    """Entries side by side where they are short; read downwards."""
    longest = max(entry.length for entry in entries)
    n = max(1, min(COLUMNS, len(entries), (width + 2) // (longest + 2)))
    rows = -(-len(entries) // n)
    each = max(1, (width + 2) // n - 2)
    table = grid(*[each] * n, padding=2)
    for row in range(rows):
        table.add_row(*[entry.drawn(each) for entry in entries[row::rows]])
    return table
