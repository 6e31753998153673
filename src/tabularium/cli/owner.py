"""What the commands of ``tabularium admin`` do, on a database that servers may be serving."""

from __future__ import annotations

import os
import re
import sys
from collections.abc import Callable, Iterable, Iterator
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass, replace
from pathlib import Path
from typing import TypeVar

import typer
from sqlalchemy import ColumnElement, Connection, Engine
from sqlalchemy.engine import make_url

from tabularium.cli import saves
from tabularium.cli.data import print_json
from tabularium.cli.errors import BadRequest, unreadable, unwritable
from tabularium.cli.language import speak
from tabularium.cli.output import line, out
from tabularium.cli.table_lines import print_table, print_tables
from tabularium.locale.talk import Args, Talk
from tabularium.server import backup, closing, forgetting, overview, restoring, revoking
from tabularium.server.alone import alone
from tabularium.server.configuration import configure
from tabularium.server.database import migrate
from tabularium.server.deleting import Limits, abandoned, delete_table
from tabularium.server.due import clock
from tabularium.server.editing import announce
from tabularium.server.errors import CannotStart
from tabularium.server.forgetting import Forgotten, Place
from tabularium.server.preparing import check_ours, check_schema, reached
from tabularium.server.schema import TABLES
from tabularium.server.settings import DAY, Settings
from tabularium.server.tokens import WATCH

LENGTHS = {"h": 3600.0, "d": DAY, "w": 7 * DAY, "": DAY}
T = TypeVar("T")


@dataclass(frozen=True)
class House:
    """A database, as its owner asks for it."""

    settings: Settings  # as a server would have them
    talk: Talk

    def say(self, message: str, **args: str | int) -> None:
        """Say what has been done."""
        line(out(), self.talk.say(message, dict(args)))

    @contextmanager
    def engine(self) -> Iterator[Engine]:
        """The database; CannotStart when there is none of ours."""
        url = self.settings.db
        with reached(url) as engine:
            file = make_url(url).database
            if engine.dialect.name == "sqlite" and not Path(file or "").exists():
                raise CannotStart("server-error-schema-none", database=url)
            check_ours(engine)
            yield engine

    def do(self, job: Callable[[Connection], T]) -> T:
        """Something that is done as one, or not at all."""
        with self.engine() as engine, engine.begin() as connection:
            return job(connection)

    def ask(self, yes: bool, message: str, **args: str | int) -> None:
        """Whether that is what is wanted; typer.Exit when it is not."""
        if yes:
            return
        if not sys.stdin.isatty():
            raise BadRequest("admin-error-ask")
        said: Args = dict(args)
        answer = input(f"{self.talk.say(message, said)} [{self.talk.say('admin-choices')}] ")
        if answer.strip().casefold() not in self.talk.say("admin-yes").split():
            line(out(), self.talk.say("admin-left"))
            raise typer.Exit(1)


def house(db: str | None, config: Path | None, lang: str) -> House:
    """The house that command line, environment and settings name, as for a server."""
    settings = configure({"db": db}, os.environ, config)
    return House(settings if settings.db else replace(settings, db=saves.database()), speak(lang))


def seconds(text: str) -> float:
    """A length of time, as in 90d, 36h or 2w."""
    found = re.fullmatch(r"(\d+(?:\.\d+)?)([hdw]?)", text.strip().lower())
    if found is None:
        raise BadRequest("admin-error-length", given=text)
    return float(found[1]) * LENGTHS[found[2]]


# looking --------------------------------------------------------------------------------------


def list_tables(
    house: House,
    game: str,
    idle: str,
    name: str,
    owner: str,
    over: bool | None,
    limit: int,
    json: bool,
) -> None:
    """The tables there are."""
    wanted = overview.Wanted(game, owner, name, seconds(idle) if idle else 0.0, over, limit)
    found = house.do(lambda connection: overview.listed(connection, wanted))
    if json:
        print_json(found)
    elif found:
        print_tables(out(), found, house.talk)
    else:
        house.say("admin-no-tables")


def show_table(house: House, table: str, json: bool) -> None:
    """One table."""
    found = house.do(lambda connection: overview.shown(connection, table))
    if found is None:
        raise BadRequest("admin-error-table", given=table)
    if json:
        print_json(found)
    else:
        print_table(out(), found, house.talk)


# deleting -------------------------------------------------------------------------------------


def expire(house: House, older: str, dry_run: bool, yes: bool) -> None:
    """Delete what nobody has come to for long."""
    limits = Limits.of(house.settings)
    if older:
        limits = Limits(seconds(older), seconds(older))
    if not limits:
        raise BadRequest("admin-error-older")
    with house.engine() as engine:
        with engine.connect() as connection:
            now = clock(connection)
            found = abandoned(connection, now, limits)
        if dry_run or not found:
            house.say("admin-abandoned", n=len(found))
            return
        house.ask(yes, "admin-ask-expire", n=len(found))
        gone = _delete(engine, found, limits.abandoned(now))
    house.say("admin-deleted", n=gone)


