"""The games for OpenSpiel.

    import pyspiel
    import tabularium.research.openspiel  # registers the names

    game = pyspiel.load_game("tabularium_altay(players=3)")

OpenSpiel wants states that change by actions alone. All luck of a game, shuffles and dice, follows
from its seed, so there is one chance node, the first: it draws one of ``deals`` seeds. Nobody sees
the outcome, which makes this the same game as one with a chance node for every shuffle. Search
must not look at it either: it plays on from ``state.resample_from_infostate(player, sampler)``,
in which everything the player cannot know is dealt anew.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any, ClassVar, Final

import numpy as np
from numpy.typing import NDArray

from tabularium.api import games
from tabularium.kernel.choices import option_keys
from tabularium.kernel.errors import BadOption, quoted, wrong_seats
from tabularium.kernel.info import GameInfo, OptionInfo
from tabularium.parts import missing
from tabularium.research.names import LONGEST
from tabularium.research.reward import WIN, worth
from tabularium.research.space import Space

try:
    import pyspiel
except ModuleNotFoundError as _problem:
    raise missing(_problem, "research") from None
from tabularium.research.told_table import ToldTable

DEALS: Final = 2**16
SEEDS: Final = 2**31


def game_type(info: GameInfo) -> Any:
    """What OpenSpiel wants to know before a game is loaded."""
    return pyspiel.GameType(
        short_name=f"tabularium_{info.id}",
        long_name=info.title,
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=info.max_seats,
        min_num_players=max(2, info.min_seats),
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={"players": 2, "deals": DEALS, "options": "{}"},
    )


def loaded(text: str) -> Any:
    """A game by its name and parameters; who unpickles one has its name registered by this."""
    return pyspiel.load_game(text)


def read_options(text: str) -> Any:
    """Game options from JSON, in which a semicolon may stand for a comma."""
    try:
        options = json.loads(text.replace(";", ","))
    except ValueError:
        options = None
    if not isinstance(options, dict):
        raise BadOption("error-option-value", name="options", given=quoted(text), expected="object")
    return options


class SpielGame(pyspiel.Game):  # type: ignore[misc]
    """A game with its parameters: players, deals, and game options as JSON.

    OpenSpiel writes games as text and reads them again, cutting at commas: so it is given none.
    """

    info: ClassVar[GameInfo]
    kind: ClassVar[Any]

    def __init__(self, params: dict[str, Any]) -> None:
        players = int(params["players"])
        info = self.info
        if not self.kind.min_num_players <= players <= info.max_seats:
            raise wrong_seats(info.id, players, self.kind.min_num_players, info.max_seats)
        self.space: Space = Space(info.id, players)
        self.options: Any = read_options(params["options"])
        self.deals: int = OptionInfo("deals", DEALS, least=1, most=SEEDS).number(params["deals"])
        ToldTable(info.id, players, self.options, 0)  # refuses options that do not fit
        numbers = pyspiel.GameInfo(
            num_distinct_actions=self.space.actions,
            max_chance_outcomes=self.deals,
            num_players=players,
            min_utility=-1 / players,
            max_utility=1 - 1 / players,
            utility_sum=0.0,
            max_game_length=LONGEST,
        )
        text = json.dumps(self.options, separators=(";", ":"), sort_keys=True)
        super().__init__(self.kind, numbers, params | {"options": text})

    def __reduce__(self) -> tuple[Any, ...]:
        return loaded, (str(self),)

    def new_initial_state(self) -> SpielState:
        return SpielState(self)

    def make_py_observer(self, kind: Any = None, params: Any = None) -> SpielObserver:
        return SpielObserver(self.space, kind, params)

    def max_chance_nodes_in_history(self) -> int:
        return 1


class SpielState(pyspiel.State):  # type: ignore[misc]
    """A moment of a game; the first is the chance node."""

    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        self.table: ToldTable | None = None

    @property
    def _game(self) -> SpielGame:
        game: SpielGame = self.get_game()
        return game

    def current_player(self) -> int:
        if self.table is None:
            chance: int = pyspiel.PlayerId.CHANCE
            return chance
        if self.is_terminal():
            over: int = pyspiel.PlayerId.TERMINAL
            return over
        return self.table.state.to_move

    def chance_outcomes(self) -> list[tuple[int, float]]:
        deals = self._game.deals
        return [(deal, 1 / deals) for deal in range(deals)]

    def _legal_actions(self, player: int) -> list[int]:
        assert self.table is not None
        return sorted(self._game.space.legal(self.table.state))

    def _apply_action(self, action: int) -> None:
        game = self._game
        if self.table is None:
            self.table = ToldTable(game.space.game, game.space.seats, game.options, action)
        else:
            self.table.apply(game.space.option_of(self.table.state, action))

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE or self.table is None:
            return f"deal {action}"
        space = self._game.space
        legal = space.legal(self.table.state)
        if action in legal:
            return option_keys(self.table.state)[legal.index(action)]
        return space.key_of(action)

    def is_terminal(self) -> bool:
        table = self.table
        return table is not None and (table.state.over or len(table.entries) >= LONGEST)

    def returns(self) -> list[float]:
        if self.table is None or not self.table.state.over:
            return [0.0] * self._game.space.seats
        return worth(self.table.state, WIN)

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> SpielState:
        """A state that this player cannot tell from this one: hidden cards are dealt anew."""
        other: SpielState = self.clone()
        if other.table is not None and not other.table.state.over:
            other.table.redeal(player, int(sampler() * SEEDS))
        return other

    def __str__(self) -> str:
        if self.table is None:
            return "before the deal"
        return f"{self.table.made_of} {self.table.entries}"


class SpielObserver:
    """What a player sees: the row of bytes as a tensor; the view or the memory as a string."""

    def __init__(self, space: Space, kind: Any, params: Any) -> None:
        if params:
            raise ValueError(f"observers take no parameters here, got {params}")
        self.space = space
        self.recalls = kind is not None and kind.perfect_recall
        self.tensor: NDArray[np.float32] = np.zeros(space.size, np.float32)
        self.dict: dict[str, NDArray[np.float32]] = {"observation": self.tensor}

    def set_from(self, state: SpielState, player: int) -> None:
        """Fill the tensor."""
        if self.recalls:
            raise NotImplementedError("there is no information state tensor, only the observation")
        if state.table is None:
            self.tensor.fill(0)
        else:
            self.tensor[:] = self.space.observe(state.table.state, player)

    def string_from(self, state: SpielState, player: int) -> str:
        """All that a player has been told, as a digest, for information states; else its view."""
        if state.table is None:
            return ""
        g = state.table.state
        if self.recalls:
            return f"{state.table.memories[player].hex()} {g.rules.observe(g, player).hex()}"
        return json.dumps(g.rules.view(g, player), sort_keys=True)


for _info in games():
    _kind = game_type(_info)
    # A class for each, as OpenSpiel's own games have: it lets go of what makes a game only when
    # Python has ended, and a function or partial would then be freed by nobody's thread.
    pyspiel.register_game(_kind, type(_info.id, (SpielGame,), {"info": _info, "kind": _kind}))
