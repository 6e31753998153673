"""All decks of the game: importing one enters its cards, in the order below.

A set that is added later comes after them, before the rules are made.
"""

from __future__ import annotations

from tabularium.games.nations.decks import (  # noqa: F401
    advisors,
    antiquity_events,
    battles,
    buildings,
    colonies,
    golden_ages,
    industrial_events,
    medieval_events,
    military,
    printed,
    renaissance_events,
    solo_tiles,
    wars,
    wonders,
)
