"""The course of the game: every step in its order, from laying the table to the last round."""

from __future__ import annotations

from typing import Final

from tabularium.cards.menu import ButtonAction
from tabularium.cards.sequence import Sequence
from tabularium.games.nations.actions import Buy, Deploy, Hire, Pass, TakeOff, UseSpecial
from tabularium.games.nations.happenings import EndOfEvents, Happen
from tabularium.games.nations.maintenance import (
    Growth,
    NewCards,
    NewEvent,
    PlaceArchitects,
    SecondInOrder,
)
from tabularium.games.nations.production import (
    CheckStability,
    CompareBooks,
    DetermineOrder,
    Famine,
    Produce,
    ResolveWar,
)
from tabularium.games.nations.rounds import EndRound, Rounds
from tabularium.games.nations.setup import ExtraWorkers, LayTable, PickBoards
from tabularium.games.nations.turn import ActionMenu, ActionPhase, Afterwards
from tabularium.kernel.machine import Node

# a turn: one action, then workers off cards as long as one likes (N57, N93)
ACTION: Final = ActionMenu(
    "turn",
    "nations-ask-turn",
    [Buy(), Deploy(), Hire(), UseSpecial(), TakeOff(), Pass("pass")],
)
AFTERWARDS: Final = Afterwards(
    "afterwards", "nations-ask-afterwards", [ButtonAction("end"), TakeOff()]
)

# a round (N42-N161)
MAINTENANCE: Final[list[Node]] = [
    NewCards(),
    Growth("growth"),
    NewEvent("new-event"),
    PlaceArchitects(),
    SecondInOrder(),
]
ACTION_PHASE: Final = ActionPhase(ACTION, AFTERWARDS)
PRODUCTION: Final[list[Node]] = [Produce(), DetermineOrder()]
RESOLUTION: Final[list[Node]] = [
    ResolveWar("war-losses"),
    CheckStability(),
    Happen(0),
    Happen(1),
    EndOfEvents(),
    Famine(),
    CompareBooks(),
    EndRound(),
]
ONE_ROUND: Final = Sequence([*MAINTENANCE, ACTION_PHASE, *PRODUCTION, *RESOLUTION])

# the game (N18-N41, N162)
PICK_BOARDS: Final = PickBoards("faction")
ALL_ROUNDS: Final = Rounds(ONE_ROUND)
GAME: Final = Sequence([LayTable(), PICK_BOARDS, ExtraWorkers("extra-worker"), ALL_ROUNDS])
