"""The sunken pile of the Atlanteans (I93)."""

from __future__ import annotations

from tabularium.cards.verbs import Deed
from tabularium.games.imperium import instead
from tabularium.games.imperium import layout as at
from tabularium.games.imperium.catalogue import KINDS, fault_of_title
from tabularium.games.imperium.events import SUNK
from tabularium.games.imperium.filters import Filter
from tabularium.games.imperium.in_order import fire
from tabularium.games.imperium.moves import discard
from tabularium.games.imperium.nations import sinks
from tabularium.games.imperium.pick_some import PickSome
from tabularium.games.imperium.places import FROM_DISCARD, cards_from, take_out
from tabularium.games.imperium.table import has_title, in_play
from tabularium.games.imperium.this_card import take_this
from tabularium.games.imperium.words import THE, title_words, words_of
from tabularium.kernel.machine import SOURCE, State, Verb
from tabularium.locale.talk import Talk


def sink(g: State, seat: int, cards: list[int], discarded: bool = False) -> None:
    """To the sunken pile, which lies where others have their history; others discard (I93).

    ``discarded``: they come from the discard pile.
    """
    for card in cards:
        g.marks[card] = 0
        if sinks(g, seat):
            g.zones[at.HISTORY + seat].append(card)
            if g.telling:
                g.tell(SUNK, seat, KINDS[card])
        else:
            discard(g, seat, card, discarded)
    if cards:
        fire(g, seat, at.SINKS)


class Sink(PickSome):
    """An own region in play, or a card of the discard pile, perhaps together with this card."""

    def __init__(self, fitting: Filter, places: int, with_this: bool = False) -> None:
        super().__init__("sink-with" if with_this else "sink", 1, fitting, places, False)
        self.with_this = with_this

    def messages(self) -> list[str]:
        return ["imperium-ask-sink"]

    def kind(self) -> str:
        return "sink"

    def prompt(self, g: State, talk: Talk) -> str:
        card = words_of(talk, g.stack[g.top + SOURCE])
        return self.noted(g, talk, talk.say("imperium-ask-sink", {"card": card}))

    def instead(self, g: State, seat: int) -> str:
        return instead.of_sinking(g, seat, self.places == FROM_DISCARD)

    def act(self, g: State, seat: int, source: int, card: int) -> None:
        # cards sunk together are one event (I167)
        this = take_this(g, seat, source) if self.with_this else []
        discarded = card in g.zones[at.DISCARD + seat]
        sink(g, seat, this + take_out(g, seat, card, True), discarded)

    def whence(self, talk: Talk, cards: str, form: str) -> str:
        return cards_from(talk, cards, self.places, form)


class SinkThis(Deed):
    says = "sink-this"
    short = "sink"

    def can(self, g: State, seat: int, source: int) -> bool:
        return source in g.zones[at.PLAYED + seat] or source in in_play(g, seat)

    def do(self, g: State, seat: int, source: int) -> None:
        sink(g, seat, take_this(g, seat, source))


class SinkIfGone(Verb):
    """This card sinks when a named card has left play."""

    def __init__(self, title: str) -> None:
        super().__init__()
        self.title = title

    def fault(self) -> str:
        return fault_of_title(self.title)

    def do(self, g: State, seat: int, source: int) -> None:
        if not has_title(in_play(g, seat), self.title):
            sink(g, seat, take_this(g, seat, source))

    def text(self, talk: Talk, form: str = "") -> str:
        return talk.say("imperium-sink-if-gone", {"card": title_words(talk, self.title, THE)})
