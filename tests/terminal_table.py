"""A game's table as the terminal draws it."""

from io import StringIO

from rich.console import Console

from tabularium.cli.look import Look
from tabularium.cli.tables import table_of
from tabularium.locale import talk

MISSING = "‹"  # how a missing or malformed message shows


def look_of(game, lang, width, seat):
    decision = game.decision
    options = decision.options if decision is not None and decision.seat == seat else ()
    question = decision.set if options and decision is not None else None
    members = question.members if question is not None else ()
    return Look(game.view(seat), talk(lang), width, ["me", "random"], options, members)


def drawn(game, lang, width, seat, name="draw"):
    """The lines of a table."""
    console = Console(width=width, record=True, file=StringIO())
    table = table_of(game.rules.info.id)
    console.print(getattr(table, name)(look_of(game, lang, width, seat)))
    return console.export_text().splitlines()


def fits(game, lang, width, seat, name="draw"):
    lines = drawn(game, lang, width, seat, name)
    assert max(len(line) for line in lines) <= width
    assert MISSING not in "".join(lines)


def number_of(game, key):
    """The number a player types for an option."""
    return next(option.index + 1 for option in game.decision.options if option.key == key)
