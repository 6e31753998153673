"""The Utopians' journey: cards turned over, the next leg."""

from __future__ import annotations

from tabularium.cards.verbs import Deed
from tabularium.games.imperium import layout as at
from tabularium.games.imperium.catalogue import FEATURES, KINDS, MAKES_EMPIRE, fault_of_title
from tabularium.games.imperium.drawing import turn_to_empire
from tabularium.games.imperium.events import JOURNEYED
from tabularium.games.imperium.moves import begin_working
from tabularium.games.imperium.words import title_words
from tabularium.kernel.machine import State, Verb
from tabularium.locale.talk import Talk


class TurnOver(Deed):
    """This journey card is turned over: its other face is the next card (I118)."""

    says = "turn-over"
    short = "turn_over"

    def do(self, g: State, seat: int, source: int) -> None:
        change_journey(g, seat, source, source + 1)


class NextJourney(Verb):
    """This journey card makes way for the one beneath, and the state card turns (I118)."""

    def __init__(self, title: str) -> None:
        super().__init__()
        self.title = title

    def fault(self) -> str:
        return fault_of_title(self.title)

    def do(self, g: State, seat: int, source: int) -> None:
        if g.zones[at.BELOW + seat]:
            change_journey(g, seat, source, g.zones[at.BELOW + seat].pop())
            g.zones[at.GONE].append(source)
            turn_to_empire(g, seat)

    def text(self, talk: Talk, form: str = "") -> str:
        return talk.say("imperium-next-journey" + form, {"card": title_words(talk, self.title)})

    def slug(self) -> str:
        return "go_on"


def change_journey(g: State, seat: int, old: int, new: int) -> None:
    """The top face of the journey is another one."""
    cards = g.zones[at.POWERS + seat]
    if old not in cards:
        return
    for feature in FEATURES[KINDS[old]]:
        feature.leave(g, seat, old)
    g.marks[new] = g.marks[old] & at.EXHAUSTED  # its solstice is not due now (I209)
    g.marks[old] = 0
    cards[cards.index(old)] = new
    if g.telling:
        g.tell(JOURNEYED, seat, KINDS[new])
    begin_working(g, seat, new)
    if MAKES_EMPIRE[KINDS[new]]:
        turn_to_empire(g, seat)
