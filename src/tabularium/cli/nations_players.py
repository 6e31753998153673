"""The players at the table of Nations: a line of numbers each, boards in short and in full."""

from __future__ import annotations

from typing import Any

from rich.console import RenderableType
from rich.text import Text

from tabularium.cli.look import Look
from tabularium.cli.nations_board import card_text
from tabularium.cli.nations_signs import ARCHITECT, WORKER, good_sign, sections, signed
from tabularium.cli.players import (
    INDENT,
    beside_badges,
    dim_zero,
    number_rows,
    seat_line,
    turn_mark,
)
from tabularium.cli.typeset import flow
from tabularium.games.nations import layout as at
from tabularium.games.nations.catalogue import kind_of
from tabularium.locale.talk import Talk
from tabularium.presentation.figures import number

USED = "×"
EMPTY = "○"
SHORT = "!"
MOST_DOTS = 5  # workers on a card that are drawn one by one

Entry = dict[str, Any]


def seat_text(look: Look, seat: int) -> Text:
    """A player: letter, nation, side, who plays it."""
    known = look.view["players"][seat : seat + 1]
    return seat_line(look, seat, known[0]["side"] if known and known[0]["faction"] else "")


# the table of numbers -------------------------------------------------------------------------


def players(look: Look) -> RenderableType:
    """A line of numbers for every seat, in player order."""
    view = look.view
    rows = [_titles(look)]
    rows += [_numbers(look, view["players"][seat]) for seat in view["order"]]
    rival = view["rival"]
    if rival is not None:
        rows.insert(1 if rival["first"] else len(rows), _rival_numbers(look, rival))
    return number_rows(look, rows, (1, len(rows[0]) - 1))


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
    seat = player["seat"]
    return [
        turn_mark(look, seat),
        seat_text(look, seat),
        Text(str(player["vp"]), "bold"),
        Text(str(sum(player["points"].values()))),
        *[_stock(look, player, good) for good in range(at.RESOURCES)],
        _strength(look, player),
        _stability(player),
        dim_zero(player["workers"]),
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
    text = dim_zero(have)
    if more:
        text.append(signed(more), "green" if more > 0 else "red")
    if player["outlook"][at.GOODS[good]] < 0:
        text.append(SHORT, "bold red")
    return text


def _strength(look: Look, player: Entry) -> Text:
    """The strength, with a warning when the war is stronger."""
    if player["defeat"] is not None:
        return Text(f"{number(player['strength'])}{SHORT}", "bold red")
    return Text(_capped(player["strength"], at.MOST_STRENGTH))


def _stability(player: Entry) -> Text:
    n = player["stability"]
    return Text(_capped(n, at.MOST_STABILITY), "bold red" if n < 0 else "")


def _capped(n: int, most: int) -> str:
    """A value as the cards add up; above its cap with what it counts for (N11, N12): 44=40."""
    return number(n) if n <= most else f"{n}={most}"


def _section(n: int, above: int = 0) -> Text:
    return dim_zero(n).append(f"+{above}" if above else "")


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
    view, width = look.view, look.width - INDENT
    others = [view["players"][seat] for seat in view["order"] if seat != view["seat"]]
    shown = [
        (player["seat"], flow(in_short(look.talk, player), width))
        for player in others
        if player["faction"]
    ]
    return beside_badges(look, shown)
