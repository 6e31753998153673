"""Reading a position: what is named is set, everything else gets a legal default."""

from __future__ import annotations

from typing import Any

from tabularium.games.imperium import layout as at
from tabularium.games.imperium.catalogue import (
    KEY,
)
from tabularium.games.imperium.check_position import check_bare, check_table
from tabularium.games.imperium.position_document import Document
from tabularium.games.imperium.read_player import fill_players, read_player, read_side
from tabularium.games.imperium.read_table import (
    finish_decks,
    read_decks,
    read_fame_seen,
    read_king,
    read_market,
    read_unrest,
)
from tabularium.games.imperium.rounds import ALL_ROUNDS
from tabularium.games.imperium.setup import (
    GAME,
)
from tabularium.games.imperium.turn import CLEAN_UP
from tabularium.games.imperium.turn import MAIN as MENU
from tabularium.kernel.entries import MOST, unfit
from tabularium.kernel.errors import BadPosition
from tabularium.kernel.frames import go_on, is_over, read_frames
from tabularium.kernel.machine import FRAME, PC, State
from tabularium.kernel.rng import STATES as RNG_STATES


def read_position(g: State, doc: dict[str, Any]) -> None:
    """Fill a blank state from a document, and go on from there."""
    read(Document(g, doc))


def read(given: Document) -> None:
    g = given.g
    doc = given.doc
    g.nums[at.ROUND] = doc.number("round", 1, MOST, 0 if given.complete else 1)
    g.nums[at.FIRST] = doc.number("first_player", 0, g.seats - 1)
    g.nums[at.TURN] = -1
    if not doc.has("turn"):
        g.nums[at.TURN] = g.nums[at.FIRST]
    elif doc.value("turn") is not None:
        g.nums[at.TURN] = doc.number("turn", 0, g.seats - 1)
    g.nums[at.ACTIVATING] = int(doc.flag("activating", False))
    g.nums[at.ENDING] = doc.number("ending", 0, 2)
    g.nums[at.COLLAPSED] = int(doc.flag("collapsed", False))
    for seat in range(g.seats):
        read_side(given, seat)
    if given.bare:
        check_bare(given)
    else:
        read_table(given)
    if doc.has("rng"):
        g.rng = doc.number("rng", 0, RNG_STATES - 1)
    resume(given)


def read_table(given: Document) -> None:
    g = given.g
    for seat in range(g.seats):
        read_player(given, seat)
    g.zones[at.MARKET] = list(range(at.SLOTS))
    read_market(given)
    g.zones[at.EXILE] = given.take_all("exile", given.everywhere)
    g.zones[at.GONE] = given.take_all("gone", given.everywhere)
    g.zones[at.LOOKED_AT] = given.take_all("looked_at", given.everywhere)
    read_king(given)
    read_decks(given)
    fill_players(given)
    read_unrest(given)
    finish_decks(given)
    read_fame_seen(given)
    check_table(given)


def resume(given: Document) -> None:
    """Go on where the stack says, or at the start of a turn."""
    g = given.g
    if is_over(g, given.doc):
        return
    if given.complete:
        read_frames(g, given.doc.value("stack"), KEY)
        nodes = [g.rules.nodes[g.stack[frame]] for frame in range(0, len(g.stack), FRAME)]
        if len(nodes) < 2 or nodes[0] is not GAME or nodes[1] not in GAME.steps:
            raise BadPosition("error-position-no-work")
        go_on(g)
        return
    seat = g.nums[at.TURN]
    if seat < 0 or given.bare:
        raise unfit("turn", None, "number")
    g.push(GAME, 0, -1)
    g.stack[g.top + PC] = len(GAME.steps)
    g.push(ALL_ROUNDS, 0, -1)
    g.stack[g.top + PC] = (seat - g.nums[at.FIRST]) % g.seats + 1
    g.push_scope(CLEAN_UP, seat, -1)
    g.push(MENU, seat, -1)
    g.run()
