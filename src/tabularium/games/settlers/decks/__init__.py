"""All decks, in the order in which their cards are entered. Importing a deck enters its cards."""

from __future__ import annotations

from typing import Final

from tabularium.games.settlers.decks import attacks, barbarians, common, egyptians, japanese, romans

DECKS: Final = [deck.DECK for deck in (attacks, barbarians, common, egyptians, japanese, romans)]
