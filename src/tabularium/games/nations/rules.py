"""Nations put together: every node of the game in one table, and what the game says for itself."""

from __future__ import annotations

from typing import Any, Final

from tabularium.cards.kind import add_kinds
from tabularium.declare.rules import DeclaredRules
from tabularium.games.nations import layout as at
from tabularium.games.nations.buyable import slot_at
from tabularium.games.nations.catalogue import CATALOGUE, KEY, KINDS
from tabularium.games.nations.course import ACTION, AFTERWARDS, GAME
from tabularium.games.nations.decks import DECKS
from tabularium.games.nations.derived import phase_of
from tabularium.games.nations.evaluate import HORIZON, SPREAD, evaluate
from tabularium.games.nations.info import BASIC, introduce
from tabularium.games.nations.log import event_data, event_sentence
from tabularium.games.nations.positions import NationsPosition
from tabularium.games.nations.redeal import redeal
from tabularium.games.nations.scoring import CATEGORIES, score, winners
from tabularium.games.nations.workers import SECTIONS
from tabularium.kernel.errors import BadOption
from tabularium.kernel.machine import Asked, State
from tabularium.kernel.offer import Thing
from tabularium.kernel.reason import Reason
from tabularium.locale.talk import Talk


class NationsRules(DeclaredRules):
    def __init__(self) -> None:
        super().__init__(
            introduce(CATALOGUE.sets), at.LAYOUT, KINDS, KEY, at.FACTION, at.HOOKS, at.MODS
        )
        self.decks = DECKS
        self.add("game", GAME)
        add_kinds(self, CATALOGUE)

    def check(self, seats: int, opts: list[int]) -> None:
        super().check(seats, opts)
        if seats == at.SEATS and opts[at.LEVELS] == BASIC:
            raise BadOption("nations-error-levels", name="levels")

    def refuses(self, g: State, thing: Thing) -> Reason | None:
        """Outside the action phase: cards and actions wait for it (N56)."""
        own = thing.seat == g.to_move and thing.zone not in SECTIONS
        bought = slot_at(g, thing) >= 0
        if phase_of(g) == "action" or not (own or bought):
            return None
        return Reason("why-phase", "N56", {"prompt": Asked(g)})

    def given(self, g: State, doc: dict[str, Any]) -> NationsPosition:
        return NationsPosition(g, doc)

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
        node = self.nodes[g.stack[g.top]]
        return node is ACTION or node is AFTERWARDS or node.kind() in ("growth", "faction")


RULES: Final = NationsRules()