def delete(house: House, tables: list[str], yes: bool) -> None:
    """Delete some tables with everything of them."""
    tables = list(dict.fromkeys(tables))
    with house.engine() as engine:
        with engine.connect() as connection:
            for table in tables:
                if overview.shown(connection, table) is None:
                    raise BadRequest("admin-error-table", given=table)
        house.ask(yes, "admin-ask-delete", n=len(tables))
        gone = _delete(engine, tables)
    house.say("admin-deleted", n=gone)


def _delete(engine: Engine, tables: Iterable[str], still: ColumnElement[bool] | None = None) -> int:
    """Delete tables one by one, so that nobody who plays is kept waiting; gives how many."""
    gone = 0
    for table in tables:
        with engine.begin() as connection:
            if delete_table(connection, table, still):
                announce(connection, table)
                gone += 1
    return gone


# people ---------------------------------------------------------------------------------------


def forget(
    house: House,
    links: list[str],
    table: str,
    seat: int | None,
    name: str,
    stay: bool,
    yes: bool,
) -> None:
    """Take out what a person has written."""
    by_seat, by_name = seat is not None, bool(name)
    if bool(links) == bool(table) or (by_seat + by_name) != bool(table):
        raise BadRequest("admin-error-who")
    if links == ["-"]:
        if not yes:  # whoever reads links cannot read an answer
            raise BadRequest("admin-error-ask")
        links = sys.stdin.read().split()
    places = house.do(lambda connection: _places(connection, links, table, seat, name))
    house.ask(yes, "admin-ask-forget", n=len(places))
    bot = house.settings.stand_in
    whole = Forgotten()
    with house.engine() as engine:
        for place in places:
            with engine.begin() as connection:
                told = forgetting.forget(connection, place, bot, stay)
            if told is None:
                raise BadRequest("admin-error-seat", table=place.table)
            whole.names += told.names
            whole.lines += told.lines
            whole.left += told.left
    house.say("admin-forgotten", n=len(places), names=whole.names, lines=whole.lines)
    if whole.left:
        house.say("admin-bot-plays", n=whole.left, bot=bot)


def _places(
    connection: Connection, links: list[str], table: str, seat: int | None, name: str
) -> list[Place]:
    """The seats that are meant."""
    if seat is not None:
        return [Place(table, seat)]
    if table:
        seats = forgetting.seats_named(connection, table, name)
        if len(seats) == 1:
            return [Place(table, seats[0])]
        if not seats:
            raise BadRequest("admin-error-name", given=name)
        raise BadRequest("admin-error-names", given=name, seats=", ".join(map(str, seats)))
    found = []
    for number, link in enumerate(links, 1):
        # what is given is a secret: it is not told again
        for token in link.rpartition("#")[2].split(","):
            place = forgetting.place_of(connection, token.strip())
            if place is None:
                raise BadRequest("admin-error-link", n=number)
            found.append(place)
    return list(dict.fromkeys(found))


def revoke(house: House, table: str, seat: int | None, yes: bool) -> None:
    """Give seats other links."""
    if house.do(lambda connection: overview.shown(connection, table)) is None:
        raise BadRequest("admin-error-table", given=table)
    house.ask(yes, "admin-ask-revoke")
    made = house.do(lambda connection: revoking.revoke(connection, table, seat))
    if not made:
        raise BadRequest("admin-error-seat", table=table)
    house.say("admin-revoked", n=len(made))
    for number, token in sorted(made.items()):
        who = house.talk.say("admin-spectators") if number == WATCH else str(number)
        line(out(), f"{who}: /t/{table}#{token}")


# the house ------------------------------------------------------------------------------------


def close(house: House) -> None:
    """Take no new tables."""
    house.do(closing.close)
    house.say("admin-closed")


def open_again(house: House) -> None:
    """Take new tables again."""
    house.do(closing.open_again)
    house.say("admin-opened")


def back_up(house: House, file: Path) -> None:
    """Write everything into a file."""
    if file.exists():
        raise BadRequest("admin-error-exists", file=str(file))
    with house.engine() as engine:
        try:
            end = backup.back_up(engine, file)
        except OSError as problem:
            raise unwritable(file, problem) from None
    house.say("admin-backed-up", n=end.rows[TABLES.name], file=str(file))


def restore(house: House, file: Path, replace: bool, yes: bool) -> None:
    """Put everything of a file into a database."""
    try:
        rows = restoring.check(file)
        if replace:
            house.ask(yes, "admin-ask-replace")
        with reached(house.settings.db) as engine:
            check_schema(engine)
            with _unserved(house.settings.db):
                migrate(engine)
                restoring.restore(engine, file, replace)
    except OSError as problem:
        raise unreadable(file, problem) from None
    house.say("admin-restored", n=rows[TABLES.name])


@contextmanager
def _unserved(url: str) -> Iterator[None]:
    """BadRequest for a file that is being served: its tables would change under the server."""
    with ExitStack() as stack:
        try:
            stack.enter_context(alone(url))
        except CannotStart:
            raise BadRequest("admin-error-served", file=str(make_url(url).database)) from None
        yield
