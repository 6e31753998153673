"""What is in the boxes: importing a deck enters its cards, in this order."""

from __future__ import annotations

from tabularium.cards.kind import Catalogue
from tabularium.games.imperium.catalogue import CATALOGUE, complete
from tabularium.games.imperium.deck import leave_boxes
from tabularium.games.imperium.decks import (  # noqa: F401
    arthurians,
    atlanteans,
    carthaginians,
    celts,
    classics,
    common,
    egyptians,
    greeks,
    legends,
    macedonians,
    mauryans,
    minoans,
    olmecs,
    persians,
    qin,
    romans,
    scythians,
    shared,
    utopians,
    vikings,
)

leave_boxes()


def every_card() -> Catalogue:
    """All cards, also those of decks that were entered beside these; none can be entered later."""
    complete()
    return CATALOGUE
