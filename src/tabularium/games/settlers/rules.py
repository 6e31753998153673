"""Settlers put together: every node of the game in one table, and what the game says for itself."""

from __future__ import annotations

from typing import Any, Final

from tabularium.cards.kind import add_kinds
from tabularium.declare.rules import DeclaredRules
from tabularium.games.settlers import layout as at
from tabularium.games.settlers.actions_on_rivals import RAZE_GOOD
from tabularium.games.settlers.build import MORE_PRICES, enter_prices
from tabularium.games.settlers.catalogue import CATALOGUE
from tabularium.games.settlers.course import AFTERWARDS, GAME, TURN
from tabularium.games.settlers.custom_deck import SHAPE, published, shape_of
from tabularium.games.settlers.evaluate import HORIZON, SPREAD, evaluate
from tabularium.games.settlers.events import LOG
from tabularium.games.settlers.info import INFO
from tabularium.games.settlers.positions import SettlersPosition
from tabularium.games.settlers.redeal import redeal
from tabularium.games.settlers.scoring import CATEGORIES, score, winners
from tabularium.games.settlers.supply import DRAWS
from tabularium.kernel.machine import State
from tabularium.locale.talk import Talk


class SettlersRules(DeclaredRules):
    def __init__(self) -> None:
        cards, keys = CATALOGUE.cards, CATALOGUE.keys
        super().__init__(INFO, at.LAYOUT, cards, keys, at.FACTION, at.HOOKS, at.MODS)
        for owner in range(len(at.FACTIONS)):
            if shape_of([len(kinds) for kinds in published(owner).values()]) != SHAPE:
                raise ValueError(
                    f"the deck of {at.FACTIONS[owner]} is not three, six and nine cards"
                )
        enter_prices()
        self.add("game", GAME)
        self.add("turn", TURN)
        self.add("afterwards", AFTERWARDS)
        for number, draw in enumerate(DRAWS):
            self.add(f"draw/{number}", draw)
        self.add("raze_good", RAZE_GOOD)
        for number, price in enumerate(MORE_PRICES):
            self.add(f"price/{number}", price)
        add_kinds(self, CATALOGUE)

    def given(self, g: State, doc: dict[str, Any]) -> SettlersPosition:
        return SettlersPosition(g, doc)

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
        # setup and drafts as well: looking further there would look at everybody's picks
        node = self.nodes[g.stack[g.top]]
        return node is TURN or node is AFTERWARDS or node.kind() in ("draft", "faction")


RULES: Final = SettlersRules()
