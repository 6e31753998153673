"""Altay put together: every node of the game in one table, and what the game says for itself."""

from __future__ import annotations

from typing import Any, Final

from tabularium.cards.kind import add_kinds
from tabularium.declare.rules import DeclaredRules
from tabularium.games.altay import layout as at
from tabularium.games.altay.catalogue import CARDS
from tabularium.games.altay.course import GAME, MAIN, TURN_ENDS
from tabularium.games.altay.evaluate import HORIZON, SPREAD, evaluate
from tabularium.games.altay.events import LOG
from tabularium.games.altay.info import INFO
from tabularium.games.altay.positions import AltayPosition
from tabularium.games.altay.redeal import redeal
from tabularium.games.altay.scoring import CATEGORIES, score, winners
from tabularium.kernel.machine import State
from tabularium.locale.talk import Talk


class AltayRules(DeclaredRules):
    def __init__(self) -> None:
        super().__init__(INFO, at.LAYOUT, CARDS.cards, CARDS.keys, at.FACTION, at.HOOKS, at.MODS)
        self.add("game", GAME)
        self.add("turn", MAIN)
        self.add("turn_end", TURN_ENDS)
        add_kinds(self, CARDS)

    def given(self, g: State, doc: dict[str, Any]) -> AltayPosition:
        return AltayPosition(g, doc)

    def categories(self) -> list[str]:
        return CATEGORIES

    def score(self, g: State, seat: int) -> list[int]:
        return score(g, seat)

    def winners(self, g: State) -> list[int]:
        return winners(g)

    def redeal(self, g: State, seat: int) -> None:
        redeal(g, seat)

    def event(self, g: State, numbers: list[int]) -> dict[str, Any]:
        return LOG.data(g, numbers)

    def event_text(self, g: State, numbers: list[int], talk: Talk) -> str:
        return LOG.sentence(g, numbers, talk)

    def evaluate(self, g: State, seat: int) -> float:
        return evaluate(g, seat)

    def spread(self) -> float:
        return SPREAD

    def horizon(self) -> int:
        return HORIZON

    def at_rest(self, g: State) -> bool:
        # in setup every choice stands for itself: looking further would look at all of them
        return g.stack[g.top] == MAIN.id or g.nums[at.ROUND] == 0


RULES: Final = AltayRules()
