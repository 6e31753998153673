"""Altay as it introduces itself. The order of the options is the order of their numbers.

Sets of cards are chosen where there are several of them: the last option then.
"""

from __future__ import annotations

from typing import Final

from tabularium.games.altay.catalogue import CARDS
from tabularium.games.altay.layout import FACTIONS
from tabularium.kernel.info import BASE, Cited, GameInfo, OptionInfo, SetsOption

OPTIONS: Final[tuple[OptionInfo, ...]] = (
    OptionInfo("trade", False),
    OptionInfo("starts", "free", ("free", "suggested")),
    OptionInfo("factions", "picked", ("picked", "random")),
    OptionInfo("map", "reduced", ("reduced", "full")),
    OptionInfo("vp_spots", "row", ("row", "inner")),
    OptionInfo("archive_defends", True),
    OptionInfo("abandoned", "removed", ("removed", "returned")),
    OptionInfo("drop_table_cards", False),
    OptionInfo("ask_government", False),
    OptionInfo("first_player", "random", ("random", "first_seat")),
    OptionInfo("round_limit", 0),
    OptionInfo("archive_surrenders", False),
)
SETS: Final[tuple[OptionInfo, ...]] = (SetsOption(CARDS.sets, [BASE]),)

INFO: Final = GameInfo(
    id="altay",
    title="Altay: Dawn of Civilization",
    version=1,
    min_seats=2,
    max_seats=4,
    factions=tuple(FACTIONS),
    options=OPTIONS + SETS if len(CARDS.sets) > 1 else OPTIONS,
    cited=Cited(over="A65", turns="A27", rivals="A27"),
)
