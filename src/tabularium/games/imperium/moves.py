"""Cards changing places: the play area, garrisons, hand, history, exile (I78, I96, I97, I104).

And what may come of it: the end of the game.
"""

from __future__ import annotations

from tabularium.games.imperium import layout as at
from tabularium.games.imperium.catalogue import FEATURES, KINDS, pool_of
from tabularium.games.imperium.effects import interrupt
from tabularium.games.imperium.events import (
    ABANDONED,
    DECK_PUT,
    DECK_PUT_UNSEEN,
    DECK_SHUFFLED,
    DISCARDED,
    EXILED,
    GAINED,
    GARRISONED_CARD,
    HISTORY_PUT,
    HISTORY_PUT_UNSEEN,
    RECALLED,
    SCORING_TRIGGERED,
    STAYED,
    UNREST_RETURNED,
    WAS,
)
from tabularium.games.imperium.laid_tokens import tokens_on
from tabularium.games.imperium.table import garrison_of
from tabularium.kernel.machine import State


def trigger_scoring(g: State) -> None:
    """The game will end after one more full round (I67, I68)."""
    if g.nums[at.ENDING] == 0:
        g.nums[at.ENDING] = 1
        if g.telling:
            g.tell(SCORING_TRIGGERED, -1)


def to_hand_unseen(g: State, seat: int, card: int) -> None:
    """Out of the fame deck or a small deck: everybody sees where it comes from, not what it is."""
    g.marks[card] = at.SECRET
    to_hand(g, seat, card, False)
    g.marks[card] |= at.UNSEEN


def to_hand(g: State, seat: int, card: int, known: bool) -> None:
    """``known``: everybody has seen which card it is."""
    g.marks[card] = g.marks[card] & at.LASTING | (at.KNOWN if known else 0)
    if seat != g.nums[at.TURN]:
        g.marks[card] &= ~at.FREE_USED  # whoever is given a card has not played it (I144)
    if known:
        g.marks[card] &= ~at.SECRET
    g.zones[at.HAND + seat].append(card)


def leave_hand(g: State, seat: int, card: int, shown: bool) -> None:
    """A card leaves a hand; if nobody saw which, nothing is known of the rest any more."""
    g.zones[at.HAND + seat].remove(card)
    if shown and not g.marks[card] & at.KNOWN:
        forget_twin(g, seat, card)
        if not g.marks[card] & at.UNSEEN:
            forget_origin(g, seat, pool_of(card))
    g.marks[card] &= at.FREE_USED if shown else at.LASTING
    if not shown:
        for other in g.zones[at.HAND + seat]:
            g.marks[other] &= ~(at.KNOWN | at.UNSEEN)


def forget_twin(g: State, seat: int, card: int) -> None:
    """Everybody saw such a card leave: what was known of one like it is known no more."""
    for other in g.zones[at.HAND + seat]:
        if KINDS[other] == KINDS[card] and g.marks[other] & at.KNOWN:
            g.marks[other] &= ~at.KNOWN
            return


def forget_origin(g: State, seat: int, pool: int) -> None:
    """Everybody saw a card of this deck leave: perhaps it was the one that came unseen."""
    for other in g.zones[at.HAND + seat]:
        if g.marks[other] & at.UNSEEN and pool_of(other) == pool:
            g.marks[other] &= ~at.UNSEEN
            return


def to_discard(g: State, seat: int, card: int) -> None:
    g.marks[card] &= at.FREE_USED if seat == g.nums[at.TURN] else 0
    g.zones[at.DISCARD + seat].append(card)


def discard(g: State, seat: int, card: int, discarded: bool = False) -> None:
    """A card goes to the discard pile, and that is all there is to it; ``discarded``: where it has
    come from, so that it only stays there."""
    to_discard(g, seat, card)
    if g.telling:
        g.tell(STAYED if discarded else DISCARDED, seat, KINDS[card])


def to_deck_top(g: State, seat: int, card: int, unseen: bool = False) -> None:
    g.marks[card] = g.marks[card] & at.LASTING | (0 if unseen else at.SEEN)
    g.zones[at.DECK + seat].append(card)
    g.nums[at.KNOWN_TOP + seat] += 1
    if g.telling and unseen:
        g.tell(DECK_PUT_UNSEEN, seat)
        g.tell_only(seat, WAS, seat, KINDS[card])
    elif g.telling:
        g.tell(DECK_PUT, seat, KINDS[card])


