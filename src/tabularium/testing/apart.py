"""Where two games differ first: as positions say it, else as the state is made of."""

from __future__ import annotations

import json
from collections.abc import Iterator, Sequence
from typing import Any

from tabularium.declare.moves import Moves
from tabularium.declare.numbers import Number
from tabularium.declare.rules import DeclaredRules
from tabularium.declare.zones import Zone
from tabularium.kernel.frames import write_frames
from tabularium.kernel.game import Game
from tabularium.kernel.machine import State


def apart(game: Game, other: Game) -> str:
    """The first difference, "" where there is none.

    What both positions leave out does not show in them: then it is looked for in the states.
    """
    places = difference(game.position(), other.position(), "")
    return next(places, "") or next(in_states(game.state, other.state), "")


def in_states(here: State, there: State) -> Iterator[str]:
    """What differs in everything that states hold; equal cards are equal."""
    rules = here.rules
    table = rules.layout.on_table if isinstance(rules, DeclaredRules) else Moves([])
    keys = rules.card_keys()
    for place, n in enumerate(here.nums):
        yield from difference(n, there.nums[place], named(table.numbers, place, "nums"))
    for place in range(len(here.zones)):
        name = named(table.zones, place, "zones")
        yield from difference(lying(here, place), lying(there, place), name)
    yield from difference(write_frames(here, keys), write_frames(there, keys), "stack")
    for place, pair in enumerate(zip(waiting(here), waiting(there))):
        yield from difference(*pair, of_seat("hooks", place, rules.n_hooks))
    for place, (sum_here, sum_there) in enumerate(zip(here.mods, there.mods)):
        yield from difference(sum_here, sum_there, of_seat("mods", place, rules.n_mods))
    for name in ("rng", "to_move", "over"):
        yield from difference(getattr(here, name), getattr(there, name), name)


def lying(g: State, zone: int) -> list[dict[str, str | int]]:
    """The cards of a zone with what lies on them."""
    keys = g.rules.card_keys()
    return [{"card": keys[g.rules.kinds[card]], "mark": g.marks[card]} for card in g.zones[zone]]


def waiting(g: State) -> list[list[str]]:
    """The cards at each hook of each seat.

    Where the order of those who wait makes a difference, the games go on in different ways.
    """
    keys = g.rules.card_keys()
    return [sorted([keys[g.rules.kinds[card]] for card in cards]) for cards in g.hooks]


def of_seat(name: str, place: int, each: int) -> str:
    """One of so many that each seat has."""
    return f"players[{place // each}].{name}[{place % each}]"


def named(entries: Sequence[Number | Zone], place: int, otherwise: str) -> str:
    """A number or a zone by the name of its entry, a player's as positions say it."""
    if not entries:
        return f"{otherwise}[{place}]"
    entry = entries[place]
    player, number = divmod(place - entry.start, entry.count)
    name = f"{entry.name}[{number}]" if entry.count > 1 else entry.name
    return f"players[{player}].{name}" if entry.own else name


def difference(here: Any, there: Any, where: str) -> Iterator[str]:
    if isinstance(here, dict) and isinstance(there, dict):
        for name in {**here, **there}:
            yield from difference(here.get(name), there.get(name), f"{where}.{name}".lstrip("."))
    elif isinstance(here, list) and isinstance(there, list) and len(here) == len(there):
        for i in range(len(here)):
            yield from difference(here[i], there[i], f"{where}[{i}]")
    elif here != there:
        yield f"{where}: {as_text(here)} / {as_text(there)}"


def as_text(data: object) -> str:
    return json.dumps(data, sort_keys=True)
