"""Reading a position: what is named is set, everything else gets a legal default."""

from __future__ import annotations

from typing import Any, Final

from tabularium.games.nations import layout as at
from tabularium.games.nations.catalogue import (
    KEY,
    KINDS,
    SECTIONS,
)
from tabularium.games.nations.hire import FINISH
from tabularium.games.nations.in_play import recount, settle
from tabularium.games.nations.position_document import Document
from tabularium.games.nations.read_player import read_player
from tabularium.games.nations.read_table import (
    check_passing,
    finish_decks,
    read_decks,
    read_drawn,
    read_event,
    read_market,
    read_order,
    read_war,
)
from tabularium.games.nations.rounds import ACTION_PHASE, ALL_ROUNDS, ONE_ROUND
from tabularium.games.nations.setup import GAME
from tabularium.games.nations.workers import ReturnWorker
from tabularium.kernel.entries import unfit
from tabularium.kernel.errors import BadPosition
from tabularium.kernel.frames import go_on, is_over, read_frames
from tabularium.kernel.machine import FRAME, PC, SOURCE, State
from tabularium.kernel.rng import STATES as RNG_STATES

MIDWAY: Final[list[str]] = ["buying", "looked_at", "together"]  # only in the middle of something


def read_position(g: State, doc: dict[str, Any]) -> None:
    """Fill a blank state from a document, and go on from there."""
    read(Document(g, doc))


def read(given: Document) -> None:
    g = given.g
    doc = given.doc
    g.nums[at.ROUND] = doc.number("round", 1, at.AGES * at.ROUNDS_PER_AGE)
    last = at.ROUNDS_PER_AGE * g.opts[at.AGES_PLAYED]
    if g.nums[at.ROUND] > last or (g.nums[at.ROUND] == 0 and not given.complete):
        raise unfit("round", g.nums[at.ROUND], "nations-round")
    for name in MIDWAY:
        if given.doc.value(name) and not given.complete:
            raise BadPosition("nations-error-midway", where=name)
    g.nums[at.TOGETHER] = int(doc.flag("together", False))
    read_order(given)
    for seat in range(g.seats):
        read_player(given, seat)
    check_passing(given)
    read_drawn(given)
    read_war(given)
    read_market(given)
    read_decks(given)
    read_event(given)
    finish_decks(given)
    for seat in range(g.seats):
        recount(g, seat)
    if doc.has("rng"):
        g.rng = doc.number("rng", 0, RNG_STATES - 1)
    resume(given)


def resume(given: Document) -> None:
    """Go on where the stack says, or at the start of a turn in the action phase."""
    g = given.g
    if is_over(g, given.doc):
        return
    if given.complete:
        read_frames(g, given.doc.value("stack"), KEY)
        nodes = [g.rules.nodes[g.stack[frame]] for frame in range(0, len(g.stack), FRAME)]
        if len(nodes) < 2 or nodes[0] is not GAME or nodes[1] not in GAME.steps:
            raise BadPosition("error-position-no-work")
        check_sites(given)
        if not on_the_way(g):
            settle(g)
        go_on(g)
        return
    settle(g)
    seat = g.nums[at.TURN]
    if seat < 0:
        raise unfit("turn", None, "number")
    g.push(GAME, 0, -1)
    g.stack[g.top + PC] = len(GAME.steps)
    g.push(ALL_ROUNDS, 0, -1)
    g.push(ONE_ROUND, 0, -1)
    g.stack[g.top + PC] = ONE_ROUND.steps.index(ACTION_PHASE) + 1
    g.push(ACTION_PHASE, 0, -1)
    g.nums[at.TURNS + seat] += 1
    ACTION_PHASE.begin(g, seat)
    g.run()


def on_the_way(g: State) -> bool:
    """Whether a worker is being returned: conditions are judged when it has arrived (N108)."""
    return any(
        isinstance(g.rules.nodes[g.stack[frame]], ReturnWorker) and g.stack[frame + PC] > 0
        for frame in range(0, len(g.stack), FRAME)
    )


def check_sites(given: Document) -> None:
    """A wonder with all its sections is being placed, or it would lie elsewhere."""
    g = given.g
    for seat in range(g.seats):
        for card in g.zones[at.SITE + seat]:
            complete = (g.marks[card] >> at.BUILT) == len(SECTIONS[KINDS[card]])
            placing = any(
                g.rules.nodes[g.stack[frame]] is FINISH and g.stack[frame + SOURCE] == card
                for frame in range(0, len(g.stack), FRAME)
            )
            if complete != placing:
                raise BadPosition("error-position-no-work")
