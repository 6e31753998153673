"""Cards in lines: the number of an option, the card, what lies on it, its text."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from textwrap import wrap
from typing import Any

from rich.console import RenderableType
from rich.text import Text

from tabularium.cli.imperium_signs import (
    EXHAUSTED,
    card_text,
    icons,
    kind_of,
    marks,
    points,
    tokens_on,
)
from tabularium.cli.look import Look
from tabularium.cli.option_numbers import STYLE, Numbers, mark, mark_text
from tabularium.cli.typeset import flow, grid
from tabularium.locale.talk import Talk
from tabularium.presentation.imperium_cards import text_line

ALIGNED = 96  # columns from which names, signs and texts stand in columns of their own
MARK = 2  # columns for the number of an option
WIDEST = 24  # columns for signs and tokens
INDENT = 2  # of a text that goes on, on a narrow screen
MORE = "…"
ALL_LINES = 99  # of a text

Entry = dict[str, Any]


@dataclass(frozen=True)
class Line:
    """A card as a line."""

    number: str
    card: Text
    facts: list[Text] = field(default_factory=list)
    text: str = ""
    lead: Text | None = None  # before the number


# lines ----------------------------------------------------------------------------------------


def card_lines(look: Look, lines: Sequence[Line], most: int = ALL_LINES) -> RenderableType:
    """Cards with their texts, each text in so many lines at most."""
    mark_width = max([MARK, *[len(line.number) for line in lines]])
    lead = max([line.lead.cell_len for line in lines if line.lead] or [0])
    table = grid()
    if lead:
        table.add_column(width=lead, no_wrap=True, justify="right")
    table.add_column(width=mark_width, no_wrap=True, justify="right")
    room = look.width - mark_width - 1 - (lead + 1 if lead else 0)
    if look.width < ALIGNED:
        widths = [room]
        rows: list[list[Text]] = [[_in_one(line, room, most)] for line in lines]
    else:
        widths, rows = _in_columns(lines, room, most)
    for width in widths:
        table.add_column(width=width)
    for line, row in zip(lines, rows, strict=True):
        start = [line.lead or Text()] if lead else []
        table.add_row(*start, Text(line.number, STYLE), *row)
    return table


def _in_columns(lines: Sequence[Line], room: int, most: int) -> tuple[list[int], list[list[Text]]]:
    """Name, facts and text side by side: how wide the columns are, and what stands in them."""
    facts = [Text(" ").join([fact for fact in line.facts if fact.plain]) for line in lines]
    name = max([1, *[line.card.cell_len for line in lines]])
    fact = min(WIDEST, max([1, *[fact.cell_len for fact in facts]]))
    rest = max(20, room - name - fact - 2)
    rows = [
        [line.card, fact, shortened(line.text, rest, most)]
        for line, fact in zip(lines, facts, strict=True)
    ]
    return [name, fact, rest], rows


def _in_one(line: Line, room: int, most: int) -> Text:
    """Name, facts and text one after the other; what goes on is indented."""
    start = Text(" ").join([line.card, *[fact for fact in line.facts if fact.plain]])
    first = room - start.cell_len - 2
    words = wrap(line.text, room - INDENT, initial_indent=" " * (room - INDENT - first))
    if first < 12 or not words:
        words = ["", *wrap(line.text, room - INDENT)]
    shown = _cut(words, most + (words[0] == ""), room - INDENT)
    text = Text.assemble(start, "  " if shown[0].strip() else "", (shown[0].strip(), "dim"))
    for more in shown[1:]:
        text.append(f"\n{' ' * INDENT}{more}", "dim")
    return text


def _cut(words: list[str], most: int, room: int) -> list[str]:
    if len(words) <= most:
        return words
    last = words[most - 1]
    return [*words[: most - 1], last[: room - 1].rstrip() + MORE]


def shortened(text: str, room: int, most: int) -> Text:
    """A text in lines of a width, not too many."""
    return Text("\n").join([Text(line, "dim") for line in _cut(wrap(text, room), most, room)])


# cards ----------------------------------------------------------------------------------------


def card_facts(key: str) -> list[Text]:
    """What is printed on a card in signs."""
    return [marks(kind_of(key)), points(kind_of(key))]


def garrison_words(talk: Talk, entry: Entry, found: Numbers) -> str:
    """What lies under a card: [▲ Coast, 3 □ Glory]."""
    under = [
        f"{mark(found[key])} {card_text(talk, kind_of(key)).plain}"
        if key in found
        else card_text(talk, kind_of(key)).plain
        for key in entry.get("garrison", [])
    ]
    return f"[{', '.join(under)}]" if under else ""


def play_lines(
    look: Look, entries: Sequence[Entry], found: Numbers, under: Numbers | None = None
) -> list[Line]:
    """Cards in play, equal ones in a line; copies that differ have the numbers of their options
    in turn."""
    talk = look.talk
    unlike = [entry for n, entry in enumerate(entries) if entry not in entries[:n]]
    lines: list[Line] = []
    for entry in unlike:
        key = entry["card"]
        kind = kind_of(key)
        given = found.get(key, [])
        twins = [other for other in unlike if other["card"] == key]
        if len(given) > 1 and len(given) == len(twins):
            given = [given[twins.index(entry)]]
        spent = bool(entry.get("exhausted"))
        name = card_text(talk, kind, "dim" if spent else "bold")
        n = entries.count(entry)
        name.append(f" ({n})" if n > 1 else "")
        token = Text(EXHAUSTED if spent else "", "bold red")
        facts = [icons(kind), points(kind), token, tokens_on(talk, entry)]
        said = [garrison_words(talk, entry, under or {}), text_line(talk, kind, in_play=True)]
        lines.append(Line(mark(given), name, facts, " ".join(filter(None, said))))
    return lines


def counted(keys: Iterable[str]) -> dict[str, int]:
    """Cards and how often each is there, in the order they come."""
    return dict(Counter(keys))


def names_flow(look: Look, keys: Iterable[str], width: int, found: Numbers) -> Text:
    """Cards by name, with the numbers of options."""
    parts: list[Text] = []
    for key, n in counted(keys).items():
        name = card_text(look.talk, kind_of(key), "bold" if key in found else "")
        text = Text.assemble(mark_text(found.get(key, [])), name)
        parts.append(text.append(f" ({n})" if n > 1 else "", "dim"))
    return flow(parts, width)
