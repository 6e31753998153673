"""How the tables of all games set their parts: headings, columns, flowing lines, numbers."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

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


def lines(width: int | None = None) -> Table:
    """A label and what belongs to it, line by line."""
    table = grid()
    table.add_column(no_wrap=True, style="dim", width=width)
    table.add_column(ratio=1)
    return table


def labelled(label: str, text: Text) -> Text:
    return Text.assemble((label + " ", "dim"), text)


def legend(signs: Iterable[tuple[str, str, str]]) -> Text:
    """What signs mean: each with its style and its words."""
    return Text("  ").join(
        [Text.assemble((sign, style), " ", (words, "dim")) for sign, style, words in signs]
    )


def fitted(rows: Sequence[Sequence[Text]], width: int, roomy: int) -> Table:
    """Rows whose last part gets the room that the others leave; if the last ones would need more
    than ``roomy`` lines, each is cut to one."""
    count = max([len(row) for row in rows], default=3) - 1
    widths = [max([row[i].cell_len for row in rows], default=1) or 1 for i in range(count)]
    widths[1] = min(widths[1], width // 3)
    room = max(10, width - sum(widths) - len(widths))
    tall = sum(-(-row[count].cell_len // room) for row in rows if len(row) > count)
    table = grid()
    for one in widths:
        table.add_column(width=one, no_wrap=True, overflow="ellipsis")
    table.add_column(width=room, no_wrap=tall > roomy, overflow="ellipsis")
    for row in rows:
        table.add_row(*row)
    return table


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
