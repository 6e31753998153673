"""The players at the table of Nations: a line of numbers each, boards in short and in full."""

from __future__ import annotations

from typing import Any

from rich.console import RenderableType
from rich.text import Text

from tabularium.cli.nations_board import card_text
from tabularium.cli.nations_round import drawn_event, nation, phase
from tabularium.cli.nations_signs import ARCHITECT, WORKER, good_sign, sections, signed
from tabularium.cli.seat_badge import badge
from tabularium.cli.seats import ME
from tabularium.cli.table import Look
from tabularium.cli.typeset import flow, grid
from tabularium.games.nations import layout as at
from tabularium.games.nations.catalogue import KIND, kind_of
from tabularium.locale.talk import Talk
from tabularium.presentation.figures import number

TURN = "▶"
USED = "×"
EMPTY = "○"
SHORT = "!"
MOST_DOTS = 5  # workers on a card that are drawn one by one

Entry = dict[str, Any]


def seat_text(look: Look, seat: int) -> Text:
    """A player: letter, nation, side, who plays it."""
    view, talk = look.view, look.talk
    text = Text.assemble(badge(seat), " ", (nation(talk, view, seat), "bold"))
    if seat >= len(view["players"]):
        return text
    if view["players"][seat]["faction"]:
        text.append(f" {view['players'][seat]['side']}")
    if seat == view["seat"]:
        text.append(f" ({talk.say('cli-you')})", "dim")
    elif seat < len(look.seats):
        who = look.seats[seat]
        text.append(f" ({talk.say('cli-person') if who == ME else who})", "dim")
    return text


# the table of numbers -------------------------------------------------------------------------


def players(look: Look) -> RenderableType:
    """A line of numbers for every seat, in player order."""
    view = look.view
    rows = [_titles(look)]
    rows += [_numbers(look, view["players"][seat]) for seat in view["order"]]
    rival = view["rival"]
    if rival is not None:
        rows.insert(1 if rival["first"] else len(rows), _rival_numbers(look, rival))
    widths = [max(row[i].cell_len for row in rows) for i in range(len(rows[0]))]
    rest = sum(widths) - widths[1] + len(widths)
    widths[1] = max(8, min(widths[1], look.width - rest))
    table = grid()
    for i, width in enumerate(widths):
        left = i in (1, len(widths) - 1)
        table.add_column(
            width=width,
            no_wrap=True,
            overflow="ellipsis",
            justify="left" if left else "right",
        )
    for row in rows:
        table.add_row(*row)
    return table


def _titles(look: Look) -> list[Text]:
    talk = look.talk
    worker = Text(WORKER, "dim")
    return [
        Text(" "),
        Text(talk.say("cli-nations-players"), "bold"),
        Text(talk.say("cli-nations-col-vp"), "dim"),
        Text(talk.say("cli-nations-col-end"), "dim"),
        *[good_sign(talk, good) for good in range(at.RESOURCES)],
        good_sign(talk, at.STRENGTH),
        good_sign(talk, at.STABILITY),
        worker,
        Text.assemble(worker, good_sign(talk, at.FOOD)),
        Text.assemble(worker, good_sign(talk, at.STABILITY)),
        Text(""),
    ]


def _numbers(look: Look, player: Entry) -> list[Text]:
    view = look.view
    seat = player["seat"]
    moving = seat == view["to_move"] and not view["over"]
    return [
        Text(TURN if moving else " ", "bold yellow"),
        seat_text(look, seat),
        Text(str(player["vp"]), "bold"),
        Text(str(sum(player["points"].values()))),
        *[_stock(look, player, good) for good in range(at.RESOURCES)],
        _strength(look, player),
        _stability(player),
        _dim_zero(player["workers"]),
        _section(player["food_section"]),
        _section(player["stability_section"], player["above"]),
        _flags(look, player),
    ]


def _rival_numbers(look: Look, rival: Entry) -> list[Text]:
    """The virtual opponent has strength, stability and books only."""
    empty = Text("")
    numbers = [Text(" "), seat_text(look, len(look.view["players"])), *[empty] * 5]
    numbers += [Text(str(rival["books"])), Text(_capped(rival["strength"], at.MOST_STRENGTH))]
    return [*numbers, _stability(rival), *[empty] * 4]


