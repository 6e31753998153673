"""Altay put together: every node of the game in one table, and what the game says for itself."""

from __future__ import annotations

from typing import Any, Final

from tabularium.cards.standing import Waiting
from tabularium.declare.rules import DeclaredRules
from tabularium.games.altay import layout as at
from tabularium.games.altay.catalogue import EFFECTS, INSTANT, KEY, KINDS, STANDING
from tabularium.games.altay.evaluate import HORIZON, SPREAD, evaluate
from tabularium.games.altay.info import INFO
from tabularium.games.altay.log import event_data, event_sentence
from tabularium.games.altay.positions import AltayPosition
from tabularium.games.altay.redeal import redeal
from tabularium.games.altay.scoring import CATEGORIES, score, winners
from tabularium.games.altay.setup import GAME
from tabularium.games.altay.turn import MAIN, TURN_ENDS
from tabularium.kernel.machine import State
from tabularium.locale.talk import Talk


class AltayRules(DeclaredRules):
    def __init__(self) -> None:
        super().__init__(INFO, at.LAYOUT, KINDS, KEY, at.FACTION, at.HOOKS, at.MODS)
        self.add("game", GAME)
        self.add("turn", MAIN)
        self.add("turn_end", TURN_ENDS)
        self.responses = [None] * (len(KEY) * at.HOOKS)
        for kind in range(len(KEY)):
            self.add_kind(kind)

    def add_kind(self, kind: int) -> None:
        """The nodes of one kind of card."""
        for number, effect in enumerate(EFFECTS[kind]):
            self.add(f"{KEY[kind]}/{number}", effect)
        instant = INSTANT[kind]
        if instant is not None:
            self.add(f"{KEY[kind]}/instant", instant)
        for ability in STANDING[kind]:
            if isinstance(ability, Waiting):
                self.add(f"{KEY[kind]}/ability", ability.effect)
                self.responses[kind * at.HOOKS + ability.hook] = ability.effect

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
        return event_data(numbers)

    def event_text(self, g: State, numbers: list[int], talk: Talk) -> str:
        return event_sentence(g, numbers, talk)

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
