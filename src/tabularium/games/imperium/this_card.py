"""What effects do with the card they stand on, and with "it", the card they have found."""

from __future__ import annotations

from tabularium.cards.verbs import Deed
from tabularium.games.imperium import layout as at
from tabularium.games.imperium.moves import abandon, leave_hand, leave_play, recall
from tabularium.games.imperium.places import (
    TARGET_WORDS,
    TO_DECK_TOP,
    TO_HISTORY,
    fault_of_target,
    put,
    remove_from,
)
from tabularium.games.imperium.table import in_play
from tabularium.kernel.machine import IT, SCOPE, State, Verb
from tabularium.locale.talk import Talk


def take_this(g: State, seat: int, card: int) -> list[int]:
    """The card whose effect it is leaves wherever it lies; empty when it is gone."""
    if card in g.zones[at.PLAYED + seat]:
        g.zones[at.PLAYED + seat].remove(card)
        g.marks[card] = 0
        return [card]
    if card in g.zones[at.PLAY + seat] and not g.marks[card] & at.GARRISONED:
        return leave_play(g, seat, card)
    return []


class MoveThis(Verb):
    """This card goes to the history or into exile."""

    def __init__(self, where: int) -> None:
        super().__init__()
        self.where = where

    def fault(self) -> str:
        return fault_of_target(self.where)

    def do(self, g: State, seat: int, source: int) -> None:
        for card in take_this(g, seat, source):
            put(g, seat, card, self.where)

    def text(self, talk: Talk, form: str = "") -> str:
        return talk.say(f"imperium-this-{TARGET_WORDS[self.where]}{form}")

    def slug(self) -> str:
        return "this_" + TARGET_WORDS[self.where]


class GiveUpThis(Deed):
    """This card, if it is in play."""

    def can(self, g: State, seat: int, source: int) -> bool:
        return source in in_play(g, seat)


class AbandonThis(GiveUpThis):
    says = "abandon-this"
    short = "abandon"

    def do(self, g: State, seat: int, source: int) -> None:
        if self.can(g, seat, source):
            abandon(g, seat, source)


class RecallThis(GiveUpThis):
    says = "recall-this"
    short = "recall"

    def do(self, g: State, seat: int, source: int) -> None:
        if self.can(g, seat, source):
            recall(g, seat, source)


class MoveIt(Verb):
    """The card this effect has found or drawn."""

    def __init__(self, where: int, drawn: bool = False) -> None:
        super().__init__()
        self.where = where
        self.drawn = drawn

    def fault(self) -> str:
        return fault_of_target(self.where)

    def do(self, g: State, seat: int, source: int) -> None:
        card = g.stack[g.stack[g.top + SCOPE] + IT]
        if card < 0:
            return
        # a card that was drawn is seen by its owner alone, one that was found by all (I92, I212)
        discarded = card in g.zones[at.DISCARD + seat]
        hidden = self.where in (TO_DECK_TOP, TO_HISTORY) and not g.marks[card] & at.KNOWN
        if card in g.zones[at.HAND + seat]:
            leave_hand(g, seat, card, not hidden)
        elif remove_from(g, seat, card, [at.DISCARD, at.DECK, at.NATION]):
            hidden = False  # what was searched for is shown
        else:
            return
        put(g, seat, card, self.where, hidden, discarded)

    def text(self, talk: Talk, form: str = "") -> str:
        how = "drawn" if self.drawn else "found"
        return talk.say(f"imperium-it-{TARGET_WORDS[self.where]}{form}", {"how": how})

    def slug(self) -> str:
        return TARGET_WORDS[self.where].replace("-", "_")
