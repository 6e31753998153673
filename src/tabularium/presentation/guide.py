"""What a table, in the terminal or on a page, must know of a game to speak of it."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, ClassVar

from tabularium.kernel.info import OptionInfo, SetsOption
from tabularium.locale.talk import Talk


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
    """How one game is spoken of. A game fills in the tables and says what is its own."""

    game: str
    # the group of an option by the first word of its key
    groups: ClassVar[Mapping[str, str]] = {}
    # letters for options that are often wanted
    hotkeys: ClassVar[Mapping[str, str]] = {"end": "e", "pass": "p", "yes": "y", "no": "n"}
    # events by their name: what the table shows anyway; what opens a turn; what shows something new
    details: ClassVar[tuple[str, ...]] = ()
    opening: ClassVar[tuple[str, ...]] = ("turn",)
    revealing: ClassVar[tuple[str, ...]] = ()
    # how a card is made one's own or put to use: the first word of a key, or the kind of decision
    using: ClassVar[tuple[str, ...]] = ("play", "buy", "take")
    # whether everybody may know everybody's points before the end: not where hidden cards count
    open_scores: ClassVar[bool] = True

    def title(self, talk: Talk) -> str:
        """The name of the game."""
        return talk.say(f"{self.game}-title")

    def group(self, key: str) -> str:
        """The group of an option: a message of the texts."""
        group = self.groups.get(key.partition(":")[0])
        return f"cli-{self.game}-group-{group or 'other'}" if self.groups else "cli-group"

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

    def option_words(self, name: str, talk: Talk) -> str:
        """What a game option means."""
        return talk.say(self.option_message(name))

    def option_name(self, name: str, talk: Talk) -> str:
        """A game option by its name."""
        return talk.say(self.option_message(name, "name"))

    def choice_name(self, name: str, choice: str, talk: Talk) -> str:
        """A choice of a game option in a few words."""
        if name == SetsOption.NAME:
            message = f"{self.game}-set-{choice}".replace("_", "-")
            return talk.say(message) if talk.has(message) else choice.replace("_", " ")
        return talk.say(self.option_message(name, choice))

    def choice_words(self, name: str, choice: str, talk: Talk) -> str:
        """What a choice means, where its name does not say it all."""
        message = self.option_message(name, f"{choice}-text")
        return talk.say(message) if talk.has(message) else ""

    def option_message(self, name: str, part: str = "") -> str:
        """The message of an option; its name and its choices are attributes of it."""
        option = "option-sets" if name == SetsOption.NAME else f"{self.game}-option-{name}"
        return (option + (f".{part.lower()}" if part else "")).replace("_", "-")

    def deck(self, option: OptionInfo, talk: Talk) -> Deck | None:
        """What an option puts together a deck of, where it does."""
        return None

    def faction(self, name: str, talk: Talk) -> str:
        """A faction in words."""
        return talk.say(f"{self.game}-{name}")

    def verdict(self, view: dict[str, Any], talk: Talk) -> str:
        """What else is to be said of a finished game, or nothing."""
        return ""

    def cards(self, talk: Talk) -> list[Card]:
        """Every card of the game."""
        raise NotImplementedError
