"""Whether a move showed a card: what follows from who sees which zone."""

from __future__ import annotations

from tabularium.declare.entry import ASKED, NOBODY, OPEN
from tabularium.declare.moves import Moves
from tabularium.kernel.machine import State


def shows(table: Moves, before: State, after: State) -> bool:
    """Whether who made a move saw a card that they could not know, or anybody one that nobody knew.

    A card played from a hand shows nothing: its owner knew it, and may take it back. Where cards
    were shuffled nobody follows those that lay open any more.
    """
    mover = before.to_move
    mixed = before.rng != after.rng
    changed = [z for z in range(len(after.zones)) if before.zones[z] != after.zones[z]]
    lay: dict[int, tuple[int, int]] = {}
    for zone in changed:
        for i, card in enumerate(before.zones[zone]):
            lay[card] = (zone, i)
    for zone in changed:
        for card in after.zones[zone]:
            start, i = lay.get(card, (-1, -1))
            if start == zone or (start < 0 and (not mixed or table.blank(start, zone))):
                continue  # a card from nowhere is a token, but when the table is laid it is drawn
            if start >= 0 and follows(table, before, start, i, mover, mixed):
                continue
            if sees(table, after, zone, mover):
                return True
            entry = table.zones[zone]
            secret = start < 0 or table.zones[start].seen in (OPEN, NOBODY) or is_pile(table, start)
            if secret and entry.seen != NOBODY and not is_pile(table, zone):
                return True
    return False


def follows(table: Moves, g: State, zone: int, i: int, seat: int, mixed: bool) -> bool:
    """Whether a seat knows which card the number i of a zone is, wherever it goes."""
    entry = table.zones[zone]
    if sees(table, g, zone, seat):
        return not mixed or entry.seen != OPEN
    if entry.known is None or is_pile(table, zone):
        return False
    return entry.known.knows(g, seat, max(0, table.owner(zone)), i)


def sees(table: Moves, g: State, zone: int, seat: int) -> bool:
    """Whether a seat sees the cards of a zone one by one."""
    if table.zones[zone].seen == ASKED:
        return g.to_move == seat
    return table.visible(zone, seat) and not is_pile(table, zone)


def is_pile(table: Moves, zone: int) -> bool:
    """Whether it lies face down, even if its owner knows what is in it."""
    entry = table.zones[zone]
    return entry.pile and entry.seen != OPEN
