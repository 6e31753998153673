"""Activating an action location, once or again."""

from __future__ import annotations

from typing import Final

from tabularium.cards.menu import SMALL, Action
from tabularium.games.settlers.catalogue import (
    DOES,
    KINDS,
    SORT,
    USES_OF,
)
from tabularium.games.settlers.choosing import Asking
from tabularium.games.settlers.events import (
    ACTIVATE,
)
from tabularium.games.settlers.layout import (
    ACTION,
    BLOCKED,
    EMPIRE,
    USES,
)
from tabularium.games.settlers.words import card_words, location_words
from tabularium.games.settlers.zones import location_key, unlike
from tabularium.kernel.machine import SEAT, SOURCE, Node, State
from tabularium.locale.talk import Talk


def can_use(g: State, seat: int, card: int) -> bool:
    """Whether an action location may be activated now (S73-S76)."""
    kind = KINDS[card]
    mark = g.marks[card]
    does = DOES[kind]
    return (
        does is not None
        and not mark & BLOCKED
        and (mark & USES) < USES_OF[kind]
        and does.can(g, seat, card)
    )


def use(g: State, seat: int, card: int) -> None:
    """Activate a location; one that may be used twice is offered again (S75)."""
    kind = KINDS[card]
    does = DOES[kind]
    assert does is not None
    g.marks[card] += 1
    if g.telling:
        g.tell(ACTIVATE, seat, kind)
    if USES_OF[kind] > (g.marks[card] & USES):
        g.push(AGAIN, seat, card)
    g.push(does, seat, card)


class Again(Asking):
    """Activate the same location once more in this action."""

    def prompt(self, g: State, talk: Talk) -> str:
        return talk.say(
            "settlers-ask-again", {"card": card_words(talk, KINDS[g.stack[g.top + SOURCE]])}
        )

    def step(self, g: State) -> None:
        seat = g.stack[g.top + SEAT]
        card = g.stack[g.top + SOURCE]
        if card in g.zones[EMPIRE + seat] and can_use(g, seat, card):
            g.ask(seat, [1, 0])
        else:
            g.pop()

    def chose(self, g: State, code: int) -> None:
        seat = g.stack[g.top + SEAT]
        card = g.stack[g.top + SOURCE]
        g.pop()
        if code:
            use(g, seat, card)

    def key(self, g: State, code: int) -> str:
        return "again" if code else "enough"

    def label(self, g: State, code: int, talk: Talk) -> str:
        return talk.say("settlers-do-again" if code else "settlers-do-enough")


AGAIN: Final = Again("again")


class Activate(Action):
    """Activate an action location."""

    def parts(self) -> list[Node]:
        return [AGAIN]

    def offer(self, g: State, seat: int, out: list[int]) -> None:
        for card in unlike(g, g.zones[EMPIRE + seat]):
            if SORT[KINDS[card]] == ACTION and can_use(g, seat, card):
                out.append(self.verb | card)

    def carry_out(self, g: State, seat: int, code: int) -> None:
        g.pop()
        use(g, seat, code & SMALL)

    def key(self, g: State, code: int) -> str:
        return f"use:{location_key(g, code & SMALL)}"

    def label(self, g: State, code: int, talk: Talk) -> str:
        kind = KINDS[code & SMALL]
        does = DOES[kind]
        assert does is not None
        return talk.say(
            "settlers-do-use",
            {"card": location_words(talk, g, code & SMALL), "effect": does.text(talk)},
        )
