"""What happened, as far as a seat saw it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from tabularium.kernel.game import Game


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


def movers(game: Game) -> list[int]:
    """The seat that made each move."""
    walker = game.at_move(0)
    seats: list[int] = []
    for index in game.moves:
        seats.append(walker.to_move)
        walker.apply(index)
    return seats


def last_word(game: Game, seat: int) -> int:
    """The number of moves when this seat last handed over to another, 0 if it never did."""
    moved = movers(game)
    for number in range(len(moved) - 1, 0, -1):
        if moved[number] != seat and moved[number - 1] == seat:
            return number
    return 0


def since_last_word(game: Game, seat: int, lang: str) -> list[Happening]:
    """What a seat saw since it last handed over."""
    number = last_word(game, seat)
    # the move that handed over is told as well: what it led to was not seen yet
    seen = len(game.at_move(number - 1).feed(seat)) if number else 0
    return story(game, seat, lang)[seen:]
