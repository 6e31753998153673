"""Does a bot keep its promises? It is asked at decisions of every kind, and plays whole games."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from typing import Final

from tabularium.api import games as all_games
from tabularium.bots import Bot, bot, weighed
from tabularium.kernel.errors import BadSeed, whole
from tabularium.kernel.game import Decision, Game
from tabularium.plugins import rules_of
from tabularium.testing.broken import BrokenPromise
from tabularium.testing.moments import of_every_kind, started

Maker = Callable[[int], Bot]
GAMES_LOOKED_THROUGH: Final = 12  # random games of each game, for decisions of every kind
SHOWN: Final = 200  # letters of what a bot says
OTHER_WORLDS: Final = 2  # in which the hidden cards are dealt anew
# decisions of a whole game: in Altay, players who do nothing but end their turns play for ever
LONGEST: Final = 2_000


@dataclass
class BotReport:
    """What was tried: the games, the kinds of decisions in each, and the slowest decision."""

    kinds: dict[str, list[str]] = field(default_factory=dict)
    decisions: int = 0
    slowest: float = 0.0  # seconds

    @property
    def games(self) -> list[str]:
        return list(self.kinds)


def check_bot(
    factory: Maker | str,
    games: Iterable[str] | None = None,
    seed: int = 0,
    seconds: float | None = None,
    moments: int = 2,
) -> BotReport:
    """Try a bot, given by its name or as a function of a seed; BrokenPromise when it fails.

    It must answer every decision with the number of an option, answer alike when made anew with
    the same seed, answer alike when only cards it cannot see are different, weigh nothing but
    options if it says what it weighed, and keep to ``seconds`` for a decision if these are given.
    ``moments`` is how many decisions of each kind are tried; after these it plays a whole game.
    """
    if not whole(seed):
        raise BadSeed("error-seed", given=seed)
    make = (lambda seed: bot(factory, seed)) if isinstance(factory, str) else factory
    report = BotReport()
    for name in games if games is not None else [info.id for info in all_games()]:
        trial = _Trial(make, name, seed, seconds, report)
        report.kinds[name] = []
        for game in of_every_kind(rules_of(name), seed, moments, GAMES_LOOKED_THROUGH):
            trial.one_moment(game)
        trial.whole_game()
    return report


class _Trial:
    """A bot at one game."""

    def __init__(
        self, make: Maker, name: str, seed: int, seconds: float | None, report: BotReport
    ) -> None:
        self.make = make
        self.name = name
        self.seed = seed
        self.seconds = seconds
        self.report = report

    def one_moment(self, game: Game) -> None:
        """One decision: legal, repeatable, and made from what the seat may know."""
        decision = _decision(game)
        kinds = self.report.kinds[self.name]
        if decision.kind not in kinds:
            kinds.append(decision.kind)
        first = self.answer(self.make(self.seed), game)
        again = self.answer(self.make(self.seed), game)
        if again != first:
            raise self.broken("promise-same-seed", game, first=first, again=again, seed=self.seed)
        for other in range(OTHER_WORLDS):
            world = game.resample(decision.seat, self.seed + other)
            there = self.answer(self.make(self.seed), world)
            if there != first:
                raise self.broken("promise-hidden", game, first=first, again=there)

    def whole_game(self) -> None:
        """A game in which bots remember what they want to from move to move.

        Each has a twin that has been asked the same, but in worlds whose hidden cards are others.
        """
        game = started(rules_of(self.name), self.seed)
        players, twins = (
            [self.make(self.seed + seat) for seat in range(game.seats)] for _ in range(2)
        )
        for moves in range(LONGEST):
            if game.over:
                return
            seat = game.to_move
            first = self.answer(players[seat], game)
            there = self.answer(twins[seat], game.resample(seat, self.seed + moves))
            if there != first:
                raise self.broken("promise-hidden", game, first=first, again=there)
            game.apply(first)

    def answer(self, player: Bot, game: Game) -> int:
        """What a bot answers, if it is an answer."""
        decision = _decision(game)
        seat = decision.seat
        view = game.view(seat)
        before = game.digest()
        begun = time.perf_counter()
        try:
            answer: object = player.decide(view, decision, lambda seed: game.resample(seat, seed))
        except Exception as problem:
            raise self.broken("promise-no-error", game, problem=repr(problem)) from problem
        took = time.perf_counter() - begun
        self.report.decisions += 1
        self.report.slowest = max(self.report.slowest, took)
        if game.digest() != before:
            raise self.broken("promise-hands-off", game)
        most = len(decision.options) - 1
        if not whole(answer) or not isinstance(answer, int) or answer > most:
            raise self.broken("promise-legal", game, given=answer, most=most)
        said = getattr(player, "candidates", None)
        if said and not weighed(player, decision):
            raise self.broken("promise-candidates", game, given=repr(said)[:SHOWN])
        if self.seconds is not None and took > self.seconds:
            raise self.broken(
                "promise-time", game, took=f"{took:.3f}", seconds=f"{self.seconds:.3f}"
            )
        return answer

    def broken(self, message: str, game: Game, **arguments: object) -> BrokenPromise:
        decision = _decision(game)
        return BrokenPromise(
            message,
            game=self.name,
            kind=decision.kind,
            seat=decision.seat,
            moves=len(game.moves),
            **arguments,
        )


def _decision(game: Game) -> Decision:
    decision = game.decision
    assert decision is not None
    return decision
