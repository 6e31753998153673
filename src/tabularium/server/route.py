"""The name of an address for those who count: one for all tables, one for whatever is not ours."""

from __future__ import annotations

PLAIN = frozenset(
    (
        "/health",
        "/health/live",
        "/health/ready",
        "/metrics",
        "/api/site",
        "/api/games",
        "/api/tables",
        "/api/openapi.json",
    )
)
OF_A_TABLE = frozenset(
    (
        *("moves", "set", "undo", "answer", "seat", "chat", "link", "branch"),
        *("preview", "why", "log", "curve", "record", "weighed", "live"),
    )
)
OF_A_GAME = frozenset(("cards", "rules", "lesson"))
METHODS = frozenset(("GET", "HEAD", "POST", "OPTIONS", "WEBSOCKET"))


def route_of(path: str) -> str:
    """The route of a path."""
    if path in PLAIN:
        return path
    parts = path[1:].split("/", 4)
    if parts[0] == "api" and len(parts) in (3, 4):
        last = parts[3] if len(parts) == 4 else ""
        if parts[1] == "tables" and last in ("", *OF_A_TABLE):
            return "/api/tables/{table}" + (f"/{last}" if last else "")
        if parts[1] == "games" and last in ("", *OF_A_GAME):
            return "/api/games/{game}" + (f"/{last}" if last else "")
    return {"api": "/api", "docs": "/docs"}.get(parts[0], "page")


def table_of(path: str) -> str:
    """The table that a path is about, "" for none."""
    parts = path[1:].split("/", 3)
    return parts[2] if parts[:2] == ["api", "tables"] and len(parts) > 2 else ""


def method_of(method: str) -> str:
    """A method; one word for those that nobody takes."""
    return method if method in METHODS else "OTHER"
