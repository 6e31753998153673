"""How well a seat stands: the greedy bot's idea of Imperium, in tenths of a point."""

from __future__ import annotations

from typing import Final

from tabularium.games.imperium import layout as at
from tabularium.games.imperium.catalogue import EXHAUST, KINDS, SOLSTICE, SUITS
from tabularium.games.imperium.scoring import score, unrest_of
from tabularium.games.imperium.table import held, in_play, owned
from tabularium.kernel.machine import State

POINT: Final = 10.0
SPREAD: Final = 20.0  # the lead that won three games in four when greedy played itself
HORIZON: Final = 1  # turns a search plays on before it judges
TOKEN_WORTH: Final[list[float]] = [2.2, 3.2, 2.0]  # progress is a point besides


def evaluate(g: State, seat: int) -> float:
    if g.over and g.nums[at.COLLAPSED]:
        return -100.0 * unrest_of(g, seat)
    value = POINT * sum(score(g, seat))
    for token in range(at.KINDS_OF_TOKEN):
        value += TOKEN_WORTH[token] * min(12, held(g, seat, token))
    for card in in_play(g, seat):
        kind = KINDS[card]
        value += 6.0
        if EXHAUST[kind] is not None:
            value += 8.0
        if SOLSTICE[kind] is not None:
            value += 6.0
    for card in owned(g, seat):
        suits = SUITS[KINDS[card]]
        if suits & at.UNREST:
            value -= 8.0
        elif suits & at.FAME:
            value += 6.0
        else:
            value += 4.0
    value += 1.5 * len(g.zones[at.HAND + seat]) + 2.0 * len(g.zones[at.HISTORY + seat])
    return value - 4.0 * len(g.zones[at.NATION + seat])
