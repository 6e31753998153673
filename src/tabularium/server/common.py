"""A few words that all servers on a database have in common."""

from __future__ import annotations

from typing import Final

from sqlalchemy import Connection, delete, insert, select, update

from tabularium.server.schema import HOUSE

SECRET: Final = "secret"  # what words that cannot be read are made with
CLOSED: Final = "closed"  # there is one: no new tables are taken
NEWS: Final = "news"  # of a database in a file: how often its owner has changed something
EXPIRED: Final = "expired"  # when somebody last looked for abandoned tables


def said(connection: Connection, name: str) -> str | None:
    """A word; None: nobody has said it."""
    found: str | None = connection.execute(
        select(HOUSE.c.value).where(HOUSE.c.name == name)
    ).scalar()
    return found


def say(connection: Connection, name: str, value: str) -> None:
    """Say a word, whatever it was."""
    row = update(HOUSE).where(HOUSE.c.name == name).values(value=value)
    if not connection.execute(row).rowcount:
        connection.execute(insert(HOUSE), {"name": name, "value": value})


def say_instead(connection: Connection, name: str, before: str | None, value: str) -> bool:
    """Say a word unless somebody else has done so since: then False, or an IntegrityError."""
    if before is None:
        connection.execute(insert(HOUSE), {"name": name, "value": value})
        return True
    same = (HOUSE.c.name == name) & (HOUSE.c.value == before)
    return bool(connection.execute(update(HOUSE).where(same).values(value=value)).rowcount)


def unsay(connection: Connection, name: str) -> None:
    """Take a word back."""
    connection.execute(delete(HOUSE).where(HOUSE.c.name == name))
