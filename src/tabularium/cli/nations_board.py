"""The progress board of Nations, and cards to choose from."""

from __future__ import annotations

from collections.abc import Sequence

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from tabularium.cli.look import Look
from tabularium.cli.nations_round import happening_texts
from tabularium.cli.nations_signs import MORE, amount, facts, sort_sign
from tabularium.cli.option_numbers import STYLE, Numbers, mark, numbers_at
from tabularium.cli.typeset import SEPARATOR, fitted, grid, heading, lines
from tabularium.games.nations import layout as at
from tabularium.games.nations.boards import SIDE_A
from tabularium.games.nations.catalogue import kind_of
from tabularium.games.nations.words import card_words
from tabularium.locale.talk import Args, Talk
from tabularium.presentation.figures import ROMAN
from tabularium.presentation.nations_cards import board_clauses, name_of, text_line

CELL = 16  # columns a card of the progress board needs at least, to stand in its row
WIDE_CELL = 36  # columns from which name and numbers share a line
MARK = 3  # columns for the number of an option
ROOMY = 8  # lines for texts of cards; if they need more, each is cut to a line


def card_text(talk: Talk, key: str, style: str = "bold") -> Text:
    """A card: sign and name."""
    kind = kind_of(key)
    return Text.assemble(sort_sign(kind), " ", (card_words(talk, kind), style))


def market(look: Look) -> RenderableType:
    """The progress board, the dearest row on top, with the texts of its cards below."""
    view, talk = look.view, look.talk
    rows = view["market"]
    columns = len(rows[0])
    deck = view["deck_sizes"][view["age"] - 1]
    args: Args = {"age": ROMAN[view["age"]], "n": deck}
    cell = (look.width - MARK) // columns - 1
    board = _in_rows(look, cell) if cell >= CELL else _in_columns(look)
    keys = [key for row in reversed(rows) for key in row if key]
    return Group(heading(talk.say("cli-nations-market", args)), board, card_texts(look, keys))


def _cell(look: Look, key: str | None, width: int, marks: Numbers) -> RenderableType:
    """A card on the board: number of the option, name, numbers."""
    if key is None:
        return Text(" " * MARK + "·", "dim")
    kind = kind_of(key)
    can = key in marks
    style = "bold" if can else "" if not look.options else "dim"
    table = grid(padding=0)
    table.add_column(width=MARK)
    table.add_column(width=max(1, width - MARK))
    name = card_text(look.talk, key, style)
    numbers = facts(look.talk, kind)
    roomy = width >= WIDE_CELL and name.cell_len + numbers.cell_len + 2 <= width - MARK
    number = Text(f"{mark(marks.get(key, [])):>2} ", STYLE)
    table.add_row(number, Text("  " if roomy else "\n").join([name, numbers]))
    return table


def _price(look: Look, row: int) -> Text:
    return amount(look.talk, look.view["prices"][row], at.GOLD)


def _in_rows(look: Look, cell: int) -> Table:
    """As on the real board."""
    view = look.view
    marks = numbers_at(look, "market")
    table = grid()
    table.add_column(width=MARK - 1)
    for _ in view["market"][0]:
        table.add_column(width=cell)
    if view["rival"] is not None:
        # the die clears columns
        numbers = [Text(f"{' ' * MARK}{n + 1}", "dim") for n in range(len(view["market"][0]))]
        table.add_row("", *numbers)
    for row in reversed(range(len(view["market"]))):
        cells = [_cell(look, key, cell, marks) for key in view["market"][row]]
        table.add_row(_price(look, row), *cells)
    return table


def _in_columns(look: Look) -> Table:
    """On a narrow screen each row is a column."""
    view = look.view
    marks = numbers_at(look, "market")
    rows = list(reversed(range(len(view["market"]))))
    width = (look.width + 1) // len(rows) - 1
    table = grid()
    for _ in rows:
        table.add_column(width=width)
    table.add_row(*[Text.assemble(" " * MARK, _price(look, row)) for row in rows])
    cards = [[key for key in view["market"][row] if key] for row in rows]
    for i in range(max(len(keys) for keys in cards)):
        table.add_row(
            *[_cell(look, keys[i], width, marks) if i < len(keys) else "" for keys in cards]
        )
    return table


def card_texts(look: Look, keys: Sequence[str]) -> RenderableType:
    """The texts of those cards that have more than numbers."""
    talk = look.talk
    said = [(key, text_line(talk, kind_of(key))) for key in keys]
    found = [(card_text(talk, key, ""), text) for key, text in said if text]
    if not found:
        return Group()
    rows = [[Text(MORE, "dim"), card, Text(text, "dim")] for card, text in found]
    return fitted(rows, look.width, ROOMY)


# cards to choose from -------------------------------------------------------------------------


def choosing(look: Look) -> RenderableType:
    """Event cards, boards or a bought card, when the question is about them."""
    view, talk = look.view, look.talk
    parts: list[RenderableType] = []
    marks = numbers_at(look, "looked_at")
    for key in view.get("looked_at") or []:
        happening = Text("\n").join(happening_texts(talk, kind_of(key)))
        table = grid()
        table.add_column(width=MARK - 1)
        table.add_column(ratio=1)
        table.add_row(Text(mark(marks.get(key, [])), STYLE, justify="right"), happening)
        parts += [heading(name_of(talk, key)), table]
    for key in view["buying"]:
        kind = kind_of(key)
        bought = Text.assemble(card_text(talk, key), "  ", facts(talk, kind))
        label = talk.say("cli-nations-buying")
        table = lines(len(label))
        table.add_row(label, bought.append(f"  {text_line(talk, kind)}", "dim"))
        parts.append(table)
    if any(board["side"] == "B" for board in view["boards"]):
        parts.append(_boards(look))
    return Group(*parts)


def _boards(look: Look) -> Table:
    """The sides B to choose from, and side A, which is the same for all nations."""
    talk = look.talk
    table = grid()
    table.add_column(width=MARK - 1)
    table.add_column(ratio=1)
    table.add_column(ratio=4)
    found = numbers_at(look, "boards")
    for board in look.view["boards"]:
        if board["side"] == "B":
            args: Args = {"nation": talk.say(f"nations-{board['nation']}"), "side": "B"}
            title = talk.say("nations-board", args)
            words = SEPARATOR.join(board_clauses(talk, at.NATIONS.index(board["nation"])))
            number = Text(mark(found.get(board["name"], [])), STYLE, justify="right")
            table.add_row(number, title, Text(words, "dim"))
    words = SEPARATOR.join(board_clauses(talk, SIDE_A))
    table.add_row("", talk.say("cli-nations-side-a"), Text(words, "dim"))
    return table
