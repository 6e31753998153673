"""The rules of a game that declares its state: what follows from the layout needs no words."""

from __future__ import annotations

from typing import Any

from mypy_extensions import mypyc_attr

from tabularium.declare.given import Given
from tabularium.declare.layout import Layout
from tabularium.declare.log import Log
from tabularium.declare.schema import FLAG, NUMBER, Schema, array, record
from tabularium.declare.shown import shows
from tabularium.kernel.events import Event
from tabularium.kernel.info import GameInfo, OptionInfo, SeatOption, SetsOption
from tabularium.kernel.machine import Rules, State
from tabularium.kernel.offer import Thing
from tabularium.kernel.part import lacking
from tabularium.kernel.redeal import Dealer, imagine
from tabularium.kernel.rng import seeded
from tabularium.locale.talk import Talk


@mypyc_attr(allow_interpreted_subclasses=True)
class DeclaredRules(Rules):
    """A game derives from it. Its first node is the course of the whole game.

    ``faction`` is where the layout keeps who leads what, -1 in a game without factions. ``log`` are
    the events it tells; ``dealer`` deals what a seat cannot see, unless a game has a ``redeal``.
    """

    def __init__(
        self,
        info: GameInfo,
        layout: Layout,
        kinds: list[int],
        keys: list[str],
        faction: int,
        n_hooks: int,
        n_mods: int,
    ) -> None:
        super().__init__(info, kinds, layout.n_zones, n_hooks, n_mods)
        self.layout = layout
        self.keys = keys
        self.faction = faction
        self.log: Log = Log()
        self.dealer: Dealer | None = None
        layout.name(kinds, keys)

    def given(self, g: State, doc: dict[str, Any]) -> Given:
        """A position document that is to be read into a state."""
        raise lacking(self, "given")

    def unset(self, factions: list[int], opts: list[int], rng: int) -> State:
        nums = self.layout.nums[:]
        if self.faction >= 0:
            for seat, faction in enumerate(factions):
                nums[self.faction + seat] = faction
        return self.blank(len(factions), opts, rng, nums)

    def new_state(self, factions: list[int], opts: list[int], seed: int) -> State:
        g = self.unset(factions, opts, seeded(seed))
        g.watch(looks=False)  # nothing moves while the table is laid
        g.push(self.nodes[0], 0, -1)
        g.run()
        return g

    def factions(self, g: State) -> list[int]:
        if self.faction < 0:
            return [-1] * g.seats
        return g.nums[self.faction : self.faction + g.seats]

    def ranking(self, g: State, seat: int) -> list[int]:
        """What seats are compared by: the total, then what decides a tie."""
        return [sum(self.score(g, seat))]

    def winners(self, g: State) -> list[int]:
        """The seats with the best ranking; a tie in everything is shared."""
        ranks = [self.ranking(g, seat) for seat in range(g.seats)]
        best = max(ranks)
        return [seat for seat in range(g.seats) if ranks[seat] == best]

    def redeal(self, g: State, seat: int) -> None:
        assert self.dealer is not None, self.info.id
        imagine(self.dealer, g, seat)

    def shows(self, before: State, after: State) -> bool:
        return super().shows(before, after) or shows(self.layout.on_table, before, after)

    def event(self, g: State, numbers: list[int]) -> dict[str, Any]:
        return self.log.data(g, numbers)

    def event_text(self, g: State, numbers: list[int], talk: Talk) -> str:
        return self.log.sentence(g, numbers, talk)

    def card_keys(self) -> list[str]:
        return self.keys

    def view(self, g: State, seat: int, forecasts: bool = False) -> dict[str, Any]:
        return self.layout.view(g, seat, forecasts)

    def things(self, g: State, viewer: int) -> list[Thing]:
        return self.layout.things(g, viewer)

    def view_schema(self, forecasts: bool = False) -> dict[str, Any]:
        schema = self.layout.schema(forecasts)
        options = {option.name: option_schema(option) for option in self.info.options}
        schema["properties"]["options"] = record(options, [])  # those that are not as usual
        return schema

    def observe(self, g: State, seat: int) -> bytes:
        return self.layout.sight(self, g.seats).observe(g, seat)

    def observed(self, seats: int) -> list[tuple[str, int, int]]:
        return self.layout.sight(self, seats).slices

    def places(self, seats: int) -> list[str]:
        return self.layout.sight(self, seats).places

    def seen(self, event: Event, viewer: int) -> Event:
        return self.layout.on_table.seen(event, viewer)

    def moves(self, event: Event) -> dict[str, Any]:
        return self.layout.on_table.data(event)

    def position(self, g: State) -> dict[str, Any]:
        return self.layout.position(g)

    def position_fields(self) -> list[str]:
        return self.layout.fields(False)

    def player_fields(self) -> list[str]:
        return self.layout.fields(True)

    def read_position(self, g: State, doc: dict[str, Any]) -> None:
        self.layout.read(self.given(g, doc))


def option_schema(option: OptionInfo) -> Schema:
    """What an option of the game may be."""
    words: Schema = {"enum": list(option.choices)}
    if isinstance(option, SetsOption):
        return array(words)
    if isinstance(option, SeatOption):
        return {"anyOf": [words, array(words)]}
    if isinstance(option.default, bool):
        return FLAG
    if option.choices:
        return words
    return NUMBER if isinstance(option.default, int) else {"type": ["string", "object"]}
