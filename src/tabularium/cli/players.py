"""The players as every table shows them: a name, a line of numbers, what lies before the others."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from tabularium.cli.look import Look
from tabularium.cli.seat_badge import badge
from tabularium.cli.seats import ME
from tabularium.cli.typeset import grid
from tabularium.presentation.games import guide_of

TURN = "▶"
NAME = 8  # columns a name has at least
INDENT = 6  # columns before what lies before a player


def seat_name(look: Look, seat: int) -> str:
    """A player in a word: the faction, or the number of the seat."""
    talk, game = look.talk, look.view["game"]
    if seat >= len(look.view["players"]):
        return talk.say(f"{game}-virtual")
    faction = look.view["players"][seat].get("faction")
    return guide_of(game).faction(faction, talk) if faction else talk.say("player", {"n": seat + 1})


def seat_line(look: Look, seat: int, side: str = "") -> Text:
    """A player: letter, name, side of the board where there are two, who plays it."""
    talk = look.talk
    text = Text.assemble(badge(seat), " ", (seat_name(look, seat), "bold"))
    text.append(f" {side}" if side else "")
    if seat == look.view["seat"]:
        text.append(f" ({talk.say('cli-you')})", "dim")
    elif seat < min(len(look.seats), len(look.view["players"])):
        who = look.seats[seat]
        text.append(f" ({talk.say('cli-person') if who == ME else who})", "dim")
    return text


def turn_mark(look: Look, seat: int, whose: str = "to_move") -> Text:
    """A pointer before whoever decides, or whose turn it is."""
    moving = seat == look.view[whose] and not look.view["over"]
    return Text(TURN if moving else " ", "bold yellow")


def dim_zero(n: int, style: str = "") -> Text:
    return Text(str(n), style if n else "dim")


def number_rows(
    look: Look, rows: Sequence[Sequence[Text]], left: Sequence[int] = (1,), least: int = 0
) -> Table:
    """A mark, a name and numbers in every row, titles first; the name gives way where it is tight.

    The columns ``left`` are set to the left, the others to the right, in ``least`` columns or more.
    """
    widths = [max(row[i].cell_len for row in rows) for i in range(len(rows[0]))]
    widths[2:] = [max(least, width) for width in widths[2:]]
    rest = sum(widths) - widths[1] + len(widths)
    widths[1] = max(NAME, min(widths[1], look.width - rest))
    table = grid()
    for i, width in enumerate(widths):
        table.add_column(
            width=width,
            no_wrap=True,
            overflow="ellipsis",
            justify="left" if i in left else "right",
        )
    for row in rows:
        table.add_row(*row)
    return table


def others(look: Look) -> list[dict[str, Any]]:
    """The players who are not looking on, as the view has them."""
    return [player for player in look.view["players"] if player["seat"] != look.view["seat"]]


def beside_badges(look: Look, lines: Iterable[tuple[int, RenderableType]]) -> Table:
    """What lies before players, each beside the letter."""
    table = grid()
    table.add_column(width=INDENT - 1)
    table.add_column(width=look.width - INDENT)
    for seat, line in lines:
        table.add_row(Text.assemble("  ", badge(seat)), line)
    return table
