"""Where a player's cards come from and go to when an effect moves them."""

from __future__ import annotations

from typing import Final

from tabularium.games.imperium import layout as at
from tabularium.games.imperium.catalogue import FIXED_IN_PLAY, KINDS
from tabularium.games.imperium.in_order import fire
from tabularium.games.imperium.moves import (
    leave_hand,
    leave_play,
    lift_garrisoned,
    to_deck_top,
    to_discard,
    to_exile,
    to_hand,
    to_history,
)
from tabularium.games.imperium.table import (
    active_quest,
    garrison_of,
    garrisoned,
    history,
    in_play,
)
from tabularium.kernel.machine import State
from tabularium.locale.talk import Talk

# places cards come from, a bit each
FROM_HAND: Final = 1
FROM_DISCARD: Final = 2
FROM_DECK: Final = 4
FROM_HISTORY: Final = 8
FROM_PLAY: Final = 16
FROM_GARRISONS: Final = 32
FROM_HERE: Final = 64  # garrisoned under this card
FROM_QUESTS: Final = 128
FROM_ACTIVE_QUEST: Final = 256
EVERY_PLACE: Final = 512  # all of them are less
PLACE_WORDS: Final[list[str]] = [
    "hand",
    "discard",
    "deck",
    "history",
    "play",
    "garrison",
    "here",
    "quests",
    "active-quest",
]


def places_words(talk: Talk, places: int, form: str = "") -> str:
    words = [word for bit, word in enumerate(PLACE_WORDS) if places >> bit & 1]
    return talk.say("imperium-out-of-" + "-".join(words) + form)


def cards_from(talk: Talk, cards: str, places: int, form: str = "") -> str:
    """Cards and where they are taken from: 1 card from your hand."""
    return talk.say(
        "imperium-cards-from", {"cards": cards, "from": places_words(talk, places, form)}
    )


def cards_at(g: State, seat: int, source: int, places: int) -> list[int]:
    """A player's cards in some places."""
    cards: list[int] = []
    for bit, zone in (
        (FROM_HAND, at.HAND),
        (FROM_DISCARD, at.DISCARD),
        (FROM_DECK, at.DECK),
    ):
        if places & bit:
            cards += g.zones[zone + seat]
    if places & FROM_HISTORY:
        cards += history(g, seat)
    if places & FROM_PLAY:
        cards += [card for card in in_play(g, seat) if not FIXED_IN_PLAY[KINDS[card]]]
    if places & FROM_GARRISONS:
        cards += garrisoned(g, seat)
    if places & FROM_HERE and source in g.zones[at.PLAY + seat]:
        cards += garrison_of(g, seat, source)
    if places & FROM_QUESTS:
        cards += g.zones[at.AREA + seat]
    if places & FROM_ACTIVE_QUEST and active_quest(g, seat) >= 0:
        cards.append(active_quest(g, seat))
    return cards


def deck_lost_a_card(g: State, seat: int) -> None:
    """Utopians mind an empty deck, however it came about (I118)."""
    if not g.zones[at.DECK + seat]:
        fire(g, seat, at.DECK_EMPTY)


def take_out(g: State, seat: int, card: int, shown: bool) -> list[int]:
    """A card leaves wherever it lies; a host brings its garrison along."""
    if card in g.zones[at.HAND + seat]:
        leave_hand(g, seat, card, shown)
    elif card in g.zones[at.PLAY + seat]:
        if g.marks[card] & at.GARRISONED:
            lift_garrisoned(g, seat, card)
        else:
            return leave_play(g, seat, card)
    else:
        for zone in (at.DISCARD, at.DECK, at.HISTORY, at.AREA):
            if card in g.zones[zone + seat]:
                g.zones[zone + seat].remove(card)
                if zone == at.DECK:
                    g.nums[at.KNOWN_TOP + seat] = 0
                    deck_lost_a_card(g, seat)
                break
    return [card]


TO_HAND: Final = 0
TO_DISCARD: Final = 1
TO_DECK_TOP: Final = 2
TO_HISTORY: Final = 3
TO_EXILE: Final = 4
TARGET_WORDS: Final[list[str]] = ["hand", "discard", "deck-top", "history", "exile"]
TARGET_VERBS: Final[list[str]] = ["take-cards", "put-cards", "put-cards", "move", "exile-cards"]


def put(g: State, seat: int, card: int, where: int, unseen: bool = False) -> None:
    """``unseen``: others do not know which card it is."""
    if where == TO_HAND:
        to_hand(g, seat, card, not unseen)
    elif where == TO_DISCARD:
        to_discard(g, seat, card)
    elif where == TO_DECK_TOP:
        to_deck_top(g, seat, card, unseen)
    elif where == TO_HISTORY:
        to_history(g, seat, card, unseen)
    else:
        to_exile(g, card)


def remove_anywhere(g: State, seat: int, card: int) -> bool:
    """Out of the piles a search may have found it in."""
    for zone in (at.DISCARD, at.DECK, at.NATION):
        if card in g.zones[zone + seat]:
            g.zones[zone + seat].remove(card)
            if zone == at.DECK:
                deck_lost_a_card(g, seat)
            return True
    return False
