"""Showing everything that an effect goes through (Ashoka, I153)."""

from __future__ import annotations

from tabularium.cards.verbs import Deed
from tabularium.games.imperium import layout as at
from tabularium.games.imperium.catalogue import KINDS
from tabularium.games.imperium.events import SHOWED_DECK, SHOWED_HAND
from tabularium.games.imperium.moves import shuffle_deck
from tabularium.kernel.machine import State


class ShowAll(Deed):
    """Hand and draw deck are laid open beside the discard pile, which always is; the deck is
    shuffled again. Who has seen all this also knows which cards the history holds."""

    says = "show-all"

    def do(self, g: State, seat: int, source: int) -> None:
        g.reveals += 1
        for card in g.zones[at.HAND + seat]:
            g.marks[card] = g.marks[card] & ~(at.SECRET | at.UNSEEN) | at.KNOWN
        for card in g.zones[at.DECK + seat]:
            g.marks[card] &= ~at.SECRET
        for card in g.zones[at.HISTORY + seat]:
            g.marks[card] &= ~at.UNSEEN
        if g.telling:
            for zone, event in ((at.HAND, SHOWED_HAND), (at.DECK, SHOWED_DECK)):
                for kind in sorted([KINDS[card] for card in g.zones[zone + seat]]):
                    g.tell(event, seat, kind)
        shuffle_deck(g, seat)
