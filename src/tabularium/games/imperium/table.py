"""Looking at the table: cards in play, garrisons, icons, suits."""

from __future__ import annotations

from tabularium.games.imperium import layout as at
from tabularium.games.imperium.catalogue import AS_REGIONS, HOSTS_QUEST, ICONS, KINDS, SUITS, TITLE
from tabularium.kernel.machine import State


def held(g: State, seat: int, token: int) -> int:
    """A player's tokens of a kind."""
    return g.nums[at.POOL + seat * at.KINDS_OF_TOKEN + token]


def deck_at(g: State, slot: int) -> int:
    """The deck that a slot of the market is refilled from: the one it lies at, or the main deck
    (I79, I180)."""
    small = at.SMALL + slot
    return small if slot < at.SMALL_DECKS and g.zones[small] else at.MAIN


def in_play(g: State, seat: int) -> list[int]:
    """A player's cards in play, without those garrisoned under them."""
    return [card for card in g.zones[at.PLAY + seat] if not g.marks[card] & at.GARRISONED]


def garrison_of(g: State, seat: int, host: int) -> list[int]:
    """The cards garrisoned under a card in play."""
    cards = g.zones[at.PLAY + seat]
    out: list[int] = []
    i = cards.index(host) + 1
    while i < len(cards) and g.marks[cards[i]] & at.GARRISONED:
        out.append(cards[i])
        i += 1
    return out


def garrisoned(g: State, seat: int) -> list[int]:
    """All cards garrisoned under a player's cards."""
    return [card for card in g.zones[at.PLAY + seat] if g.marks[card] & at.GARRISONED]


def host_of(g: State, seat: int, card: int) -> int:
    """The card in play a garrisoned card lies under."""
    cards = g.zones[at.PLAY + seat]
    i = cards.index(card)
    while g.marks[cards[i]] & at.GARRISONED:
        i -= 1
    return cards[i]


def holder_of(g: State, card: int) -> int:
    """The seat in whose play area or power row a card lies, -1 for nobody."""
    for seat in range(g.seats):
        if card in g.zones[at.PLAY + seat] or card in g.zones[at.POWERS + seat]:
            return seat
    return -1


def working(g: State, seat: int) -> list[int]:
    """Everything that can be exhausted or has a solstice: powers, journey, cards in play."""
    return g.zones[at.POWERS + seat] + in_play(g, seat)


def hand_limit(g: State, seat: int) -> int:
    """How many cards a hand is refilled to (I58)."""
    return at.HAND_AT_START + g.mod(seat, at.HAND_SIZE)


def history(g: State, seat: int) -> list[int]:
    """A player's history. A sunken pile lies in its place and is none: no effect and no point that
    speaks of a history speaks of it (I93, I97)."""
    return [] if g.mod(seat, at.NO_HISTORY) else g.zones[at.HISTORY + seat]


def owned(g: State, seat: int) -> list[int]:
    """Every card that is scored (I72, I198): not the nation deck, the area or the active quest."""
    quest = -1 if g.opts[at.ACTIVE_QUEST_SCORES] else active_quest(g, seat)
    cards = g.zones[at.HAND + seat] + g.zones[at.DECK + seat] + g.zones[at.DISCARD + seat]
    cards += g.zones[at.PLAY + seat] + g.zones[at.HISTORY + seat] + g.zones[at.POWERS + seat]
    cards += g.zones[at.PLAYED + seat]
    return [card for card in cards if card != quest]


def icons_on(g: State, card: int, icon: int) -> int:
    """Printed icons of one kind on a card; each counts unless the table agreed otherwise (I200)."""
    n = ICONS[KINDS[card]][icon]
    return min(n, 1) if g.opts[at.ICONS_ONCE_A_CARD] else n


def treated_on(g: State, card: int, icon: int) -> int:
    """Rivers or fertile land on a card that count as production this turn (I152)."""
    return g.marks[card] >> treated_shift(icon) & at.TREATED_MASK


def treated_shift(icon: int) -> int:
    """Where a card's mark counts them."""
    return at.TREATED_SHIFT if icon == at.RIVER else at.TREATED_SHIFT + 2


def icons_counted(g: State, card: int, icon: int) -> int:
    """The icons of a card in play as they count now: a treated one is three productions, and
    nothing else (I152)."""
    n = icons_on(g, card, icon)
    if icon == at.PRODUCTION:
        return n + 3 * (treated_on(g, card, at.RIVER) + treated_on(g, card, at.FERTILE))
    if icon in (at.RIVER, at.FERTILE):
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
        if SUITS[kind] & at.REGION:
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
