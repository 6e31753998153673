"""Where a player's cards come from and go to when an effect moves them."""

from __future__ import annotations

from typing import Final

from tabularium.games.imperium import layout as at
from tabularium.games.imperium.catalogue import FIXED_IN_PLAY, KINDS
from tabularium.games.imperium.events import TOOK, TOOK_UNSEEN, WAS
from tabularium.games.imperium.in_order import fire
from tabularium.games.imperium.moves import (
    discard,
    leave_area,
    leave_hand,
    to_deck_top,
    to_exile,
    to_hand,
    to_history,
)
from tabularium.games.imperium.table import active_quest, garrison_of, garrisoned, history, in_play
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
EVERY_PLACE: Final = 512  # all of them are less, and where cards go to is not
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


def fault_of_places(places: int, *possible: int) -> str:
    """What is wrong with places that cards come from; perhaps only some are possible."""
    known = places in possible if possible else 0 < places < EVERY_PLACE
    return "" if known else f"no cards are taken from place {places}"


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


def take_out(g: State, seat: int, card: int, shown: bool) -> list[int]:
    """A card leaves wherever it lies; a host brings its garrison along."""
    if card in g.zones[at.HAND + seat]:
        leave_hand(g, seat, card, shown)
    elif card in g.zones[at.PLAY + seat]:
        return leave_area(g, seat, card)
    else:
        remove_from(g, seat, card, [at.DISCARD, at.DECK, at.HISTORY, at.AREA])
    return [card]


def remove_from(g: State, seat: int, card: int, zones: list[int]) -> bool:
    """Out of whichever of these piles it lies in, if any. Utopians mind an empty deck, however it
    came about (I118)."""
    for zone in zones:
        if card in g.zones[zone + seat]:
            g.zones[zone + seat].remove(card)
            if zone == at.DECK:
                g.nums[at.KNOWN_TOP + seat] = 0
                if not g.zones[zone + seat]:
                    fire(g, seat, at.DECK_EMPTY)
            return True
    return False


# where they go to: never a place they come from
TO_HAND: Final = 512
TO_DISCARD: Final = 513
TO_DECK_TOP: Final = 514
TO_HISTORY: Final = 515
TO_EXILE: Final = 516
TARGET_WORDS: Final[dict[int, str]] = {
    TO_HAND: "hand",
    TO_DISCARD: "discard",
    TO_DECK_TOP: "deck-top",
    TO_HISTORY: "history",
    TO_EXILE: "exile",
}
TARGET_VERBS: Final[dict[int, str]] = {
    TO_HAND: "take-cards",
    TO_DISCARD: "put-cards",
    TO_DECK_TOP: "put-cards",
    TO_HISTORY: "move",
    TO_EXILE: "exile-cards",
}

# what would be no move: from there to there
WHERE_THEY_ARE: Final[dict[int, int]] = {
    TO_HAND: FROM_HAND,
    TO_DISCARD: FROM_DISCARD,
    TO_HISTORY: FROM_HISTORY,
}


def fault_of_target(where: int) -> str:
    """What is wrong with a place that cards go to."""
    return "" if where in TARGET_WORDS else f"there is no place {where} to go to"


def put(
    g: State, seat: int, card: int, where: int, unseen: bool = False, discarded: bool = False
) -> None:
    """``unseen``: others do not know which card it is; ``discarded``: it comes from the discard
    pile."""
    if where == TO_HAND:
        to_hand(g, seat, card, not unseen)
        if g.telling and unseen:
            g.tell(TOOK_UNSEEN, seat)
            g.tell_only(seat, WAS, seat, KINDS[card])
        elif g.telling:
            g.tell(TOOK, seat, KINDS[card])
    elif where == TO_DISCARD:
        discard(g, seat, card)
    elif where == TO_DECK_TOP:
        to_deck_top(g, seat, card, unseen)
    elif where == TO_HISTORY:
        to_history(g, seat, card, unseen, discarded)
    else:
        to_exile(g, card)
