"""What those at a screen have learnt since a move: found out by a clerk while the table goes on."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import Final

import msgspec

from tabularium.server.errands import Learnt, Reply
from tabularium.server.errors import TooMany
from tabularium.server.table import Open, ServedTable
from tabularium.server.undo import way_back

LONGEST: Final = 5.0  # seconds that somebody waits for it, their turn at the clerks included
Ask = Callable[[Learnt], Awaitable[Reply]]


def missing(
    table: ServedTable, open_: Open, to: int, ask: Ask, pay: Callable[[], None]
) -> Awaitable[None] | None:
    """Finds out what has to be known to go back so far; None when it is known."""
    way = way_back(table, open_, to)
    if way.shown or (open_, way.to) in table.board.learnt:
        return None
    pay()
    return _found_out(table, open_, way.to, ask)


async def _found_out(table: ServedTable, open_: Open, to: int, ask: Ask) -> None:
    """Note it at the table, unless that has moved on. What cannot be found out counts as learnt."""
    played = table.ledger.played
    try:
        errand = Learnt("en", table.name, open=open_, to=to, version=table.version)
        reply = await asyncio.wait_for(ask(errand), LONGEST)
        learnt = msgspec.json.decode(reply.body, type=bool | None) if reply.status == 200 else True
    except (TimeoutError, TooMany):
        learnt = True
    if learnt is not None and table.ledger.played == played:
        table.board.learnt.setdefault((open_, to), learnt)
