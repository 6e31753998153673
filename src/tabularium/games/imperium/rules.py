"""Imperium put together: every node of the game in one table, and what the game says for itself."""

from __future__ import annotations

from typing import Any, Final

from tabularium.cards.kind import add_kinds
from tabularium.cards.rules import CardRules
from tabularium.games.imperium import layout as at
from tabularium.games.imperium.boxes import every_card
from tabularium.games.imperium.course import ACTIONS, GAME
from tabularium.games.imperium.ending import score_now
from tabularium.games.imperium.entries import ENTRIES
from tabularium.games.imperium.evaluate import HORIZON, SPREAD, evaluate
from tabularium.games.imperium.events import LOG
from tabularium.games.imperium.info import INFO
from tabularium.games.imperium.lying import beside
from tabularium.games.imperium.positions import ImperiumPosition
from tabularium.games.imperium.redeal import DEALER
from tabularium.games.imperium.scoring import CATEGORIES, winners
from tabularium.games.imperium.words import card_words
from tabularium.kernel.errors import BadOption
from tabularium.kernel.machine import State
from tabularium.kernel.offer import Thing
from tabularium.kernel.redeal import Dealer
from tabularium.locale.talk import Talk


class ImperiumRules(CardRules):
    def __init__(self) -> None:
        cards = every_card()
        super().__init__(INFO, at.LAYOUT, cards, LOG, at.FACTION, at.HOOKS, at.MODS)
        self.dealer: Dealer | None = DEALER
        self.add("game", GAME)
        add_kinds(self, cards)

    def check(self, seats: int, opts: list[int]) -> None:
        """What is in a box is used if its common cards are (I14)."""
        super().check(seats, opts)
        used = self.info.sets(opts)
        if self.info.has_sets() and at.BOX_SETS[opts[at.COMMON_SET]] not in used:
            raise BadOption(
                "error-option-choice",
                name="common_cards",
                given=at.BOX_SETS[opts[at.COMMON_SET]],
                possible=[name for name in at.BOX_SETS if name in used],
            )

    def card_words(self, kind: int, talk: Talk) -> str:
        return card_words(talk, kind)

    def given(self, g: State, doc: dict[str, Any]) -> ImperiumPosition:
        return ImperiumPosition(g, doc)

    def things(self, g: State, viewer: int) -> list[Thing]:
        return super().things(g, viewer) + beside(g, viewer)

    def categories(self) -> list[str]:
        return CATEGORIES

    def score(self, g: State, seat: int) -> list[int]:
        return score_now(g, seat)

    def open_scores(self) -> bool:
        return False  # hand, deck and history count

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
        return node is ACTIONS or node.kind() in ("faction", "side", "place", "solstice")


for _entry in ENTRIES:
    at.LAYOUT.add(_entry)
RULES: Final = ImperiumRules()
