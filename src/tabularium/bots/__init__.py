"""Bots: they see views and decisions, and worlds they may imagine. Never the hidden state."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Protocol, runtime_checkable

from tabularium.bots.candidate import Candidate, weighed
from tabularium.bots.greedy import Greedy
from tabularium.bots.own import own_bot
from tabularium.bots.random import Random
from tabularium.bots.search import Search, with_budget
from tabularium.kernel.errors import BadSeed, UnknownBot, whole
from tabularium.kernel.game import Decision, Game

__all__ = ["Bot", "Candidate", "WeighingBot", "answer", "bot", "names", "take_turn", "weighed"]


class Bot(Protocol):
    """Somebody who can take a seat; one that can say why is a ``WeighingBot``."""

    def decide(
        self, view: dict[str, Any], decision: Decision, imagine: Callable[[int], Game]
    ) -> int:
        """The number of the option to take.

        ``imagine(seed)`` gives a game that the seat cannot tell from the real one.
        """


@runtime_checkable
class WeighingBot(Bot, Protocol):
    """A bot that can say why.

    >>> player = bot("greedy")
    >>> isinstance(player, WeighingBot) and player.candidates
    []
    """

    @property
    def candidates(self) -> list[Candidate]:
        """What it thought of options of its last decision, the best first."""


# The levels count descents, so that they play the same on every machine; the seconds are for slow
# ones.
_BOTS: dict[str, Callable[[int], Bot]] = {
    "random": Random,
    "greedy": Greedy,
    "easy": lambda seed: Search(seed, seconds=2.0, iterations=8),
    "normal": lambda seed: Search(seed, seconds=4.0, iterations=60),
    "hard": lambda seed: Search(seed, seconds=8.0, iterations=400),
    "search": Search,
}


def names() -> list[str]:
    """The bots there are.

    >>> names()
    ['random', 'greedy', 'easy', 'normal', 'hard', 'search']
    """
    return list(_BOTS)


def bot(name: str, seed: int = 0) -> Bot:
    """A bot by its name; the same seed makes the same choices.

    ``search`` thinks for a second; ``search@0.2s`` for a fifth of one, ``search@200`` makes 200
    descents. A bot of one's own is named ``package.module:Class``.
    """
    if not whole(seed):
        raise BadSeed("error-seed", given=seed)
    if isinstance(name, str) and ":" in name:
        player: Bot = own_bot(name, seed)
        return player
    if isinstance(name, str) and name.startswith("search@"):
        return with_budget(name, seed)
    if not isinstance(name, str) or name not in _BOTS:
        raise UnknownBot("error-unknown-bot", given=name, possible=names())
    return _BOTS[name](seed)


def answer(game: Game, player: Bot) -> int:
    """What a bot decides at the pending decision. It gets what its seat may know, nothing else."""
    decision = game.decision
    assert decision is not None
    seat = decision.seat
    return player.decide(game.view(seat), decision, lambda seed: game.resample(seat, seed))


def take_turn(game: Game, player: Bot) -> None:
    """Let a bot make the pending decision."""
    game.play(answer(game, player))
