"""What rich positions of all games are drawn with: many things, few things and nothing at all."""

from __future__ import annotations

import random
from collections.abc import Iterable, Sequence
from typing import Any, Final, TypeVar

from tabularium.kernel.info import GameInfo, SeatOption

Thing = TypeVar("Thing")
OFTEN_OPTION: Final = 0.25  # an option differs from its default
LARGE: Final = 60  # more than anybody has who plays to win


class Chance:
    """A source of randomness with a taste for extremes."""

    def __init__(self, seed: int) -> None:
        self.random: random.Random = random.Random(seed)
        self.refused: list[str] = []  # of what was dealt, and why

    def happens(self, share: float) -> bool:
        return self.random.random() < share

    def number(self, least: int, most: int) -> int:
        """A whole number, both ends included; the ends come more often than the rest."""
        if self.happens(0.3):
            return self.random.choice((least, most))
        return self.random.randint(least, most)

    def amount(self) -> int:
        """So many goods: often none or one, rarely far too many."""
        most = self.random.choice((0, 1, 3, 8, 20, LARGE))
        return self.random.randint(0, most)

    def one(self, things: Sequence[Thing]) -> Thing:
        return self.random.choice(things)

    def some(self, things: Iterable[Thing], share: float) -> list[Thing]:
        """Each of the things with a chance."""
        return [thing for thing in things if self.happens(share)]

    def shuffled(self, things: Iterable[Thing]) -> list[Thing]:
        out = list(things)
        self.random.shuffle(out)
        return out

    def split(self, things: Sequence[Thing], most: int) -> tuple[list[Thing], list[Thing]]:
        """Up to ``most`` of the things from the front, and those that are left."""
        n = self.number(0, min(most, len(things)))
        return list(things[:n]), list(things[n:])

    def seats(self, info: GameInfo) -> list[str] | int:
        """A faction for each of some seats; only how many in a game without factions."""
        n = self.random.randint(info.min_seats, info.max_seats)
        return self.shuffled(info.factions)[:n] if info.factions else n

    def options(self, info: GameInfo, seats: int) -> dict[str, Any]:
        """Options of a game; those that are neither words, switches nor bounded stay as usual."""
        chosen: dict[str, Any] = {}
        for option in info.options:
            if not self.happens(OFTEN_OPTION):
                continue
            if isinstance(option, SeatOption) and self.happens(0.5):
                chosen[option.name] = [self.one(option.choices) for _ in range(seats)]
            elif option.choices:
                chosen[option.name] = self.one(option.choices)
            elif isinstance(option.default, bool):
                chosen[option.name] = not option.default
            elif option.most >= 0:
                chosen[option.name] = self.random.randint(option.least, option.most)
        return chosen
