"""What the server says of the games that can be played: the shapes of its responses."""

from __future__ import annotations

from typing import Any

import msgspec


class Site(msgspec.Struct):
    """What stands beside the tables: whether there are documents under /docs/, and whether the
    house is closed: no new tables are taken."""

    documents: bool
    closed: bool


class Faction(msgspec.Struct):
    """A faction of a game."""

    key: str
    name: str


class DeckCard(msgspec.Struct):
    """A card of a deck, and how often the published deck holds it."""

    key: str
    name: str
    copies: int


class Deck(msgspec.Struct):
    """A deck to be put together: ``shape[n]`` is how many cards there must be n times."""

    faction: str
    cards: list[DeckCard]
    shape: list[int]


class GameOption(msgspec.Struct):
    """A game option with its meaning. ``most`` -1: no end.

    ``words`` name its choices, ``meanings`` explain those whose name does not say it all.
    """

    name: str
    label: str
    text: str
    kind: str
    default: Any
    choices: list[str]
    words: dict[str, str]
    meanings: dict[str, str]
    least: int
    most: int
    per_seat: bool
    deck: Deck | None


class BotInfo(msgspec.Struct):
    """A bot by its name, in words, with what is to be expected of it."""

    name: str
    label: str
    text: str


class SeatNumbers(msgspec.Struct):
    """How many can play."""

    least: int
    most: int


class TermState(msgspec.Struct):
    """A word worth explaining; ``forms`` are those in which the cards speak of it."""

    id: str
    name: str
    text: str
    forms: list[str]
    rule: str


class GameState(msgspec.Struct):
    """A game that can be played.

    ``text`` is a sentence about it and ``sort`` what sort of game it is, where it says so.
    ``hidden``: somebody has something that the others do not see. ``lesson``: it can be learnt.
    ``rules``: it has a rulebook. ``colour`` and ``mark`` stand for it, "" where it names none.
    """

    id: str
    title: str
    text: str
    sort: str
    seats: SeatNumbers
    factions: list[Faction]
    options: list[GameOption]
    bots: list[BotInfo]
    hidden: bool
    lesson: bool
    rules: bool
    terms: list[TermState]
    colour: str
    mark: str


class EntryState(msgspec.Struct):
    """An entry of the views of a game, as its layout declares it.

    ``own``: every player has one. ``seen`` is "all", "owner" or "asked": what not all see stands
    beside the players. ``heap``: its cards lie together, as in a pile.
    ``things``: what lies in it can be asked about.
    ``counts`` is the zone whose cards it counts, "" for none; ``turned`` what lies on cards of it
    that are drawn turned, "" for nothing. ``label`` is its name in words,
    ``names`` those of what it speaks of, as far as the game says them.
    """

    name: str
    kind: str
    own: bool
    seen: str
    heap: bool
    things: bool
    counts: str
    turned: str
    label: str
    names: dict[str, str]


class LayoutState(msgspec.Struct):
    """What the views of a game hold: entry by entry, and as a JSON schema."""

    id: str
    title: str
    hidden: bool
    entries: list[EntryState]
    view: dict[str, Any]


class CardState(msgspec.Struct):
    """A card in words, and as printed facts."""

    key: str
    name: str
    group: str
    cost: str
    points: str
    effects: list[str]
    note: str
    printed: dict[str, Any]


class LessonStep(msgspec.Struct):
    """What is told, the option to take ("" to read on) and the thing to look at ("" for none)."""

    say: str
    play: str
    point: str


class BookState(msgspec.Struct):
    """A rulebook in Markdown; in English where there is none in the language asked for."""

    lang: str
    text: str


class LessonState(msgspec.Struct):
    """A guided first game: a table to make, and the steps."""

    position: dict[str, Any]
    seats: list[str]
    steps: list[LessonStep]
