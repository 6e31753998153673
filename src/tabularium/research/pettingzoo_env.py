"""The games as PettingZoo environments: agents move one after another (AEC).

    import pettingzoo
    import tabularium.research.pettingzoo_env  # registers the names

    env = pettingzoo.make("aec", "tabularium/altay-2p-v1")

An observation is a dict of "observation" (bytes, see ``Space``) and "action_mask".
"""

from __future__ import annotations

import random
from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any, ClassVar

import numpy as np

from tabularium.kernel.errors import IllegalMove
from tabularium.kernel.game import Game
from tabularium.parts import missing
from tabularium.research.names import LONGEST, VERSION, registered
from tabularium.research.picture import HUMAN, RENDER_MODES, check_render_mode, render
from tabularium.research.reward import WIN, worth
from tabularium.research.space import Space, number_of
from tabularium.research.start import Start

try:
    import pettingzoo
    from gymnasium import spaces
    from pettingzoo import AECEnv
except ModuleNotFoundError as _problem:
    raise missing(_problem, "research") from None

SEEDS = 2**31
Observation = dict[str, Any]


class TableEnv(AECEnv[str, Observation, int]):  # type: ignore[misc]  # it carries no types
    """One table. Rewards come at the end, and sum up to zero.

    After ``max_moves`` decisions a game is truncated, and nobody gets anything.
    """

    metadata: ClassVar[dict[str, Any]] = {
        "render_modes": [*RENDER_MODES],
        "is_parallelizable": False,
        "render_fps": 1,
    }

    def __init__(
        self,
        game: str,
        seats: int | Sequence[str | None],
        options: Mapping[str, Any] | None = None,
        rewards: str = WIN,
        max_moves: int = LONGEST,
        render_mode: str | None = None,
    ) -> None:
        super().__init__()
        self._start = Start(game, seats, options, rewards, max_moves)
        self.space: Space = self._start.space
        n = self.space.seats
        self.metadata = {**self.metadata, "name": f"tabularium_{game}_{n}p_v{VERSION}"}  # type: ignore[misc]
        self.render_mode: str | None = check_render_mode(render_mode)
        self.possible_agents: list[str] = [f"player_{seat}" for seat in range(n)]
        self.agents: list[str] = []
        self._seat = {name: seat for seat, name in enumerate(self.possible_agents)}
        self._draw = random.Random()
        self._legal: list[int] | None = None
        self.observation_spaces: dict[str, spaces.Space[Any]] = {
            name: spaces.Dict(
                {
                    "observation": spaces.Box(0, 255, (self.space.size,), np.uint8),
                    "action_mask": spaces.Box(0, 1, (self.space.actions,), np.int8),
                }
            )
            for name in self.possible_agents
        }
        self.action_spaces: dict[str, spaces.Space[Any]] = {
            name: spaces.Discrete(self.space.actions) for name in self.possible_agents
        }

    if not TYPE_CHECKING:  # which would take any misspelt name for an attribute

        def __getattr__(self, name: str) -> Any:
            if name in ("game", "agent_selection"):  # what the first reset brings
                raise IllegalMove("error-reset")
            raise AttributeError(name)

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Begin anew. The same seed gives the same game as ``tabularium.new`` with it."""
        if seed is None:
            seed = self._draw.randrange(SEEDS)
        else:
            self._draw = random.Random(seed)
        self.game: Game = self._start.new(seed)
        self.agents = self.possible_agents[:]
        self.rewards: dict[str, float] = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations: dict[str, bool] = dict.fromkeys(self.agents, False)
        self.truncations: dict[str, bool] = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {name: {} for name in self.agents}
        self._moves_left = self._start.max_moves
        self._moved()

    def _moved(self) -> None:
        self._legal = None
        if self.game.state.over:
            for name, reward in zip(
                self.possible_agents, worth(self.game.state, self._start.rewards), strict=True
            ):
                self.rewards[name] = reward
                self._cumulative_rewards[name] = reward
                self.terminations[name] = True
            self.agent_selection: str = self.agents[0]
        elif not self._moves_left:
            self.truncations = dict.fromkeys(self.agents, True)
            self.agent_selection = self.agents[0]
        else:
            self.agent_selection = self.possible_agents[self.game.state.to_move]

    def legal(self) -> list[int]:
        """The actions that can be taken now, in the order of the game's options."""
        if self._legal is None:
            self._legal = self.space.legal(self.game.state)
        return self._legal

    def observe(self, agent: str) -> Observation:
        state = self.game.state
        seat = self._seat[agent]
        legal = self.legal() if seat == state.to_move and self._moves_left else []
        return {
            "observation": self.space.observe(state, seat),
            "action_mask": self.space.mask(legal),
        }

    def step(self, action: int | None) -> None:
        """Take an action for the agent whose turn it is; None for an agent whose game is over."""
        if not self.agents:
            raise IllegalMove("error-reset")
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        legal = self.legal()
        number = number_of(action)
        if number not in legal:
            raise self.space.refused(self.game.state, number)
        self.game.apply(legal.index(number))
        self._moves_left -= 1
        self._moved()
        if self.render_mode == HUMAN:
            self.render()

    def close(self) -> None:
        """There is nothing to let go of; who has render() must have this."""

    def render(self) -> str | None:
        """The last events and the question in words."""
        return render(self.game, self.render_mode)


def env(**arguments: Any) -> TableEnv:
    """An environment, as PettingZoo names the function that makes one."""
    return TableEnv(**arguments)


for _name, _arguments in registered().items():
    pettingzoo.register("aec", _name, f"{__name__}:env", kwargs=_arguments)
