"""Nations as it introduces itself. The order of the options is that of their numbers."""

from __future__ import annotations

from typing import Final

from tabularium.games.nations import layout as at
from tabularium.kernel.info import Cited, GameInfo, OptionInfo, SeatOption

SUGGESTED: Final = 0
BASIC: Final = 1
# card levels of each choice; what is suggested depends on the number of players (N29, N41)
LEVELS_IN: Final[list[list[int]]] = [[], [1], [1, 2], [1, 2, 3], [1, 3]]

INFO: Final = GameInfo(
    id="nations",
    title="Nations",
    version=2,
    min_seats=1,
    max_seats=at.SEATS,
    factions=tuple(at.NATIONS),
    options=(
        OptionInfo(
            "levels", "suggested", ("suggested", "basic", "advanced", "master", "basic_expert")
        ),
        SeatOption("difficulty", "prince", ("chieftain", "prince", "king", "emperor")),
        SeatOption("sides", "A", ("A", "B", "choose")),
        OptionInfo("factions", "picked", ("picked", "random")),
        OptionInfo("ages", at.AGES, least=1, most=at.AGES),
        OptionInfo("extra_worker", False),
        OptionInfo("first_player", "random", ("random", "first_seat")),
        OptionInfo("others_suffer", True),
        OptionInfo("no_war_is_zero", False),
        OptionInfo("anna_stability", True),
        OptionInfo("shaka_stone", "buyer", ("buyer", "owner")),
        OptionInfo("crusade_books", "if_paid", ("if_paid", "always")),
        OptionInfo("worker_packages", True),
        OptionInfo("advisors_removed", "all", ("all", "one")),
        OptionInfo("shortage_at_zero", False),
        OptionInfo("undeploy_after", True),
    ),
    cited=Cited(over="N2", turns="N56", rivals="N67"),
)


def levels_for(choice: int, seats: int) -> list[int]:
    """The card levels in the game."""
    if choice == SUGGESTED:
        return LEVELS_IN[2] if seats == at.SEATS else LEVELS_IN[BASIC]
    return LEVELS_IN[choice]
