"""What sets some nations apart: no empire, no nation deck, no developing (I19-I23, I63, I86)."""

from __future__ import annotations

from typing import Final

from tabularium.games.imperium import layout as at
from tabularium.games.imperium.catalogue import OWNER, START
from tabularium.kernel.machine import State

USUAL: Final = 0
NADIR: Final = 1  # Arthurians: the last nation card goes into play
ZENITH: Final = 2  # Vikings: the last nation card triggers scoring

NATURE: Final[dict[str, int]] = {"arthurians": NADIR, "vikings": ZENITH}
NEVER_DEVELOP: Final[list[str]] = ["arthurians", "utopians", "vikings"]
START_AS_EMPIRE: Final[list[str]] = ["atlanteans"]
FEW_EXHAUSTS: Final[list[str]] = ["utopians"]
SINKING: Final[list[str]] = ["atlanteans"]
JOURNEYING: Final[list[str]] = ["utopians"]  # journey cards lie beside the power card (I18)


def nation_of(g: State, seat: int) -> str:
    return at.NATIONS[g.nums[at.FACTION + seat]]


def nature(g: State, seat: int) -> int:
    return NATURE.get(nation_of(g, seat), USUAL)


def is_accession(g: State, seat: int, card: int) -> bool:
    """A player's own accession card. One of another nation that has come into the deck by way of
    gifts is a card like any other (I61, I218)."""
    return START[card] == at.ACCESSION and OWNER[card] == g.nums[at.FACTION + seat]


def develops(g: State, seat: int) -> bool:
    return nation_of(g, seat) not in NEVER_DEVELOP


def exhausts_a_turn(g: State, seat: int) -> int:
    """The exhaust tokens of a player (I27, I56)."""
    few = nation_of(g, seat) in FEW_EXHAUSTS
    return at.UTOPIAN_EXHAUSTS if few else at.EXHAUSTS_A_TURN


def sinks(g: State, seat: int) -> bool:
    """Whether the nation has a sunken pile (I93)."""
    return nation_of(g, seat) in SINKING
