"""Imperium as it introduces itself. The order of the options is that of their numbers."""

from __future__ import annotations

from typing import Final

from tabularium.games.imperium import layout as at
from tabularium.kernel.info import Cited, GameInfo, OptionInfo, SeatOption

INFO: Final = GameInfo(
    id="imperium",
    title="Imperium: Classics and Legends",
    version=3,
    min_seats=2,
    max_seats=at.SEATS,
    factions=tuple(at.NATIONS),
    cited=Cited(over="I68", turns="I42", rivals="I45"),
    options=(
        OptionInfo("common_cards", "classics", ("classics", "legends")),
        SeatOption("sides", "B", ("A", "B", "choose")),
        OptionInfo("factions", "picked", ("picked", "random")),
        OptionInfo("first_player", "random", ("random", "first_seat")),
        OptionInfo("free_plays", "once_a_turn", ("once_a_turn", "unlimited")),
        OptionInfo("icons", "each_counts", ("each_counts", "once_a_card")),
        OptionInfo("given_cards", "hand", ("hand", "discard")),
        OptionInfo("active_quest", "not_scored", ("not_scored", "scored")),
        OptionInfo(
            "collapse_count", "not_garrisoned_or_sunken", ("all_unrest", "not_garrisoned_or_sunken")
        ),
        OptionInfo("choices", "any", ("in_full", "any")),
        OptionInfo("exile_unrest", "acquired", ("acquired", "always")),
    ),
)
