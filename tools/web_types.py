"""Write what the page knows of games from what they declare, of answers from the server's.

python tools/web_types.py            write web/src/games/<game>/declared.ts and web/src/lib/wire.ts
python tools/web_types.py --check    say whether they are up to date
"""

from __future__ import annotations

import json
import sys
from importlib import import_module
from pathlib import Path
from typing import Any

import msgspec

import tabularium as tb
from tabularium.games.altay import board as altay_board
from tabularium.games.altay import layout as altay
from tabularium.games.altay import scoring as altay_scoring
from tabularium.games.imperium import layout as imperium
from tabularium.games.settlers import layout as settlers
from tabularium.games.settlers.boards import BOARDS, STORED
from tabularium.presentation import settlers_printed
from tabularium.server import responses, responses_games

ROOT = Path(__file__).resolve().parent.parent
PAGE = ROOT / "web" / "src" / "games"
WIRE = ROOT / "web" / "src" / "lib" / "wire.ts"
PLAIN = {
    "integer": "number",
    "number": "number",
    "string": "string",
    "boolean": "boolean",
    "null": "null",
}
CONSTANTS: dict[str, dict[str, Any]] = {
    "altay": {
        "GOODS": altay.GOODS,
        "CATEGORIES": altay_scoring.CATEGORIES,
        "TERRAINS": altay_board.TERRAINS,
        "BORDERS": altay_board.EDGES,
    },
    "settlers": {
        "ROUNDS": settlers.ROUNDS,
        "VIRTUAL": settlers.VIRTUAL,
        "FACTIONS": settlers.FACTIONS,
        "HELD": settlers.GOODS[: settlers.HELD],
        "SORTS": settlers_printed.SORTS,
        "MAKES": {
            name: {settlers.GOODS[good]: n for good, n in BOARDS[faction]}
            for faction, name in enumerate(settlers.FACTIONS)
        },
        "KEEPS": {
            name: settlers.GOODS[STORED[faction]] for faction, name in enumerate(settlers.FACTIONS)
        },
    },
    "imperium": {
        "TOKENS": imperium.TOKENS_NAMES,
        "SMALL_SUITS": [
            imperium.SUIT_NAMES[suit.bit_length() - 1] for suit in imperium.SMALL_SUITS
        ],
    },
}
# what the page reads; what they are made of comes with them
ANSWERS = [
    responses.State,
    responses.Created,
    responses_games.Site,
    responses_games.GameState,
    responses_games.LayoutState,
    responses_games.CardState,
    responses_games.BookState,
    responses_games.LessonState,
    responses.Preview,
    responses.Chosen,
    responses.Why,
    responses.Weighed,
    responses.Curve,
]


def typed(schema: dict[str, Any]) -> str:
    """A schema as a type."""
    if "$ref" in schema:
        return str(schema["$ref"])
    if "anyOf" in schema:
        return " | ".join(typed(one) for one in schema["anyOf"])
    if "enum" in schema:
        return " | ".join(f"'{name}'" for name in schema["enum"])
    if "type" not in schema or isinstance(schema["type"], list):
        return "unknown"
    if schema["type"] in PLAIN:
        return PLAIN[schema["type"]]
    if "prefixItems" in schema:
        return f"[{', '.join(typed(one) for one in schema['prefixItems'])}]"
    if schema["type"] == "array":
        item = typed(schema["items"])
        several = "anyOf" in schema["items"] or "enum" in schema["items"]
        return f"({item})[]" if several else f"{item}[]"
    if "properties" not in schema:
        value = schema.get("additionalProperties")
        return f"Record<string, {typed(value) if value else 'unknown'}>"
    return f"{{ {'; '.join(entries(schema))} }}"


def entries(schema: dict[str, Any]) -> list[str]:
    needed = schema.get("required", [])
    return [
        f"{name if name.isidentifier() else json.dumps(name)}"
        f"{'' if name in needed else '?'}: {typed(value if name in needed else said(value))}"
        for name, value in schema["properties"].items()
    ]


def said(schema: dict[str, Any]) -> dict[str, Any]:
    """What an entry is if it is there: nothing is not said, but left out."""
    if "anyOf" not in schema or schema.get("default", "") is not None:
        return schema
    return {"anyOf": [one for one in schema["anyOf"] if one != {"type": "null"}]}


def interface(name: str, schema: dict[str, Any]) -> str:
    lines = "".join(f"  {entry};\n" for entry in entries(schema))
    return f"export interface {name} {{\n{lines}}}\n"


def written(game: str) -> str:
    schema = tb.view_schema(game, forecasts=True)
    player = schema["properties"]["players"]["items"]
    whole = interface("View", schema)
    return (
        f"/** The views of this game, written by tools/web_types.py from what it declares. */\n\n"
        f"{interface('Player', player)}\n{whole.replace(typed(player) + '[]', 'Player[]')}\n"
        f"{printed(game)}{constants(game)}"
    )


def printed(game: str) -> str:
    """What is printed on the cards of a game."""
    shape = import_module(f"tabularium.presentation.{game}_printed").Printed
    _, schemas = msgspec.json.schema_components([shape], ref_template="{name}")
    return "\n".join(interface(name, schema) for name, schema in schemas.items())


def constants(game: str) -> str:
    """What the page needs of a game before it has seen a view."""
    values = CONSTANTS.get(game, {}).items()
    lines = [f"export const {name} = {json.dumps(value)} as const;\n" for name, value in values]
    return "".join(["\n", *lines] if lines else [])


def answers() -> str:
    """The shapes of what the server says; what is left out when it is nothing may be missing."""
    _, schemas = msgspec.json.schema_components(ANSWERS, ref_template="{name}")
    made = [
        f"/** {schema['description'].splitlines()[0]} */\n".replace("``", "`")
        + interface(name, schema)
        for name, schema in schemas.items()
    ]
    head = "/** What the server says, written by tools/web_types.py from its answers. */\n\n"
    return head + "\n".join(made)


def main() -> None:
    stale: list[str] = []
    if "--check" not in sys.argv:
        WIRE.write_text(answers())
    elif not WIRE.is_file() or WIRE.read_text() != answers():
        stale.append("answers")
    for info in tb.games():
        path = PAGE / info.id / "declared.ts"
        text = written(info.id)
        if "--check" in sys.argv:
            if not path.is_file() or path.read_text() != text:
                stale.append(info.id)
        elif path.parent.is_dir():
            path.write_text(text)
    if stale:
        sys.exit(f"web types of {', '.join(stale)} are not up to date: run tools/web_types.py")


if __name__ == "__main__":
    main()
