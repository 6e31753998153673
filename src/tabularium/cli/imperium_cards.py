"""The cards of Imperium as its table shows them: in lines with their texts, or by name."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence

from rich.text import Text

from tabularium.cli.card_lines import Line
from tabularium.cli.imperium_signs import (
    EXHAUSTED,
    TOKENS,
    card_text,
    icons,
    kind_of,
    marks,
    points,
    tokens_on,
)
from tabularium.cli.look import Look
from tabularium.cli.option_numbers import Numbers, mark, mark_text
from tabularium.cli.players import Entry
from tabularium.cli.typeset import flow, spaced
from tabularium.games.imperium.catalogue import COST
from tabularium.presentation.imperium_cards import text_line


def card_facts(key: str) -> list[Text]:
    """What is printed on a card in signs."""
    return [marks(kind_of(key)), points(kind_of(key))]


def cost(look: Look, key: str) -> Text:
    """What developing a card costs."""
    return TOKENS.amounts(look.talk, COST[kind_of(key)])


def card_line(
    look: Look,
    key: str,
    found: Numbers,
    facts: list[Text],
    n: int = 1,
    lead: Text | None = None,
) -> Line:
    """A card as a line; where cards are asked for, those that can be chosen stand out."""
    style = "bold" if key in found or not found else "dim"
    card = card_text(look.talk, kind_of(key), style).append(f" ({n})" if n > 1 else "")
    said = text_line(look.talk, kind_of(key))
    return Line(mark(found.get(key, [])), card, facts, said, lead or Text())


def play_lines(look: Look, entries: Sequence[Entry], found: Numbers, under: Numbers) -> list[Line]:
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
        n = entries.count(entry)
        name = card_text(talk, kind, "dim" if spent else "bold")
        name.append(f" ({n})" if n > 1 else "")
        token = Text(EXHAUSTED if spent else "", "bold red")
        facts = [icons(kind), points(kind), token, tokens_on(talk, entry)]
        said = [garrison_words(look, entry, under), text_line(talk, kind, in_play=True)]
        lines.append(Line(mark(given), name, facts, " ".join(filter(None, said))))
    return lines


def garrison_words(look: Look, entry: Entry, found: Numbers) -> str:
    """What lies under a card: [▲ Coast, 3 □ Glory]."""
    under = [
        Text.assemble(mark_text(found.get(key, [])), card_text(look.talk, kind_of(key))).plain
        for key in entry.get("garrison", [])
    ]
    return f"[{', '.join(under)}]" if under else ""


def names_flow(
    look: Look, keys: Iterable[str], width: int, found: Numbers, priced: bool = False
) -> Text:
    """Cards by name with the numbers of options, with what is printed on them if wanted."""
    parts: list[Text] = []
    for key, n in Counter(keys).items():
        name = card_text(look.talk, kind_of(key), "bold" if key in found else "")
        text = Text.assemble(mark_text(found.get(key, [])), name)
        text.append(f" ({n})" if n > 1 else "", "dim")
        if priced:
            price = cost(look, key)
            spaced(text, *card_facts(key)).append(": " if price.plain else "").append_text(price)
        parts.append(text)
    return flow(parts, width)
