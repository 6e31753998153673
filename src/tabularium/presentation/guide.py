"""What a table, in the terminal or on a page, must know of a game to speak of it."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, ClassVar

from tabularium.cards.plain import PlainRules
from tabularium.kernel.choices import verb
from tabularium.kernel.info import OptionInfo
from tabularium.kernel.machine import Rules
from tabularium.locale.talk import Talk
from tabularium.plugins import rules_of


@dataclass(frozen=True)
class Card:
    """A card for the gallery, for ``? card`` and for drawing it."""

    key: str
    name: str
    group: str  # the heading it belongs under
    cost: str  # in words, empty when it has none
    points: str
    effects: tuple[str, ...]
    note: str = ""  # what kind of card it is, how often it exists
    printed: Mapping[str, Any] = field(default_factory=dict)  # the same without words


@dataclass(frozen=True)
class DeckCard:
    """A card of a deck: how often the published deck holds it."""

    key: str
    name: str
    copies: int


@dataclass(frozen=True)
class Deck:
    """A deck to be put together: its cards, and how many there are of each number of copies."""

    faction: str
    cards: tuple[DeckCard, ...]
    shape: tuple[int, ...]


class Guide:
    """How one game is spoken of. A game fills in the tables and says what is its own.

    One that says nothing is spoken of as its cards and messages say.
    """

    game: str
    # the group of an option by its verb
    groups: ClassVar[Mapping[str, str]] = {}
    # letters for options that are often wanted
    hotkeys: ClassVar[Mapping[str, str]] = {"end": "e", "pass": "p", "yes": "y", "no": "n"}
    # events by their name: what the table shows anyway; what opens a turn; what shows something new
    details: ClassVar[tuple[str, ...]] = ()
    opening: ClassVar[tuple[str, ...]] = ("turn",)
    revealing: ClassVar[tuple[str, ...]] = ()
    # how a card is made one's own or put to use: verbs, or kinds of decisions that ask for a card
    using: ClassVar[tuple[str, ...]] = ("play", "buy", "take")

    def __init__(self, rules: Rules | None = None) -> None:
        """Rules are given for a game that brings no guide; others are found by their name."""
        self._rules = rules
        if rules is not None:
            self.game = rules.info.id

    @property
    def rules(self) -> Rules:
        return self._rules or rules_of(self.game)

    def title(self, talk: Talk) -> str:
        """The name of the game; where no message says it, the title it was entered with."""
        message = f"{self.game}-title"
        return talk.say(message) if talk.has(message) else self.rules.info.title

    def group(self, key: str) -> str:
        """The group of an option: a message of the texts."""
        return f"cli-{self.game}-group-{self.does(key)}" if self.groups else "cli-group"

    def does(self, key: str) -> str:
        """What sort of deed an option is: the name of its group."""
        return self.groups.get(verb(key), "other")

    def hotkey(self, key: str) -> str:
        """A letter for an option that is often wanted, else nothing."""
        return self.hotkeys.get(key, "")

    def notable(self, event: dict[str, Any]) -> bool:
        """Whether an event belongs in a short account."""
        return event["event"] not in self.details

    def begins_turn(self, event: dict[str, Any]) -> bool:
        """Whether an event opens a turn."""
        return event["event"] in self.opening

    def reveals(self, event: dict[str, Any]) -> bool:
        """Whether an event showed somebody something new."""
        return event["event"] in self.revealing

    def category(self, name: str, talk: Talk) -> str:
        """A scoring category in words."""
        return talk.say(f"{self.game}-score-{name}")

    def option_words(self, option: OptionInfo, talk: Talk) -> str:
        """What a game option means."""
        return talk.say(option.message(self.game))

    def choice_words(self, option: OptionInfo, choice: str, talk: Talk) -> str:
        """What a choice means, where its name does not say it all."""
        message = option.message(self.game, f"{choice}-text")
        return talk.say(message) if talk.has(message) else ""

    def deck(self, option: OptionInfo, talk: Talk) -> Deck | None:
        """What an option puts together a deck of, where it does."""
        return None

    def faction(self, name: str, talk: Talk) -> str:
        """A faction in words."""
        return talk.say(f"{self.game}-{name}")

    def side(self, player: Mapping[str, Any]) -> str:
        """The side of a player's board, where there are two and one was chosen."""
        return ""

    def verdict(self, view: dict[str, Any], talk: Talk) -> str:
        """What else is to be said of a finished game, or nothing."""
        return ""

    def cards(self, talk: Talk) -> list[Card]:
        """Every card of the game, under the heading of its deck."""
        rules = self.rules
        if not isinstance(rules, PlainRules):
            return []
        return [
            Card(
                key=kind.key,
                name=rules.card_words(kind.number, talk),
                group=talk.say(f"{self.game}-deck-{kind.deck}".replace("_", "-")),
                cost=kind.cost_words(talk),
                points=kind.points_words(talk),
                effects=tuple(text[:1].upper() + text[1:] + "." for text in kind.texts(talk)),
                note=talk.say("card-copies", {"n": rules.kinds.count(kind.number)}),
            )
            for kind in rules.catalogue.kinds
        ]
