"""A position document, drawn."""

from __future__ import annotations

import sys

from rich.console import Console, Group, RenderableType
from rich.rule import Rule
from rich.text import Text

from tabularium.api import position
from tabularium.cli.choices import choices
from tabularium.cli.errors import BadRequest
from tabularium.cli.look import look_at
from tabularium.cli.saves import decode, read_json
from tabularium.cli.seat_badge import LETTERS, badge
from tabularium.cli.sets import listed
from tabularium.cli.tables import table_of
from tabularium.kernel.game import Game
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


def read_position(file: str, seat: str) -> tuple[Game, int | None]:
    """The game of a document, and whose eyes are meant."""
    doc = decode(sys.stdin.buffer.read(), "-") if file == "-" else read_json(file)
    game = position(doc)
    return game, seat_number(seat, game.seats)


def print_position(console: Console, game: Game, viewer: int | None, talk: Talk) -> None:
    """The table as a seat or a spectator sees it, and what is to be decided."""
    table = table_of(game.rules.info.id)
    decision = game.decision
    look = look_at(game, viewer, talk, console.width)
    parts: list[RenderableType] = [table.draw(look), Rule(style="yellow")]
    if decision is not None:
        # a question may name what only the one who is asked has seen
        asked = (decision.set or decision).prompt(talk.lang)
        if decision.seat != viewer:
            asked = talk.say("cli-show-asked", {"seat": LETTERS[decision.seat]})
        parts.append(Text.assemble(badge(decision.seat), " ", asked))
    if look.members and decision is not None and decision.set is not None:
        parts.append(listed(decision.set, talk, look.width))
    elif look.options:
        parts.append(choices(look.options, table, talk, look.width))
    console.print(Group(*parts))
