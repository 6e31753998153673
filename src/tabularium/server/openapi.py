"""The description of the API, made from what the handlers say of themselves."""

from __future__ import annotations

import re
from functools import cache
from typing import Any

import msgspec
from litestar import Litestar
from litestar.handlers import HTTPRouteHandler
from litestar.routes import HTTPRoute

from tabularium import __version__
from tabularium.server.responses import Conflict, Problem

REF = "#/components/schemas/{name}"
MEANING = {
    400: "no JSON, too deep, or of the wrong shape",
    401: "no token",
    403: "the token does not open this seat, or no new tables are taken",
    404: "there is no such thing, or none that this token may know of",
    409: "the version is stale, or it is another seat's turn",
    413: "the body is too long",
    422: "fresh, but not possible",
    429: "too many requests; Retry-After says when",
    503: "it could not be stored: nothing has happened",
}


@cache
def describe(app: Litestar) -> bytes:
    """The whole API as an OpenAPI document."""
    handlers = [
        (route.path_format, handler)
        for route in app.routes
        if isinstance(route, HTTPRoute)
        for handler in route.route_handlers
        if "answer" in handler.opt
    ]
    types: list[Any] = [Problem, Conflict]
    for _, handler in handlers:
        types += [handler.opt["answer"], handler.opt["query"]]
        if handler.opt["body"] is not None:
            types.append(handler.opt["body"])
    # all at once: two types of one name are told apart by where they are from
    found, schemas = msgspec.json.schema_components(types, ref_template=REF)
    named = dict(zip(types, found, strict=True))
    paths: dict[str, Any] = {}
    for path, handler in handlers:
        for method in handler.http_methods:
            if method in ("GET", "POST"):
                paths.setdefault(path, {})[method.lower()] = _operation(
                    path, handler, named, schemas
                )
    return msgspec.json.encode(
        {
            "openapi": "3.1.0",
            "info": {"title": "Tabularium", "version": __version__},
            "paths": paths,
            "components": {
                "schemas": schemas,
                "securitySchemes": {"token": {"type": "http", "scheme": "bearer"}},
            },
        }
    )


def _operation(
    path: str, handler: HTTPRouteHandler, named: dict[Any, Any], schemas: dict[str, Any]
) -> dict[str, Any]:
    opt = handler.opt
    secret = "{table}" in path
    expected = {400, 429, 503, *opt["errors"], *((401, 403, 404) if secret else ())}
    answers: dict[str, Any] = {str(handler.status_code): _content("as asked", named[opt["answer"]])}
    for status in sorted(expected):
        kind = Conflict if status == 409 else Problem
        answers[str(status)] = _content(MEANING[status], named[kind])
    operation: dict[str, Any] = {
        "operationId": handler.fn.__name__,
        "summary": (handler.fn.__doc__ or "").strip().split("\n")[0],
        "parameters": [*_path_parameters(path), *_query_parameters(named[opt["query"]], schemas)],
        "responses": answers,
    }
    if secret:
        operation["security"] = [{"token": []}]
    if opt["body"] is not None:
        operation["requestBody"] = {
            "required": True,
            "content": {"application/json": {"schema": named[opt["body"]]}},
        }
    return operation


def _content(meaning: str, schema: Any) -> dict[str, Any]:
    return {"description": meaning, "content": {"application/json": {"schema": schema}}}


def _path_parameters(path: str) -> list[dict[str, Any]]:
    return [
        {"name": name, "in": "path", "required": True, "schema": {"type": "string"}}
        for name in re.findall(r"{(\w+)}", path)
    ]


def _query_parameters(kind: dict[str, Any], schemas: dict[str, Any]) -> list[dict[str, Any]]:
    schema = schemas[kind["$ref"].removeprefix(REF.format(name=""))]
    return [
        {
            "name": name,
            "in": "query",
            "required": name in schema.get("required", []),
            "schema": _without_null(known),
        }
        for name, known in schema["properties"].items()
    ]


def _without_null(schema: dict[str, Any]) -> dict[str, Any]:
    """What an address can carry: nothing is said by leaving the question out."""
    kinds = [kind for kind in schema.get("anyOf", []) if kind != {"type": "null"}]
    return kinds[0] if len(kinds) == 1 else schema
