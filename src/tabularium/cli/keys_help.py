"""What can be typed at the table."""

from __future__ import annotations

from collections.abc import Sequence

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from tabularium.kernel.game import Option
from tabularium.locale.talk import Args, Talk


def keys_help(talk: Talk, options: Sequence[Option], card: str) -> RenderableType:
    """The help: how to choose, and the commands (lines of "key | what it does").

    The examples are options of this moment, and a card of this game.
    """
    key = max([option.key for option in options], key=len)
    examples: Args = {"key": key, "start": key[: len(key) * 2 // 3], "card": card.lower()}
    grid = Table.grid(padding=(0, 2, 0, 0))
    grid.add_column(no_wrap=True, style="bold yellow")
    grid.add_column(ratio=1)
    for line in talk.say("cli-help-commands", examples).splitlines():
        key, _, does = line.partition(" | ")
        grid.add_row(key, does)
    return Group(Text(talk.say("cli-help-choose", examples)), "", grid, "")
