"""How the tables of all games set their parts: headings, columns, flowing lines, signs."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from rich.console import JustifyMethod
from rich.rule import Rule
from rich.table import Column, Table
from rich.text import Text

NOTHING = "–"
SEPARATOR = " · "


def heading(text: str | Text) -> Rule:
    """The title of a part."""
    title = Text(text, style="bold") if isinstance(text, str) else text
    return Rule(title, align="left", style="dim", characters="─")


def joined(parts: Iterable[Text], between: str = SEPARATOR) -> Text:
    return Text(between).join(parts)


def labelled(label: str, text: Text | str) -> Text:
    return Text.assemble((label + " ", "dim"), text)


def present(facts: Iterable[tuple[str, Text]]) -> list[Text]:
    """Labels with what belongs to them, where there is something."""
    return [labelled(label, text) for label, text in facts if text.plain]


def spaced(text: Text, *more: Text) -> Text:
    """A text with what follows it, as far as there is something."""
    for one in more:
        text.append(" " if one.plain else "").append_text(one)
    return text


def legend(signs: Iterable[tuple[str, str, str]]) -> Text:
    """What signs mean: each with its style and its words."""
    return joined(
        [Text.assemble((sign, style), " ", (words, "dim")) for sign, style, words in signs], "  "
    )


# columns --------------------------------------------------------------------------------------


def fit(width: int | None = None, *, right: bool = False, style: str = "") -> Column:
    """A column for what is not broken, as wide as told, else as what stands in it."""
    justify: JustifyMethod = "right" if right else "left"
    return Column(width=width, no_wrap=True, style=style, justify=justify)


def rest(share: int = 1, *, cut: bool = False) -> Column:
    """A column that takes what the others leave; what does not fit is cut or broken."""
    return Column(ratio=share, no_wrap=cut)


def grid(*columns: Column | int, padding: int = 1) -> Table:
    """Columns without lines between them; a number is the width of one."""
    made = [Column(width=one) if isinstance(one, int) else one for one in columns]
    return Table.grid(*made, padding=(0, padding, 0, 0))


def lines(width: int | None = None) -> Table:
    """A label and what belongs to it, line by line."""
    return grid(fit(width, style="dim"), rest())


def fitted(rows: Sequence[Sequence[Text]], width: int, roomy: int) -> Table:
    """Rows whose last part gets the room that the others leave; if the last ones would need more
    than ``roomy`` lines, each is cut to one."""
    count = max([len(row) for row in rows], default=3) - 1
    widths = [max([row[i].cell_len for row in rows], default=1) or 1 for i in range(count)]
    widths[1] = min(widths[1], width // 3)
    room = max(10, width - sum(widths) - len(widths))
    tall = sum(-(-row[count].cell_len // room) for row in rows if len(row) > count)
    table = grid(*[fit(one) for one in widths], fit(room) if tall > roomy else room)
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
    return joined([joined(row, between) for row in rows], "\n")
