"""What can be typed at the table."""

from __future__ import annotations

from rich.console import Group, RenderableType
from rich.table import Table as Grid
from rich.text import Text

from tabularium.locale.talk import Talk


def keys_help(talk: Talk) -> RenderableType:
    """The help: how to choose, and the commands (lines of "key | what it does")."""
    grid = Grid.grid(padding=(0, 2, 0, 0))
    grid.add_column(no_wrap=True, style="bold yellow")
    grid.add_column(ratio=1)
    for line in talk.say("cli-help-commands").splitlines():
        key, _, does = line.partition(" | ")
        grid.add_row(key, does)
    return Group(Text(talk.say("cli-help-choose")), "", grid, "")
