"""Imperial Settlers as it introduces itself. The order of the options is that of their numbers."""

from __future__ import annotations

from typing import Final

from tabularium.games.settlers import decks
from tabularium.games.settlers import layout as at
from tabularium.games.settlers.custom_deck import DeckOption
from tabularium.kernel.info import Cited, GameInfo, OptionInfo

DECKS: Final = decks.DECKS

INFO: Final = GameInfo(
    id="settlers",
    title="Imperial Settlers",
    version=2,
    min_seats=1,
    max_seats=4,
    factions=tuple(at.FACTIONS),
    options=(
        OptionInfo("lookout", "standard", ("standard", "alternative", "advanced")),
        OptionInfo("peaceful", False),
        OptionInfo("factions", "picked", ("picked", "random")),
        OptionInfo("first_player", "random", ("random", "first_seat")),
        OptionInfo("faction_reshuffle", True),
        OptionInfo("robbers_take_routes", False),
        OptionInfo("chapel_points", True),
        *[DeckOption(faction) for faction in range(len(at.FACTIONS))],
        OptionInfo("second_use", "declared", ("declared", "asked")),
        OptionInfo("missed_attack", "goes_on", ("goes_on", "ends_phase")),
    ),
    cited=Cited(over="S86", turns="S36", rivals="S60"),
)
