"""The players at the table of Imperium: a line of numbers each, and their cards in short."""

from __future__ import annotations

from rich.console import RenderableType
from rich.text import Text

from tabularium.cli.imperium_lines import Entry, mark_text, numbers_at
from tabularium.cli.imperium_market import nation
from tabularium.cli.imperium_signs import (
    EXHAUSTED,
    card_text,
    icons,
    kind_of,
    state_sign,
    token_sign,
    tokens_on,
)
from tabularium.cli.seat_badge import badge
from tabularium.cli.seats import ME
from tabularium.cli.table import Look
from tabularium.cli.typeset import flow, grid
from tabularium.games.imperium import layout as at

TURN = "▶"
COLUMNS = ("actions", "exhausts", "hand", "deck", "discard", "history", "nation", "development")
NAME = 12  # columns a name has at least
STATE_WORDS = 100  # columns from which the state is said in a word


def seat_text(look: Look, seat: int) -> Text:
    """A player: letter, nation, side, who plays it."""
    view, talk = look.view, look.talk
    text = Text.assemble(badge(seat), " ", (nation(talk, view, seat), "bold"))
    if view["players"][seat]["powers"]:
        text.append(f" {view['players'][seat]['side']}")
    if seat == view["seat"]:
        text.append(f" ({talk.say('cli-you')})", "dim")
    elif seat < len(look.seats):
        who = look.seats[seat]
        text.append(f" ({talk.say('cli-person') if who == ME else who})", "dim")
    return text


# the table of numbers -------------------------------------------------------------------------


def players(look: Look) -> RenderableType:
    """A line of numbers for every seat; before the game has begun the names only."""
    view = look.view
    if not view["round"]:
        seats = [seat_text(look, seat) for seat in range(len(view["players"]))]
        return flow(seats, look.width)
    rows = [_titles(look), *[_numbers(look, player) for player in view["players"]]]
    widths = [max(row[i].cell_len for row in rows) for i in range(len(rows[0]))]
    rest = sum(widths) - widths[1] + len(widths)
    widths[1] = max(NAME, min(widths[1], look.width - rest))
    table = grid()
    for i, width in enumerate(widths):
        table.add_column(
            width=width,
            no_wrap=True,
            overflow="ellipsis",
            justify="left" if i in (1, 2) else "right",
        )
    for row in rows:
        table.add_row(*row)
    return table


def _titles(look: Look) -> list[Text]:
    talk = look.talk
    return [
        Text(" "),
        Text(talk.say("cli-imperium-players"), "bold"),
        Text(""),
        *[token_sign(talk, token) for token in range(len(at.TOKENS_NAMES))],
        *[Text(talk.say(f"cli-imperium-col-{name}"), "dim") for name in COLUMNS],
    ]


def _numbers(look: Look, player: Entry) -> list[Text]:
    view = look.view
    seat = player["seat"]
    moving = seat == view["to_move"] and not view["over"]
    return [
        Text(TURN if moving else " ", "bold yellow"),
        seat_text(look, seat),
        _state(look, player),
        *[_dim_zero(player["tokens"][name], "bold") for name in at.TOKENS_NAMES],
        _dim_zero(player["actions"]),
        _dim_zero(player["exhausts"]),
        _dim_zero(player["hand_size"]),
        _dim_zero(player["deck_size"]),
        _dim_zero(len(player["discard"])),
        _dim_zero(player["history_size"]),
        _with_token(player["nation_size"], player["nation_token"]),
        _with_token(len(player["development"]), player["development_token"]),
    ]


def _state(look: Look, player: Entry) -> Text:
    """Barbarian or empire."""
    if player["state"] == at.STATE_NAMES[0]:
        return Text()
    sign = state_sign(at.STATE_NAMES.index(player["state"]))
    if look.width < STATE_WORDS:
        return sign
    word = look.talk.say(f"cli-imperium-state-{player['state']}")
    return sign.append(f" {word}")


def _dim_zero(n: int, style: str = "") -> Text:
    return Text(str(n), style if n else "dim")


def _with_token(n: int, token: bool) -> Text:
    """A deck, with the exhaust token that may lie on it."""
    return _dim_zero(n).append(EXHAUSTED if token else "", "bold red")


# cards in short -------------------------------------------------------------------------------


def rivals(look: Look) -> RenderableType:
    """The play areas of the others."""
    view = look.view
    table = grid()
    table.add_column(width=5)
    table.add_column(width=look.width - 6)
    for player in view["players"]:
        if player["seat"] != view["seat"] and player["powers"]:
            shown = flow(in_short(look, player), look.width - 6)
            table.add_row(Text.assemble("  ", badge(player["seat"])), shown)
    return table


def in_short(look: Look, player: Entry) -> list[Text]:
    """Power card, journey and cards in play; spent ones are marked, garrisons counted."""
    parts: list[Text] = []
    found = {
        **numbers_at(look, "powers", player["seat"]),
        **numbers_at(look, "play", player["seat"]),
    }
    for entry in [*player["powers"], *player["play"]]:
        kind = kind_of(entry["card"])
        spent = bool(entry.get("exhausted"))
        text = mark_text(found.get(entry["card"], []))
        text.append_text(card_text(look.talk, kind, "dim" if spent else ""))
        for more in (icons(kind), tokens_on(look.talk, entry)):
            if more.plain:
                text.append(" ").append_text(more)
        if spent:
            text.append(f" {EXHAUSTED}", "bold red")
        if entry.get("garrison"):
            text.append(f" [{len(entry['garrison'])}]", "dim")
        parts.append(text)
    return parts
