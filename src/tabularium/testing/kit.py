"""What the checks know of a game: how it is dealt richly, where its cards lie, its bounds."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field
from functools import cache
from typing import Any, Final

from tabularium.declare.entry import OPEN
from tabularium.declare.numbers import Number
from tabularium.declare.rules import DeclaredRules
from tabularium.kernel.machine import Rules, State
from tabularium.plugins import plugin_of, plugins
from tabularium.testing.rich.chance import Chance
from tabularium.testing.rich.deal import Deal

NO_CARD: Final = -1
HAND: Final = "hand"


@dataclass(frozen=True)
class Kit:
    """A game may bring one, see ``tabularium.plugin``."""

    deal: Callable[[Chance], dict[str, Any]]  # a position document
    in_play: Iterable[int]  # zones
    hands: Iterable[int]
    # cards that are the other face of a card, or blanks: NO_CARD
    faces: Mapping[int, int] = field(default_factory=dict)
    # numbers whose bounds in play are not those of positions, by their names
    loose: Iterable[str] = ()
    # what else is out of bounds, in words: "what: how much"
    beyond: Callable[[State], Iterable[str]] = lambda g: ()
    # numbers that no move changes
    kept: Callable[[State], list[int]] = lambda g: []
    # what one move may not do, in words: the state before it and after it
    changed: Callable[[State, State], Iterable[str]] = lambda before, after: ()
    # whether what follows is the same for two places of a row, by their zone, when equal cards lie
    # there: one of them may stand for both
    one_place: Callable[[State, int, int, int], bool] = lambda g, zone, place, other: False
    # changes that everybody sees and no event speaks of by name: a card from zone to zone, a mark
    # in a zone, a number. With them the events of which one must be told, if any. None: nobody asks
    implied: Mapping[tuple[str, str], Iterable[str]] | None = None
    # events that show everybody a card, though the layout hides where it comes from and where it
    # ends: one that is played face up, then put face down
    shown: Iterable[str] = ()
    # entries of a position document that the beginning of a turn changes, or that have no order
    begun: Iterable[str] = ()
    # whether players may go round in circles: an option of the game lets them
    endless: Callable[[State], bool] = lambda g: False
    # whether single picks of a set reach nothing that a whole answer does not reach
    sets_one_way: bool = True


def kit_for(
    rules: DeclaredRules, deal: type[Deal] = Deal, in_play: Iterable[str] = (), **special: Any
) -> Kit:
    """The kit of a game whose state is declared: nothing but what is special has to be said.

    ``in_play`` names the zones of players in which cards are at work; without any these are the
    active ones, or all that everybody sees.
    """
    own = [(place, zone) for place, zone in enumerate(rules.layout.on_table.zones) if zone.own]
    working = [place for place, zone in own if zone.name in in_play]
    working = working or [place for place, zone in own if zone.active]
    working = working or [place for place, zone in own if zone.seen == OPEN]
    hands = [place for place, zone in own if zone.name == HAND]
    return Kit(lambda chance: deal(rules, chance).document(), working, hands, **special)


def in_general(rules: Rules) -> Kit | None:
    """The kit of a game that brings none; None where nothing says how its positions are read."""
    if not isinstance(rules, DeclaredRules) or type(rules).given is DeclaredRules.given:
        return None
    # a market, say, is filled up, a round is the first at least, a turn is counted
    shared = [entry.name for entry in rules.layout.kept]
    own = [entry.name for entry in rules.layout.kept_own if isinstance(entry, Number)]
    return kit_for(rules, begun=[*shared, *[f"players.*.{name}" for name in own]])


@cache
def kit_of(game: str) -> Kit | None:
    """The kit of a game: its own, else one in general."""
    plugin = plugin_of(game)
    kit: Kit | None = plugin.load("kit")
    return kit or in_general(plugin.rules)


def with_kits() -> list[str]:
    """The games that can be dealt richly."""
    return [game for game in plugins() if kit_of(game) is not None]
