"""Which tokens open a seat, in the database."""

from __future__ import annotations

from sqlalchemy import Connection, delete, insert, select

from tabularium.server.errors import NotPossible
from tabularium.server.schema import TOKENS


def relink(connection: Connection, table: str, seat: int, hash_: str) -> None:
    """A hashed token opens a seat from now on, and no other does."""
    taken = select(TOKENS.c.seat).where(TOKENS.c.hash == hash_)
    if connection.execute(taken).first() is not None:
        raise NotPossible("server-error-link-taken")
    here = (TOKENS.c.table_id == table) & (TOKENS.c.seat == seat)
    connection.execute(delete(TOKENS).where(here))
    connection.execute(insert(TOKENS), {"hash": hash_, "table_id": table, "seat": seat})
