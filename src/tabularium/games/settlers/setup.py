"""Setting up for two to four players (S18-S24)."""

from __future__ import annotations

from typing import Final

from tabularium.cards.factions import PickFactions
from tabularium.games.settlers import layout as at
from tabularium.games.settlers.boards import STORED
from tabularium.games.settlers.custom_deck import deck_cards
from tabularium.games.settlers.events import FACTION_PICKED, FIRST_PLAYER
from tabularium.games.settlers.supply import draw_one
from tabularium.kernel.machine import State, Verb

FIRST_HAND: Final = 2  # cards from each deck


class LayTable(Verb):
    """The common deck, and the first player."""

    def do(self, g: State, seat: int, source: int) -> None:
        deck = deck_cards(g, at.COMMON)
        g.shuffle(deck)
        g.zones[at.COMMON_DECK] = deck
        g.nums[at.FIRST] = 0 if g.opts[at.FIRST_SEAT_STARTS] else g.below(g.seats)
        if g.telling:
            g.tell(FIRST_PLAYER, g.nums[at.FIRST])
        if g.seats == 1:
            attacks = deck_cards(g, at.ATTACKERS)
            g.shuffle(attacks)
            g.zones[at.DEALS + at.VIRTUAL].append(attacks.pop())
            g.zones[at.ATTACKS] = attacks
        for player in range(g.seats):
            if g.nums[at.FACTION + player] >= 0:
                take_faction(g, player, g.nums[at.FACTION + player])


def take_faction(g: State, seat: int, faction: int) -> None:
    """A player gets the faction's deck and its board's storage."""
    g.nums[at.FACTION + seat] = faction
    deck = deck_cards(g, faction)
    g.shuffle(deck)
    g.zones[at.DECK + seat] = deck
    g.mods[seat * g.rules.n_mods + at.STORES + STORED[faction]] += 1
    if g.telling:
        g.tell(FACTION_PICKED, seat)


class LeadFactions(PickFactions):
    """Everybody leads one faction (S19)."""

    def take(self, g: State, seat: int, faction: int) -> None:
        take_faction(g, seat, faction)


class DealHands(Verb):
    """Two common and two faction cards each; no mulligan (S22)."""

    def do(self, g: State, seat: int, source: int) -> None:
        for i in range(g.seats):
            player = (g.nums[at.FIRST] + i) % g.seats
            for _ in range(FIRST_HAND):
                draw_one(g, player, at.COMMON_CARD)
            for _ in range(FIRST_HAND):
                draw_one(g, player, at.FACTION_CARD)
