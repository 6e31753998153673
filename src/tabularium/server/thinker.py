"""A process in which bots think: reads a job a line, answers each with a line.

It keeps the games of its last tables and goes on from there.
"""

from __future__ import annotations

import os
import sys
from collections import OrderedDict
from typing import BinaryIO

import msgspec

from tabularium.bots import Bot, Candidate, answer, bot, weighed
from tabularium.kernel.game import Game
from tabularium.server.start import Start

REMEMBERED = 16  # tables
POLITE = 5  # the event loop comes first


class Job(msgspec.Struct):
    """A decision to be made."""

    table: str
    start: msgspec.Raw
    moves: list[int]
    seat: int
    bot: str
    seed: int


class Thought(msgspec.Struct, omit_defaults=True):
    """What came out: the number of an option, and what was weighed; or the name of an error."""

    option: int = -1
    weighed: list[Candidate] = []
    error: str = ""


class Memory:
    """Games and bots of the last tables."""

    def __init__(self) -> None:
        self._games: OrderedDict[str, Game] = OrderedDict()
        self._bots: dict[tuple[str, int, str], Bot] = {}

    def game(self, job: Job) -> Game:
        """The game of a job, played on from where it was known."""
        game = self._games.pop(job.table, None)
        known = game.moves if game is not None else ()
        if game is None or tuple(job.moves[: len(known)]) != known:
            game = msgspec.json.decode(job.start, type=Start).play()
        for i in job.moves[len(game.moves) :]:
            game.apply(i)
        self._games[job.table] = game
        if len(self._games) > REMEMBERED:
            forgotten, _ = self._games.popitem(last=False)
            self._bots = {key: one for key, one in self._bots.items() if key[0] != forgotten}
        return game

    def bot(self, job: Job) -> Bot:
        """The bot that has played this seat so far."""
        key = (job.table, job.seat, job.bot)
        if key not in self._bots:
            self._bots[key] = bot(job.bot, job.seed)
        return self._bots[key]


def think(job: Job, memory: Memory) -> Thought:
    """Let a bot decide."""
    game = memory.game(job)
    decision = game.decision
    assert decision is not None and decision.seat == job.seat
    player = memory.bot(job)
    option = answer(game, player)
    return Thought(option, weighed(player, decision))


def serve(jobs: BinaryIO, thoughts: BinaryIO) -> None:
    """Think until no more jobs come."""
    memory = Memory()
    decode = msgspec.json.Decoder(Job).decode
    thoughts.write(b"\n")  # ready
    thoughts.flush()
    for line in jobs:
        try:
            thought = think(decode(line), memory)
        except Exception as problem:
            # the message of an error might hold secrets of the game
            thought = Thought(error=type(problem).__name__)
            memory = Memory()
        thoughts.write(msgspec.json.encode(thought) + b"\n")
        thoughts.flush()


if __name__ == "__main__":
    if hasattr(os, "nice"):
        os.nice(POLITE)
    try:
        serve(sys.stdin.buffer, sys.stdout.buffer)
    except (KeyboardInterrupt, BrokenPipeError):
        pass  # the server stops
