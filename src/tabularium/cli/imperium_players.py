"""The players at the table of Imperium: a line of numbers each, and their cards in short."""

from __future__ import annotations

from rich.console import RenderableType
from rich.text import Text

from tabularium.cli.imperium_lines import Entry
from tabularium.cli.imperium_signs import (
    EXHAUSTED,
    card_text,
    icons,
    kind_of,
    state_sign,
    token_sign,
    tokens_on,
)
from tabularium.cli.look import Look
from tabularium.cli.option_numbers import mark_text, numbers_at
from tabularium.cli.players import (
    INDENT,
    beside_badges,
    dim_zero,
    number_rows,
    others,
    seat_line,
    turn_mark,
)
from tabularium.cli.typeset import flow
from tabularium.games.imperium import layout as at

COLUMNS = ("actions", "exhausts", "hand", "deck", "discard", "history", "nation", "development")
STATE_WORDS = 100  # columns from which the state is said in a word


def seat_text(look: Look, seat: int) -> Text:
    """A player: letter, nation, side, who plays it."""
    player = look.view["players"][seat]
    return seat_line(look, seat, player["side"] if player["powers"] else "")


# the table of numbers -------------------------------------------------------------------------


def players(look: Look) -> RenderableType:
    """A line of numbers for every seat; before the game has begun the names only."""
    view = look.view
    if not view["round"]:
        seats = [seat_text(look, seat) for seat in range(len(view["players"]))]
        return flow(seats, look.width)
    rows = [_titles(look), *[_numbers(look, player) for player in view["players"]]]
    return number_rows(look, rows, (1, 2))


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
    return [
        turn_mark(look, player["seat"]),
        seat_text(look, player["seat"]),
        _state(look, player),
        *[dim_zero(player["tokens"][name], "bold") for name in at.TOKENS_NAMES],
        dim_zero(player["actions"]),
        dim_zero(player["exhausts"]),
        dim_zero(player["hand_size"]),
        dim_zero(player["deck_size"]),
        dim_zero(len(player["discard"])),
        dim_zero(player["history_size"]),
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


def _with_token(n: int, token: bool) -> Text:
    """A deck, with the exhaust token that may lie on it."""
    return dim_zero(n).append(EXHAUSTED if token else "", "bold red")


# cards in short -------------------------------------------------------------------------------


def rivals(look: Look) -> RenderableType:
    """The play areas of the others."""
    shown = [
        (player["seat"], flow(in_short(look, player), look.width - INDENT))
        for player in others(look)
        if player["powers"]
    ]
    return beside_badges(look, shown)


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
