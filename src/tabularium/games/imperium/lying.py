"""What is said in one's turn of what lies on the table: effects alone do something with it."""

from __future__ import annotations

from typing import Final

from tabularium.games.imperium import layout as at
from tabularium.games.imperium.table import garrisoned
from tabularium.games.imperium.words import Nation, Pile, Token
from tabularium.kernel.machine import State
from tabularium.kernel.offer import Thing
from tabularium.kernel.reason import Reason

# what a player has so many of
PILES: Final[list[str]] = [
    "actions",
    "exhausts",
    "hand_size",
    "deck_size",
    "nation_token",
    "development_token",
]

EMPTY_SLOT: Final = Reason("why-imperium-slot", "I179")
LYING: Final[dict[str, Reason]] = {
    "market": Reason("why-imperium-market", "I79"),
    "garrison": Reason("why-imperium-garrison", "I96"),
    "discard": Reason("why-imperium-discard", "I87"),
    "history": Reason("why-imperium-history", "I97"),
    "development": Reason("why-imperium-development", "I64"),
    "exile": Reason("why-imperium-exile", "I89"),
    "looked_at": Reason("why-imperium-seen", "I98"),
    "deck": Reason("why-imperium-deck", "I88"),
    "deck_size": Reason("why-imperium-deck", "I88"),
    "nation_deck": Reason("why-imperium-deck", "I60"),
    "main_deck": Reason("why-imperium-deck", "I79"),
    "small_decks": Reason("why-imperium-deck", "I79"),
    "king": Reason("why-imperium-apart", "I114"),
    "below": Reason("why-imperium-apart", "I118"),
    "gone": Reason("why-imperium-apart", "I118"),
    "tokens": Reason("why-imperium-spent", "I101"),
    "actions": Reason("why-imperium-spent", "I47"),
    "hand_size": Reason("why-imperium-spent", "I47"),
    "exhausts": Reason("why-imperium-spent", "I49"),
    "nation_token": Reason("why-imperium-comes-back", "I56"),
    "development_token": Reason("why-imperium-comes-back", "I56"),
}


def lying(thing: Thing) -> Reason | None:
    """Why nothing is done with a thing by itself; cards to play and to use are no such things."""
    if thing.zone == "market" and thing.name.isdigit():
        return EMPTY_SLOT
    return LYING.get(thing.zone)


def beside(g: State, viewer: int) -> list[Thing]:
    """What options speak of beside the cards that views list: garrisons, decks, tokens, rivals."""
    found: list[Thing] = [Pile("main_deck")]
    for suit in at.SMALL_SUITS:
        found.append(Thing("small_decks", -1, at.SUIT_NAMES[suit.bit_length() - 1]))
    for seat in range(g.seats):
        names = [at.LAYOUT.names[card] for card in garrisoned(g, seat)]
        found += [Thing("garrison", seat, name) for name in dict.fromkeys(names)]
        if seat != viewer and g.nums[at.FACTION + seat] >= 0:
            found.append(Nation(g, seat))
    if viewer >= 0:
        found += [Pile(name, viewer) for name in PILES]
        found += [Token(viewer, token) for token in range(at.KINDS_OF_TOKEN)]
    return found
