"""What is looked at when a table is drawn."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from tabularium.kernel.game import Game, Option
from tabularium.kernel.offer import Thing
from tabularium.kernel.sets import SetMember
from tabularium.locale.talk import Args, Talk

WIDEST = 120  # columns; lines that are longer are hard to read


@dataclass(frozen=True)
class Look:
    """One glance at a table: what is seen, by whom, in which language, how wide."""

    view: dict[str, Any]
    talk: Talk
    width: int
    seats: Sequence[str] = ()  # "me" or the name of a bot, where known
    options: Sequence[Option] = ()  # what the one looking may do now
    members: Sequence[SetMember] = ()  # what can be chosen together, if so it is asked

    def say(self, message: str, args: Args | None = None) -> str:
        return self.talk.say(message, args)

    @property
    def numbered(self) -> list[tuple[int, Sequence[Thing]]]:
        """The numbers that are typed now, each with what it is about."""
        listed: Sequence[Option | SetMember] = self.members or self.options
        return [(number, one.about) for number, one in enumerate(listed, 1)]

    @property
    def me(self) -> dict[str, Any]:
        """The player who is looking."""
        found: dict[str, Any] = self.view["players"][self.view["seat"]]
        return found


def look_at(
    game: Game, seat: int | None, talk: Talk, width: int, seats: Sequence[str] = ()
) -> Look:
    """What a seat or a spectator sees of a game now, on a screen of so many columns."""
    decision = game.decision
    mine = decision is not None and decision.seat == seat
    options = decision.options if decision is not None and mine else ()
    question = decision.set if decision is not None and mine else None
    members = question.members if question is not None else ()
    view = game.view(seat, forecasts=True)
    return Look(view, talk, min(width, WIDEST), seats, options, members)
