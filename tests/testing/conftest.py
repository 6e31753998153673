"""Caravan, to be spoilt."""

import copy

import pytest

from caravan_installed import CARAVAN
from tabularium.cards.control import May, OneOf
from tabularium.locale import add_texts


class Silent:
    """A language that lacks a message."""

    def __init__(self, talk, message):
        self.talk = talk
        self.message = message

    def __getattr__(self, name):
        return getattr(self.talk, name)

    def has(self, message):
        return message != self.message and self.talk.has(message)

    def say(self, message, args=None):
        return self.talk.say("no-such-text" if message == self.message else message, args)


@pytest.fixture
def caravan(monkeypatch):
    """A game from elsewhere; on a card that is hardly ever drawn it has some more questions."""
    monkeypatch.syspath_prepend(CARAVAN / "src")
    add_texts("caravan")
    from caravan.cards import draw
    from caravan.rules import RULES

    rules = copy.copy(RULES)
    rules.nodes = RULES.nodes[:]
    rules.log = copy.deepcopy(RULES.log)
    RULES.layout.sights.clear()  # of the nodes of another test
    rules.add("rare/does", OneOf([May(draw(1)), draw(2)]))
    words = ["ask-may", "yes", "no", "ask-choose", "option"]
    known = type(RULES).talk

    class Wordy(type(RULES)):
        lacks = ""

        def talk(self, lang):
            talk = Silent(known(self, lang), self.lacks)
            here = [f"caravan-{word}" for word in words if f"caravan-{word}" != self.lacks]
            has = talk.has
            talk.has = lambda message: message in here or has(message)
            return talk

    rules.__class__ = Wordy
    return rules
