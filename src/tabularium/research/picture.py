"""A game in words, for render()."""

from __future__ import annotations

from typing import Final

from tabularium.kernel.game import Game

LINES: Final = 12


def picture(game: Game, lang: str = "en") -> str:
    """What everybody saw last, and what is asked now."""
    lines = game.log(lang)[-LINES:]
    decision = game.decision
    if decision is None:
        totals = ", ".join(str(score.total) for score in game.scores())
        lines.append(f"{game!r} ({totals})")
    else:
        lines.append(f"player_{decision.seat}: {decision.prompt(lang)}")
    return "\n".join(lines)
