"""What is told of a move tells a seat nothing that it could not see: also not by a number."""

from __future__ import annotations

import random
from typing import Any, Final

from tabularium.kernel.choices import option_keys
from tabularium.kernel.events import EVERYBODY, Event
from tabularium.kernel.machine import Rules, State
from tabularium.testing.apart import as_text
from tabularium.testing.kit import Kit
from tabularium.testing.moment import WATCHING, Moment, asked_there

WORLDS: Final = 3  # that are imagined for each viewer
NO_MORE: Final = ""  # told


def check_overheard(now: Moment, kit: Kit | None, moves: int = 1) -> None:
    """Some moves are made here, and in worlds that a viewer cannot tell from this one. Where it
    looks the same in both, nothing having been shown, the same was told.

    Worlds in which the move brings other cards to light look different, and say nothing of it.
    """
    game = now.game
    if game.over:
        return
    shown = list(kit.shown) if kit is not None else []
    draw = random.Random(f"{now.seed}, {len(game.moves)}")
    for number in draw.sample(range(game.n_options), min(moves, game.n_options)):
        check_move(now, number, shown)


def check_move(now: Moment, number: int, shown: list[str]) -> None:
    game = now.game
    key = option_keys(game.state)[number]
    made = Made(game.state, number)
    for viewer in (WATCHING, *range(game.seats)) if not made.shows else ():
        whose: Any = None if viewer == WATCHING else viewer
        here = made.told()
        for world in range(WORLDS):
            start = asked_there(game.resample(whose, now.seed + world)).state
            keys = option_keys(start)
            if key not in keys:
                continue
            other = Made(start, keys.index(key))
            if other.shows or other.seen(viewer, shown) != made.seen(viewer, shown):
                continue
            for said, again in zip(here, other.told()):
                if said != again:
                    what = {"viewer": viewer, "given": said, "again": again}
                    raise now.broken("promise-overheard", key=key, **what)


class Made:
    """A move, with all that is told of it."""

    def __init__(self, g: State, number: int) -> None:
        self.rules: Rules = g.rules
        self.after: State = g.clone()
        self.after.watch()
        self.after.apply(number)
        self.events: list[Event] = self.after.told()
        self.shows: bool = g.reveals != self.after.reveals  # what no zone tells

    def told(self) -> list[str]:
        """What everybody hears. What a seat is told alone it may know, such as in which order the
        cards came that lie in its hand now."""
        public = [one for one in self.events if one.spoken and one.audience == EVERYBODY]
        return [*sorted([as_text(self.data(event)) for event in public]), NO_MORE]

    def seen(self, viewer: int, shown: list[str]) -> str:
        """What a viewer sees, at the end and on the way.

        There are events that show a card, though it comes from where it is hidden and goes there.
        """
        moved = [self.rules.moves(self.rules.seen(event, viewer)) for event in self.events]
        told = [self.data(event) for event in self.events if event.spoken]
        shows = [one for one in told if one["event"] in shown]
        return as_text([self.rules.view(self.after, viewer), moved, shows])

    def data(self, event: Event) -> dict[str, Any]:
        return self.rules.event(self.after, event.numbers)
