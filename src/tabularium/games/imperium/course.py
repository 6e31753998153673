"""The course of a game in one place: set-up, turns, rounds, the end."""

from __future__ import annotations

from typing import Final

from tabularium.cards.menu import ButtonAction
from tabularium.cards.sequence import Sequence
from tabularium.games.imperium import layout as at
from tabularium.games.imperium.clean_up import FillHand, PlaceToken, ResetTokens
from tabularium.games.imperium.ending import BEFORE_SCORING
from tabularium.games.imperium.pick_some import ALL_CARDS
from tabularium.games.imperium.rounds import Rounds, TakeTurn
from tabularium.games.imperium.setup import DrawFirst, LayTable, PickNations, PickSides
from tabularium.games.imperium.solstice import Solstices
from tabularium.games.imperium.turn import Innovate, PlayCard, Revolt, Turn, UseExhaust
from tabularium.games.imperium.verbs import Discard
from tabularium.kernel.machine import Node

# who begins, who leads what, and the table (I13-I41)
SET_UP: Final[list[Node]] = [
    DrawFirst(),
    PickNations(at.FIRST, at.FACTION, at.RANDOM_NATIONS),
    PickSides(),
    LayTable(),
]

# a turn: any number of these, or one of the last three (I43-I53) ...
ACTIONS: Final = Turn(
    "turn",
    "imperium-ask-turn",
    [
        PlayCard(),
        UseExhaust(),
        Innovate("innovate", "I52"),
        Revolt("revolt", "I53"),
        ButtonAction("end"),
    ],
)
# ... and what follows (I54-I58)
CLEAN_UP: Final = Sequence(
    [PlaceToken(), ResetTokens(), Discard(ALL_CARDS, up_to=True), FillHand()]
)
TURN: Final = TakeTurn(ACTIONS, CLEAN_UP)

# a round: everybody's turn, then the solstice; at last what is done before scoring (I66-I68)
ROUNDS: Final = Rounds(TURN, Solstices(), BEFORE_SCORING)

GAME: Final = Sequence([*SET_UP, ROUNDS])
