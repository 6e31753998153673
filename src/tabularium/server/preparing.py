"""What a server needs before it can start, or a sentence that says what is wrong."""

from __future__ import annotations

import errno
import socket
from pathlib import Path

from sqlalchemy.exc import ArgumentError, SQLAlchemyError

from tabularium.parts import missing
from tabularium.server.database import migrate, open_engine
from tabularium.server.errors import CannotStart
from tabularium.server.page import INDEX

BACKLOG = 2048  # connections that may wait to be taken up


def listen(host: str, port: int) -> socket.socket:
    """A socket at this address, or CannotStart."""
    try:
        family, _, _, _, found = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)[0]
        return socket.create_server(found[:2], family=family, backlog=BACKLOG)
    except OSError as problem:
        where = {"host": host, "port": str(port)}
        if problem.errno == errno.EADDRINUSE:
            raise CannotStart("server-error-port-taken", **where) from None
        reason = problem.strerror or str(problem)
        raise CannotStart("server-error-address", **where, problem=reason) from None


def prepare_database(url: str) -> None:
    """Open it once and bring it up to date: CannotStart when that fails, and why."""
    try:
        engine = open_engine(url)
    except (ArgumentError, ValueError):
        raise CannotStart("server-error-database-url", given=url) from None
    except ModuleNotFoundError as problem:
        raise missing(problem, "postgres") from None
    try:
        migrate(engine)
    except SQLAlchemyError as problem:
        # what the database said, without the statement
        said = str(getattr(problem, "orig", None) or problem).strip().splitlines()
        where = engine.url.render_as_string(hide_password=True)
        raise CannotStart("server-error-database", database=where, problem=" ".join(said)) from None
    finally:
        engine.dispose()


def check_page(folder: Path | None) -> None:
    """A folder that is named holds a page."""
    if folder is not None and not (folder / INDEX).is_file():
        raise CannotStart("server-error-page", folder=str(folder))
