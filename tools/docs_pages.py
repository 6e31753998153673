"""Pages of the site that are listed from the sources: cards, options, views, events.

mkdocs runs it through its plugin gen-files, see mkdocs.yml.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterable, Iterator
from itertools import groupby
from pathlib import Path
from typing import Any

import mkdocs_gen_files

import tabularium as tb
from tabularium.declare.entry import ASKED, OPEN, OWNER_SEES
from tabularium.declare.rules import DeclaredRules
from tabularium.kernel.info import GameInfo, OptionInfo, SeatOption, SetsOption
from tabularium.locale import talk
from tabularium.locale.talk import Args, Talk
from tabularium.plugins import rules_of
from tabularium.presentation.find_cards import all_cards
from tabularium.presentation.games import guide_of
from tabularium.presentation.guide import Guide

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


def written(value: object) -> str:
    """A value as it is written in Python."""
    return f"`{json.dumps(value)}`" if not isinstance(value, bool) else f"`{value}`"


def values_of(option: OptionInfo, guide: Guide, words: Talk) -> str:
    """Everything that an option may be set to, with what it means."""
    deck = guide.deck(option, words)
    if deck is not None:
        cards = ", ".join(f"`{card.key}`" for card in deck.cards)
        copies = ", ".join(f"{many} of them {n} times" for n, many in enumerate(deck.shape) if many)
        return (
            f'`"published"`, or `{{"{deck.cards[0].key}": 3, …}}`: copies of each card, '
            f"1 where it is not named; {copies}. The cards are {cards}"
        )
    if isinstance(option.default, bool):
        return f"{written(False)}, {written(True)}"
    if isinstance(option, SetsOption):
        return "a list of " + ", ".join(written(one) for one in option.choices)
    if not option.choices:
        most = f"to {option.most}" if option.most >= 0 else "on"
        return f"a number from {option.least} {most}"
    meant = [guide.choice_words(option, choice, words) for choice in option.choices]
    each = [
        written(choice) + (f": {said}" if said else "")
        for choice, said in zip(option.choices, meant, strict=True)
    ]
    found = ("<br>" if any(meant) else ", ").join(each)
    if isinstance(option, SeatOption):
        found += "<br>or a list with one of these for each seat"
    return found


def overview(info: GameInfo) -> str:
    """What can be said when a game is made."""
    guide, words = guide_of(info.id), talk(LANG)
    factions = ", ".join(f"`{key}` ({guide.faction(key, words)})" for key in info.factions)
    options = table(
        ["option", "default", "", "values"],
        (
            [
                f"`{option.name}`",
                written(option.default),
                guide.option_words(option, words),
                values_of(option, guide, words),
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
{factions}. A number in place of the list lets all pick.

## Options

`tb.new("{info.id}", seats=2, options={{…}})`; in the terminal
`--option NAME=VALUE`, words without quotation marks, `true` and `false`, lists with commas.

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
        return ", ".join(f"`{value}`" for value in schema["enum"])
    if "prefixItems" in schema:
        return f"list: {', '.join(sort_of(one) for one in schema['prefixItems'])}"
    if schema.get("type") == "array":
        inside = schema.get("items") or {}
        return f"list of {sort_of(inside)}" if inside else "list"
    if isinstance(schema.get("additionalProperties"), dict):
        return f"object of {sort_of(schema['additionalProperties'])}"
    return str(schema.get("type", "any"))


def keys_of(schema: dict[str, Any], path: str) -> Iterator[list[str]]:
    """Every key of a view, with its path; `[]` is each of a list, `*` a name that is not fixed."""
    for branch in (*BRANCHES, "prefixItems"):
        for one in schema.get(branch, []):
            yield from keys_of(one, path + ("[]" if branch == "prefixItems" else ""))
    if schema.get("type") == "array" and isinstance(schema.get("items"), dict):
        yield from keys_of(schema["items"], path + "[]")
    named = dict(schema.get("properties", {}))
    if isinstance(schema.get("additionalProperties"), dict):
        named["*"] = schema["additionalProperties"]
    for name, inner in named.items():
        inside = f"{path}.{name}" if path else name
        yield [f"`{inside}`", sort_of(inner)]
        yield from keys_of(inner, inside)


ALWAYS = {  # what every view begins with, and players
    "game": "its id",
    "seats": "how many play",
    "options": "those that differ from their defaults",
    "seat": "who looks; null: a spectator",
    "to_move": "the seat that decides",
    "kind": "of the decision; null: the game is over",
    "over": "whether the game is over",
    "players": "by their seats",
    "players[].seat": "its number",
}
SEEN = {OWNER_SEES: "only your own", ASKED: "only while you are asked"}


def meanings(game: str) -> dict[str, str]:
    """What the keys of a view are, as far as the layout and the words of the page say it."""
    rules, words = rules_of(game), talk(LANG)
    assert isinstance(rules, DeclaredRules)
    found = {f"`{key}`": meant for key, meant in ALWAYS.items()}
    for entry in rules.layout.entries:
        label = f"web-view-{entry.shown_as.replace('_', '-')}"
        said = words.say(label) if words.has(label) else ""
        where = "players[]." if entry.own and entry.seen == OPEN else ""
        parts = [said, entry.says, SEEN.get(entry.seen, "")]
        found[f"`{where}{entry.shown_as}`"] = "; ".join(part for part in parts if part)
    return found


def view(game: str) -> str:
    meant = meanings(game)
    told = dict(keys_of(tb.view_schema(game), ""))
    reckoned = dict(keys_of(tb.view_schema(game, forecasts=True), ""))
    rows = [[key, sort, meant.get(key, "")] for key, sort in reckoned.items()]
    more = [row for row in rows if row[0] not in told]
    title = guide_of(game).title(talk(LANG))
    text = f"""# A view of {title}

