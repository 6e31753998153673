"""The players as every table shows them: a name, a line of numbers, what lies before the others."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from typing import Any

from rich.table import Table
from rich.text import Text

from tabularium.cli.look import Look
from tabularium.cli.seat_badge import badge
from tabularium.cli.seats import ME
from tabularium.cli.typeset import fit, flow, grid
from tabularium.declare.names import seat_letter
from tabularium.presentation.games import guide_of

TURN = "▶"
NAME = 8  # columns a name has at least
INDENT = 6  # columns before what lies before a player

Entry = dict[str, Any]  # what a view says of a player, or of a card that lies somewhere


def seat_name(look: Look, seat: int) -> str:
    """A player in a word: the faction, or the letter of the seat."""
    talk, game = look.talk, look.view["game"]
    if seat >= len(look.view["players"]):
        return talk.say(f"{game}-virtual")
    faction = look.view["players"][seat].get("faction")
    if not faction:
        return talk.say("player", {"seat": seat_letter(seat)})
    return guide_of(game).faction(faction, talk)


def seat_line(look: Look, seat: int) -> Text:
    """A player: letter, name, side of the board where there are two, who plays it."""
    talk, players = look.talk, look.view["players"]
    text = Text.assemble(badge(seat), " ", (seat_name(look, seat), "bold"))
    if seat < len(players):
        side = guide_of(look.view["game"]).side(players[seat])
        text.append(f" {side}" if side else "")
    if seat == look.view["seat"]:
        text.append(f" ({talk.say('cli-you')})", "dim")
    elif seat < min(len(look.seats), len(players)):
        who = look.seats[seat]
        text.append(f" ({talk.say('cli-person') if who == ME else who})", "dim")
    return text


def turn_mark(look: Look, seat: int, whose: str = "to_move") -> Text:
    """A pointer before whoever decides, or whose turn it is."""
    moving = seat == look.view[whose] and not look.view["over"]
    return Text(TURN if moving else " ", "bold yellow")


def dim_zero(n: int, style: str = "") -> Text:
    return Text(str(n), style if n else "dim")


def entry(*path: str, style: str = "") -> Callable[[Entry], Text]:
    """How a number of the view is shown for a player; of several their sum."""

    def shown(player: Entry) -> Text:
        found: Any = player
        for name in path:
            found = found[name]
        return dim_zero(sum(found.values()) if isinstance(found, dict) else found, style)

    return shown


@dataclass(frozen=True)
class Column:
    """A number of every player, or something else in a few letters."""

    title: Text | str
    cell: Callable[[Entry], Text]
    left: bool = False


def player_rows(
    look: Look,
    title: str,
    columns: Sequence[Column],
    players: Sequence[Entry] | None = None,
    whose: str = "to_move",
) -> list[list[Text]]:
    """A row of titles, then one for every player: a mark, a name, what stands in the columns."""
    titles = [
        Text(column.title, "dim") if isinstance(column.title, str) else column.title
        for column in columns
    ]
    rows = [[Text(" "), Text(title, "bold"), *titles]]
    for player in look.view["players"] if players is None else players:
        seat = player["seat"]
        shown = [column.cell(player) for column in columns]
        rows.append([turn_mark(look, seat, whose), seat_line(look, seat), *shown])
    return rows


def number_rows(
    look: Look, rows: Sequence[Sequence[Text]], columns: Sequence[Column], least: int = 0
) -> Table:
    """Rows of players; the name gives way where it is tight, other columns have ``least`` letters
    or more."""
    widths = [max(row[i].cell_len for row in rows) for i in range(len(rows[0]))]
    widths[2:] = [max(least, width) for width in widths[2:]]
    others = sum(widths) - widths[1] + len(widths)
    widths[1] = max(NAME, min(widths[1], look.width - others))
    left = [False, True, *[column.left for column in columns]]
    table = grid(*[fit(width, right=not left[i]) for i, width in enumerate(widths)])
    for row in rows:
        table.add_row(*row)
    return table


def others(look: Look) -> list[Entry]:
    """The players who are not looking on, as the view has them."""
    return [player for player in look.view["players"] if player["seat"] != look.view["seat"]]


def beside_badges(look: Look, before: Iterable[tuple[int, Text | list[Text]]]) -> Table:
    """What lies before players, each beside the letter; nothing of those who have nothing."""
    width = look.width - INDENT
    table = grid(INDENT - 1, width)
    for seat, parts in before:
        text = flow(parts, width) if isinstance(parts, list) else parts
        if text.plain:
            table.add_row(Text.assemble("  ", badge(seat)), text)
    return table
