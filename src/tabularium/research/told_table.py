"""A table that keeps, for every seat, what the seat has been told so far."""

from __future__ import annotations

import hashlib
import json
from typing import Any

from tabularium.kernel.choices import option_keys
from tabularium.kernel.game import heard
from tabularium.kernel.machine import State
from tabularium.kernel.rng import seeded
from tabularium.plugins import rules_of

Entry = int | tuple[int, int]  # a move, or (seat, seed): the hidden cards were dealt anew


class ToldTable:
    """A state with the memories of its seats: digests over all events and own choices, in order.

    It can be copied and pickled, compiled or not: a pickle is the moves, played again.
    """

    def __init__(self, game: str, seats: int, options: dict[str, Any], seed: int) -> None:
        rules = rules_of(game)
        opts = rules.info.option_numbers(dict(options))
        rules.check(seats, opts)
        self.made_of: tuple[str, int, dict[str, Any], int] = (game, seats, options, seed)
        self.entries: list[Entry] = []
        self.state: State = rules.new_state([-1] * seats, opts, seed)
        self.memories: list[bytes] = [b""] * seats
        self._hear()

    def apply(self, i: int) -> None:
        """Take option number i."""
        state = self.state
        self._remember(state.to_move, option_keys(state)[i])
        self.entries.append(i)
        state.apply(i)
        self._hear()

    def redeal(self, seat: int, seed: int) -> None:
        """Deal anew what a seat cannot see; its own memory stays true."""
        self.entries.append((seat, seed))
        self.state.rng = seeded(seed)
        self.state.rules.redeal(self.state, seat)

    def _hear(self) -> None:
        """Tell the seats what has happened."""
        state = self.state
        for event in state.told():
            said = json.dumps(state.rules.event(state, event.numbers), sort_keys=True)
            for seat in range(state.seats):
                if heard(event, seat):
                    self._remember(seat, said)

    def _remember(self, seat: int, said: str) -> None:
        before = self.memories[seat]
        self.memories[seat] = hashlib.blake2b(before + said.encode(), digest_size=16).digest()

    def copy(self) -> ToldTable:
        """An independent table."""
        other = ToldTable.__new__(ToldTable)
        other.made_of = self.made_of
        other.entries = self.entries[:]
        other.state = self.state.clone()
        other.state.watch(looks=False)
        other.memories = self.memories[:]
        return other

    def __deepcopy__(self, memo: dict[int, Any]) -> ToldTable:
        return self.copy()

    def __reduce__(self) -> tuple[Any, ...]:
        return again, (self.made_of, self.entries)


def again(made_of: tuple[str, int, dict[str, Any], int], entries: list[Entry]) -> ToldTable:
    """A table played again from its entries."""
    table = ToldTable(*made_of)
    for entry in entries:
        if isinstance(entry, int):
            table.apply(entry)
        else:
            table.redeal(*entry)
    return table
