"""The progress board of Nations, and cards to choose from."""

from __future__ import annotations

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from tabularium.cli.look import Look
from tabularium.cli.nations_signs import GOODS, MORE, card_text, facts
from tabularium.cli.option_numbers import STYLE, Numbers, mark, numbers_at
from tabularium.cli.typeset import SEPARATOR, fit, fitted, grid, heading, joined, lines, rest
from tabularium.games.nations import layout as at
from tabularium.games.nations.boards import SIDE_A
from tabularium.games.nations.catalogue import kind_of
from tabularium.locale.talk import Args, Talk
from tabularium.presentation.figures import ROMAN
from tabularium.presentation.nations_cards import board_clauses, happenings, name_of, text_line

CELL = 16  # columns a card of the progress board needs at least, to stand in its row
WIDE_CELL = 36  # columns from which name and numbers share a line
MARK = 3  # columns for the number of an option
ROOMY = 8  # lines for texts of cards; if they need more, each is cut to a line


def market(look: Look) -> RenderableType:
    """The progress board, the dearest row on top, with the texts of its cards below."""
    view, talk = look.view, look.talk
    args: Args = {"age": ROMAN[view["age"]], "n": view["deck_sizes"][view["age"] - 1]}
    cell = (look.width - MARK) // len(view["market"][0]) - 1
    board = _in_rows(look, cell) if cell >= CELL else _in_columns(look)
    said = [
        (key, text_line(talk, kind_of(key)))
        for row in reversed(view["market"])
        for key in row
        if key
    ]
    texts = [
        [Text(MORE, "dim"), card_text(talk, key, ""), Text(text, "dim")]
        for key, text in said
        if text
    ]
    parts = [fitted(texts, look.width, ROOMY)] if texts else []
    return Group(heading(look.say("cli-nations-market", args)), board, *parts)


def _cell(look: Look, key: str | None, width: int, marks: Numbers) -> RenderableType:
    """A card on the board: number of the option, name, numbers."""
    if key is None:
        return Text(" " * MARK + "·", "dim")
    style = "bold" if key in marks else "" if not look.options else "dim"
    name = card_text(look.talk, key, style)
    numbers = facts(look.talk, kind_of(key))
    roomy = width >= WIDE_CELL and name.cell_len + numbers.cell_len + 2 <= width - MARK
    table = grid(MARK, max(1, width - MARK), padding=0)
    number = Text(f"{mark(marks.get(key, [])):>2} ", STYLE)
    table.add_row(number, joined([name, numbers], "  " if roomy else "\n"))
    return table


def _price(look: Look, row: int) -> Text:
    return GOODS.amount(look.talk, look.view["prices"][row], at.GOLD)


def _in_rows(look: Look, cell: int) -> Table:
    """As on the real board."""
    view = look.view
    marks = numbers_at(look, "market")
    columns = range(len(view["market"][0]))
    table = grid(MARK - 1, *[cell for _ in columns])
    if view["rival"] is not None:
        # the die clears columns
        table.add_row("", *[Text(f"{' ' * MARK}{n + 1}", "dim") for n in columns])
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
    table = grid(*[width for _ in rows])
    table.add_row(*[Text.assemble(" " * MARK, _price(look, row)) for row in rows])
    cards = [[key for key in view["market"][row] if key] for row in rows]
    for i in range(max(len(keys) for keys in cards)):
        table.add_row(
            *[_cell(look, keys[i], width, marks) if i < len(keys) else "" for keys in cards]
        )
    return table


# cards to choose from -------------------------------------------------------------------------


def happening_texts(talk: Talk, kind: int) -> Text:
    """The events of a card, one to a line."""
    told = [
        Text.assemble((f"{one['name']}: ", "bold"), one["effect"]) for one in happenings(talk, kind)
    ]
    return joined(told, "\n")


def choosing(look: Look) -> RenderableType:
    """Event cards, boards or a bought card, when the question is about them."""
    view, talk = look.view, look.talk
    parts: list[RenderableType] = []
    marks = numbers_at(look, "looked_at")
    for key in view.get("looked_at") or []:
        table = grid(fit(MARK - 1, right=True), rest())
        table.add_row(Text(mark(marks.get(key, [])), STYLE), happening_texts(talk, kind_of(key)))
        parts += [heading(name_of(talk, key)), table]
    for key in view["buying"]:
        bought = Text.assemble(card_text(talk, key), "  ", facts(talk, kind_of(key)))
        table = lines()
        said = text_line(talk, kind_of(key))
        table.add_row(look.say("cli-nations-buying"), bought.append(f"  {said}", "dim"))
        parts.append(table)
    if any(board["side"] == "B" for board in view["boards"]):
        parts.append(_boards(look))
    return Group(*parts)


def _boards(look: Look) -> Table:
    """The sides B to choose from, and side A, which is the same for all nations."""
    talk = look.talk
    table = grid(fit(MARK - 1, right=True), rest(), rest(4))
    found = numbers_at(look, "boards")
    for board in look.view["boards"]:
        if board["side"] == "B":
            args: Args = {"nation": talk.say(f"nations-{board['nation']}"), "side": "B"}
            words = SEPARATOR.join(board_clauses(talk, at.NATIONS.index(board["nation"])))
            number = Text(mark(found.get(board["name"], [])), STYLE)
            table.add_row(number, talk.say("nations-board", args), Text(words, "dim"))
    words = SEPARATOR.join(board_clauses(talk, SIDE_A))
    table.add_row("", look.say("cli-nations-side-a"), Text(words, "dim"))
    return table
