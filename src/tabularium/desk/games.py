"""Which game is spoken of how. A new game enters itself here."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from tabularium.desk.altay import AltayGuide
from tabularium.desk.altay_lesson import LESSON as ALTAY_LESSON
from tabularium.desk.altay_why import AltayWhy
from tabularium.desk.guide import Guide
from tabularium.desk.imperium import ImperiumGuide
from tabularium.desk.imperium_lesson import LESSON as IMPERIUM_LESSON
from tabularium.desk.imperium_why import ImperiumWhy
from tabularium.desk.lesson import Lesson
from tabularium.desk.nations import NationsGuide
from tabularium.desk.nations_lesson import LESSON as NATIONS_LESSON
from tabularium.desk.nations_why import NationsWhy
from tabularium.desk.reasons import Why
from tabularium.desk.settlers import SettlersGuide
from tabularium.desk.settlers_lesson import LESSON as SETTLERS_LESSON
from tabularium.desk.settlers_why import SettlersWhy
from tabularium.kernel.errors import UnknownGame


@dataclass(frozen=True)
class Desk:
    """What a game brings: its words, its reasons, its guided first game."""

    guide: Guide
    why: Why
    lesson: Lesson


DESKS: Final = {
    desk.guide.game: desk
    for desk in (
        Desk(AltayGuide(), AltayWhy(), ALTAY_LESSON),
        Desk(SettlersGuide(), SettlersWhy(), SETTLERS_LESSON),
        Desk(NationsGuide(), NationsWhy(), NATIONS_LESSON),
        Desk(ImperiumGuide(), ImperiumWhy(), IMPERIUM_LESSON),
    )
}


def desk_of(game: str) -> Desk:
    """What a game brings, by its id.

    >>> desk_of("altay").lesson.steps[1]
    Step(say='lesson-altay-2', play='attack:5:11', point='territory:11')
    """
    if game not in DESKS:
        raise UnknownGame("error-unknown-game", given=game, possible=list(DESKS))
    return DESKS[game]


def guide_of(game: str) -> Guide:
    """How a game is spoken of."""
    return desk_of(game).guide


def why_of(game: str) -> Why:
    """How a game says why not."""
    return desk_of(game).why


def lesson_of(game: str) -> Lesson:
    """The guided first game of a game."""
    return desk_of(game).lesson
