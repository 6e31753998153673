"""Every move of a game, looked at on both sides: what must hold of it and of all it tells."""

from __future__ import annotations

from tabularium.declare.rules import DeclaredRules
from tabularium.kernel.game import Game
from tabularium.testing.events import Events
from tabularium.testing.kit import Kit
from tabularium.testing.places import check_moved
from tabularium.testing.secrets import Secrets
from tabularium.testing.told import check_told
from tabularium.testing.tried import Tried


class Moving:
    """Makes the moves of one game; BrokenPromise says what does not hold.

    A further promise that is about moves, not about a moment, is called here.
    """

    def __init__(self, game: Game, seed: int, kit: Kit | None) -> None:
        self.game = game
        self.seed = seed
        self.kit = kit
        self.tried: Tried | None = None
        self.events: Events = Events(seed)
        self.secrets: Secrets = Secrets(game.rules, kit.shown if kit is not None else ())

    def begin(self) -> None:
        """What was told while the table was laid."""
        start = self.game.state
        self.events.check(start, self.game._told, 0)

    def move(self, number: int) -> Tried:
        """Take an option."""
        self.tried = Tried(self.game, number, self.seed)
        self.game.apply(number)
        self.tried.check_same()
        return self.tried

    def look(self) -> None:
        """What the last move has told."""
        tried, rules = self.tried, self.game.rules
        if tried is None:
            return
        self.events.check(tried.after, tried.events, tried.moves)
        self.secrets.check(tried)
        if isinstance(rules, DeclaredRules):
            for event in tried.events:
                check_moved(rules, event, tried)
        if self.kit is not None:
            check_told(tried, self.kit)
