"""Altay as it introduces itself. The order of the options is that of their numbers."""

from __future__ import annotations

from typing import Final

from tabularium.games.altay.layout import FACTIONS
from tabularium.kernel.info import Cited, GameInfo, OptionInfo

INFO: Final = GameInfo(
    id="altay",
    title="Altay: Dawn of Civilization",
    version=1,
    min_seats=2,
    max_seats=4,
    factions=tuple(FACTIONS),
    options=(
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
    ),
    cited=Cited(over="A65", turns="A27", rivals="A27"),
)
