"""All decks, in the order in which their cards are entered. Importing a deck enters its cards."""

from __future__ import annotations

from typing import Final

from tabularium.games.settlers import (
    attack_cards,
    barbarians,
    common_cards,
    egyptians,
    japanese,
    romans,
)

DECKS: Final = [
    attack_cards.DECK,
    barbarians.DECK,
    common_cards.DECK,
    egyptians.DECK,
    japanese.DECK,
    romans.DECK,
]
