"""Links that open nothing any more, and those that take their place."""

from __future__ import annotations

from sqlalchemy import Connection, delete, insert, select

from tabularium.server.editing import edit
from tabularium.server.schema import TOKENS
from tabularium.server.tokens import WATCH, fresh_keys, hashed


def revoke(connection: Connection, table: str, seat: int | None = None) -> dict[int, str]:
    """Give a seat that has a link another one, or all seats and the spectators (WATCH).

    Gives the new tokens, by seat; nothing where there is no such link.
    """
    here = TOKENS.c.table_id == table
    if seat is not None:
        here &= TOKENS.c.seat == seat
    if not edit(connection, table):
        return {}
    seats = set(connection.execute(select(TOKENS.c.seat).where(here)).scalars())
    fresh = fresh_keys(sorted(seats - {WATCH})).tokens
    made = {number: token for number, token in fresh.items() if number in seats}
    connection.execute(delete(TOKENS).where(here))
    if made:
        rows = [
            {"hash": hashed(token), "table_id": table, "seat": number}
            for number, token in made.items()
        ]
        connection.execute(insert(TOKENS), rows)
    return made
