"""Settlers put together: every node of the game in one table, and what the game says for itself."""

from __future__ import annotations

from typing import Any, Final

from tabularium.cards.kind import add_kinds
from tabularium.cards.rules import CardRules
from tabularium.games.settlers import layout as at
from tabularium.games.settlers.actions_on_rivals import RAZE_GOOD
from tabularium.games.settlers.build import MORE_PRICES, enter_prices
from tabularium.games.settlers.catalogue import CATALOGUE, KINDS, OWNER, check_printed
from tabularium.games.settlers.course import AFTERWARDS, GAME, TURN
from tabularium.games.settlers.custom_deck import SHAPE, published, shape_of
from tabularium.games.settlers.entries import ENTRIES
from tabularium.games.settlers.evaluate import HORIZON, SPREAD, evaluate
from tabularium.games.settlers.events import LOG
from tabularium.games.settlers.info import INFO
from tabularium.games.settlers.positions import SettlersPosition
from tabularium.games.settlers.redeal import SettlersDealer
from tabularium.games.settlers.scoring import CATEGORIES, is_defeated, ranking, score
from tabularium.games.settlers.supply import DRAWS
from tabularium.games.settlers.words import card_words
from tabularium.kernel.machine import Asked, State
from tabularium.kernel.offer import Thing
from tabularium.kernel.reason import Reason
from tabularium.kernel.redeal import Dealer
from tabularium.locale.talk import Talk

# what lies open to be chosen from; what lies elsewhere is for the action phase
OPEN_ZONES: Final[list[str]] = ["offer", "drawn", "looked_at"]


class SettlersRules(CardRules):
    def __init__(self) -> None:
        super().__init__(INFO, at.LAYOUT, CATALOGUE, LOG, at.FACTION, at.HOOKS, at.MODS)
        # the back of a card shows whether it is common or of which faction
        self.dealer: Dealer | None = SettlersDealer(
            at.LAYOUT, [OWNER[kind] - at.ATTACKERS for kind in KINDS]
        )
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
        check_printed()
        add_kinds(self, CATALOGUE)

    def refuses(self, g: State, thing: Thing) -> Reason | None:
        """Outside the action phase it is nobody's turn; what lies open may be chosen from (S36)."""
        if g.nums[at.TURN] >= 0 or thing.zone in OPEN_ZONES:
            return None
        return Reason("why-phase", "S36", {"prompt": Asked(g)})

    def given(self, g: State, doc: dict[str, Any]) -> SettlersPosition:
        return SettlersPosition(g, doc)

    def card_words(self, kind: int, talk: Talk) -> str:
        return card_words(talk, kind)

    def categories(self) -> list[str]:
        return CATEGORIES

    def score(self, g: State, seat: int) -> list[int]:
        return score(g, seat)

    def ranking(self, g: State, seat: int) -> list[int]:
        return ranking(g, seat)

    def winners(self, g: State) -> list[int]:
        return [] if g.seats == 1 and is_defeated(g) else super().winners(g)

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


for _entry in ENTRIES:
    at.LAYOUT.add(_entry)
RULES: Final = SettlersRules()
