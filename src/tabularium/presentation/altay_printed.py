"""What is printed on Altay's cards, without words."""

from __future__ import annotations

from typing import Any

from tabularium.games.altay.cards import STARTING_DECKS
from tabularium.games.altay.catalogue import (
    ATTACK,
    COST,
    DEFENCE,
    EFFECTS,
    KEY,
    LEVEL_OF,
    POINTS,
    STARTING,
    TITLE,
    VP,
)
from tabularium.games.altay.layout import FACTIONS
from tabularium.games.altay.slots import Slots
from tabularium.games.altay.table import Lay
from tabularium.presentation.altay_icons import SYMBOLS, rows


def symbols(slots: Slots) -> list[str]:
    return [SYMBOLS[symbol] for symbol in slots.symbols]


def printed(kind: int) -> dict[str, Any]:
    table = [effect.slots for effect in EFFECTS[kind] if isinstance(effect, Lay)]
    return {
        "title": TITLE[kind],
        "level": LEVEL_OF[kind],  # of an achievement
        "starting": STARTING[kind],
        "cost": symbols(COST[kind]),
        "points": VP[kind] if POINTS[kind] is None else None,
        "attack": ATTACK[kind],
        "defence": DEFENCE[kind],
        "slots": symbols(table[0]) if table else [],  # what fits on a table card
        "ways": len(EFFECTS[kind]),
        "effects": rows(kind),
        "decks": {  # copies in the starting decks
            faction: deck[KEY[kind]]
            for faction, deck in zip(FACTIONS, STARTING_DECKS, strict=True)
            if KEY[kind] in deck
        },
    }
