"""Cards changing places: the play area, garrisons, hand, history, exile (I78, I96, I97, I104)."""

from __future__ import annotations

from tabularium.games.imperium import layout as at
from tabularium.games.imperium.catalogue import FEATURES, KINDS
from tabularium.games.imperium.effects import interrupt
from tabularium.games.imperium.events import ABANDONED, DECK_PUT, EXILED, HISTORY_PUT, RECALLED
from tabularium.games.imperium.laid_tokens import tokens_on
from tabularium.games.imperium.table import garrison_of
from tabularium.kernel.machine import State


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
    g.marks[card] &= at.FREE_USED if shown else at.LASTING
    if not shown:
        for other in g.zones[at.HAND + seat]:
            g.marks[other] &= ~at.KNOWN


def forget_twin(g: State, seat: int, card: int) -> None:
    """Everybody saw such a card leave: what was known of one like it is known no more."""
    for other in g.zones[at.HAND + seat]:
        if KINDS[other] == KINDS[card] and g.marks[other] & at.KNOWN:
            g.marks[other] &= ~at.KNOWN
            return


def to_discard(g: State, seat: int, card: int) -> None:
    g.marks[card] &= at.FREE_USED if seat == g.nums[at.TURN] else 0
    g.zones[at.DISCARD + seat].append(card)


def to_deck_top(g: State, seat: int, card: int, unseen: bool = False) -> None:
    g.marks[card] = g.marks[card] & at.LASTING | (0 if unseen else at.SEEN)
    g.zones[at.DECK + seat].append(card)
    if g.telling and not unseen:
        g.tell(DECK_PUT, seat, KINDS[card])
    g.nums[at.KNOWN_TOP + seat] += 1


def forget(g: State, cards: list[int]) -> None:
    """Nobody knows any more where the cards of a deck lie."""
    for card in cards:
        g.marks[card] &= ~at.SEEN


def shuffle_deck(g: State, seat: int) -> None:
    """A deck that was looked through."""
    forget(g, g.zones[at.DECK + seat])
    g.shuffle(g.zones[at.DECK + seat])
    g.nums[at.KNOWN_TOP + seat] = 0


def to_history(g: State, seat: int, card: int, unseen: bool = False) -> None:
    """Vikings and Atlanteans have no history: the discard pile instead (I97)."""
    if g.mod(seat, at.NO_HISTORY):
        to_discard(g, seat, card)
        return
    g.marks[card] = g.marks[card] & at.LASTING | at.UNSEEN if unseen else 0
    g.zones[at.HISTORY + seat].append(card)
    if g.telling:
        g.tell(HISTORY_PUT, seat)


def to_exile(g: State, card: int) -> None:
    g.marks[card] = 0
    g.zones[at.EXILE].append(card)
    if g.telling:
        g.tell(EXILED, -1, KINDS[card])


# the play area ----------------------------------------------------------------------------------


def enter_play(g: State, seat: int, card: int) -> None:
    """A card lies in the play area and works from now on."""
    g.marks[card] = 0
    g.zones[at.PLAY + seat].append(card)
    for feature in FEATURES[KINDS[card]]:
        feature.enter(g, seat, card)


def garrison_under(g: State, seat: int, host: int, card: int) -> None:
    """A card goes under a card in play."""
    cards = g.zones[at.PLAY + seat]
    place = cards.index(host) + 1 + len(garrison_of(g, seat, host))
    g.marks[card] = at.GARRISONED
    cards.insert(place, card)


def lift_garrisoned(g: State, seat: int, card: int) -> None:
    """A garrisoned card comes out; its host stays."""
    g.zones[at.PLAY + seat].remove(card)
    g.marks[card] = 0


def leave_play(g: State, seat: int, card: int) -> list[int]:
    """A card leaves play with its garrison, which shares its fate (I96); gives all of them."""
    moved = [card, *garrison_of(g, seat, card)]
    for feature in FEATURES[KINDS[card]]:
        feature.leave(g, seat, card)
    for token in range(at.KINDS_OF_TOKEN):  # what lies on it is its owner's again (I201)
        g.nums[at.POOL + seat * at.KINDS_OF_TOKEN + token] += tokens_on(g, card, token)
    for other in moved:
        g.zones[at.PLAY + seat].remove(other)
        g.marks[other] = 0
    for waiting in g.hook(seat, at.LEAVES_PLAY)[:]:
        interrupt(g, g.rules.response(waiting, at.LEAVES_PLAY), seat, waiting)
    return moved


def abandon(g: State, seat: int, card: int) -> None:
    """A card in play, or a garrisoned one by itself, goes to the discard pile (I78)."""
    if g.telling:
        g.tell(ABANDONED, seat, KINDS[card])
    if g.marks[card] & at.GARRISONED:
        lift_garrisoned(g, seat, card)
        to_discard(g, seat, card)
        return
    for other in leave_play(g, seat, card):
        to_discard(g, seat, other)


def recall(g: State, seat: int, card: int) -> None:
    """A card in play, or a garrisoned one by itself, goes to the hand (I104)."""
    if g.telling:
        g.tell(RECALLED, seat, KINDS[card])
    if g.marks[card] & at.GARRISONED:
        lift_garrisoned(g, seat, card)
        to_hand(g, seat, card, True)
        return
    for other in leave_play(g, seat, card):
        to_hand(g, seat, other, True)
