"""Playing one game of a tournament, and what is kept of it."""

from __future__ import annotations

import time
from collections.abc import Callable
from functools import cache
from typing import Any

import msgspec

from tabularium.api import new
from tabularium.arena.plan import Match
from tabularium.arena.reason import Why, reason_of
from tabularium.bots import bot, take_turn
from tabularium.kernel.choices import verb
from tabularium.kernel.game import Decision, Game, Option
from tabularium.kernel.offer import CHOSEN
from tabularium.locale import talk
from tabularium.presentation.games import guide_of

TENTHS = 10  # points are kept at the start and after each tenth of the moves


class Played(msgspec.Struct):
    """A finished game, or one that failed. Lists have an entry for each seat."""

    number: int
    bots: list[str]
    factions: list[str]
    winners: list[int] = []
    scores: list[dict[str, int]] = []
    moves: int = 0
    decisions: list[int] = []
    seconds: list[float] = []  # thought in all
    openings: list[str] = []  # the first choice in a turn of one's own, "" for none
    cards: list[list[str]] = []  # bought, built or played
    curve: list[list[int]] = []  # points at the start and after each tenth of the game
    record: msgspec.Raw = msgspec.Raw(b"{}")  # as text: most games are never looked at again
    error: Why = ""  # why it failed

    def recorded(self) -> dict[str, Any]:
        """The record as a document."""
        found: dict[str, Any] = msgspec.json.decode(self.record)
        return found

    @property
    def totals(self) -> list[int]:
        return [sum(parts.values()) for parts in self.scores]

    def share(self, seat: int) -> float:
        """The part of the win that fell to a seat."""
        return 1 / len(self.winners) if seat in self.winners else 0.0

    @property
    def places(self) -> list[int]:
        """Winners are first whatever their points: games break ties, and may collapse."""
        standing = [(seat not in self.winners, -total) for seat, total in enumerate(self.totals)]
        return [1 + sum(other < own for other in standing) for own in standing]


def failed(match: Match, error: Why) -> Played:
    """A game that could not be played to its end."""
    return Played(match.number, match.bots, match.factions, error=error)


def play_match(match: Match, deciding: Callable[[int], None] = lambda seat: None) -> Played:
    """Play a game. A bot that breaks it makes it a failed one.

    ``deciding`` is told which seat is asked, for whoever may have to stop it.
    """
    try:
        return _play(match, deciding)
    except (Exception, SystemExit) as problem:  # bots may be anybody's
        return failed(match, reason_of(problem))


def _play(match: Match, deciding: Callable[[int], None]) -> Played:
    game = new(match.game, [name or None for name in match.factions], match.seed, match.options)
    players = [bot(name, seed) for name, seed in zip(match.bots, match.bot_seeds, strict=True)]
    notes = _Notes(match.game, game.seats)
    while not game.over:
        decision = game.decision
        assert decision is not None
        deciding(decision.seat)
        before = time.perf_counter()
        take_turn(game, players[decision.seat])
        notes.seconds[decision.seat] += time.perf_counter() - before
        notes.note(decision, decision.options[game.moves[-1]])
    return Played(
        number=match.number,
        bots=match.bots,
        factions=match.factions,
        winners=list(game.winners),
        scores=[dict(score.parts) for score in game.scores()],
        moves=len(game.moves),
        decisions=notes.decisions,
        seconds=[round(seconds, 6) for seconds in notes.seconds],
        openings=notes.openings,
        cards=[sorted(cards) for cards in notes.cards],
        curve=curve(game),
        record=msgspec.Raw(msgspec.json.encode(game.record())),
    )


@cache
def card_keys(game: str) -> frozenset[str]:
    """The keys of all cards of a game."""
    return frozenset([card.key for card in guide_of(game).cards(talk("en"))])


class _Notes:
    """What is written down while a game is played."""

    def __init__(self, game: str, seats: int) -> None:
        self._using = guide_of(game).using
        self._keys = card_keys(game)
        self.decisions = [0] * seats
        self.seconds = [0.0] * seats
        self.openings = [""] * seats
        self.cards: list[set[str]] = [set() for _ in range(seats)]

    def note(self, decision: Decision, option: Option) -> None:
        seat = decision.seat
        self.decisions[seat] += 1
        if decision.kind == "turn" and not self.openings[seat]:
            self.openings[seat] = option.key
        done = verb(option.key)
        if (decision.kind if done == option.key else done) in self._using:
            # a better copy of a card, "chariot+2", is counted as the card
            names = [thing.bare.partition("+")[0] for thing in option.about if thing.part == CHOSEN]
            self.cards[seat].update([name for name in names if name in self._keys][:1])


def curve(game: Game) -> list[list[int]]:
    """The points of every seat at the start and after each tenth of the moves."""
    moves = game.moves
    walker = game.at_move(0)
    points: list[list[int]] = [[] for _ in range(game.seats)]
    done = 0
    for tenth in range(TENTHS + 1):
        until = round(len(moves) * tenth / TENTHS)
        for i in moves[done:until]:
            walker.apply(i)
        done = until
        for seat, score in enumerate(walker.scores()):
            points[seat].append(score.total)
    return points
