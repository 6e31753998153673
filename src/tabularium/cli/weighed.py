"""What a bot weighed: the options it thought best, with what it thought of each."""

from __future__ import annotations

from collections.abc import Sequence

from rich import box
from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from tabularium.bots import Candidate
from tabularium.cli.choices import entry
from tabularium.cli.typeset import NOTHING
from tabularium.kernel.game import Option
from tabularium.locale.talk import Talk

TAKEN = "▸"


def weighed_table(
    title: str,
    candidates: Sequence[Candidate],
    options: Sequence[Option],
    talk: Talk,
    taken: str | None = None,
    numbered: bool = True,
) -> RenderableType:
    """A row for each candidate; the key that was taken is marked."""
    known = {option.key: option for option in options}
    grid = Table(box=box.SIMPLE_HEAD, pad_edge=False)
    grid.add_column("", width=1)
    grid.add_column(title)
    for column in ("tries", "chance", "points"):
        grid.add_column(talk.say(f"cli-weighed-{column}"), justify="right")
    for one in candidates:
        if one.key in known:  # a file may say anything
            option = known[one.key]
            grid.add_row(
                Text(TAKEN if one.key == taken else "", "bold yellow"),
                entry(option, "", talk).drawn() if numbered else option.text(talk.lang),
                str(one.tries),
                NOTHING if one.chance is None else talk.percent(one.chance),
                NOTHING if one.points is None else talk.decimal(one.points),
            )
    return grid
