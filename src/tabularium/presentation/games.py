"""Which game is spoken of how. A new game enters itself here."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from tabularium.kernel.errors import UnknownGame
from tabularium.presentation.altay import AltayGuide
from tabularium.presentation.altay_lesson import LESSON as ALTAY_LESSON
from tabularium.presentation.altay_why import AltayWhy
from tabularium.presentation.guide import Guide
from tabularium.presentation.imperium import ImperiumGuide
from tabularium.presentation.imperium_lesson import LESSON as IMPERIUM_LESSON
from tabularium.presentation.imperium_why import ImperiumWhy
from tabularium.presentation.lesson import Lesson
from tabularium.presentation.nations import NationsGuide
from tabularium.presentation.nations_lesson import LESSON as NATIONS_LESSON
from tabularium.presentation.nations_why import NationsWhy
from tabularium.presentation.reasons import Why
from tabularium.presentation.settlers import SettlersGuide
from tabularium.presentation.settlers_lesson import LESSON as SETTLERS_LESSON
from tabularium.presentation.settlers_why import SettlersWhy


@dataclass(frozen=True)
class Presentation:
    """What a game brings: its words, its reasons, its guided first game."""

    guide: Guide
    why: Why | None  # until its rules say all reasons themselves
    lesson: Lesson | None


PRESENTED: Final = {
    shown.guide.game: shown
    for shown in (
        Presentation(AltayGuide(), AltayWhy(), ALTAY_LESSON),
        Presentation(SettlersGuide(), SettlersWhy(), SETTLERS_LESSON),
        Presentation(NationsGuide(), NationsWhy(), NATIONS_LESSON),
        Presentation(ImperiumGuide(), ImperiumWhy(), IMPERIUM_LESSON),
    )
}


def presentation_of(game: str) -> Presentation:
    """What a game brings, by its id.

    >>> presentation_of("altay").guide.opening
    ('turn',)
    """
    if game not in PRESENTED:
        raise UnknownGame("error-unknown-game", given=game, possible=list(PRESENTED))
    return PRESENTED[game]


def guide_of(game: str) -> Guide:
    """How a game is spoken of."""
    return presentation_of(game).guide


def why_of(game: str) -> Why | None:
    """How a game says why not, beside its rules."""
    return presentation_of(game).why


def lesson_of(game: str) -> Lesson | None:
    """The guided first game of a game, if it has one."""
    return presentation_of(game).lesson
