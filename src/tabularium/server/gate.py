"""What every request passes first: rates, origins, security headers, a line in the log."""

from __future__ import annotations

import logging
import time
from typing import Any
from urllib.parse import urlsplit

from tabularium.kernel.errors import TabulariumError
from tabularium.server.errors import NotAllowed, TooMany, status_of
from tabularium.server.problems import language_of, problem_bytes
from tabularium.server.rate import Rate
from tabularium.server.settings import Settings
from tabularium.server.tokens import hashed

Asgi = Any  # messages and scopes are dicts; the types of frameworks and servers differ
LOG = logging.getLogger("tabularium.server.access")
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
    """The tokens of an Authorization header."""
    scheme, _, rest = header.partition(" ")
    if scheme.lower() != "bearer":
        return []
    return [token.strip() for token in rest.split(",") if token.strip()]


class Gate:
    """The outermost layer of the application."""

    def __init__(self, app: Asgi, settings: Settings) -> None:
        self._app = app
        self._origins = settings.origins
        self._by_token = Rate(settings.token_rate)
        self._by_address = Rate(settings.address_rate)

    async def __call__(self, scope: Asgi, receive: Asgi, send: Asgi) -> None:
        """Let a request in, or answer it here."""
        if scope["type"] == "lifespan":
            await self._app(scope, receive, send)
            return
        headers = {
            name.decode("latin-1"): value.decode("latin-1") for name, value in scope["headers"]
        }
        try:
            self._check(scope, headers)
        except TabulariumError as error:
            lang = language_of(scope["query_string"], headers.get("accept-language", ""))
            await _refuse(scope, receive, send, error, lang)
            return
        if scope["type"] == "websocket":
            await self._app(scope, receive, send)
        else:
            await self._serve(scope, receive, send)

    def _check(self, scope: Asgi, headers: dict[str, str]) -> None:
        client = scope.get("client")
        self._by_address.take(client[0] if client else "")
        for token in tokens_in(headers.get("authorization", "")):
            self._by_token.take(hashed(token))
        origin = headers.get("origin")
        if origin is None or (scope["type"] == "http" and scope["method"] in SAFE):
            return
        if origin not in self._origins and urlsplit(origin).netloc != headers.get("host"):
            raise NotAllowed("server-error-origin")

    async def _serve(self, scope: Asgi, receive: Asgi, send: Asgi) -> None:
        began = time.perf_counter()
        status = 0

        async def dressed(message: Asgi) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
                message["headers"] = [*message.get("headers", []), *HEADERS, *_dress(scope["path"])]
            await send(message)

        try:
            await self._app(scope, receive, dressed)
        finally:
            # never the question marks of an address: they may name cards
            took = 1000 * (time.perf_counter() - began)
            LOG.info("%s %s %d %.1f ms", scope.get("method"), _shown(scope["path"]), status, took)


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
    headers = [(b"content-type", b"application/json"), *HEADERS, *_dress(scope["path"])]
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
