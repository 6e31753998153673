"""The games as Gymnasium environments: one agent at a table of bots.

    import gymnasium
    import tabularium.research.gymnasium_env  # registers the names

    env = gymnasium.make("tabularium/altay-2p-v1", bots=["greedy"])

An observation is a row of bytes, see ``Space``; the actions that can be taken stand in
``info["action_mask"]``.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import partial
from typing import Any, Final

import numpy as np

from tabularium.bots import Bot, bot, take_turn
from tabularium.bots.random import Random
from tabularium.kernel.errors import BadSeats, IllegalMove
from tabularium.kernel.game import Game
from tabularium.kernel.info import OptionInfo
from tabularium.parts import missing
from tabularium.research.names import LONGEST, registered
from tabularium.research.picture import RENDER_MODES, check_render_mode, render
from tabularium.research.reward import POINTS, WIN, worth
from tabularium.research.space import Bytes, Space, number_of
from tabularium.research.start import Start, one_of

try:
    import gymnasium
    from gymnasium import spaces
except ModuleNotFoundError as _problem:
    raise missing(_problem, "research") from None

SEEDS: Final = 2**31
LOSE: Final = "lose"
RAISE: Final = "raise"
ILLEGAL: Final = (LOSE, RAISE)
DEFEAT: Final = {WIN: -1.0, POINTS: -100.0}  # worse than any that the rules know
Maker = Callable[[int], Bot]


class AgainstBots(gymnasium.Env[Bytes, int]):
    """A seat at a table of bots.

    ``bots`` are names or functions that make one from a seed; a single one takes all other seats.
    ``seat`` is the agent's, None draws it for every game. An action that cannot be taken ends the
    episode as the worst defeat, or raises IllegalMove with ``illegal="raise"``. After ``max_moves``
    of the agent a game is truncated.
    """

    metadata: dict[str, Any] = {"render_modes": [*RENDER_MODES], "render_fps": 1}  # noqa: RUF012  # so declared there

    def __init__(
        self,
        game: str,
        seats: int | Sequence[str | None],
        bots: str | Sequence[str | Maker] = "random",
        seat: int | None = 0,
        options: Mapping[str, Any] | None = None,
        rewards: str = WIN,
        illegal: str = LOSE,
        max_moves: int = LONGEST,
        render_mode: str | None = None,
    ) -> None:
        self._start = Start(game, seats, options, rewards, max_moves)
        self.space: Space = self._start.space
        n = self.space.seats
        given = [bots] if isinstance(bots, str) else list(bots)
        if len(given) not in (1, n - 1):
            raise BadSeats("error-seats-bots", given=len(given), seats=n, others=n - 1)
        if seat is not None:
            OptionInfo("seat", 0, most=n - 1).number(seat)
        one_of("illegal", illegal, ILLEGAL)
        self._makers = [_maker(entry) for entry in (given * n)[: n - 1]]
        self._wanted_seat = seat
        self._illegal = illegal
        self._ended = True  # there is nothing to do before the first reset
        self.render_mode: str | None = check_render_mode(render_mode)
        self.observation_space: spaces.Space[Bytes] = spaces.Box(
            0, 255, (self.space.size,), np.uint8
        )
        self.action_space: spaces.Space[int] = spaces.Discrete(self.space.actions)  # type: ignore[assignment]

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Bytes, dict[str, Any]]:
        """Begin anew; the bots play up to the agent's first decision."""
        super().reset(seed=seed)
        draw = self.np_random
        self.game: Game = self._start.new(int(draw.integers(SEEDS)))
        n = self.space.seats
        self.seat: int = (
            self._wanted_seat if self._wanted_seat is not None else int(draw.integers(n))
        )
        makers = self._makers[: self.seat] + [None] + self._makers[self.seat :]
        self._players: list[Bot | None] = [
            maker(int(draw.integers(SEEDS))) if maker is not None else None for maker in makers
        ]
        self._moves_left = self._start.max_moves
        self._let_bots_play()
        self._ended = self.game.over or self._moves_left <= 0
        return self._seen()

    def _let_bots_play(self) -> None:
        game = self.game
        for _ in range(LONGEST):
            if game.over or game.to_move == self.seat:
                return
            player = self._players[game.to_move]
            assert player is not None
            if isinstance(player, Random):
                game.apply(player.pick(game.n_options))
            else:
                take_turn(game, player)
        self._moves_left = 0  # the bots go round in circles

    def _seen(self) -> tuple[Bytes, dict[str, Any]]:
        state = self.game.state
        self._legal = [] if self._ended else self.space.legal(state)
        info = {"action_mask": self.space.mask(self._legal)}
        return self.space.observe(state, self.seat), info

    def step(self, action: int) -> tuple[Bytes, float, bool, bool, dict[str, Any]]:
        """Take an action, and let the bots play up to the agent's next decision."""
        if self._ended:
            raise IllegalMove("error-reset")
        number = number_of(action)
        if number not in self._legal:
            refused = self.space.refused(self.game.state, number)
            if self._illegal == RAISE:
                raise refused
            self._ended = True
            seen, info = self._seen()
            info["illegal"] = self.space.key_of(number)
            return seen, DEFEAT[self._start.rewards], True, False, info
        self.game.apply(self._legal.index(number))
        self._moves_left -= 1
        self._let_bots_play()
        over = self.game.over
        broken_off = not over and self._moves_left <= 0
        self._ended = over or broken_off
        seen, info = self._seen()
        reward = worth(self.game.state, self._start.rewards)[self.seat] if over else 0.0
        return seen, reward, over, broken_off, info

    def render(self) -> str | None:
        """The last events and the question in words."""
        return render(self.game, self.render_mode)


def _maker(entry: str | Maker) -> Maker:
    if not isinstance(entry, str):
        return entry
    bot(entry)  # refuses a name that does not exist
    return partial(bot, entry)


for _name, _arguments in registered().items():
    gymnasium.register(_name, f"{__name__}:AgainstBots", kwargs=_arguments)
