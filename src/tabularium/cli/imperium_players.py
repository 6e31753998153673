"""The players at the table of Imperium: a line of numbers each, and their cards in short."""

from __future__ import annotations

from functools import partial

from rich.console import RenderableType
from rich.text import Text

from tabularium.cli.imperium_signs import (
    EXHAUSTED,
    TOKENS,
    card_text,
    icons,
    kind_of,
    state_sign,
    tokens_on,
)
from tabularium.cli.look import Look
from tabularium.cli.option_numbers import mark_text, numbers_at
from tabularium.cli.players import (
    Column,
    Entry,
    beside_badges,
    dim_zero,
    entry,
    number_rows,
    others,
    player_rows,
    seat_line,
)
from tabularium.cli.typeset import flow, spaced
from tabularium.games.imperium import layout as at

STATE_WORDS = 100  # columns from which the state is said in a word
NUMBERS = ("actions", "exhausts", "hand", "deck", "discard", "history", "nation", "development")


def players(look: Look) -> RenderableType:
    """A line of numbers for every seat; before the game has begun the names only."""
    view = look.view
    if not view["round"]:
        return flow([seat_line(look, seat) for seat in range(len(view["players"]))], look.width)
    columns = [
        Column("", partial(_state, look), left=True),
        *[
            Column(TOKENS.sign(look.talk, token), entry("tokens", name, style="bold"))
            for token, name in enumerate(at.TOKENS_NAMES)
        ],
        *[Column(look.say(f"cli-imperium-col-{name}"), partial(_number, name)) for name in NUMBERS],
    ]
    rows = player_rows(look, look.say("cli-imperium-players"), columns)
    return number_rows(look, rows, columns)


def _state(look: Look, player: Entry) -> Text:
    """Barbarian or empire."""
    if player["state"] == at.STATE_NAMES[0]:
        return Text()
    sign = state_sign(at.STATE_NAMES.index(player["state"]))
    if look.width < STATE_WORDS:
        return sign
    return sign.append(f" {look.say('cli-imperium-state-' + player['state'])}")


def _number(name: str, player: Entry) -> Text:
    """How many cards or tokens there are, with the exhaust token that may lie on a deck."""
    shown = player[name] if name in player else player[f"{name}_size"]
    n = len(shown) if isinstance(shown, list) else shown
    return dim_zero(n).append(EXHAUSTED if player.get(f"{name}_token") else "", "bold red")


# cards in short -------------------------------------------------------------------------------


def rivals(look: Look) -> RenderableType:
    """The play areas of the others."""
    return beside_badges(look, [(it["seat"], in_short(look, it)) for it in others(look)])


def in_short(look: Look, player: Entry) -> list[Text]:
    """Power card, journey and cards in play; spent ones are marked, garrisons counted."""
    parts: list[Text] = []
    found = {
        **numbers_at(look, "powers", player["seat"]),
        **numbers_at(look, "play", player["seat"]),
    }
    for card in [*player["powers"], *player["play"]]:
        kind = kind_of(card["card"])
        spent = bool(card.get("exhausted"))
        under = len(card.get("garrison", []))
        text = Text.assemble(
            mark_text(found.get(card["card"], [])),
            card_text(look.talk, kind, "dim" if spent else ""),
        )
        token = Text(EXHAUSTED if spent else "", "bold red")
        garrison = Text(f"[{under}]" if under else "", "dim")
        parts.append(spaced(text, icons(kind), tokens_on(look.talk, card), token, garrison))
    return parts
