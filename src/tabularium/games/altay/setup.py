"""Setting the table (A15-A26)."""

from __future__ import annotations

from typing import Final

from tabularium.cards.factions import PickFactions
from tabularium.games.altay import layout as at
from tabularium.games.altay.asking import AskPlace
from tabularium.games.altay.board import FARMLAND, MOUNTAIN, SUGGESTED, TERRAIN, TERRITORIES
from tabularium.games.altay.build import IN_PLAY, map_size, put_settlement
from tabularium.games.altay.catalogue import ACHIEVEMENTS, CARDS, KIND, KINDS, PILES, STARTING
from tabularium.games.altay.develop import refill_display
from tabularium.games.altay.events import FACTION_PICKED, FIRST_PLAYER, SECRET_DEALT, START
from tabularium.games.altay.hand import draw
from tabularium.kernel.machine import State, Verb
from tabularium.kernel.reason import Reason

TAKEN: Final = Reason("why-altay-taken", "A24")
NO_FARMLAND: Final = Reason("why-altay-farmland", "A24")


def token_bag(values: list[int]) -> list[int]:
    """All conquest tokens of some values, by type."""
    return [
        token
        for token in range(1, at.TOKEN_TYPES)
        if at.TOKEN_VALUE[token] in values
        for _ in range(at.TOKEN_COPIES[token])
    ]


def market_cards(seats: int, pile: int) -> list[int]:
    """The copies a pile starts with, the top last: two per player, the most points on top."""
    return PILES[pile][: 2 * seats][::-1]


def achievement_cards(seats: int, level: int) -> list[int]:
    """The cards of a level's deck: one copy of a technology per player, every wonder."""
    copies = 1 if level == 3 else seats
    return [KIND[kind].first + copy for kind in ACHIEVEMENTS[level - 1] for copy in range(copies)]


def starting_cards(faction: int) -> list[int]:
    return STARTING[faction][:]


def lay_tokens(g: State) -> None:
    """A conquest token on every territory: value 3 on mountains, 1 and 2 elsewhere (A20)."""
    mountains = token_bag([3])
    others = token_bag([1, 2])
    g.shuffle(mountains)
    g.shuffle(others)
    in_play = IN_PLAY[map_size(g)]
    for t in range(TERRITORIES):
        bag = mountains if TERRAIN[t] == MOUNTAIN else others
        token = bag.pop()
        # those out of play lie blank side up: they are as good as gone
        g.nums[at.TOKEN + t] = token if in_play[t] else 0


class LayTable(Verb):
    """Market, achievements, conquest tokens; then the first player (A17-A22)."""

    def do(self, g: State, seat: int, source: int) -> None:
        for pile in range(at.PILES):
            g.zones[at.PILE + pile] = market_cards(g.seats, pile)
        for level in range(1, 4):
            deck = CARDS.used(g, achievement_cards(g.seats, level))
            g.shuffle(deck)
            g.zones[at.LEVEL + level - 1] = deck
            refill_display(g, level)
        lay_tokens(g)
        g.nums[at.FIRST] = 0 if g.opts[at.FIRST_SEAT_STARTS] else g.below(g.seats)
        if g.telling:
            g.tell(FIRST_PLAYER, g.nums[at.FIRST])
        for player in range(g.seats):
            if g.nums[at.FACTION + player] >= 0:
                take_faction(g, player, g.nums[at.FACTION + player])


class LeadFactions(PickFactions):
    """Everybody leads one faction (A23)."""

    def take(self, g: State, seat: int, faction: int) -> None:
        take_faction(g, seat, faction)


def take_faction(g: State, seat: int, faction: int) -> None:
    """A player gets the faction's cards and settlements."""
    g.nums[at.FACTION + seat] = faction
    if g.telling:
        g.tell(FACTION_PICKED, seat)
    deck = CARDS.used(g, starting_cards(faction))
    g.shuffle(deck)
    g.zones[at.DECK + seat] = deck
    g.nums[at.SUPPLY + seat] = at.SETTLEMENTS


class PickStarts(AskPlace):
    """Last player first, everybody settles on a farmland; its token is gone (A24, B34)."""

    asks = "start"

    def waiting(self, g: State) -> int:
        for i in range(g.seats - 1, -1, -1):
            seat = (g.nums[at.FIRST] + i) % g.seats
            if g.nums[at.SUPPLY + seat] == at.SETTLEMENTS:
                return seat
        return -1

    def step(self, g: State, seat: int, source: int) -> None:
        seat = self.waiting(g)
        if seat < 0:
            g.pop()
            return
        if g.opts[at.SUGGESTED_STARTS]:
            # corners in the order of play
            spots = [SUGGESTED[g.seats][(seat - g.nums[at.FIRST]) % g.seats]]
        else:
            spots = [t for t in range(TERRITORIES) if self.obstacle(g, seat, t) is None]
        g.ask(seat, spots)

    def obstacle(self, g: State, seat: int, territory: int) -> Reason | None:
        if TERRAIN[territory] != FARMLAND or not IN_PLAY[map_size(g)][territory]:
            return NO_FARMLAND
        return TAKEN if g.nums[at.OWNER + territory] >= 0 else None

    def chose(self, g: State, seat: int, source: int, code: int) -> None:
        seat = self.waiting(g)
        g.nums[at.TOKEN + code] = 0
        g.nums[at.SUPPLY + seat] -= 1
        put_settlement(g, seat, code)
        if g.telling:
            g.tell(START, seat, code)


class DealHands(Verb):
    """Five cards and a secret wonder each (A25, A26)."""

    def do(self, g: State, seat: int, source: int) -> None:
        for i in range(g.seats):
            player = (g.nums[at.FIRST] + i) % g.seats
            draw(g, player, at.HAND_SIZE)
            if not g.zones[at.LEVEL + 2]:
                continue  # only a hand-written table has so few wonders
            card = g.zones[at.LEVEL + 2].pop()
            g.zones[at.SECRET + player].append(card)
            if g.telling:
                g.tell_only(player, SECRET_DEALT, player, KINDS[card])
