"""The log on paper: turn by turn in short, or sentence by sentence in full."""

from __future__ import annotations

from collections.abc import Sequence

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from tabularium.cli.table import TerminalTable
from tabularium.locale.talk import Talk
from tabularium.presentation.log import Line

TURNS = 5  # shown in the short account


def in_short(
    lines: Sequence[Line], seat: int, table: TerminalTable, talk: Talk
) -> RenderableType | None:
    """The last turns, a paragraph each, with what matters to a seat; None when nothing happened."""
    turns: list[tuple[int, list[str]]] = [(-1, [])]
    for line in lines:
        if table.guide.begins_turn(line.event):
            turns.append((line.seat, []))
        if table.guide.notable(line.event):
            turns[-1][1].append(line.text)
    # that the own turn has begun is told by the question
    told = [(who, texts) for who, texts in turns if len(texts) > (who == seat)]
    if not told:
        return None
    grid = Table.grid(padding=(0, 1, 0, 0))
    grid.add_column(width=3)
    grid.add_column(ratio=1)
    if len(told) > TURNS:
        grid.add_row("", Text(talk.say("cli-log-earlier", {"n": len(told) - TURNS}), "dim"))
    for who, texts in told[-TURNS:]:
        grid.add_row(table.badge(who) if who >= 0 else "", Text(" ".join(texts)))
    return grid


def in_full(lines: Sequence[Line], table: TerminalTable) -> RenderableType:
    """Every sentence, with the letter of whoever it is about."""
    drawn: list[RenderableType] = []
    for line in lines:
        if table.guide.begins_turn(line.event):
            drawn.append("")
        letter = table.badge(line.seat) if line.seat >= 0 else Text("   ")
        style = "bold" if table.guide.begins_turn(line.event) else ""
        drawn.append(Text.assemble(letter, " ", (line.text, style)))
    return Group(*drawn)
