"""What the checks know of each game: how it is dealt richly, where its cards lie, its bounds."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field
from typing import Any, Final

from tabularium.kernel.machine import State
from tabularium.testing.bounds import altay as altay_bounds
from tabularium.testing.bounds import imperium as imperium_bounds
from tabularium.testing.bounds import nations as nations_bounds
from tabularium.testing.bounds import settlers as settlers_bounds
from tabularium.testing.rich import altay, imperium, nations, settlers
from tabularium.testing.rich.chance import Chance

NO_CARD: Final = -1


@dataclass(frozen=True)
class Kit:
    """One game's. Somebody else's game brings one of its own."""

    deal: Callable[[Chance], dict[str, Any]]  # a position document
    in_play: Iterable[int]  # zones
    hands: Iterable[int]
    # cards that are the other face of a card, or blanks: NO_CARD
    faces: Mapping[int, int] = field(default_factory=dict)
    # what is out of bounds, in words: "what: how much"
    beyond: Callable[[State], Iterable[str]] = lambda g: ()
    # numbers that no move changes
    kept: Callable[[State], list[int]] = lambda g: []
    # what one move may not do, in words: the state before it and after it
    changed: Callable[[State, State], Iterable[str]] = lambda before, after: ()
    # entries of a position document that the beginning of a turn changes, or that have no order
    begun: Iterable[str] = ()
    # whether players may go round in circles: an option of the game lets them
    endless: Callable[[State], bool] = lambda g: False
    # whether single picks of a set reach nothing that a whole answer does not reach
    sets_one_way: bool = True


KITS: Final = {
    "altay": Kit(
        altay.deal,
        altay.IN_PLAY,
        altay.HANDS,
        beyond=altay_bounds.beyond,
        begun=["stored_now"],
    ),
    "settlers": Kit(
        settlers.deal,
        settlers.IN_PLAY,
        settlers.HANDS,
        beyond=settlers_bounds.beyond,
        begun=["players.*.turns"],
    ),
    "nations": Kit(
        nations.deal,
        nations.IN_PLAY,
        nations.HANDS,
        nations_bounds.FACES,
        nations_bounds.beyond,
        nations_bounds.kept,
        # advisors whose condition holds leave at once, and Buddha skips a turn
        begun=["turn", "players.*.turns", "players.*.advisor", "players.*.tower"],
    ),
    "imperium": Kit(
        imperium.deal,
        imperium.IN_PLAY,
        imperium.HANDS,
        imperium_bounds.FACES,
        imperium_bounds.beyond,
        changed=imperium_bounds.changed,
        begun=["players.*.development"],
        endless=imperium_bounds.endless,
        sets_one_way=False,  # what is discarded lies there in the order it was picked in
    ),
}
