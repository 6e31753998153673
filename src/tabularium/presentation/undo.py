"""Taking back moves, as far as nothing was learnt and nobody else has answered."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from tabularium.kernel.game import Game, Option
from tabularium.presentation.learnt import learnt_since


@dataclass(frozen=True)
class Back:
    """A move that may be taken back: the game before it, and the option that was taken. Of several
    picks that are one question it is the first."""

    game: Game
    option: Option


@dataclass(frozen=True)
class Stop:
    """Why nothing can be taken back: "start", "other" (and who), "revealed", or "learnt"."""

    reason: str
    game: Game | None = None  # the one before the move that stays
    seat: int = -1


def last_move(game: Game, seat: int) -> Back | Stop:
    """What undoing one move of a seat would mean now, as far as that is plain at once."""
    n = len(game.moves)
    if n == 0:
        return Stop("start")
    before = game.at_move(n - 1)
    decision = before.decision
    assert decision is not None
    if decision.seat != seat:
        return Stop("other", before, decision.seat)
    if game.rules.shows(before.state, game.state):
        return Stop("revealed", before)
    after = before
    while n > 1 and decision.set is not None and decision.set.given:
        earlier = game.at_move(n - 2)
        asked = earlier.decision
        if asked is None or asked.set is None or asked.seat != seat:
            break  # what is given was no choice
        if game.rules.shows(earlier.state, after.state):
            return Stop("revealed", earlier)
        n -= 1
        after = earlier
        before, decision = earlier, asked
    return Back(before, decision.options[game.moves[n - 1]])


def taken_back(game: Game, seat: int, people: Sequence[int]) -> Back | Stop:
    """The same when it is asked for, which takes longer: not if one of those at the screen has
    learnt something that nobody has shown, as whether a rival had to pass."""
    back = last_move(game, seat)
    if isinstance(back, Back) and learnt_since(game, len(back.game.moves), people):
        return Stop("learnt", back.game)
    return back
