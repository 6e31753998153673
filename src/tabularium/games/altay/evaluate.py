"""How well a seat stands: the greedy bot's idea of Altay."""

from __future__ import annotations

from tabularium.games.altay.scoring import score
from tabularium.kernel.machine import State


def evaluate(g: State, seat: int) -> float:
    return float(sum(score(g, seat)))
