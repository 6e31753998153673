"""A game in words, for the render() of environments."""

from __future__ import annotations

from typing import Final

from tabularium.kernel.game import Game
from tabularium.research.start import one_of

LINES: Final = 12
HUMAN: Final = "human"
RENDER_MODES: Final = (HUMAN, "ansi")


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


def render(game: Game, mode: str | None) -> str | None:
    """Print the picture for people, or give it."""
    if mode == HUMAN:
        print(picture(game))
        return None
    return picture(game)


def check_render_mode(mode: str | None) -> str | None:
    """The mode, if there is one of that name."""
    return None if mode is None else one_of("render_mode", mode, RENDER_MODES)
