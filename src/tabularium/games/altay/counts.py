"""What wonders count at the end of the game (A64, A66)."""

from __future__ import annotations

from tabularium.cards.count import Count
from tabularium.games.altay import layout as at
from tabularium.games.altay.board import NEIGHBOURS, TERRAIN, TERRITORIES
from tabularium.games.altay.catalogue import KIND, KINDS, LEVEL_OF, VP
from tabularium.kernel.machine import State


def owned_cards(g: State, seat: int) -> list[int]:
    """All action cards of a player, wherever they lie (B23)."""
    zones = g.zones
    return (
        zones[at.DECK + seat]
        + zones[at.HAND + seat]
        + zones[at.DISCARD + seat]
        + zones[at.PLAYED + seat]
        + zones[at.TABLE + seat]
        + zones[at.ARCHIVE + seat]
    )


def territories_of(g: State, seat: int) -> list[int]:
    owners = g.nums[at.OWNER : at.OWNER + TERRITORIES]
    return [t for t in range(TERRITORIES) if owners[t] == seat]


class Technologies(Count):
    says = "altay-count-technologies"

    def value(self, g: State, seat: int) -> int:
        return sum(1 for card in g.zones[at.DONE + seat] if LEVEL_OF[KINDS[card]] < 3)


class CardsOwned(Count):
    says = "altay-count-cards"

    def value(self, g: State, seat: int) -> int:
        return len(owned_cards(g, seat))


class CrowdedTerritories(Count):
    says = "altay-count-crowded"

    def value(self, g: State, seat: int) -> int:
        return sum(1 for t in territories_of(g, seat) if g.nums[at.COUNT + t] >= 2)


class LonelyTerritories(Count):
    says = "altay-count-lonely"

    def value(self, g: State, seat: int) -> int:
        return sum(1 for t in territories_of(g, seat) if g.nums[at.COUNT + t] == 1)


class CardsWithPoints(Count):
    says = "altay-count-pointed"

    def value(self, g: State, seat: int) -> int:
        return sum(1 for card in owned_cards(g, seat) if VP[KINDS[card]])


class BorderTerritories(Count):
    says = "altay-count-border"

    def value(self, g: State, seat: int) -> int:
        n = 0
        for t in territories_of(g, seat):
            if any(g.nums[at.OWNER + other] not in (-1, seat) for other in NEIGHBOURS[t]):
                n += 1
        return n


class SameTerrain(Count):
    says = "altay-count-terrain"

    def value(self, g: State, seat: int) -> int:
        held = [0, 0, 0, 0]
        for t in territories_of(g, seat):
            held[TERRAIN[t]] += 1
        return max(held)


class StartingCards(Count):
    says = "altay-count-starting"

    def value(self, g: State, seat: int) -> int:
        return sum(1 for card in owned_cards(g, seat) if KIND[KINDS[card]].decks)


class CapturedSettlements(Count):
    says = "altay-count-captured"

    def value(self, g: State, seat: int) -> int:
        return sum(g.nums[at.CAPTURED + seat * at.SEATS + owner] for owner in range(at.SEATS))


class CapturedTokens(Count):
    says = "altay-count-tokens"

    def value(self, g: State, seat: int) -> int:
        return sum(
            g.nums[at.TOKENS + seat * at.TOKEN_TYPES + kind] for kind in range(at.TOKEN_TYPES)
        )
