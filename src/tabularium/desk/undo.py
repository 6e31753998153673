"""Taking back moves, as far as nothing was learnt and nobody else has answered."""

from __future__ import annotations

from dataclasses import dataclass

from tabularium.kernel.game import Game, Option


@dataclass(frozen=True)
class Back:
    """A move that may be taken back: the game before it, and the option that was taken."""

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
    if before.state.reveals != game.state.reveals:
        return Stop("revealed", before)
    return Back(before, decision.options[game.moves[-1]])
