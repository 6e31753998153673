"""The log: what happened, as far as a seat saw it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from tabularium.declare.log import MOVED
from tabularium.kernel.game import Game
from tabularium.presentation.guide import Guide


@dataclass(frozen=True)
class Line:
    """One line: an event as data, and as a sentence."""

    event: dict[str, Any]
    text: str

    @property
    def seat(self) -> int:
        """Who did it, -1 for nobody."""
        return int(self.event.get("seat", -1))


def lines_of(game: Game, seat: int | None, lang: str) -> list[Line]:
    """Everything a seat saw that there are words for, from the start on."""
    spoken = [event for event in game.feed(seat) if event["event"] != MOVED]
    return [Line(event, text) for event, text in zip(spoken, game.log(lang, seat), strict=True)]


def since_own_turn(lines: Sequence[Line], seat: int, guide: Guide) -> list[Line]:
    """What happened after a seat's last turn, up to now."""
    start = 0
    own = False
    for number, line in enumerate(lines):
        if guide.begins_turn(line.event):
            if own and line.seat != seat:
                start = number
            own = line.seat == seat
    return list(lines[start:])
