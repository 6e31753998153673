"""What a server needs before it can start, or a sentence that says what is wrong."""

from __future__ import annotations

import errno
import os
import re
import socket
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from urllib.parse import urlsplit

from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Engine, make_url
from sqlalchemy.exc import ArgumentError, SQLAlchemyError

from tabularium import __version__
from tabularium.parts import missing
from tabularium.server.addresses import Proxies
from tabularium.server.database import migrate, open_engine
from tabularium.server.errors import CannotStart
from tabularium.server.page import INDEX

MIGRATIONS = "tabularium.server:migrations"
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
        # without what Python adds in brackets; a name that leads nowhere has no number
        number = problem.errno or 0
        reason = os.strerror(number) if number > 0 else problem.strerror
        raise CannotStart("server-error-address", **where, problem=reason or str(problem)) from None


def prepare_database(url: str) -> None:
    """Open it once and bring it up to date: CannotStart when that fails, and why."""
    with reached(url) as engine:
        check_schema(engine)
        migrate(engine)


@contextmanager
def reached(url: str) -> Iterator[Engine]:
    """A database while something is done with it: CannotStart when that fails, and why."""
    try:
        check_address(url)
        engine = open_engine(url)
    except (ArgumentError, ValueError):
        given = re.sub("://[^/@]*@", "://***@", url)  # a password is nobody's business
        raise CannotStart("server-error-database-url", given=given) from None
    except ModuleNotFoundError as problem:
        raise missing(problem, "postgres") from None
    try:
        yield engine
    except SQLAlchemyError as problem:
        # what the database said, without the statement
        said = str(getattr(problem, "orig", None) or problem).strip().splitlines()
        where = engine.url.render_as_string(hide_password=True)
        raise CannotStart("server-error-database", database=where, problem=" ".join(said)) from None
    finally:
        engine.dispose()


def check_address(url: str) -> None:
    """ValueError for a database that we cannot use, though SQLAlchemy might."""
    address = make_url(url)
    if not address.drivername.startswith(("sqlite", "postgres")):
        raise ValueError(address.drivername)
    if address.drivername.startswith("sqlite") and address.database in (None, "", ":memory:"):
        raise ValueError("in memory every connection would have tables of its own")


def check_schema(engine: Engine) -> None:
    """CannotStart for a database that a newer version has brought up to date already."""
    steps = _steps()
    ours = {script.revision for script in steps.walk_revisions()}
    if _schema_of(engine) - ours:
        where = engine.url.render_as_string(hide_password=True)
        raise CannotStart("server-error-schema", database=where, version=__version__)


def check_ours(engine: Engine) -> None:
    """CannotStart for a database that no server of this version has begun to serve."""
    check_schema(engine)
    where = engine.url.render_as_string(hide_password=True)
    found = _schema_of(engine)
    if not found:
        raise CannotStart("server-error-schema-none", database=where)
    if found != set(_steps().get_heads()):
        raise CannotStart("server-error-schema-older", database=where, version=__version__)


def _steps() -> ScriptDirectory:
    config = Config()
    config.set_main_option("script_location", MIGRATIONS)
    return ScriptDirectory.from_config(config)


def _schema_of(engine: Engine) -> set[str]:
    with engine.connect() as connection:
        return set(MigrationContext.configure(connection).get_current_heads())


def check_origins(origins: Sequence[str]) -> None:
    """An origin is a scheme, a host and perhaps a port, as browsers send it."""
    for origin in origins:
        try:
            parts = urlsplit(origin)
            good = parts.scheme in ("http", "https") and parts.hostname and parts.port != 0
        except ValueError:
            good = False
        if not good or origin != f"{parts.scheme}://{parts.netloc}".lower() or "@" in origin:
            raise CannotStart("server-error-origin-setting", given=origin)


def check_proxies(proxies: Sequence[str]) -> None:
    """Each is an address or a network."""
    for one in proxies:
        try:
            Proxies([one])
        except ValueError:
            raise CannotStart("server-error-proxy-setting", given=one) from None


def check_shared(url: str) -> None:
    """A database that several processes may share."""
    if url.startswith("sqlite"):
        raise CannotStart("server-error-shared")


def check_page(folder: Path | None) -> None:
    """A folder that is named holds a page."""
    if folder is not None and not (folder / INDEX).is_file():
        raise CannotStart("server-error-page", folder=str(folder))
