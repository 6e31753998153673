"""Errors as answers: their name, and a sentence in the language asked for."""

from __future__ import annotations

import logging
import re
from typing import Any

import msgspec
from litestar import Request, Response
from litestar.enums import MediaType
from litestar.exceptions import HTTPException

from tabularium.kernel.errors import TabulariumError
from tabularium.locale import LANGUAGES
from tabularium.server import metrics
from tabularium.server.errors import Broken, NotFound, NotHere, TooMany, status_of
from tabularium.server.faults import place_of
from tabularium.server.responses import Problem

LOG = logging.getLogger("tabularium.server")
Asked = Request[Any, Any, Any]
_LANG = re.compile(rb"(?:^|&)lang=([a-z]*)")


def language_of(query: bytes, accepted: str) -> str:
    """The language to be refused in: the one asked for, else one the reader likes, else English."""
    found = _LANG.search(query)
    given = found[1].decode("latin-1") if found else ""
    for word in [given, *(part.strip()[:2].lower() for part in accepted[:200].split(","))]:
        if word in LANGUAGES:
            return word
    return LANGUAGES[0]


def spoken(request: Asked) -> str:
    """The language of an answer."""
    return language_of(request.scope["query_string"], request.headers.get("accept-language", ""))


def problem_bytes(error: TabulariumError, lang: str) -> bytes:
    """An error as JSON."""
    option = error.arguments.get("option", msgspec.UNSET)
    return msgspec.json.encode(Problem(type(error).__name__, error.text(lang), option))


def answer(error: TabulariumError, lang: str, status: int = 0) -> Response[bytes]:
    """An error as an answer; unless it is given, with its own status."""
    headers = {}
    if isinstance(error, TooMany):
        headers["Retry-After"] = str(error.arguments["seconds"])
    return Response(
        problem_bytes(error, lang),
        status_code=status or status_of(error),
        media_type=MediaType.JSON,
        headers=headers,
    )


def refused(request: Asked, error: TabulariumError) -> Response[bytes]:
    """What we refused ourselves."""
    if isinstance(error, TooMany):
        metrics.rejected("rate")
    return answer(error, spoken(request))


def refused_by_router(request: Asked, error: HTTPException) -> Response[bytes]:
    """What has no address here."""
    if error.status_code == 405:
        return answer(NotHere("server-error-method"), spoken(request))
    return answer(NotFound("server-error-not-found"), spoken(request))


def broken(request: Asked, error: Exception) -> Response[bytes]:
    """A mistake of ours."""
    LOG.error("%s", place_of(error))
    return answer(Broken("server-error-broken"), spoken(request))
