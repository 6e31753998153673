"""Taking back at a table: how far at once, how far only if the others agree."""

from __future__ import annotations

from dataclasses import dataclass

from tabularium.server.errors import NotPossible
from tabularium.server.table import Open, ServedTable


@dataclass(frozen=True)
class Way:
    """How moves could be taken back."""

    to: int
    shown: bool  # something was shown since, or learnt
    waiting: list[int]  # the seats that must agree; nobody: at once

    @property
    def reason(self) -> str | None:
        """What stands in the way: a message of the texts."""
        if self.shown:
            return "server-undo-ask-shown" if self.waiting else "server-undo-shown"
        return "server-undo-ask-moved" if self.waiting else None


def last_own(table: ServedTable, open_: Open) -> int | None:
    """The number of moves before the last one that a person on these seats made, or before the
    last set."""
    made = table.ledger.made
    for number in range(len(made) - 1, -1, -1):
        if made[number].joined:
            continue
        if made[number].person and made[number].seat in open_:
            return table.ledger.base + number
    return None


def way_back(table: ServedTable, open_: Open, to: int) -> Way:
    """How to come back to a number of moves, or to the beginning of the set that lies there;
    NotPossible when that cannot be.

    Bots are not asked: their answers are taken back with the move they answered, as long as
    nothing was shown. Those who share one screen have agreed already. What they have learnt without
    being shown a card takes a while to find out: it counts from when it is known.
    """
    ledger = table.ledger
    if table.board.game.over:
        raise NotPossible("server-undo-over")
    if not ledger.base <= to < ledger.moves:
        raise NotPossible("server-error-undo-range", given=to, least=ledger.base, most=ledger.moves)
    while ledger.made[to - ledger.base].joined:
        to -= 1  # what was chosen as one is taken back as one
    undone = ledger.made[to - ledger.base :]
    if not undone[0].person or undone[0].seat not in open_:
        raise NotPossible("server-error-undo-own", given=to)
    others = [seat for seat in ledger.people if seat not in open_]
    shown = table.board.shown_since(to) or bool(table.board.learnt.get((open_, to)))
    moved = any(move.person and move.seat not in open_ for move in undone)
    return Way(to, shown, others if shown or moved else [])
