"""Nations put together: every node of the game in one table, and what the game says for itself."""

from __future__ import annotations

from typing import Any, Final

from tabularium.cards.kind import add_kinds
from tabularium.cards.rules import CardRules
from tabularium.declare.deal import LayoutDealer
from tabularium.games.nations import decks  # noqa: F401
from tabularium.games.nations import layout as at
from tabularium.games.nations.buyable import slot_at
from tabularium.games.nations.catalogue import AGE, CATALOGUE, KINDS, SORT, check_finished
from tabularium.games.nations.course import ACTION, AFTERWARDS, GAME
from tabularium.games.nations.derived import phase_of
from tabularium.games.nations.entries import ENTRIES
from tabularium.games.nations.evaluate import HORIZON, SPREAD, evaluate
from tabularium.games.nations.events import LOG
from tabularium.games.nations.info import BASIC, INFO
from tabularium.games.nations.positions import NationsPosition
from tabularium.games.nations.scoring import CATEGORIES, score, winners
from tabularium.games.nations.words import card_words
from tabularium.kernel.errors import BadOption
from tabularium.kernel.machine import Asked, State
from tabularium.kernel.offer import Thing
from tabularium.kernel.reason import Reason
from tabularium.kernel.redeal import Dealer
from tabularium.locale.talk import Talk


class NationsRules(CardRules):
    def __init__(self) -> None:
        super().__init__(INFO, at.LAYOUT, CATALOGUE, LOG, at.FACTION, at.HOOKS, at.MODS)
        # nobody knows the order of the decks: for each age one of cards, one of events (N5)
        events = [at.AGES if sort in (at.EVENT, at.TILE) else 0 for sort in SORT]
        self.dealer: Dealer | None = LayoutDealer(
            at.LAYOUT, [AGE[kind] + events[kind] for kind in KINDS]
        )
        check_finished()
        self.add("game", GAME)
        add_kinds(self, CATALOGUE)

    def check(self, seats: int, opts: list[int]) -> None:
        super().check(seats, opts)
        if seats == at.SEATS and opts[at.LEVELS] == BASIC:
            raise BadOption("nations-error-levels", name="levels")

    def refuses(self, g: State, thing: Thing) -> Reason | None:
        """Outside the action phase: cards and actions wait for it (N56)."""
        own = thing.seat == g.to_move and thing.zone not in at.SECTIONS
        bought = slot_at(g, thing) >= 0
        if phase_of(g) == "action" or not (own or bought):
            return None
        return Reason("why-phase", "N56", {"prompt": Asked(g)})

    def card_words(self, kind: int, talk: Talk) -> str:
        return card_words(talk, kind)

    def given(self, g: State, doc: dict[str, Any]) -> NationsPosition:
        return NationsPosition(g, doc)

    def categories(self) -> list[str]:
        return CATEGORIES

    def score(self, g: State, seat: int) -> list[int]:
        return score(g, seat)

    def winners(self, g: State) -> list[int]:
        return winners(g)

    def evaluate(self, g: State, seat: int) -> float:
        return evaluate(g, seat)

    def spread(self) -> float:
        return SPREAD

    def horizon(self) -> int:
        return HORIZON

    def at_rest(self, g: State) -> bool:
        node = self.nodes[g.stack[g.top]]
        return node is ACTION or node is AFTERWARDS or node.kind() in ("growth", "faction")


for _entry in ENTRIES:
    at.LAYOUT.add(_entry)
RULES: Final = NationsRules()
