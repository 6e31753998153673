"""JSON schemas in few words."""

from __future__ import annotations

from typing import Any, Final

Schema = dict[str, Any]

NUMBER: Final[Schema] = {"type": "integer"}
TEXT: Final[Schema] = {"type": "string"}
FLAG: Final[Schema] = {"type": "boolean"}
NOTHING: Final[Schema] = {"type": "null"}


def array(items: Schema) -> Schema:
    return {"type": "array", "items": items}


def record(entries: dict[str, Schema], required: list[str] | None = None) -> Schema:
    """An object with these entries, all of them required unless some are named."""
    needed = list(entries) if required is None else required
    return {"type": "object", "properties": entries, "required": needed}


def mapping(values: Schema) -> Schema:
    """An object with any names."""
    return {"type": "object", "additionalProperties": values}


def or_none(schema: Schema) -> Schema:
    return {"anyOf": [schema, NOTHING]}
