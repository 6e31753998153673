"""A game in words, for the render() of environments."""

from __future__ import annotations

from typing import Final

from tabularium.kernel.errors import BadOption
from tabularium.kernel.game import Game

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
    if mode is not None and mode not in RENDER_MODES:
        raise BadOption(
            "error-option-choice", name="render_mode", given=mode, possible=RENDER_MODES
        )
    return mode
