"""A move, tried in copies before it is made: it ends, and made again it leads to the same place."""

from __future__ import annotations

from typing import Any, Final

from tabularium.cards.rounds import Rounds
from tabularium.kernel.choices import option_keys
from tabularium.kernel.digest import digest
from tabularium.kernel.errors import Endless
from tabularium.kernel.events import Event
from tabularium.kernel.game import Game
from tabularium.kernel.machine import FRAME, State
from tabularium.testing.apart import in_states
from tabularium.testing.broken import BrokenPromise

ROUNDS: Final = 1000  # far more than any game has
AGAIN: Final = 12  # how often a move is made in either way, to find out on what it depends


def endless(g: State, problem: Endless) -> dict[str, Any]:
    """What goes on for ever: rounds in which nobody is asked, or a node that stays on the stack."""
    for frame in range(0, len(g.stack), FRAME):
        node = g.rules.nodes[g.stack[frame]]
        if isinstance(node, Rounds) and g.nums[node.number] > ROUNDS:
            name, n = f"{type(node).__name__} ({node.name})", g.nums[node.number]
            return {"message": "promise-rounds", "name": name, "n": n}
    return {"message": "promise-steps", "problem": problem}


class Tried:
    """What comes of an option, with all that is told of it.

    A copy that tells is one that counts its steps: BrokenPromise where they have no end.
    """

    def __init__(self, game: Game, number: int, seed: int) -> None:
        self.game = game
        self.seed = seed
        self.number = number
        self.moves: int = len(game.moves) + 1
        self.key: str = option_keys(game.state)[number]
        began = game.digest()
        self.before: State = game.state.clone()
        if digest(self.before) != began:
            raise self.broken("promise-clone-equal")
        self.after: State = self.made(telling=True)
        self.events: list[Event] = self.after.told()
        if game.digest() != began:
            raise self.broken("promise-clone-apart")
        self.ended: str = digest(self.after)
        self.idle: bool = self.ended == began  # everything is as it was before

    def made(self, telling: bool) -> State:
        """The move, made once more."""
        after = self.before.clone()
        if telling:
            after.watch()
        try:
            after.apply(self.number)
        except Endless as problem:
            raise self.broken(**endless(after, problem)) from None
        return after

    def check_same(self) -> None:
        """The game has made the move: it has come to where the copy is."""
        if digest(self.after) != self.ended:
            raise self.broken("promise-clone-apart")
        if self.game.digest() == self.ended:
            return
        given = next(in_states(self.after, self.game.state), "")
        ways = [{digest(self.made(told)) for _ in range(AGAIN)} for told in (True, False)]
        # nothing but the telling makes a difference
        told = all(len(way) == 1 for way in ways) and ways[0] != ways[1]
        raise self.broken("promise-telling" if told else "promise-same-moves", given=given)

    def broken(self, message: str, **arguments: object) -> BrokenPromise:
        return BrokenPromise(
            message,
            game=self.game.rules.info.id,
            seed=str(self.seed),
            moves=self.moves,
            key=self.key,
            **arguments,
        )