def _stock(look: Look, player: Entry, good: int) -> Text:
    """What there is of a good, and what production will add or take: 6+3."""
    have, more = player["goods"][at.GOODS[good]], player["production"][at.GOODS[good]]
    text = _dim_zero(have)
    if more:
        text.append(signed(more), "green" if more > 0 else "red")
    if left_after(look, player, good) < 0:
        text.append(SHORT, "bold red")
    return text


def left_after(look: Look, player: Entry, good: int) -> int:
    """What production and famine will leave; below 0 something is missing."""
    have = int(player["goods"][at.GOODS[good]])
    if phase(look.view) not in ("action", "maintenance"):
        return have
    return have + int(player["production"][at.GOODS[good]]) - hunger(look, good)


def hunger(look: Look, good: int) -> int:
    """What famine takes of a good this round."""
    event = drawn_event(look.view)
    return KIND[event].famine if event is not None and good == at.FOOD else 0


def _strength(look: Look, player: Entry) -> Text:
    """The strength, with a warning when the war is stronger."""
    war = look.view["war"]
    if war is not None and player["strength"] < war["strength"]:
        return Text(f"{number(player['strength'])}{SHORT}", "bold red")
    return Text(_capped(player["strength"], at.MOST_STRENGTH))


def _stability(player: Entry) -> Text:
    n = player["stability"]
    return Text(_capped(n, at.MOST_STABILITY), "bold red" if n < 0 else "")


def _capped(n: int, most: int) -> str:
    """A value as the cards add up; above its cap with what it counts for (N11, N12): 44=40."""
    return number(n) if n <= most else f"{n}={most}"


def _dim_zero(n: int) -> Text:
    return Text.assemble((str(n), "" if n else "dim"))


def _section(n: int, above: int = 0) -> Text:
    return _dim_zero(n).append(f"+{above}" if above else "")


def _flags(look: Look, player: Entry) -> Text:
    """When a player has passed."""
    if not player["passed"]:
        return Text("")
    return Text(look.talk.say("cli-nations-passed", {"n": player["passed"]}), "bold red")


# boards in short ------------------------------------------------------------------------------


def workers(n: int) -> str:
    return WORKER * n if n <= MOST_DOTS else f"{n}{WORKER}"


def marks(entry: Entry) -> str:
    """What lies on a card: workers, private architects, a used marker."""
    text = workers(entry.get("workers", 0))
    if entry.get("private"):
        text += f"{entry['private']}{ARCHITECT}"
    return text + (USED if entry.get("used") else "")


def in_short(talk: Talk, player: Entry) -> list[Text]:
    """A player's cards, those without workers dimmed."""
    parts: list[Text] = []
    for entry in player["cards"]:
        manned = bool(entry.get("workers"))
        text = card_text(talk, entry["card"], "" if manned else "dim")
        parts.append(text.append(f" {marks(entry)}" if manned else ""))
    for entry in [*player["advisor"], *player["tower"]]:
        parts.append(_with_marks(card_text(talk, entry["card"], ""), entry))
    for key in player["colonies"]:
        parts.append(card_text(talk, key, ""))
    for entry in player["site"]:
        kind = kind_of(entry["card"])
        built = sections(talk, kind, entry.get("built", 0))
        parts.append(card_text(talk, entry["card"], "dim").append(" ").append_text(built))
    for entry in player["wonders"]:
        parts.append(_with_marks(card_text(talk, entry["card"], ""), entry))
    return parts


def _with_marks(text: Text, entry: Entry) -> Text:
    shown = marks({**entry, "workers": 0})
    return text.append(f" {shown}") if shown else text


def rivals(look: Look) -> RenderableType:
    """The boards of the others."""
    view = look.view
    table = grid()
    table.add_column(width=5)
    table.add_column(width=look.width - 6)
    for seat in view["order"]:
        player = view["players"][seat]
        if seat != view["seat"] and player["faction"]:
            cards = flow(in_short(look.talk, player), look.width - 6)
            table.add_row(Text.assemble("  ", badge(seat)), cards)
    return table
