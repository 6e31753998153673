"""Altay put together: every node of the game in one table, and what the game says for itself."""

from __future__ import annotations

from typing import Any, Final

from tabularium.cards.standing import Waiting
from tabularium.games.altay import layout as at
from tabularium.games.altay.board import TERRITORIES
from tabularium.games.altay.catalogue import EFFECTS, INSTANT, KEY, KINDS, STANDING
from tabularium.games.altay.evaluate import HORIZON, SPREAD, standing
from tabularium.games.altay.info import INFO
from tabularium.games.altay.narrate import event_data, event_sentence
from tabularium.games.altay.observe import sight
from tabularium.games.altay.read_cards import FIELDS
from tabularium.games.altay.read_position import read_position
from tabularium.games.altay.redeal import redeal
from tabularium.games.altay.scoring import CATEGORIES, score, winners
from tabularium.games.altay.setup import GAME
from tabularium.games.altay.turn import MAIN, TURN_ENDS
from tabularium.games.altay.view import view
from tabularium.games.altay.write_position import position
from tabularium.kernel.machine import Rules, State
from tabularium.kernel.rng import seeded
from tabularium.locale.talk import Talk


class AltayRules(Rules):
    def __init__(self) -> None:
        super().__init__(INFO, KINDS, at.ZONES, at.HOOKS, at.MODS)
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

    def unset(self, factions: list[int], opts: list[int], rng: int) -> State:
        """A state before setup."""
        nums = [0] * at.NUMS
        for seat in range(at.SEATS):
            nums[at.FACTION + seat] = factions[seat] if seat < len(factions) else -1
            nums[at.REVEALED + seat] = -1
        for t in range(TERRITORIES):
            nums[at.OWNER + t] = -1
        return self.blank(len(factions), opts, rng, nums)

    def new_state(self, factions: list[int], opts: list[int], seed: int) -> State:
        g = self.unset(factions, opts, seeded(seed))
        g.telling = True
        g.push(GAME, 0, -1)
        g.run()
        return g

    def position_fields(self) -> list[str]:
        return FIELDS

    def read_position(self, g: State, doc: dict[str, Any]) -> None:
        read_position(g, doc)

    def factions(self, g: State) -> list[int]:
        return [g.nums[at.FACTION + seat] for seat in range(g.seats)]

    def categories(self) -> list[str]:
        return CATEGORIES

    def score(self, g: State, seat: int) -> list[int]:
        return score(g, seat)

    def winners(self, g: State) -> list[int]:
        return winners(g)

    def view(self, g: State, seat: int) -> dict[str, Any]:
        return view(g, seat)

    def observe(self, g: State, seat: int) -> bytes:
        return sight(self, g.seats).observe(g, seat)

    def observed(self, seats: int) -> list[tuple[str, int, int]]:
        return sight(self, seats).slices

    def card_keys(self) -> list[str]:
        return KEY

    def places(self, seats: int) -> list[str]:
        return sight(self, seats).places

    def redeal(self, g: State, seat: int) -> None:
        redeal(g, seat)

    def position(self, g: State) -> dict[str, Any]:
        return position(g)

    def event(self, g: State, numbers: list[int]) -> dict[str, Any]:
        return event_data(numbers)

    def event_text(self, g: State, numbers: list[int], talk: Talk) -> str:
        return event_sentence(g, numbers, talk)

    def standing(self, g: State, seat: int) -> float:
        return standing(g, seat)

    def spread(self) -> float:
        return SPREAD

    def horizon(self) -> int:
        return HORIZON

    def at_rest(self, g: State) -> bool:
        # in setup every choice stands for itself: looking further would look at all of them
        return g.stack[g.top] == MAIN.id or g.nums[at.ROUND] == 0


RULES: Final = AltayRules()
