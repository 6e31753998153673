"""The course of a game: set-up, rounds, phases and turns, step by step."""

from __future__ import annotations

from typing import Final

from tabularium.cards.menu import ButtonAction
from tabularium.cards.sequence import Sequence
from tabularium.games.settlers import layout as at
from tabularium.games.settlers.activate import Activate
from tabularium.games.settlers.free_moves import (
    DeploySamurai,
    PlaceDefence,
    PutOnShrine,
    PutUnderGate,
)
from tabularium.games.settlers.lookout import FirstCards, Lookout
from tabularium.games.settlers.production import ProductionPhase
from tabularium.games.settlers.rounds import CleanUp, Rounds
from tabularium.games.settlers.setup import DealHands, LayTable, LeadFactions
from tabularium.games.settlers.turn import ActionPhase, Afterwards, Pass, TurnMenu
from tabularium.games.settlers.turn_actions import Build, MakeDeal, Raze, Work
from tabularium.games.settlers.virtual_player import AttackPhase

TURN: Final = TurnMenu(
    "turn",
    "settlers-ask-turn",
    [
        Build(),
        MakeDeal(),
        Raze(),
        Activate(),
        Work("work"),
        PlaceDefence(),
        DeploySamurai(),
        PutUnderGate(),
        PutOnShrine(),
        Pass("pass"),
    ],
)
# free moves are possible at any moment of the turn, after the action too (S39)
AFTERWARDS: Final = Afterwards(
    "afterwards",
    "settlers-ask-afterwards",
    [PlaceDefence(), DeploySamurai(), PutUnderGate(), PutOnShrine(), ButtonAction("end")],
)
ACTION_PHASE: Final = ActionPhase(TURN, AFTERWARDS)
ROUND: Final = Sequence(
    [
        FirstCards(),
        Lookout(),
        ProductionPhase(),
        ACTION_PHASE,
        CleanUp(),
        AttackPhase("attack"),
    ]
)
ROUNDS: Final = Rounds(ROUND)
GAME: Final = Sequence(
    [
        LayTable(),
        LeadFactions(at.FIRST, at.FACTION, at.RANDOM_FACTIONS),
        DealHands(),
        ROUNDS,
    ]
)
