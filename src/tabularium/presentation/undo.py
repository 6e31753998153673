"""Taking back moves, as far as nothing was learnt and nobody else has answered."""

from __future__ import annotations

from dataclasses import dataclass

from tabularium.kernel.game import Game, Option


@dataclass(frozen=True)
class Back:
    """A move that may be taken back: the game before it, and the option that was taken. Of several
    picks that are one question it is the first."""

    game: Game
    option: Option


@dataclass(frozen=True)
class Stop:
    """Why nothing can be taken back: "start", "other" (and who), or "revealed"."""

    reason: str
    game: Game | None = None  # the one before the move that stays
    seat: int = -1


def last_move(game: Game, seat: int) -> Back | Stop:
    """What undoing one move of a seat would mean now."""
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
    while n > 1 and decision.set is not None and decision.set.given:
        earlier = game.at_move(n - 2)
        asked = earlier.decision
        if asked is None or asked.set is None or asked.seat != seat:
            break  # what is given was no choice
        n -= 1
        before, decision = earlier, asked
    return Back(before, decision.options[game.moves[n - 1]])
