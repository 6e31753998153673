"""What every request passes first: rates, origins, security headers, a line in the log."""

from __future__ import annotations

import asyncio
import logging
import time
from typing import Any
from urllib.parse import urlsplit

from tabularium.kernel.errors import TabulariumError
from tabularium.server import metrics
from tabularium.server.addresses import Proxies, household
from tabularium.server.errors import BadBody, NotAllowed, NotFound, TooMany, status_of
from tabularium.server.logs import FIELDS
from tabularium.server.problems import language_of, problem_bytes
from tabularium.server.rate import Rate
from tabularium.server.requests import SEATS
from tabularium.server.route import method_of, route_of, table_of
from tabularium.server.settings import OPEN, Settings
from tabularium.server.tokens import hashed
from tabularium.server.visitor import KEY, REQUEST_ID, Visitor, request_id

Asgi = Any  # messages and scopes are dicts; the types of frameworks and servers differ
LOG = logging.getLogger("tabularium.server.access")
TOKENS = SEATS + 1  # for each seat, and for spectators
LONGEST_PATH = 200  # letters; the longest of ours are those of the documents
QUESTIONS = 20  # in an address; none of ours takes more than a few
ONCE = ("authorization", "origin")  # headers of which the second would be read by nobody
REASONS: dict[type[TabulariumError], str] = {
    TooMany: "rate",
    NotAllowed: "origin",
    NotFound: "path",
    BadBody: "header",
}
SAFE = ("GET", "HEAD", "OPTIONS")
POLICY = "; ".join(
    [
        "default-src 'self'",
        "script-src 'self'",
        "style-src 'self'",
        "img-src 'self' data:",
        "connect-src 'self' ws: wss:",
        "object-src 'none'",
        "base-uri 'none'",
        "form-action 'self'",
        "frame-ancestors 'none'",
    ]
)
# the documents come with small scripts and styles of their own in them, and with nothing secret
DOCUMENTS_POLICY = POLICY.replace("src 'self'", "src 'self' 'unsafe-inline'")
HEADERS = [
    (b"x-content-type-options", b"nosniff"),
    (b"x-frame-options", b"DENY"),
    (b"referrer-policy", b"no-referrer"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), microphone=(), geolocation=()"),
]


def tokens_in(header: str) -> list[str]:
    """The tokens of an Authorization header; BadBody when there are more than anybody needs."""
    scheme, _, rest = header.partition(" ")
    if scheme.lower() != "bearer":
        return []
    parts = rest.split(",", TOKENS)
    if len(parts) > TOKENS:
        raise BadBody("server-error-tokens", most=TOKENS)
    return [token.strip() for token in parts if token.strip()]


