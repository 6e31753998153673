"""Write the page's types of views from what the games declare.

python tools/web_types.py            write web/src/games/<game>/declared.ts
python tools/web_types.py --check    say whether they are up to date
"""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Any

import tabularium as tb

ROOT = Path(__file__).resolve().parent.parent
PAGE = ROOT / "web" / "src" / "games"
PLAIN = {"integer": "number", "string": "string", "boolean": "boolean", "null": "null"}


def typed(schema: dict[str, Any]) -> str:
    """A schema as a type."""
    if "anyOf" in schema:
        return " | ".join(typed(one) for one in schema["anyOf"])
    if "enum" in schema:
        return " | ".join(f"'{name}'" for name in schema["enum"])
    if isinstance(schema["type"], list):
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
    return [
        f"{name if name.isidentifier() else json.dumps(name)}"
        f"{'' if name in schema['required'] else '?'}: {typed(value)}"
        for name, value in schema["properties"].items()
    ]


def interface(name: str, schema: dict[str, Any]) -> str:
    lines = "".join(f"  {entry};\n" for entry in entries(schema))
    return f"export interface {name} {{\n{lines}}}\n"


def written(game: str) -> str:
    schema = tb.view_schema(game)
    player = schema["properties"]["players"]["items"]
    whole = interface("View", schema)
    return (
        f"/** The views of this game, written by tools/web_types.py from what it declares. */\n\n"
        f"{interface('Player', player)}\n{whole.replace(typed(player) + '[]', 'Player[]')}"
    )


def main() -> None:
    stale: list[str] = []
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
