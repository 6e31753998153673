"""Looking at the table: cards in play, garrisons, icons, suits."""

from __future__ import annotations

from tabularium.games.imperium.catalogue import AS_REGIONS, HOSTS_QUEST, ICONS, KINDS, SUITS, TITLE
from tabularium.games.imperium.layout import (
    ACTIVE_QUEST_SCORES,
    DECK,
    DISCARD,
    FERTILE,
    GARRISONED,
    HAND,
    HISTORY,
    ICONS_ONCE_A_CARD,
    NO_HISTORY,
    PLAY,
    PLAYED,
    POWERS,
    PRODUCTION,
    REGION,
    RIVER,
    TREATED_MASK,
    TREATED_SHIFT,
)
from tabularium.kernel.machine import State


def in_play(g: State, seat: int) -> list[int]:
    """A player's cards in play, without those garrisoned under them."""
    return [card for card in g.zones[PLAY + seat] if not g.marks[card] & GARRISONED]


def garrison_of(g: State, seat: int, host: int) -> list[int]:
    """The cards garrisoned under a card in play."""
    cards = g.zones[PLAY + seat]
    out: list[int] = []
    i = cards.index(host) + 1
    while i < len(cards) and g.marks[cards[i]] & GARRISONED:
        out.append(cards[i])
        i += 1
    return out


def garrisoned(g: State, seat: int) -> list[int]:
    """All cards garrisoned under a player's cards."""
    return [card for card in g.zones[PLAY + seat] if g.marks[card] & GARRISONED]


def host_of(g: State, seat: int, card: int) -> int:
    """The card in play a garrisoned card lies under."""
    cards = g.zones[PLAY + seat]
    i = cards.index(card)
    while g.marks[cards[i]] & GARRISONED:
        i -= 1
    return cards[i]


def holder_of(g: State, card: int) -> int:
    """The seat in whose play area or power row a card lies, -1 for nobody."""
    for seat in range(g.seats):
        if card in g.zones[PLAY + seat] or card in g.zones[POWERS + seat]:
            return seat
    return -1


def working(g: State, seat: int) -> list[int]:
    """Everything that can be exhausted or has a solstice: powers, journey, cards in play."""
    return g.zones[POWERS + seat] + in_play(g, seat)


def history(g: State, seat: int) -> list[int]:
    """A player's history. A sunken pile lies in its place and is none: no effect and no point that
    speaks of a history speaks of it (I93, I97)."""
    return [] if g.mod(seat, NO_HISTORY) else g.zones[HISTORY + seat]


def owned(g: State, seat: int) -> list[int]:
    """Every card that is scored (I72, I198): not the nation deck, the area or the active quest."""
    quest = -1 if g.opts[ACTIVE_QUEST_SCORES] else active_quest(g, seat)
    cards = g.zones[HAND + seat] + g.zones[DECK + seat] + g.zones[DISCARD + seat]
    cards += g.zones[PLAY + seat] + g.zones[HISTORY + seat] + g.zones[POWERS + seat]
    cards += g.zones[PLAYED + seat]
    return [card for card in cards if card != quest]


def icons_on(g: State, card: int, icon: int) -> int:
    """Printed icons of one kind on a card; each counts unless the table agreed otherwise (I200)."""
    n = ICONS[KINDS[card]][icon]
    return min(n, 1) if g.opts[ICONS_ONCE_A_CARD] else n


def treated_on(g: State, card: int, icon: int) -> int:
    """Rivers or fertile land on a card that count as production this turn (I152)."""
    return g.marks[card] >> treated_shift(icon) & TREATED_MASK


def treated_shift(icon: int) -> int:
    """Where a card's mark counts them."""
    return TREATED_SHIFT if icon == RIVER else TREATED_SHIFT + 2


def icons_counted(g: State, card: int, icon: int) -> int:
    """The icons of a card in play as they count now: a treated one is three productions, and
    nothing else (I152)."""
    n = icons_on(g, card, icon)
    if icon == PRODUCTION:
        return n + 3 * (treated_on(g, card, RIVER) + treated_on(g, card, FERTILE))
    if icon in (RIVER, FERTILE):
        return n - treated_on(g, card, icon)
    return n


def icons_in_play(g: State, seat: int, icon: int) -> int:
    """The icons of a player's cards in play as they count now."""
    n = 0
    for card in in_play(g, seat):
        n += icons_counted(g, card, icon)
    return n


def regions_among(g: State, cards: list[int]) -> int:
    n = 0
    for card in cards:
        kind = KINDS[card]
        if SUITS[kind] & REGION:
            n += AS_REGIONS[kind]
    return n


def has_title(cards: list[int], title: str) -> bool:
    return any(TITLE[KINDS[card]] == title for card in cards)


def active_quest(g: State, seat: int) -> int:
    """The quest garrisoned under King Arthur's Court, -1 for none (I117)."""
    for card in in_play(g, seat):
        if HOSTS_QUEST[KINDS[card]]:
            under = garrison_of(g, seat, card)
            return under[0] if under else -1
    return -1
