"""What attack and defence share: the registers of a battle, and its strengths (A44-A54)."""

from __future__ import annotations

from typing import Final

from tabularium.cards.menu import SMALL
from tabularium.games.altay import layout as at
from tabularium.kernel.machine import R0, R1, R2, R3, SEAT, State

DONE_PICKING: Final = SMALL  # no kind of card has this number

# registers of the attack, shared with the defence
FROM_TO: Final = R0  # origin * 32 + target
SYMBOLS: Final = R1  # attack symbols on the cards played
CARDS: Final = R2  # attack cards played
LEAST: Final = R3  # cards are picked in catalogue order, so that a set is picked in one way only


def origin_of(g: State, attack: int) -> int:
    """Where the attack of a frame comes from."""
    return g.stack[attack + FROM_TO] >> 5


def target_of(g: State, attack: int) -> int:
    """Where the attack of a frame goes."""
    return g.stack[attack + FROM_TO] & 31


def token_value(g: State, attack: int) -> int:
    """The value of the conquest token under attack, 0 for none."""
    return at.TOKEN_VALUE[g.nums[at.TOKEN + target_of(g, attack)]]


def attack_strength(g: State, frame: int) -> int:
    """Settlements of the origin, symbols on the cards, and Leadership (A47, A52, B18)."""
    stack = g.stack
    settlements = g.nums[at.COUNT + origin_of(g, frame)]
    return settlements + stack[frame + SYMBOLS] + g.mod(stack[frame + SEAT], at.ATTACKING)


def standing_defence(g: State, territory: int) -> int:
    """What the owner of a territory fights with before any card: settlements, Strategy (B18)."""
    return g.nums[at.COUNT + territory] + g.mod(g.nums[at.OWNER + territory], at.DEFENDING)
