"""What follows a turn: a token on the market, tokens back, a full hand (I54-I58)."""

from __future__ import annotations

from typing import Final

from tabularium.games.imperium import layout as at
from tabularium.games.imperium.drawing import DRAW_ONE
from tabularium.games.imperium.effects import begin_effect, end_effect
from tabularium.games.imperium.market_verbs import PlaceOnMarket
from tabularium.games.imperium.nations import exhausts_a_turn
from tabularium.games.imperium.table import hand_limit
from tabularium.kernel.machine import PC, Node, State, Verb


class PlaceToken(Node):
    """A progress on any market card; some nations place other tokens (I54)."""

    def parts(self) -> list[Node]:
        return [PLACE_PROGRESS, *PLACE_OTHERS]

    def step(self, g: State, seat: int, source: int) -> None:
        g.pop()
        for token in range(at.KINDS_OF_TOKEN):
            n = g.mod(seat, at.MARKET_TOKEN + token)
            if n:
                g.push(PLACE_OTHERS[token * 2 + n - 1], seat, -1)
                return
        g.push(PLACE_PROGRESS, seat, -1)


PLACE_PROGRESS: Final = PlaceOnMarket(at.PROGRESS, 1)
PLACE_OTHERS: Final[list[PlaceOnMarket]] = [
    PlaceOnMarket(token, n) for token in range(at.KINDS_OF_TOKEN) for n in (1, 2)
]


class ResetTokens(Verb):
    """All action and exhaust tokens come back to the state card (I56)."""

    def do(self, g: State, seat: int, source: int) -> None:
        nums = g.nums
        nums[at.ACTIVATING] = 0
        nums[at.NATION_TOKEN + seat] = 0
        nums[at.AREA_TOKEN + seat] = 0
        nums[at.IGNORED + seat] = 0
        nums[at.ACTIONS + seat] = at.ACTIONS_A_TURN
        nums[at.EXHAUSTS + seat] = exhausts_a_turn(g, seat)
        for zone in (
            at.PLAY,
            at.POWERS,
            at.HAND,
            at.DISCARD,
            at.DECK,
            at.HISTORY,
            at.NATION,
            at.AREA,
        ):
            for card in g.zones[zone + seat]:
                g.marks[card] &= ~(at.EXHAUSTED | at.FREE_USED | at.TREATED)


class FillHand(Node):
    """Draw up to the hand size (I58)."""

    def parts(self) -> list[Node]:
        return [DRAW_ONE]

    def fits(self, g: State, frame: int) -> bool:
        return g.stack[frame + PC] >= 0

    def step(self, g: State, seat: int, source: int) -> None:
        stack = g.stack
        top = g.top
        size = hand_limit(g, seat)
        held = len(g.zones[at.HAND + seat])
        # the last try brought nothing: PC remembers how many there were, but a reshuffle may have
        # cost a card (Embalming)
        tried = stack[top + PC] == held + 1 and not g.zones[at.DECK + seat]
        if held >= size or tried:
            g.pop()
            end_effect(g)
            return
        stack[top + PC] = held + 1
        begin_effect(g, DRAW_ONE, seat, -1)
