"""Another table that goes on from a moment of this one."""

from __future__ import annotations

import secrets

from tabularium.kernel.game import Game
from tabularium.server.creating import SEED_BITS, seats_of
from tabularium.server.requests import Branch
from tabularium.server.start import Opening, Start, opening


def branched(game: Game, viewer: int | None, wanted: Branch) -> Opening:
    """How the new table starts.

    A finished game has no secrets left and goes on exactly. Of a running one everything that the
    viewer did not know at that moment is dealt anew, so that nothing can be found out.
    """
    moment = game.at_move(wanted.at)
    seats = seats_of(wanted.seats, game)
    if game.over:
        return opening(Start(seats=seats, record=moment.record()), moment)
    imagined = moment.resample(viewer, secrets.randbits(SEED_BITS))
    start = Start(seats=seats, position=imagined.position())
    return opening(start, start.play())
