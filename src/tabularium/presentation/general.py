"""How a game is spoken of that brings no guide of its own: as its cards and messages say."""

from __future__ import annotations

from tabularium.cards.kind import Kind
from tabularium.cards.plain import PlainRules
from tabularium.declare.names import card_words
from tabularium.kernel.machine import Rules
from tabularium.locale.talk import Talk
from tabularium.presentation.guide import Card, Guide


class GeneralGuide(Guide):
    """Groups, hotkeys and short accounts are those of every game."""

    def __init__(self, rules: Rules) -> None:
        self.game = rules.info.id
        self.rules = rules

    def title(self, talk: Talk) -> str:
        message = f"{self.game}-title"
        return talk.say(message) if talk.has(message) else self.rules.info.title

    def cards(self, talk: Talk) -> list[Card]:
        rules = self.rules
        if not isinstance(rules, PlainRules):
            return []
        found: list[Card] = []
        for kind in rules.catalogue.kinds:
            texts = kind.texts(talk)
            found.append(
                Card(
                    key=kind.key,
                    name=card_words(rules, kind.number, talk),
                    group=self.deck_words(kind, talk),
                    cost=kind.cost_words(talk),
                    points=kind.points_words(talk),
                    effects=tuple(text[:1].upper() + text[1:] + "." for text in texts),
                    note=talk.say("card-copies", {"n": rules.kinds.count(kind.number)}),
                )
            )
        return found

    def deck_words(self, kind: Kind, talk: Talk) -> str:
        """The heading a card belongs under: its deck."""
        message = f"{self.game}-deck-{kind.deck}".replace("_", "-")
        return talk.say(message) if talk.has(message) else self.rules.info.title
