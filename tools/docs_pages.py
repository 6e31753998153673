"""Pages of the site that are listed from the sources: cards, options, views, events.

mkdocs runs it through its plugin gen-files, see mkdocs.yml.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from itertools import groupby
from pathlib import Path
from typing import Any

import mkdocs_gen_files

import tabularium as tb
from tabularium.declare.rules import DeclaredRules
from tabularium.kernel.info import GameInfo
from tabularium.locale import talk
from tabularium.plugins import rules_of
from tabularium.presentation.find_cards import all_cards
from tabularium.presentation.games import guide_of

ROOT = Path(__file__).resolve().parent.parent
LANG = "en"
BRANCHES = ("anyOf", "oneOf")
GAMES = ("altay", "settlers", "nations", "imperium")  # of this repository, in this order


def write(path: str, text: str) -> None:
    with mkdocs_gen_files.open(path, "w") as file:
        file.write(text)


def cell(text: str) -> str:
    """Text that stands in a table."""
    return text.replace("|", "\\|").replace("\n", " ")


def table(heads: list[str], rows: Iterable[list[str]]) -> str:
    lines = ["| " + " | ".join(heads) + " |", "|" + "---|" * len(heads)]
    lines += ["| " + " | ".join(cell(one) for one in row) + " |" for row in rows]
    return "\n".join(lines) + "\n"


# games ----------------------------------------------------------------------------------------


def overview(info: GameInfo) -> str:
    """What can be said when a game is made."""
    guide, words = guide_of(info.id), talk(LANG)
    factions = ", ".join(f"`{key}` ({guide.faction(key, words)})" for key in info.factions)
    options = table(
        ["option", "default", "values", ""],
        (
            [
                f"`{option.name}`",
                f"`{option.default}`",
                ", ".join(f"`{sample}`" for sample in option.samples()[1:]),
                guide.option_words(option, words),
            ]
            for option in info.options
        ),
    )
    return f"""# {guide.title(words)}

{words.say(f"{info.id}-about")} For {info.min_seats} to {info.max_seats} players;
rules version {info.version}.

- [The rules](../rules/{info.id}.md), numbered, and the [rulings](../rulings.md)
- [All cards]({info.id}-cards.md)
- [What a view holds]({info.id}-view.md), [positions](../positions.md)

## Factions

`tb.new("{info.id}", seats=[…])` takes the faction of each seat, `None` for one that picks:
{factions}.

## Options

`tb.new("{info.id}", seats=2, options={{…}})`; in the terminal `--option NAME=VALUE`.

{options}"""


def cards(game: str) -> str:
    """All cards, in the words that are generated from what they do."""
    guide, words = guide_of(game), talk(LANG)
    parts = [f"# Cards of {guide.title(words)}\n"]
    for group, found in groupby(all_cards(game, LANG), key=lambda card: card.group):
        rows = (
            [
                card.name,
                f"`{card.key}`",
                card.cost,
                card.points,
                "<br>".join(card.effects),
                card.note,
            ]
            for card in found
        )
        parts.append(f"## {group}\n\n" + table(["card", "key", "cost", "VP", "", ""], rows))
    return "\n".join(parts)


# views ----------------------------------------------------------------------------------------


def sort_of(schema: dict[str, Any]) -> str:
    """What sort of value it is, in a word or two."""
    for branch in BRANCHES:
        if branch in schema:
            return " or ".join(dict.fromkeys(sort_of(one) for one in schema[branch]))
    if "enum" in schema:
        few = [f"`{value}`" for value in schema["enum"][:6]]
        return ", ".join(few) + (", …" if len(schema["enum"]) > 6 else "")
    if schema.get("type") == "array":
        inside = schema.get("items") or {}
        return f"list of {sort_of(inside)}" if inside else "list"
    return str(schema.get("type", "any"))


def keys_of(schema: dict[str, Any], path: str) -> Iterator[list[str]]:
    """Every key of a view, with its path."""
    for branch in BRANCHES:
        for one in schema.get(branch, []):
            yield from keys_of(one, path)
    if schema.get("type") == "array" and isinstance(schema.get("items"), dict):
        yield from keys_of(schema["items"], path + "[]")
    for name, inner in schema.get("properties", {}).items():
        inside = f"{path}.{name}" if path else name
        yield [f"`{inside}`", sort_of(inner)]
        yield from keys_of(inner, inside)


def view(game: str) -> str:
    told = {row[0]: row for row in keys_of(tb.view_schema(game), "")}
    reckoned = dict.fromkeys(
        tuple(row) for row in keys_of(tb.view_schema(game, forecasts=True), "")
    )
    more = [list(row) for row in reckoned if row[0] not in told]
    title = guide_of(game).title(talk(LANG))
    text = f"""# A view of {title}

What `g.view(seat)` holds; `tb.view_schema("{game}")` is the same as a JSON schema. A spectator's
view, `g.view(None)`, lacks what only a seat sees.

{table(["key", ""], told.values())}"""
    if more:
        text += f"""
## Forecasts

Reckoned for those who ask with `g.view(seat, forecasts=True)`.

{table(["key", ""], more)}"""
    return text


# events ---------------------------------------------------------------------------------------


def events() -> str:
    """Every event of `g.feed`, with its fields."""
    parts = [
        """# Events

What `g.feed(seat)` tells, in order: a dict with `event`, `seat` (-1: nobody), the fields below,
`moved` (what went from where to where) and `because` (the card or rule). `g.log(lang, seat)` says
the same in sentences.
"""
    ]
    for game in GAMES:
        rules = rules_of(game)
        assert isinstance(rules, DeclaredRules)
        told = dict(zip(rules.log.names, rules.log.fields, strict=True))
        rows = (
            [f"`{name}`", ", ".join(f"`{field.name}`" for field in told[name])]
            for name in sorted(told)
        )
        parts.append(
            f"## {guide_of(game).title(talk(LANG))}\n\n" + table(["event", "fields"], rows)
        )
    return "\n".join(parts)


# links -----------------------------------------------------------------------------------------


def bring_files() -> None:
    """Files of the repository that a document links to stand beside it on the site."""
    for path in sorted((ROOT / "docs").glob("*.md")):
        text = path.read_text()
        files = re.findall(r"\]\(\.\./([^)#]+)\)", text)
        for file in files:
            write(file, (ROOT / file).read_text())
            text = text.replace(f"](../{file})", f"]({file})")
        if files:
            write(path.name, text)


def main() -> None:
    infos = {info.id: info for info in tb.games()}
    rows = (
        [
            f"[{guide_of(game).title(talk(LANG))}]({game}.md)",
            f"{infos[game].min_seats}-{infos[game].max_seats}",
            talk(LANG).say(f"{game}-about"),
        ]
        for game in GAMES
    )
    write("games/index.md", "# Games\n\n" + table(["game", "players", ""], rows))
    for game in GAMES:
        write(f"games/{game}.md", overview(infos[game]))
        write(f"games/{game}-cards.md", cards(game))
        write(f"games/{game}-view.md", view(game))
    write("games/events.md", events())
    write("changelog.md", (ROOT / "CHANGELOG.md").read_text())
    bring_files()


main()