def forget(g: State, cards: list[int]) -> None:
    """Nobody knows any more where the cards of a deck lie."""
    for card in cards:
        g.marks[card] &= ~at.SEEN


def shuffle_deck(g: State, seat: int) -> None:
    """A deck that was looked through."""
    forget(g, g.zones[at.DECK + seat])
    g.shuffle(g.zones[at.DECK + seat])
    g.nums[at.KNOWN_TOP + seat] = 0
    if g.telling:
        g.tell(DECK_SHUFFLED, seat)


def to_history(
    g: State, seat: int, card: int, unseen: bool = False, discarded: bool = False
) -> None:
    """Vikings and Atlanteans have no history: the discard pile instead (I97), from which it may
    come."""
    if g.mod(seat, at.NO_HISTORY):
        discard(g, seat, card, discarded)
        return
    g.marks[card] = g.marks[card] & at.LASTING | at.UNSEEN if unseen else 0
    g.zones[at.HISTORY + seat].append(card)
    if g.telling and unseen:
        g.tell(HISTORY_PUT_UNSEEN, seat)
        g.tell_only(seat, WAS, seat, KINDS[card])
    elif g.telling:
        g.tell(HISTORY_PUT, seat, KINDS[card])


def to_exile(g: State, card: int) -> None:
    g.marks[card] = 0
    g.zones[at.EXILE].append(card)
    if g.telling:
        g.tell(EXILED, -1, KINDS[card])


def to_pile(g: State, seat: int, card: int) -> None:
    """An unrest goes back to where it came from."""
    g.marks[card] = 0
    g.zones[at.PILE].append(card)
    if g.telling:
        g.tell(UNREST_RETURNED, seat)


# the play area ----------------------------------------------------------------------------------


def enter_play(g: State, seat: int, card: int) -> None:
    """A card lies in the play area and works from now on."""
    g.marks[card] = 0
    g.zones[at.PLAY + seat].append(card)
    begin_working(g, seat, card)


def begin_working(g: State, seat: int, card: int) -> None:
    """What a card does for as long as it lies there begins."""
    for feature in FEATURES[KINDS[card]]:
        feature.enter(g, seat, card)


def garrison_under(g: State, seat: int, host: int, card: int) -> None:
    """A card goes under a card in play."""
    cards = g.zones[at.PLAY + seat]
    place = cards.index(host) + 1 + len(garrison_of(g, seat, host))
    g.marks[card] = at.GARRISONED
    cards.insert(place, card)
    if g.telling:
        g.tell(GARRISONED_CARD, seat, KINDS[card], KINDS[host])


def leave_play(g: State, seat: int, card: int) -> list[int]:
    """A card leaves play with its garrison, which shares its fate (I96); gives all of them."""
    moved = [card, *garrison_of(g, seat, card)]
    for feature in FEATURES[KINDS[card]]:
        feature.leave(g, seat, card)
    for token in range(at.KINDS_OF_TOKEN):  # what lies on it is its owner's again (I201)
        n = tokens_on(g, card, token)
        g.nums[at.POOL + seat * at.KINDS_OF_TOKEN + token] += n
        if g.telling and n:
            g.tell(GAINED, seat, token, n)
    for other in moved:
        g.zones[at.PLAY + seat].remove(other)
        g.marks[other] = 0
    for waiting in g.hook(seat, at.LEAVES_PLAY)[:]:
        interrupt(g, g.rules.response(waiting, at.LEAVES_PLAY), seat, waiting)
    return moved


def leave_area(g: State, seat: int, card: int) -> list[int]:
    """A card leaves the play area with its garrison, a garrisoned one by itself: its host stays."""
    if not g.marks[card] & at.GARRISONED:
        return leave_play(g, seat, card)
    g.zones[at.PLAY + seat].remove(card)
    g.marks[card] = 0
    return [card]


def abandon(g: State, seat: int, card: int) -> None:
    """A card in play, or a garrisoned one by itself, goes to the discard pile (I78)."""
    for other in leave_area(g, seat, card):
        to_discard(g, seat, other)
        if g.telling:
            g.tell(ABANDONED, seat, KINDS[other])


def recall(g: State, seat: int, card: int) -> None:
    """A card in play, or a garrisoned one by itself, goes to the hand (I104)."""
    for other in leave_area(g, seat, card):
        to_hand(g, seat, other, True)
        if g.telling:
            g.tell(RECALLED, seat, KINDS[other])
