"""All decks of the game in the order of their cards: importing one enters its cards.

A set that is added later comes after them, before the rules are made.
"""

from __future__ import annotations

from types import ModuleType
from typing import Final

from tabularium.games.nations import (
    advisor_cards,
    antiquity_events,
    battle_cards,
    building_cards,
    colony_cards,
    golden_age_cards,
    industrial_events,
    medieval_events,
    military_cards,
    printed_cards,
    renaissance_events,
    solo_tiles,
    war_cards,
    wonder_cards,
)

DECKS: Final[list[ModuleType]] = [
    printed_cards,
    building_cards,
    military_cards,
    colony_cards,
    war_cards,
    battle_cards,
    golden_age_cards,
    wonder_cards,
    advisor_cards,
    antiquity_events,
    medieval_events,
    renaissance_events,
    industrial_events,
    solo_tiles,
]
