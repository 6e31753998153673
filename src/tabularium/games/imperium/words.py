"""Words that several parts of Imperium need."""

from __future__ import annotations

from tabularium.games.imperium.catalogue import KEY, KINDS, STATE_ICON, SUITS, TITLE
from tabularium.games.imperium.layout import FACTION, NATIONS, STATE_NAMES, SUIT_NAMES, TOKENS_NAMES
from tabularium.kernel.machine import SOURCE, Node, State
from tabularium.locale.talk import Talk


def title_words(talk: Talk, title: str) -> str:
    return talk.say("imperium-card-" + title.replace("_", "-"))


def kind_words(talk: Talk, kind: int) -> str:
    """A card's name; of cards of one name those with a rarer state icon say so."""
    name = title_words(talk, TITLE[kind])
    if KEY[kind] != TITLE[kind] and STATE_ICON[kind] and not SUITS[kind]:
        return talk.say(f"imperium-{STATE_NAMES[STATE_ICON[kind]]}-copy", {"card": name})
    return name


def card_words(talk: Talk, card: int) -> str:
    return kind_words(talk, KINDS[card])


def seat_words(talk: Talk, g: State, seat: int) -> str:
    """A player: the nation, or the seat before it is picked."""
    faction = g.nums[FACTION + seat]
    if faction < 0:
        return talk.say("imperium-seat", {"n": seat + 1})
    return talk.say("imperium-" + NATIONS[faction])


def tokens_words(talk: Talk, amounts: list[int], form: str = "") -> str:
    """Tokens in words: 2 materials and 1 progress."""
    return talk.join(
        [
            talk.say(f"imperium-n-{TOKENS_NAMES[token]}{form}", {"n": amounts[token]})
            for token in range(len(amounts))
            if amounts[token]
        ]
    )


def suits_words(talk: Talk, suits: int) -> str:
    """Suits in words: region or tributary."""
    names = [
        talk.say(f"imperium-suit-{name}") for bit, name in enumerate(SUIT_NAMES) if suits >> bit & 1
    ]
    return either(talk, names)


def either(talk: Talk, words: list[str]) -> str:
    """a, b or c."""
    if len(words) == 1:
        return words[0]
    return talk.say("imperium-or", {"head": ", ".join(words[:-1]), "last": words[-1]})


class Asking(Node):
    """Asks by the message ``imperium-ask-<word>``, naming the card whose effect it is."""

    def __init__(self, word: str) -> None:
        super().__init__()
        self.word = word

    def kind(self) -> str:
        return self.word

    def prompt(self, g: State, talk: Talk) -> str:
        source = g.stack[g.top + SOURCE]
        name = card_words(talk, source) if source >= 0 else talk.say("imperium-title")
        return talk.say(f"imperium-ask-{self.word}", {"card": name})

    def text(self, talk: Talk, form: str = "") -> str:
        return talk.say(f"imperium-{self.word}{form}")

    def slug(self) -> str:
        return self.word.replace("-", "_")
