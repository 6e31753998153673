"""The log on paper: turn by turn in short, or sentence by sentence in full."""

from __future__ import annotations

from collections.abc import Sequence

from rich.console import Group, RenderableType
from rich.text import Text

from tabularium.cli.seat_badge import badge
from tabularium.cli.typeset import grid, rest
from tabularium.locale.talk import Talk
from tabularium.presentation.guide import Guide
from tabularium.presentation.log import Line

TURNS = 5  # shown in the short account


def in_short(lines: Sequence[Line], seat: int, guide: Guide, talk: Talk) -> RenderableType | None:
    """The last turns, a paragraph each, with what matters to a seat; None when nothing happened."""
    turns: list[tuple[int, list[str]]] = [(-1, [])]
    for line in lines:
        if guide.begins_turn(line.event):
            turns.append((line.seat, []))
        if guide.notable(line.event):
            turns[-1][1].append(line.text)
    # that the own turn has begun is told by the question
    told = [(who, texts) for who, texts in turns if len(texts) > (who == seat)]
    if not told:
        return None
    table = grid(3, rest())
    if len(told) > TURNS:
        table.add_row("", Text(talk.say("cli-log-earlier", {"n": len(told) - TURNS}), "dim"))
    for who, texts in told[-TURNS:]:
        table.add_row(badge(who) if who >= 0 else "", Text(" ".join(texts)))
    return table


def in_full(lines: Sequence[Line], guide: Guide) -> RenderableType:
    """Every sentence, with the letter of whoever it is about."""
    drawn: list[RenderableType] = []
    for line in lines:
        if guide.begins_turn(line.event):
            drawn.append("")
        letter = badge(line.seat) if line.seat >= 0 else Text("   ")
        style = "bold" if guide.begins_turn(line.event) else ""
        drawn.append(Text.assemble(letter, " ", (line.text, style)))
    return Group(*drawn)
