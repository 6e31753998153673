"""Altay put together: every node of the game in one table, and what the game says for itself."""

from __future__ import annotations

from typing import Any, Final

from tabularium.cards.kind import add_kinds
from tabularium.cards.rules import CardRules
from tabularium.declare.deal import OF_PLAYER, LayoutDealer
from tabularium.games.altay import layout as at
from tabularium.games.altay.catalogue import CARDS, KINDS, LEVEL_OF
from tabularium.games.altay.course import GAME, MAIN, TURN_ENDS
from tabularium.games.altay.entries import ENTRIES
from tabularium.games.altay.evaluate import HORIZON, SPREAD, evaluate
from tabularium.games.altay.events import LOG
from tabularium.games.altay.info import INFO
from tabularium.games.altay.positions import AltayPosition
from tabularium.games.altay.scoring import CATEGORIES, ranking, score
from tabularium.games.altay.words import card_words
from tabularium.kernel.machine import State
from tabularium.kernel.redeal import Dealer
from tabularium.locale.talk import Talk


class AltayRules(CardRules):
    def __init__(self) -> None:
        super().__init__(INFO, at.LAYOUT, CARDS, LOG, at.FACTION, at.HOOKS, at.MODS)
        # action cards stay with their player; a secret wonder of a rival may be any unseen one
        self.dealer: Dealer | None = LayoutDealer(
            at.LAYOUT, [LEVEL_OF[kind] or OF_PLAYER for kind in KINDS]
        )
        self.add("game", GAME)
        self.add("turn", MAIN)
        self.add("turn_end", TURN_ENDS)
        add_kinds(self, CARDS)

    def given(self, g: State, doc: dict[str, Any]) -> AltayPosition:
        return AltayPosition(g, doc)

    def card_words(self, kind: int, talk: Talk) -> str:
        return card_words(talk, kind)

    def categories(self) -> list[str]:
        return CATEGORIES

    def score(self, g: State, seat: int) -> list[int]:
        return score(g, seat)

    def ranking(self, g: State, seat: int) -> list[int]:
        return ranking(g, seat)

    def evaluate(self, g: State, seat: int) -> float:
        return evaluate(g, seat)

    def spread(self) -> float:
        return SPREAD

    def horizon(self) -> int:
        return HORIZON

    def at_rest(self, g: State) -> bool:
        # in setup every choice stands for itself: looking further would look at all of them
        return g.stack[g.top] == MAIN.id or g.nums[at.ROUND] == 0


for _entry in ENTRIES:
    at.LAYOUT.add(_entry)
RULES: Final = AltayRules()
