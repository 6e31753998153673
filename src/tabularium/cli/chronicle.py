"""The log on paper: turn by turn in short, or sentence by sentence in full."""

from __future__ import annotations

from collections.abc import Sequence

from rich.console import Group, RenderableType
from rich.table import Table as Grid
from rich.text import Text

from tabularium.cli.table import Table
from tabularium.locale.talk import Talk
from tabularium.presentation.story import Happening

TURNS = 5  # shown in the short account


def in_short(
    happenings: Sequence[Happening], seat: int, table: Table, talk: Talk
) -> RenderableType | None:
    """The last turns, a paragraph each, with what matters to a seat; None when nothing happened."""
    turns: list[tuple[int, list[str]]] = [(-1, [])]
    for happening in happenings:
        if table.begins_turn(happening.event):
            turns.append((happening.seat, []))
        if table.notable(happening.event):
            turns[-1][1].append(happening.text)
    # that the own turn has begun is told by the question
    told = [(who, texts) for who, texts in turns if len(texts) > (who == seat)]
    if not told:
        return None
    grid = Grid.grid(padding=(0, 1, 0, 0))
    grid.add_column(width=3)
    grid.add_column(ratio=1)
    if len(told) > TURNS:
        grid.add_row("", Text(talk.say("cli-log-earlier", {"n": len(told) - TURNS}), "dim"))
    for who, texts in told[-TURNS:]:
        grid.add_row(table.badge(who) if who >= 0 else "", Text(" ".join(texts)))
    return grid


def in_full(happenings: Sequence[Happening], table: Table) -> RenderableType:
    """Every sentence, with the letter of whoever it is about."""
    lines: list[RenderableType] = []
    for happening in happenings:
        if table.begins_turn(happening.event):
            lines.append("")
        letter = table.badge(happening.seat) if happening.seat >= 0 else Text("   ")
        style = "bold" if table.begins_turn(happening.event) else ""
        lines.append(Text.assemble(letter, " ", (happening.text, style)))
    return Group(*lines)
