"""Fame: looking, taking, King of Kings (I33-I35, I98, I114, I188-I191)."""

from __future__ import annotations

from typing import Final

from tabularium.cards.faults import at_least
from tabularium.cards.verbs import Deed
from tabularium.games.imperium import layout as at
from tabularium.games.imperium.catalogue import KINDS, TURNS_OVER, WHEN_PLAYED
from tabularium.games.imperium.choosing import PickCard, unlike
from tabularium.games.imperium.effects import begin_effect
from tabularium.games.imperium.events import (
    FAME_LOOKED,
    FAME_PUT_BACK,
    FAME_TAKEN,
    KING_ALREADY,
    KING_RESOLVED,
    KING_TURNED,
    WAS,
)
from tabularium.games.imperium.in_order import fire
from tabularium.games.imperium.moves import to_hand_unseen, trigger_scoring
from tabularium.games.imperium.words import occasion
from tabularium.kernel.machine import PC, Node, State, Verb
from tabularium.locale.talk import Talk


def meet_king(g: State, seat: int) -> None:
    """With no other fame card left King of Kings is resolved, once by each player (I114, I190)."""
    if g.nums[at.KING_DONE + seat] and g.telling:
        g.tell(KING_ALREADY, seat)
    if g.nums[at.KING_DONE + seat] or not g.zones[at.KING]:
        return
    g.nums[at.KING_DONE + seat] = 1
    card = g.zones[at.KING][0]
    if g.telling:
        g.tell(KING_RESOLVED, seat)
    effect = WHEN_PLAYED[KINDS[card]]
    assert effect is not None
    g.push(TURN_KING, seat, card)
    begin_effect(g, effect, seat, card)


class TurnKing(Verb):
    """Side A of King of Kings is turned over after it is resolved, and triggers scoring (I67)."""

    def do(self, g: State, seat: int, source: int) -> None:
        if TURNS_OVER[KINDS[source]] and g.zones[at.KING] == [source]:
            g.zones[at.KING] = [source + 1]  # side B is the next card
            if g.telling:
                g.tell(KING_TURNED, -1)
            trigger_scoring(g)


TURN_KING: Final = TurnKing()


def take_fame(g: State, seat: int, card: int) -> None:
    """A fame card comes to hand; nobody else sees which."""
    to_hand_unseen(g, seat, card)
    if g.telling:
        g.tell(FAME_TAKEN, seat)
        g.tell_only(seat, WAS, seat, KINDS[card])


class TakeTopFame(Deed):
    """The top fame card comes to hand."""

    says = "take-fame"
    short = "fame"

    def parts(self) -> list[Node]:
        return [TURN_KING]

    def do(self, g: State, seat: int, source: int) -> None:
        if not g.zones[at.FAME_DECK]:
            meet_king(g, seat)
            return
        take_fame(g, seat, g.zones[at.FAME_DECK].pop())


class LookAtFame(PickCard):
    """Look at the top fame cards and take one; the others go back in any order (I98).

    PC 0 looks, 1 asks which to take, 2 which goes back first, the last to be put is on top.
    """

    def __init__(self, n: int) -> None:
        super().__init__("fame")
        self.n = n

    def parts(self) -> list[Node]:
        return [*super().parts(), TURN_KING]

    def fault(self) -> str:
        return at_least(1, self.n, "cards")

    def messages(self) -> list[str]:
        return ["imperium-ask-fame-take", "imperium-ask-fame-put-back"]

    def can(self, g: State, seat: int, source: int) -> bool:
        return len(g.zones[at.FAME_DECK]) > 0 or not g.nums[at.KING_DONE + seat]

    def fits(self, g: State, frame: int) -> bool:
        return g.stack[frame + PC] in (0, 1, 2)

    def step(self, g: State, seat: int, source: int) -> None:
        stack = g.stack
        top = g.top
        if stack[top + PC] == 0:
            if not g.zones[at.FAME_DECK]:
                g.pop()
                meet_king(g, seat)
                return
            stack[top + PC] = 1
            n = min(self.n + g.mod(seat, at.MORE_FAME), len(g.zones[at.FAME_DECK]))
            for _ in range(n):
                card = g.zones[at.FAME_DECK].pop()
                g.marks[card] = 0
                g.zones[at.LOOKED_AT].append(card)
            if g.telling:
                g.tell(FAME_LOOKED, seat, n)
            fire(g, seat, at.LOOKS_AT_FAME)
            return
        if g.zones[at.LOOKED_AT]:
            g.ask(seat, unlike(g, g.zones[at.LOOKED_AT]))
        else:
            g.pop()

    def chose(self, g: State, seat: int, source: int, code: int) -> None:
        stack = g.stack
        top = g.top
        g.zones[at.LOOKED_AT].remove(code)
        if stack[top + PC] == 1:
            stack[top + PC] = 2
            take_fame(g, seat, code)
        else:
            g.marks[code] = 1 << at.SEEN_SHIFT + seat  # who put it back knows where it lies
            g.zones[at.FAME_DECK].append(code)
            if g.telling:
                g.tell_only(seat, FAME_PUT_BACK, seat, KINDS[code])

    def prompt(self, g: State, talk: Talk) -> str:
        step = "take" if g.stack[g.top + PC] == 1 else "put-back"
        return talk.say(f"imperium-ask-fame-{step}", {"card": occasion(talk, g, self.word)})

    def text(self, talk: Talk, form: str = "") -> str:
        return talk.say("imperium-look-at-fame" + form, {"n": self.n})