What `g.view(seat)` holds; `tb.view_schema("{game}")` is the same as a JSON schema. A spectator's
view, `g.view(None)`, lacks what is only your own. `[]` stands for each of a list, `*` for a name.

{table(["key", "value", ""], [row for row in rows if row[0] in told])}"""
    if more:
        text += f"""
## Forecasts

Reckoned for those who ask with `g.view(seat, forecasts=True)`.

{table(["key", "value", ""], more)}"""
    return text


# events ---------------------------------------------------------------------------------------


def sentence(rules: DeclaredRules, event: str) -> str:
    """What the log says of it, with the names of what it speaks of."""
    fields = rules.log.fields[rules.log.names.index(event)]
    names = [
        "who",
        *(field.name for field in fields),
        *(key for field in fields for key in field.tells()),
    ]
    args: Args = {name: f"[{name}]" for name in names}
    return talk(LANG).say(f"{rules.info.id}-event-{event}", args)


def events() -> str:
    """Every event of `g.feed`, with its fields."""
    parts = [
        """# Events

What `g.feed(seat)` tells, in order: a dict with `event`, `seat` (-1: nobody), the fields below,
`moved` (what went from where to where) and `because` (the card whose effect it was) where there are
such. `g.log(lang, seat)` says the same in sentences, which are written here in English.
What moves without a word, such as a card that has done all it does, is an event `moved` in every
game: there is no line for it.
"""
    ]
    for game in GAMES:
        rules = rules_of(game)
        assert isinstance(rules, DeclaredRules)
        told = dict(zip(rules.log.names, rules.log.fields, strict=True))
        rows = []
        for name in sorted(told):
            keys = [key for field in told[name] for key in field.tells()]
            rows.append([f"`{name}`", ", ".join(f"`{key}`" for key in keys), sentence(rules, name)])
        title = guide_of(game).title(talk(LANG))
        parts.append(f"## {title}\n\n" + table(["event", "fields", ""], rows))
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
