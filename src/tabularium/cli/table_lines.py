"""Tables of a server, as their owner sees them listed."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import datetime

from rich.console import Console

from tabularium.cli.typeset import NOTHING, fit, grid, lines
from tabularium.locale.talk import Talk
from tabularium.server.overview import Shown, TableLine

WIDE = 200  # more than any line needs
OWNER = 8  # letters of the word that stands for an owner: enough to tell some apart


def when(at: float) -> str:
    """A time where the reader is; nothing for never."""
    return datetime.fromtimestamp(at).strftime("%Y-%m-%d %H:%M") if at else NOTHING


def print_tables(console: Console, found: Sequence[TableLine], talk: Talk) -> None:
    """One line for each."""
    numbers = ("people", "moves")
    names = ("table", "game", "created", "changed", *numbers, "over", "owner")
    table = grid(*[fit(right=name in numbers) for name in names], padding=2)
    table.add_row(*[talk.say(f"admin-column-{name}") for name in names], style="dim")
    for one in found:
        table.add_row(
            one.id,
            one.game,
            when(one.created),
            when(one.changed),
            str(one.people),
            str(one.moves),
            _over(one.over, talk),
            one.owner[:OWNER],
        )
    # names are there to be copied: nothing is cut, and a narrow terminal breaks the lines
    console.width = max(console.width, WIDE)
    console.print(table)


def print_table(console: Console, found: Shown, talk: Talk) -> None:
    """Everything of one."""
    rows = {
        "table": found.id,
        "game": found.game,
        "created": when(found.created),
        "changed": when(found.changed),
        "watched": when(found.watched),
        "people": str(found.people),
        "moves": str(found.moves),
        "entries": str(found.entries),
        "chat": str(found.chat),
        "over": _over(found.over, talk),
        "owner": found.owner or NOTHING,
        "spectators": talk.say("admin-link" if found.spectators else "admin-no-link"),
    }
    table = lines()
    for name, value in rows.items():
        table.add_row(talk.say(f"admin-column-{name}"), value)
    for seat in found.seats:
        parts = [seat.bot or seat.who, seat.name]
        parts.append(talk.say("admin-link") if seat.link else "")
        label = talk.say("admin-column-seat", {"n": seat.seat})
        table.add_row(label, ", ".join(part for part in parts if part))
    console.print(table)


def _over(over: bool | None, talk: Talk) -> str:
    if over is None:
        return NOTHING
    return talk.say("admin-is-over" if over else "admin-is-running")
