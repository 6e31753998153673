"""Reading requests: language, tokens, questions, bodies."""

from __future__ import annotations

from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass
from typing import Any, TypeVar

from litestar import Response, WebSocket
from litestar.enums import MediaType

from tabularium.kernel.errors import UnknownLanguage
from tabularium.locale import LANGUAGES
from tabularium.server.clerks import Clerks
from tabularium.server.errands import Errand, Reply
from tabularium.server.errors import BadBody, NoToken, TooLarge
from tabularium.server.gate import tokens_in
from tabularium.server.health import Health
from tabularium.server.limits import SMALL, convert, decode_aside
from tabularium.server.owners import owner
from tabularium.server.presence import Presence
from tabularium.server.problems import Asked, spoken
from tabularium.server.requests import InLanguage
from tabularium.server.settings import Settings
from tabularium.server.table import Open, ServedTable
from tabularium.server.tables import Tables
from tabularium.server.visitor import KEY, LONG_BODY, MOVES, PAST, Visitor, charge

DRAINED = 16 * 1024 * 1024  # read and thrown away, so that the sender hears the answer
T = TypeVar("T")
Q = TypeVar("Q", bound=InLanguage)


@dataclass(frozen=True)
class Server:
    """What every handler needs."""

    tables: Tables
    presence: Presence
    clerks: Clerks
    secret: str  # what words that cannot be read are made with
    settings: Settings
    documented: bool  # whether the documents are served
    health: Health


def server_of(request: Asked) -> Server:
    """The server a request came to."""
    server: Server = request.app.state.server
    return server


def owner_of(request: Asked) -> str:
    """Whose the things are that a request makes."""
    visitor: Visitor | None = request.scope.get(KEY)  # type: ignore[assignment]
    return owner(server_of(request).secret, visitor.home if visitor is not None else "")


async def run(request: Asked, errand: Errand) -> Reply:
    """What comes of something that takes long."""
    return await server_of(request).clerks.run(owner_of(request), errand)


def replied(reply: Reply) -> Response[bytes]:
    """The answer that an errand has led to."""
    return json(bytes(reply.body), reply.status)


def tokens_of(request: Asked) -> list[str]:
    """The tokens a request carries."""
    return tokens_in(request.headers.get("authorization", ""))


def language(lang: str | None, request: Asked) -> str:
    """The language to answer in; UnknownLanguage when we do not speak the one asked for."""
    if lang is None:
        return spoken(request)
    if lang not in LANGUAGES:
        raise UnknownLanguage("error-language", given=lang, possible=LANGUAGES)
    return lang


def questions(request: Asked, kind: type[Q]) -> tuple[Q, str]:
    """The questions of an address, and the language to answer in."""
    given: dict[str, list[str]] = request.query_params.dict()
    for name, values in given.items():
        if len(values) > 1:
            raise BadBody("server-error-twice", name=name)
    asked = convert({name: values[0] for name, values in given.items()}, kind)
    return asked, language(asked.lang, request)


def again(request: Asked | WebSocket[Any, Any, Any]) -> Callable[[int], None]:
    """Lets whoever asks pay for moves that are made again."""
    return lambda moves: charge(request.scope, PAST * moves / MOVES)


@asynccontextmanager
async def seen(request: Asked, also: Sequence[str] = ()) -> AsyncIterator[tuple[ServedTable, Open]]:
    """The table of an address, and the seats that the request opens there.

    ``also`` are tokens beside those in its head.
    """
    tokens = tokens_of(request)
    if not tokens:
        raise NoToken("server-error-no-token")
    # what is to be changed is checked against the database when it is stored
    fresh = request.method == "GET"
    server = server_of(request)
    async with server.tables.use(request.path_params["table"], fresh, again(request)) as table:
        open_ = table.opened([*tokens, *also])
        server.presence.looked(table)
        yield table, open_


async def body(request: Asked, kind: type[T], most: int = SMALL) -> T:
    """The body of a request."""
    data = bytearray()
    size = 0
    async for piece in request.stream():
        size += len(piece)
        if size <= most:
            data += piece
        elif size > DRAINED:
            break
    if size > most:
        raise TooLarge("server-error-large", most=most)
    if size > SMALL:
        charge(request.scope, LONG_BODY * size / SMALL)
    return await decode_aside(bytes(data), kind)


def json(data: bytes, status: int = 200) -> Response[bytes]:
    """An answer that is JSON already."""
    return Response(data, status_code=status, media_type=MediaType.JSON)


def spec(
    answer: Any, query: type[InLanguage] = InLanguage, body: Any = None, *errors: int
) -> dict[str, Any]:
    """What the API's description says of a handler."""
    return {"answer": answer, "query": query, "body": body, "errors": errors}