class Gate:
    """The outermost layer of the application."""

    def __init__(self, app: Asgi, settings: Settings) -> None:
        self._app = app
        self._origins = settings.origins
        self._proxies = Proxies(settings.proxies)
        self._by_token = Rate(settings.token_rate)
        self._by_address = Rate(settings.address_rate)
        self._open_metrics = settings.metrics == OPEN

    async def __call__(self, scope: Asgi, receive: Asgi, send: Asgi) -> None:
        """Let a request in, or answer it here."""
        if scope["type"] == "lifespan":
            await self._app(scope, receive, send)
            return
        found: dict[str, list[str]] = {}
        for name, value in scope["headers"]:
            found.setdefault(name.decode("latin-1"), []).append(value.decode("latin-1"))
        headers = {name: values[0] for name, values in found.items()}
        visitor = Visitor(request_id(headers.get("x-request-id", "")))
        scope[KEY] = visitor
        REQUEST_ID.set(visitor.ident)
        await self._serve(scope, receive, send, visitor, headers, found)

    def _check(self, scope: Asgi, visitor: Visitor, found: dict[str, list[str]]) -> None:
        """Refuse what nobody needs to look at."""
        client = scope.get("client")
        asker = self._proxies.asker(client[0] if client else "", found.get("x-forwarded-for", []))
        visitor.home = household(asker)
        visitor.purses.append((self._by_address, visitor.home))
        visitor.pay()
        for name in ONCE:
            if len(found.get(name, ())) > 1:
                raise BadBody("server-error-twice", name=name)
        path = scope["path"]
        if len(path) > LONGEST_PATH or not path.isprintable():
            raise NotFound("server-error-not-found")
        if scope["query_string"].count(b"&") > QUESTIONS:
            raise BadBody("server-error-questions", most=QUESTIONS)
        tokens = tokens_in(found.get("authorization", [""])[0])
        # the address has paid already: each token pays for itself
        purses = [(self._by_token, hashed(token)) for token in dict.fromkeys(tokens)]
        for rate, who in purses:
            rate.take(who)
        visitor.purses += purses
        origin = found.get("origin", [None])[0]
        if origin is None or (scope["type"] == "http" and scope["method"] in SAFE):
            return
        host = found.get("host", [None])[0]
        if origin not in self._origins and (host is None or place_of_origin(origin) != host):
            raise NotAllowed("server-error-origin")

    async def _serve(
        self,
        scope: Asgi,
        receive: Asgi,
        send: Asgi,
        visitor: Visitor,
        headers: dict[str, str],
        found: dict[str, list[str]],
    ) -> None:
        began = time.perf_counter()
        status = 0

        async def dressed(message: Asgi) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
                message["headers"] = [
                    *message.get("headers", []),
                    *HEADERS,
                    *_dress(scope["path"]),
                    (b"x-request-id", visitor.ident.encode()),
                ]
            await send(message)

        try:
            self._check(scope, visitor, found)
        except TabulariumError as error:
            metrics.rejected(REASONS.get(type(error), "other"))
            lang = language_of(scope["query_string"], headers.get("accept-language", ""))
            await _refuse(scope, receive, dressed, error, lang)
        else:
            if self._open_metrics and wants_metrics(scope):
                await _tell_metrics(dressed)
            else:
                await self._app(scope, receive, dressed)
        finally:
            if scope["type"] == "http":
                _note(scope, status, time.perf_counter() - began)


def _note(scope: Asgi, status: int, seconds: float) -> None:
    """Count a request, and log it; never the questions of its address, which may name cards."""
    path = scope["path"]
    metrics.answered(route_of(path), method_of(scope["method"]), status, seconds)
    if not LOG.isEnabledFor(logging.INFO):
        return
    told = {
        "method": scope["method"],
        "path": _shown(path),
        "status": status,
        "ms": round(1000 * seconds, 1),
    }
    if table := table_of(path):
        told["table"] = _shown(table)
    LOG.info(
        "%s %s %d %.1f ms",
        *[told[n] for n in ("method", "path", "status", "ms")],
        extra={FIELDS: told},
    )


def wants_metrics(scope: Asgi) -> bool:
    """Whether somebody wants to look at metrics, and nothing else of them."""
    return scope["path"] == "/metrics" and scope.get("method") in ("GET", "HEAD")


async def _tell_metrics(send: Asgi) -> None:
    kind = (b"content-type", b"text/plain; version=0.0.4; charset=utf-8")
    start = {"type": "http.response.start", "status": 200, "headers": [kind], "trailers": False}
    await send(start)
    told = await asyncio.to_thread(metrics.exposition)
    await send({"type": "http.response.body", "body": told, "more_body": False})


def place_of_origin(origin: str) -> str | None:
    """The host and port of an origin; None when it is none."""
    try:
        return urlsplit(origin).netloc
    except ValueError:
        return None


def _dress(path: str) -> list[tuple[bytes, bytes]]:
    """The headers that depend on where something is."""
    policy = DOCUMENTS_POLICY if path.startswith("/docs/") else POLICY
    found = [(b"content-security-policy", policy.encode())]
    return [*found, (b"cache-control", b"no-store")] if path.startswith("/api/") else found


def _shown(path: str) -> str:
    """A path fit for a line of the log."""
    return ascii(path[:200])[1:-1]


async def _refuse(
    scope: Asgi, receive: Asgi, send: Asgi, error: TabulariumError, lang: str
) -> None:
    if scope["type"] == "websocket":
        await receive()
        await send({"type": "websocket.close", "code": 1008, "reason": type(error).__name__})
        return
    headers = [(b"content-type", b"application/json")]
    if isinstance(error, TooMany):
        headers.append((b"retry-after", str(error.arguments["seconds"]).encode()))
    await send(
        {
            "type": "http.response.start",
            "status": status_of(error),
            "headers": headers,
            "trailers": False,
        }
    )
    await send(
        {"type": "http.response.body", "body": problem_bytes(error, lang), "more_body": False}
    )
