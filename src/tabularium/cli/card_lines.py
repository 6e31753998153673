"""Cards in lines: the number of an option, the card, what lies on it, its text."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from textwrap import wrap

from rich.console import RenderableType
from rich.text import Text

from tabularium.cli.option_numbers import STYLE
from tabularium.cli.typeset import fit, grid, joined

ALIGNED = 96  # columns from which names, signs and texts stand in columns of their own
MARK = 2  # columns for the number of an option
WIDEST = 24  # columns for signs and tokens
INDENT = 2  # of a text that goes on, on a narrow screen
MORE = "…"
ALL_LINES = 99  # of a text


@dataclass(frozen=True)
class Line:
    """A card as a line."""

    number: str
    card: Text
    facts: list[Text] = field(default_factory=list)
    text: str = ""
    lead: Text = field(default_factory=Text)  # before the number

    @property
    def fact(self) -> Text:
        return joined([fact for fact in self.facts if fact.plain], " ")


def card_lines(
    width: int, lines: Sequence[Line], most: int = ALL_LINES, narrow: int = ALL_LINES
) -> RenderableType:
    """Cards with their texts, each in so many lines at most, and in so many where it is narrow."""
    mark_width = max([MARK, *[len(line.number) for line in lines]])
    lead = max([0, *[line.lead.cell_len for line in lines]])
    room = width - mark_width - 1 - (lead + 1 if lead else 0)
    if width < ALIGNED:
        widths = [room]
        rows = [[_in_one(line, room, min(most, narrow))] for line in lines]
    else:
        widths, rows = _in_columns(lines, room, most)
    start = [fit(lead, right=True)] if lead else []
    table = grid(*start, fit(mark_width, right=True), *widths)
    for line, row in zip(lines, rows, strict=True):
        table.add_row(*[line.lead] * len(start), Text(line.number, STYLE), *row)
    return table


def _in_columns(lines: Sequence[Line], room: int, most: int) -> tuple[list[int], list[list[Text]]]:
    """Name, facts and text side by side: how wide the columns are, and what stands in them."""
    name = max([1, *[line.card.cell_len for line in lines]])
    fact = min(WIDEST, max([1, *[line.fact.cell_len for line in lines]]))
    rest = max(20, room - name - fact - 2)
    texts = ["\n".join(_cut(wrap(line.text, rest), most, rest)) for line in lines]
    rows = [
        [line.card, line.fact, Text(text, "dim")] for line, text in zip(lines, texts, strict=True)
    ]
    return [name, fact, rest], rows


def _in_one(line: Line, room: int, most: int) -> Text:
    """Name, facts and text one after the other; what goes on is indented."""
    start = joined([line.card, *([line.fact] if line.fact.plain else [])], " ")
    first = room - start.cell_len - 2
    words = wrap(line.text, room - INDENT, initial_indent=" " * (room - INDENT - first))
    if first < 12 or not words:
        words = ["", *wrap(line.text, room - INDENT)]
    words = _cut(words, most + (words[0] == ""), room - INDENT)
    text = Text.assemble(start, "  " if words[0].strip() else "", (words[0].strip(), "dim"))
    for more in words[1:]:
        text.append(f"\n{' ' * INDENT}{more}", "dim")
    return text


def _cut(words: list[str], most: int, room: int) -> list[str]:
    """Lines of a text, not too many."""
    if len(words) <= most:
        return words
    return [*words[: most - 1], words[most - 1][: room - 1].rstrip() + MORE]
