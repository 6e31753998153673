"""Dealing anew what a seat cannot see: the order of the decks (N5)."""

from __future__ import annotations

from tabularium.games.nations import layout as at
from tabularium.games.nations.counts import age_of
from tabularium.kernel.machine import State


def redeal(g: State, seat: int) -> None:
    """Shuffle every deck; seat -1 is a spectator."""
    for i in range(at.AGES):
        for zone in (at.DECKS + i, at.EVENT_DECKS + i):
            cards = g.zones[zone]
            looked = g.zones[at.LOOKED_AT]
            hidden = (
                zone == at.EVENT_DECKS + age_of(g) - 1 and len(looked) > 1 and g.to_move != seat
            )
            if hidden:  # only the player who chooses from them knows these
                cards = cards + looked
            cards.sort()
            g.shuffle(cards)
            if hidden:
                g.zones[at.LOOKED_AT] = cards[: len(looked)]
                cards = cards[len(looked) :]
            g.zones[zone] = cards
    if g.zones[at.LOOKED_AT] and g.to_move != seat:
        g.ask_again()
