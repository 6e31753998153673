"""A position document, drawn."""

from __future__ import annotations

import sys

from rich.console import Console, Group, RenderableType
from rich.rule import Rule
from rich.text import Text

from tabularium.api import position
from tabularium.cli.choices import choices
from tabularium.cli.errors import BadRequest
from tabularium.cli.look import Look
from tabularium.cli.prompt import hotkeys
from tabularium.cli.saves import decode, read_json
from tabularium.cli.seat_badge import LETTERS
from tabularium.cli.tables import table_of
from tabularium.locale.talk import Talk


def seat_number(text: str, seats: int) -> int | None:
    """A seat as its letter on the table, or its number in documents (from 0); None if not named."""
    if not text:
        return None
    letters = LETTERS[:seats]
    if len(text) == 1 and text.upper() in letters:
        return letters.index(text.upper())
    if text.isdecimal() and int(text) < seats:
        return int(text)
    possible = [f"{letter} ({number})" for number, letter in enumerate(letters)]
    raise BadRequest("cli-error-no-seat", given=text, possible=possible)


def print_position(console: Console, file: str, seat: str, talk: Talk) -> None:
    """The table as a seat or a spectator sees it, and what is to be decided."""
    doc = decode(sys.stdin.buffer.read(), "-") if file == "-" else read_json(file)
    game = position(doc)
    viewer = seat_number(seat, game.seats)
    table = table_of(game.rules.info.id)
    decision = game.decision
    mine = decision is not None and decision.seat == viewer
    options = decision.options if decision is not None and mine else ()
    look = Look(game.view(viewer), talk, min(console.width, 120), (), options)
    parts: list[RenderableType] = [table.draw(look), Rule(style="yellow")]
    if decision is not None:
        # a question may name what only the one who is asked has seen
        asked = decision.prompt(talk.lang) if mine else "…"
        parts.append(Text.assemble(table.badge(decision.seat), " ", asked))
    if options:
        letters = hotkeys(options, table)
        parts.append(choices(options, letters, table, talk, look.width))
    console.print(Group(*parts))
