"""The addresses that belong to no table: health, site, games, cards, rules, lessons, the API."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

import msgspec
from litestar import Response, get

from tabularium.kernel.errors import UnknownGame
from tabularium.plugins import rules_of
from tabularium.server.asking import json, questions, server_of, spec
from tabularium.server.common import CLOSED
from tabularium.server.errors import NotFound
from tabularium.server.layouts import layout_bytes
from tabularium.server.listing import book_bytes, gallery_bytes, games_bytes, lesson_bytes
from tabularium.server.openapi import describe
from tabularium.server.presence import quietly
from tabularium.server.problems import Asked, answer
from tabularium.server.requests import InLanguage
from tabularium.server.responses import Health
from tabularium.server.responses_games import (
    BookState,
    CardState,
    GameState,
    LayoutState,
    LessonState,
    Site,
)


@get("/health", opt=spec(Health, InLanguage, None, 503))
async def health(request: Asked) -> Response[bytes]:
    """Whether the server is ready: what it is given is kept."""
    return await _ready(request)


@get("/health/ready", opt=spec(Health, InLanguage, None, 503))
async def ready(request: Asked) -> Response[bytes]:
    """The same, by the name that other servers have for it."""
    return await _ready(request)


async def _ready(request: Asked) -> Response[bytes]:
    questions(request, InLanguage)
    await server_of(request).health.check()
    return json(msgspec.json.encode(Health("ready")))


@get("/health/live", opt=spec(Health))
async def alive(request: Asked) -> Response[bytes]:
    """Whether the server answers at all, whatever its database does."""
    questions(request, InLanguage)
    return json(msgspec.json.encode(Health("alive")))


@get("/api/site", opt=spec(Site))
async def show_site(request: Asked) -> Response[bytes]:
    """What stands beside the tables."""
    questions(request, InLanguage)
    server = server_of(request)
    closed = await quietly(server.tables.database.word(CLOSED)) is not None
    return json(msgspec.json.encode(Site(server.documented, closed)))


@get("/api/games", opt=spec(list[GameState]))
async def list_games(request: Asked) -> Response[bytes]:
    """What can be played."""
    _, lang = questions(request, InLanguage)
    return json(await asyncio.to_thread(games_bytes, lang))


@get("/api/games/{game:str}", opt=spec(LayoutState, InLanguage, None, 404))
async def show_layout(request: Asked) -> Response[bytes]:
    """What the views of a game hold."""
    return await _of_game(request, layout_bytes)


@get("/api/games/{game:str}/cards", opt=spec(list[CardState], InLanguage, None, 404))
async def list_cards(request: Asked) -> Response[bytes]:
    """Every card of a game."""
    return await _of_game(request, gallery_bytes)


@get("/api/games/{game:str}/rules", opt=spec(BookState, InLanguage, None, 404))
async def show_rules(request: Asked) -> Response[bytes]:
    """The rulebook of a game."""
    return await _of_game(request, book_bytes)


@get("/api/games/{game:str}/lesson", opt=spec(LessonState, InLanguage, None, 404))
async def show_lesson(request: Asked) -> Response[bytes]:
    """A guided first game: a position and explained steps."""
    return await _of_game(request, lesson_bytes)


async def _of_game(request: Asked, told: Callable[[str, str], bytes | None]) -> Response[bytes]:
    """What is told of a game in a language; 404 where there is no such game, or no such thing."""
    _, lang = questions(request, InLanguage)
    game: str = request.path_params["game"]
    try:
        rules_of(game)
    except UnknownGame as error:
        return answer(error, lang, 404)
    found = await asyncio.to_thread(told, game, lang)
    if found is None:
        raise NotFound("server-error-not-found")
    return json(found)


@get("/api/openapi.json")
async def describe_api(request: Asked) -> Response[bytes]:
    """What this API takes and gives."""
    return json(describe(request.app))


ROUTES = [
    health,
    ready,
    alive,
    show_site,
    list_games,
    show_layout,
    list_cards,
    show_rules,
    show_lesson,
    describe_api,
]
