"""What happened, as far as a seat saw it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from tabularium.kernel.game import Game
from tabularium.presentation.guide import Guide


@dataclass(frozen=True)
class Happening:
    """One event: as data, and as a sentence."""

    event: dict[str, Any]
    text: str

    @property
    def seat(self) -> int:
        """Who did it, -1 for nobody."""
        return int(self.event.get("seat", -1))


def story(game: Game, seat: int | None, lang: str) -> list[Happening]:
    """Everything a seat saw, from the start on."""
    return [
        Happening(event, text)
        for event, text in zip(game.feed(seat), game.log(lang, seat), strict=True)
    ]


def since_own_turn(happenings: Sequence[Happening], seat: int, guide: Guide) -> list[Happening]:
    """What happened after a seat's last turn, up to now."""
    start = 0
    own = False
    for number, happening in enumerate(happenings):
        if guide.begins_turn(happening.event):
            if own and happening.seat != seat:
                start = number
            own = happening.seat == seat
    return list(happenings[start:])
