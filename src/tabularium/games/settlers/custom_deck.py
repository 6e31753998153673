"""Faction decks put together by the players (S98), one option per faction.

A deck has the cards of its faction: three of them three times, six twice, nine once. It is written
as the cards it holds more than once, `{"rice_fields": 3, "ninjas": 2, ...}`. Where a card has
several printings they take turns, in the order of the published deck.
"""

from __future__ import annotations

from typing import Final

from tabularium.games.settlers import layout as at
from tabularium.games.settlers.catalogue import (
    CATALOGUE,
    COPIES,
    KEY,
    KINDS,
    MOST_COPIES,
    OWNER,
    TITLE,
)
from tabularium.kernel.errors import BadOption
from tabularium.kernel.info import BASE, OptionInfo, OptionValue
from tabularium.kernel.machine import State

PUBLISHED: Final = "published"
SHAPE: Final[list[int]] = [0, 9, 6, 3]  # how many cards there are once, twice, three times


def published(owner: int) -> dict[str, list[int]]:
    """The cards of a deck by title, as the game first came: the kind of each copy."""
    deck: dict[str, list[int]] = {}
    for kind in range(len(KEY)):
        if OWNER[kind] == owner and CATALOGUE.kinds[kind].set == BASE:
            deck[TITLE[kind]] = deck.get(TITLE[kind], []) + [kind] * COPIES[kind]
    return deck


def shape_of(copies: list[int]) -> list[int]:
    return [copies.count(n) for n in range(MOST_COPIES + 1)]


class DeckOption(OptionInfo):
    """The deck of a faction. Its number has a digit, copies less one, for each card."""

    def __init__(self, faction: int) -> None:
        super().__init__(f"{at.FACTIONS[faction]}_deck", PUBLISHED, ())
        self.faction = faction

    def number(self, value: object) -> int:
        if value == PUBLISHED:
            return 0
        if not isinstance(value, dict):
            raise self._bad(value, "deck")
        deck = published(self.faction)
        copies = dict.fromkeys(deck, 1)
        for title, n in value.items():
            if title not in deck:
                raise BadOption(
                    "error-option-choice", name=self.name, given=title, possible=list(deck)
                )
            if isinstance(n, bool) or not isinstance(n, int) or not 1 <= n <= MOST_COPIES:
                raise self._bad(n, "copies")
            copies[title] = n
        counted = list(copies.values())
        shape = shape_of(counted)
        if shape != SHAPE:
            raise BadOption(
                "settlers-error-deck", name=self.name, three=shape[3], two=shape[2], one=shape[1]
            )
        if counted == [len(kinds) for kinds in deck.values()]:
            return 0
        number = 0
        for n in reversed(counted):
            number = number * MOST_COPIES + n - 1
        return number

    def value(self, number: int) -> OptionValue:
        if number == 0:
            return PUBLISHED
        titles = list(published(self.faction))
        copies = copies_of(number, len(titles))
        return {title: n for title, n in zip(titles, copies, strict=True) if n > 1}

    def sort(self) -> str:
        return "deck"

    def samples(self) -> list[str]:
        return [PUBLISHED, f'{{"{next(iter(published(self.faction)))}": 3, …}}']


def copies_of(number: int, cards: int) -> list[int]:
    """How often a deck with this number holds each card of its faction."""
    copies: list[int] = []
    for _ in range(cards):
        copies.append(number % MOST_COPIES + 1)
        number //= MOST_COPIES
    return copies


# the published decks by owner, made when they are first asked for
_DECKS: Final[dict[int, list[int]]] = {}


def deck_cards(g: State, owner: int) -> list[int]:
    """The physical cards of a deck: the common one, the attack cards, or a faction's."""
    cards = base_cards(g, owner)
    if len(CATALOGUE.sets) > 1:
        cards = CATALOGUE.used(g, cards)
        for kind in range(len(KEY)):
            later = OWNER[kind] == owner and CATALOGUE.kinds[kind].set != BASE
            if later and CATALOGUE.in_use(g, kind):
                first = KINDS.index(kind)
                cards += range(first, first + COPIES[kind])
    return cards


def base_cards(g: State, owner: int) -> list[int]:
    """Those of the game as it first came, or as players have put them together."""
    if owner >= 0 and g.opts[at.CUSTOM_DECK + owner]:
        titles = published(owner)
        return pick_copies(owner, copies_of(g.opts[at.CUSTOM_DECK + owner], len(titles)))
    if owner not in _DECKS:
        copies = [len(kinds) for kinds in published(owner).values()]
        _DECKS[owner] = pick_copies(owner, copies)
    return _DECKS[owner][:]


def pick_copies(owner: int, copies: list[int]) -> list[int]:
    """So many copies of each title of a deck."""
    cards: list[int] = []
    for kinds, n in zip(published(owner).values(), copies, strict=True):
        wanted = [kinds[i % len(kinds)] for i in range(n)]
        for kind in range(min(kinds), max(kinds) + 1):  # the printings of a card are neighbours
            first = KINDS.index(kind)
            cards += range(first, first + wanted.count(kind))
    return cards
