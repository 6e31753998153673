"""The document of a position: its entries, and why some cards are in no heap."""

from __future__ import annotations

from typing import Final

from tabularium.games.settlers import layout as at
from tabularium.games.settlers.catalogue import DEAL, OWNER
from tabularium.kernel.errors import BadPosition
from tabularium.kernel.heap import Absence
from tabularium.kernel.machine import State

FIELDS: Final[list[str]] = [
    "game",
    "version",
    "seats",
    "options",
    "seed",
    "rng",
    "round",
    "first_player",
    "turn",
    "common_deck",
    "common_discard",
    "offer",
    "looked_at",
    "building",
    "attack_deck",
    "virtual",
    "collection",
    "gone",
    "players",
    "stack",
    "over",
]
PLAYER: Final[list[str]] = [
    "hand",
    "known_hand",
    "deck",
    "discard",
    "empire",
    "foundations",
    "deals",
    "routes",
    "under_gates",
    "drawn",
    "known_drawn",
    "goods",
    "vp",
    "passed",
    "turns",
]
LOCATION: Final[list[str]] = [
    "card",
    "used",
    "blocked",
    "defended",
    "samurai",
    "pending",
    "route",
    "taken",
    "holds",
]


class AbsentCards(Absence):
    """Cards of factions nobody leads, attack cards, what a custom deck leaves out."""

    def __init__(self, g: State) -> None:
        self.g = g

    def why(self, kind: int) -> BadPosition:
        owner = OWNER[kind]
        if owner == at.ATTACKERS:
            return BadPosition("position-why-solo")
        playing = [self.g.nums[at.FACTION + seat] for seat in range(self.g.seats)]
        if owner not in playing:
            return BadPosition("position-why-faction", factions=[at.FACTIONS[owner]])
        return BadPosition("position-why-option", option=f"{at.FACTIONS[owner]}_deck")


# of each kind of card whether it is one of those
LOCATIONS: Final[list[bool]] = [owner != at.ATTACKERS for owner in OWNER]
DEALT_CARDS: Final[list[bool]] = [good >= 0 for good in DEAL]
