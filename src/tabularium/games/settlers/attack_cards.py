"""The virtual player's attack cards: sixteen, each with a target good (S137, S138).

For the player's actions they are the virtual player's deals: the target is the good of the deal.
"""

from __future__ import annotations

from typing import Final

from tabularium.games.settlers import layout as at
from tabularium.games.settlers.deck import Deck

DECK: Final[Deck] = Deck("attack cards", at.ATTACKERS)

DECK.attack(at.WOOD, copies=3)
DECK.attack(at.GOLD, copies=3)
DECK.attack(at.CARD, copies=3)
DECK.attack(at.STONE, copies=2)
DECK.attack(at.WORKER, copies=2)
DECK.attack(at.VP, copies=2)
DECK.attack(at.FOOD, copies=1)
