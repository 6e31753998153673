"""What a learning program deals with: actions by fixed numbers, observations by named parts."""

from __future__ import annotations

from functools import cache
from importlib.resources import files
from operator import index
from random import Random
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from tabularium.kernel.choices import option_keys, option_numbers, stem
from tabularium.kernel.errors import IllegalMove
from tabularium.kernel.machine import Rules, State
from tabularium.kernel.replay import new_game
from tabularium.plugins import rules_of

TRIED: Final = 60  # random games that tell the keys of a game without a list of them
LONGEST_TRIED: Final = 2_000  # moves of each
SPARE: Final = 64  # numbers for keys the vocabulary lacks, and for twins; they come first
Bytes = NDArray[np.uint8]


@cache
def vocabulary(game: str) -> tuple[str, ...]:
    """The keys of a game that have numbers of their own, in the order of these.

    A game that brings no list of them gets those that some random games meet, the same every time.
    """
    file = files("tabularium.research").joinpath("actions", f"{game}.txt")
    return tuple(file.read_text("utf-8").split()) if file.is_file() else met(rules_of(game))


def met(rules: Rules) -> tuple[str, ...]:
    """The keys that are met in random games, in order."""
    found: set[str] = set()
    info = rules.info
    for seed in range(TRIED):
        seats = info.min_seats + seed % (info.max_seats - info.min_seats + 1)
        g = new_game(rules, seats, seed, {}).state.clone()
        draw = Random(seed)
        for _ in range(LONGEST_TRIED):
            if g.over:
                break
            found.update(stem(key) for key in option_keys(g))
            g.apply(draw.randrange(len(g.options)))
    return tuple(sorted(found))


def number_of(action: Any) -> int:
    """The number an action was given as, of Python or numpy; IllegalMove for anything else."""
    try:
        if not isinstance(action, bool):
            return index(action)
    except TypeError:
        pass
    raise IllegalMove("error-action", given=action)


class Space:
    """The actions and observations of a game with so many seats.

    >>> space = Space("altay", 2)
    >>> space.key_of(space.id_of("buy:farmer"))
    'buy:farmer'
    >>> space.slices["coins"].stop - space.slices["coins"].start
    2
    """

    def __init__(self, game: str, seats: int) -> None:
        rules = rules_of(game)
        rules.info.seat_factions(seats)  # refuses a wrong number
        self.game: Final = game
        self.seats: Final = seats
        self._keys = vocabulary(game)
        self._numbers = {key: SPARE + i for i, key in enumerate(self._keys)}
        self.actions: Final = SPARE + len(self._keys)
        self.slices: Final = {name: slice(start, end) for name, start, end in rules.observed(seats)}
        self.places: Final = {name: i for i, name in enumerate(rules.places(seats))}
        self.kinds: Final = tuple(rules.card_keys())  # what "concerns" speaks of
        self.cards: Final = tuple(self.kinds[kind] for kind in sorted(rules.kinds))
        self.questions: Final = tuple(sorted({node.kind() for node in rules.nodes}))
        self.size: Final = max(part.stop for part in self.slices.values())

    # actions ------------------------------------------------------------------------------------

    def id_of(self, key: str) -> int:
        """The number of an action by its key; -1 when it has none of its own."""
        return self._numbers.get(stem(key), -1)

    def key_of(self, action: int) -> str:
        """The key of an action; what a spare number means depends on the decision."""
        if 0 <= action < SPARE:
            return f"spare:{action}"
        if not SPARE <= action < self.actions:
            raise IllegalMove("error-option-index", given=action, most=self.actions - 1)
        return self._keys[action - SPARE]

    def legal(self, g: State) -> list[int]:
        """The number of each pending option, in the order of the options."""
        return option_numbers(g, self._numbers, SPARE)

    def option_of(self, g: State, action: int) -> int:
        """The index of the option that an action means now; IllegalMove when there is none."""
        legal = self.legal(g)
        if action in legal:
            return legal.index(action)
        raise self.refused(g, action)

    def refused(self, g: State, action: int) -> IllegalMove:
        """Why an action cannot be taken now."""
        if g.over:
            return IllegalMove("error-game-over")
        return IllegalMove(
            "error-option-key",
            given=self.key_of(action),
            seat=g.to_move,
            kind=g.rules.nodes[g.stack[g.top]].kind(),
            possible=option_keys(g),
        )

    def mask(self, legal: list[int]) -> NDArray[np.int8]:
        """1 for every action that can be taken, 0 for the others."""
        row = bytearray(self.actions)
        for action in legal:
            row[action] = 1
        return np.frombuffer(row, np.int8)

    # observations -------------------------------------------------------------------------------

    def observe(self, g: State, seat: int) -> Bytes:
        """What a seat may know."""
        return np.frombuffer(bytearray(g.rules.observe(g, seat)), np.uint8)

    def part(self, observation: Bytes, name: str) -> Bytes:
        """A named part of an observation.

        >>> space = Space("nations", 2)
        >>> from tabularium import new
        >>> seen = space.observe(new("nations", seats=2, seed=1).state, 0)
        >>> space.part(seen, "to move").tolist()
        [1, 0]
        """
        return observation[self.slices[name]]

    def cards_in(self, observation: Bytes, place: str) -> list[str]:
        """The keys of the cards seen in a place.

        >>> space = Space("nations", 2)
        >>> from tabularium import new
        >>> seen = space.observe(new("nations", seats=2, seed=1).state, 0)
        >>> space.cards_in(seen, "market 1")
        ['battle_of_kadesh']
        """
        where = np.flatnonzero(self.part(observation, "cards") == self.places[place])
        return [self.cards[i] for i in where]

    def __repr__(self) -> str:
        return f"<Space {self.game}, {self.seats} seats: {self.actions} actions, {self.size} bytes>"
