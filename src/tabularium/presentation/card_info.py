"""A card as programs find it: in words, and as facts that can be asked for."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any


@dataclass(frozen=True, repr=False)
class CardInfo:
    """A card: its words in one language, and what is printed on it without words.

    >>> import tabularium as tb
    >>> tb.cards("altay", name="hunter")
    (<CardInfo hunter "Hunter": 15 of starting>,)
    >>> tb.cards("altay", name="hunter", lang="pl")[0].text
    'wyprodukuj 1 żywność'
    """

    key: str
    name: str
    group: str  # the heading it stands under in the gallery
    cost: str  # in words, empty when it has none
    points: str
    effects: tuple[str, ...]
    note: str  # what kind of card it is, how often it exists
    deck: str
    set: str
    copies: int  # physical cards
    facts: Mapping[str, Any]  # by the names that ``tb.cards`` takes

    @property
    def text(self) -> str:
        """What it does, a line for each effect."""
        return "\n".join(self.effects)

    def __repr__(self) -> str:
        return f'<CardInfo {self.key} "{self.name}": {self.copies} of {self.deck}>'
