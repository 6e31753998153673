"""What effects do to a nation deck."""

from __future__ import annotations

from tabularium.cards.verbs import Deed
from tabularium.games.imperium import layout as at
from tabularium.games.imperium.catalogue import KINDS
from tabularium.games.imperium.choosing import PickCard
from tabularium.games.imperium.drawing import take_nation_top
from tabularium.games.imperium.events import NATION_PUT, NATION_SHUFFLED, NATION_TO_BOTTOM
from tabularium.games.imperium.moves import forget, leave_hand, to_hand
from tabularium.games.imperium.nations import is_accession
from tabularium.kernel.machine import State


def above_accession(g: State, seat: int) -> int:
    """The lowest place in a nation deck that may change: the accession card stays below (I99)."""
    cards = g.zones[at.NATION + seat]
    return 1 if cards and is_accession(g, seat, cards[0]) else 0


def shuffle_nation(g: State, seat: int) -> None:
    cards = g.zones[at.NATION + seat]
    forget(g, cards)
    first = above_accession(g, seat)
    rest = cards[first:]
    g.shuffle(rest)
    g.zones[at.NATION + seat] = cards[:first] + rest
    if g.telling:
        g.tell(NATION_SHUFFLED, seat)


class ShuffleNation(Deed):
    says = "shuffle-nation"
    short = "shuffle"

    def can(self, g: State, seat: int, source: int) -> bool:
        return len(g.zones[at.NATION + seat]) > 1

    def do(self, g: State, seat: int, source: int) -> None:
        shuffle_nation(g, seat)


class NationToBottom(Deed):
    """The top nation card goes just above the accession card (I99, I165)."""

    says = "nation-bottom"

    def can(self, g: State, seat: int, source: int) -> bool:
        cards = g.zones[at.NATION + seat]
        return len(cards) > 0 and not is_accession(g, seat, cards[-1])

    def do(self, g: State, seat: int, source: int) -> None:
        cards = g.zones[at.NATION + seat]
        if self.can(g, seat, source):
            card = cards.pop()
            cards.insert(above_accession(g, seat), card)
            if g.telling:
                g.tell(NATION_TO_BOTTOM, seat)


class NationToDiscard(Deed):
    """The top nation card goes to the discard pile, with the usual consequences (I188)."""

    says = "nation-discard"

    def can(self, g: State, seat: int, source: int) -> bool:
        return len(g.zones[at.NATION + seat]) > 0

    def do(self, g: State, seat: int, source: int) -> None:
        if g.zones[at.NATION + seat]:
            take_nation_top(g, seat)


class SwapWithNation(PickCard):
    """A hand card for the top nation card, never the accession card (I115, I156)."""

    asks = "swap-nation"

    def cards(self, g: State, seat: int, source: int) -> list[int]:
        nation = g.zones[at.NATION + seat]
        if not nation or is_accession(g, seat, nation[-1]):
            return []
        return g.zones[at.HAND + seat][:]

    def act(self, g: State, seat: int, source: int, card: int) -> None:
        leave_hand(g, seat, card, True)
        nation = g.zones[at.NATION + seat]
        top = nation.pop()
        # the accession card has its place at the bottom, also when it comes back (I99)
        nation.insert(0 if is_accession(g, seat, card) else len(nation), card)
        g.marks[card] |= at.SEEN
        if g.telling:
            g.tell(NATION_PUT, seat, KINDS[card], KINDS[top])
        to_hand(g, seat, top, True)
