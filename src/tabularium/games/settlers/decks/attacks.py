"""The virtual player's attack cards: sixteen, each with a target good (S137, S138).

For the player's actions they are the virtual player's deals: the target is the good of the deal.
"""

from __future__ import annotations

from typing import Final

from tabularium.games.settlers.vocabulary import (
    ATTACKERS, CARD, FOOD, GOLD, STONE, VP, WOOD, WORKER, Deck,
)  # fmt: skip

DECK: Final = Deck("attack cards", ATTACKERS)

DECK.attack(WOOD, copies=3)
DECK.attack(GOLD, copies=3)
DECK.attack(CARD, copies=3)
DECK.attack(STONE, copies=2)
DECK.attack(WORKER, copies=2)
DECK.attack(VP, copies=2)
DECK.attack(FOOD, copies=1)
