"""Words that several parts of Nations need."""

from __future__ import annotations

from tabularium.games.nations import layout as at
from tabularium.games.nations.catalogue import AGE, HAPPENS, KEY, KINDS, RIVAL, SECOND, SORT, TITLE
from tabularium.kernel.machine import Node, State
from tabularium.locale.talk import Talk, number


def card_words(talk: Talk, kind: int) -> str:
    """A card's name; what is printed on a board is told from the card of the same name."""
    name = talk.say("nations-card-" + TITLE[kind].replace("_", "-"))
    if AGE[kind] or TITLE[kind] == KEY[kind]:
        return name
    return talk.say("nations-printed", {"card": name})


def event_words(talk: Talk, kind: int) -> str:
    """An event card by both its events, or a tile."""
    if SORT[kind] == at.TILE:
        strength, stability, books = RIVAL[kind]
        return talk.say(
            "nations-tile",
            {
                "tile": card_words(talk, kind),
                "strength": strength,
                "stability": number(stability),
                "books": books,
                "five": HAPPENS[kind][0].text(talk),
                "six": HAPPENS[kind][1].text(talk),
            },
        )
    return talk.say(
        "nations-event-card",
        {"first": happening_words(talk, kind, 0), "second": happening_words(talk, kind, 1)},
    )


def happening_words(talk: Talk, kind: int, number: int) -> str:
    """The name of one event of a card."""
    if number == 0:
        return card_words(talk, kind)
    return talk.say("nations-card-" + SECOND[kind].replace("_", "-"))


def cards_words(talk: Talk, card: int) -> str:
    """A physical card."""
    return card_words(talk, KINDS[card])


def seat_words(talk: Talk, g: State, seat: int) -> str:
    """A player: the nation, or the seat before it is picked; beyond the seats the opponent."""
    if seat >= g.seats:
        return talk.say("nations-virtual")
    faction = g.nums[at.FACTION + seat]
    if faction < 0:
        return talk.say("nations-seat", {"n": seat + 1})
    return talk.say("nations-" + at.NATIONS[faction])


class Asking(Node):
    """Asks by the message ``nations-ask-<word>`` and is said by ``nations-<word>``."""

    def __init__(self, word: str) -> None:
        super().__init__()
        self.word = word

    def kind(self) -> str:
        return self.word

    def prompt(self, g: State, talk: Talk) -> str:
        return talk.say(f"nations-ask-{self.word}")

    def text(self, talk: Talk, form: str = "") -> str:
        return talk.say(f"nations-{self.word}{form}")
