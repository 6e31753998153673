"""What a storm knows of the server it is sent to: its routes, some tables, what is right."""

from __future__ import annotations

import time
import uuid
from dataclasses import dataclass, field
from random import Random
from typing import Any

import httpx
import msgspec
from storm_json import right

import tabularium as tb
from tabularium.locale import LANGUAGES
from tabularium.server.requests import Hello

LIVE = "/api/tables/{table}/live"  # a socket: the description of the API knows only requests
(HELLO,), HELLO_PARTS = msgspec.json.schema_components([Hello], ref_template="#/{name}")
BEYOND = (  # what is served beside the API
    *("/", "/t/x", "/new", "/docs/", "/docs/play/", "/metrics", "/assets/x.js", "/index.html"),
    *("/api", "/api/", "/api/openapi.json", "/favicon.ico", "/robots.txt", "/.git/config", "*"),
)


@dataclass
class Known:
    """A table, and what has been seen of it last."""

    id: str
    tokens: dict[int, str]
    watch: str
    version: int = 0
    moves: int = 0
    seat: int = 0
    keys: list[str] = field(default_factory=list)
    members: list[str] = field(default_factory=list)

    @property
    def path(self) -> str:
        return f"/api/tables/{self.id}"


@dataclass(frozen=True)
class Route:
    """A request that the server describes."""

    method: str
    path: str
    questions: dict[str, Any]  # schemas by name
    body: Any  # a schema, or None


class World:
    """Everything messages are made of."""

    def __init__(self, http: httpx.Client, others: list[str]) -> None:
        self._http = http
        self.others = [
            Known(name, {}, "x" * 32) for name in others
        ]  # none of their tokens is known
        described = http.get("/api/openapi.json").json()
        self.schemas: dict[str, Any] = {**described["components"]["schemas"], **HELLO_PARTS}
        self.routes = [
            Route(method.upper(), path, _questions(told), _body(told))
            for path, methods in described["paths"].items()
            for method, told in methods.items()
        ]
        self.games = [game["id"] for game in http.get("/api/games").json()]
        self.documents = [_played(game, draw) for draw, game in _each(self.games)]
        self.tables = [self.opened({"game": game, "seats": ["human"] * 2}) for game in self.games]
        self.tables.append(self.opened({"game": self.games[0], "seats": ["human", "random"]}))
        # a finished game: it tells more than others
        self.tables += [self.opened({"record": self.documents[0]["record"]}) for _ in range(2)]
        self.requests = [uuid.uuid4().hex for _ in range(20)]

    def opened(self, wanted: Any) -> Known:
        """A new table."""
        while (told := self._http.post("/api/tables", json=wanted)).status_code == 429:
            time.sleep(1)  # the first thing that takes long waits for a process, too
        made = told.raise_for_status().json()
        tokens = {int(seat): token for seat, token in made["tokens"].items()}
        found = Known(made["id"], tokens, made["watch"])
        self.look(found)
        return found

    def warm(self) -> None:
        """Ask once for whatever is made once and kept."""
        for route in self.routes:
            if route.method == "GET" and "{table}" not in route.path:
                for game in self.games if "{game}" in route.path else [""]:
                    for lang in LANGUAGES:
                        self._http.get(route.path.format(game=game), params={"lang": lang})

    def look(self, table: Known) -> None:
        """See how a table is now."""
        headers = {"Authorization": f"Bearer {','.join([*table.tokens.values(), table.watch])}"}
        told = self._http.get(table.path, headers=headers)
        if told.status_code != 200:
            return
        state = told.json()
        table.version, table.moves = state["version"], state["moves"]
        asked = state["decision"] or {"seat": 0}
        table.seat = asked["seat"]
        table.keys = [option["key"] for option in asked.get("options", [])]
        table.members = [one["key"] for one in asked.get("set", {}).get("members", [])]

    def table(self, draw: Random) -> Known:
        """Some table; mostly one of which tokens are known."""
        return draw.choice(self.others if draw.random() < 0.1 else self.tables)

    def known(self, table: Known) -> Any:
        """What is right for a field, by its name."""

        def value(name: str, draw: Random) -> Any:
            makes: dict[str, Any] = {
                "version": table.version,
                "request": draw.choice([uuid.uuid4().hex] * 3 + self.requests),
                "seat": table.seat if draw.random() < 0.8 else draw.randrange(5),
                "key": draw.choice(table.keys or ["end"]),
                "keys": draw.sample(table.members, min(len(table.members), draw.randrange(5))),
                "to": max(0, table.moves - draw.randrange(4)),
                "at": draw.randint(0, table.moves),
                "game": draw.choice(self.games),
                "record": draw.choice(self.documents)["record"],
                "position": draw.choice(self.documents)["position"],
                "seats": draw.choice([None, ["human", "greedy"], ["human"] * 2]),
                "options": draw.choice([None, {}]),
                "bot": draw.choice([None, "greedy", "random"]),
                "faction": None,
                "lang": draw.choice(["en", "hu", "pl"]),
                "tokens": [*table.tokens.values(), table.watch][: draw.randint(1, 6)] or ["x" * 32],
                "thing": draw.choice(["hand@0:hunter", "market:1.1", "board:3", "action@0:end"]),
            }
            return makes.get(name)

        return value

    def body(self, schema: Any, table: Known, draw: Random) -> Any:
        """A body that is right."""
        found = right(schema, self.schemas, self.known(table), draw)
        ways = [name for name in ("game", "record", "position") if name in found]
        for name in ways[1:] if draw.random() < 0.9 else []:  # one of them makes a table
            del found[name]
        return found

    def tokens(self, table: Known, draw: Random) -> list[str]:
        """What stands in a header: mostly the tokens of a table, at times others or too many."""
        kind = draw.randrange(12)
        if kind == 0:
            return []
        if kind == 1:
            return list(self.table(draw).tokens.values())
        if kind == 2:
            return [f"{draw.getrandbits(190):032x}" for _ in range(draw.choice([1, 2, 6, 7, 50]))]
        if kind == 3:
            return [draw.choice(["", " ", ",", "é", "x" * 5000, '"', "\x7f", "="]), table.watch]
        if kind == 4:
            return [table.watch]
        return [table.tokens.get(table.seat, table.watch), *list(table.tokens.values())[:1]]


def _questions(told: Any) -> dict[str, Any]:
    return {one["name"]: one["schema"] for one in told["parameters"] if one["in"] == "query"}


def _body(told: Any) -> Any:
    content = told.get("requestBody", {}).get("content", {})
    return next((one["schema"] for one in content.values()), None)


def _each(games: list[str]) -> list[tuple[Random, str]]:
    return [(Random(game), game) for game in games]


def _played(game: str, draw: Random) -> dict[str, Any]:
    """A position in the middle of a game, and the record of all of it."""
    g = tb.new(game, 2, seed=draw.getrandbits(40))
    position = g.position()
    while not g.over:
        if len(g.moves) == 30:
            position = g.position()
        g.apply(draw.randrange(g.n_options))
    return {"record": g.record(), "position": position}
