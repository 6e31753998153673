"""A tournament before it is played: every game of it follows from the plan."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import msgspec

from tabularium.api import new
from tabularium.arena.draw import drawn, shuffled
from tabularium.arena.errors import BadPlan
from tabularium.arena.lineups import blocks
from tabularium.bots import bot
from tabularium.kernel.errors import BadSeed, whole
from tabularium.plugins import rules_of

MOST_BOTS = 12  # beyond, there are more line-ups than anybody plays games


class Match(msgspec.Struct, frozen=True):
    """One game of a tournament, with all that a worker must know to play it."""

    number: int
    game: str
    seed: int
    options: dict[str, Any]
    factions: list[str]  # of each seat
    bots: list[str]
    bot_seeds: list[int]


class Plan(msgspec.Struct, frozen=True):
    """What is played."""

    game: str
    bots: list[str]
    games: int
    seats: list[int]  # players in a game; several numbers take turns
    seed: int
    options: dict[str, Any]
    version: int  # of the rules
    until: float | None = None  # stop when the first bot's win rate is known to be above or below

    def matches(self) -> Iterator[Match]:
        """The games in their order.

        The games of a block are dealt alike, and every bot of it plays each seat with its faction.
        """
        number = 0
        tables = [_Table(self, seats) for seats in self.seats]
        while True:
            for table in tables:
                for match in table.next_block(number):
                    if match.number == self.games:
                        return
                    yield match
                    number += 1

    def has(self, bots: list[str]) -> bool:
        """Whether these may have met in a game of it."""
        return len(bots) in self.seats and set(bots) <= set(self.bots)

    def other(self, stored: Plan) -> str:
        """What tells this plan from a stored one, "" if that can be gone on with."""
        for name in ("game", "version", "bots", "seats", "seed", "options"):
            if getattr(self, name) != getattr(stored, name):
                return name
        return ""


class _Table:
    """The games with one number of players."""

    def __init__(self, plan: Plan, seats: int) -> None:
        self._plan = plan
        self._seats = seats
        self._factions = rules_of(plan.game).info.factions
        self._blocks = blocks(len(plan.bots), seats)
        self._played = 0  # blocks

    def next_block(self, number: int) -> Iterator[Match]:
        plan = self._plan
        factions = self._next_factions()
        seed = drawn(plan.seed, "deal", self._seats, self._played)
        self._played += 1
        for place, lineup in enumerate(next(self._blocks)):
            yield Match(
                number=number + place,
                game=plan.game,
                seed=seed,
                options=plan.options,
                factions=factions,
                bots=[plan.bots[i] for i in lineup],
                # bots know nothing of the seed of the game
                bot_seeds=[
                    drawn(plan.seed, "bot", number + place, seat) for seat in range(self._seats)
                ],
            )

    def _next_factions(self) -> list[str]:
        """In as many blocks as there are factions, every seat plays every faction once.

        A game without factions has empty names.
        """
        n = len(self._factions)
        if n == 0:
            return [""] * self._seats
        turn, step = divmod(self._played, n)
        words = (self._plan.seed, "factions", self._seats, turn)
        order = shuffled(n, *words, "order")
        apart = shuffled(n, *words, "apart")
        return [self._factions[order[(step + apart[seat]) % n]] for seat in range(self._seats)]


def make_plan(
    game: str,
    bots: list[str],
    games: int,
    seats: list[int],
    seed: int,
    options: dict[str, Any],
    until: float | None = None,
) -> Plan:
    """A plan that can be played; errors say what is wrong with it."""
    info = rules_of(game).info
    if not bots:
        raise BadPlan("arena-error-no-bots")
    if len(bots) > MOST_BOTS:
        raise BadPlan("arena-error-many-bots", given=len(bots), most=MOST_BOTS)
    for i, name in enumerate(bots):
        if name in bots[:i]:
            raise BadPlan("arena-error-bot-twice", given=name)
        bot(name)
    if not whole(games) or games == 0:
        raise BadPlan("arena-error-games", given=games)
    if not whole(seed):
        raise BadSeed("error-seed", given=seed)
    if not seats:
        raise BadPlan("arena-error-seats", given="")
    if until is not None:
        if len(bots) != 2:
            raise BadPlan("arena-error-until-bots", n=len(bots))
        if not 0 < until < 1:
            raise BadPlan("arena-error-until", given=until)
    plan = Plan(
        game=info.id,
        bots=bots,
        games=games,
        seats=sorted(set(seats)),
        seed=seed,
        options=options,
        version=info.version,
        until=until,
    )
    for n in plan.seats:
        new(game, n, 0, options)  # what does not fit the game is found out now
    return plan
