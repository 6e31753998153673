"""What the server says: the shapes of its responses."""

from __future__ import annotations

from typing import Any

import msgspec


class Created(msgspec.Struct):
    """A new table: its name, a token for each person's seat, one for spectators."""

    id: str
    tokens: dict[str, str]
    watch: str


class SeatState(msgspec.Struct):
    """Who sits where."""

    seat: int
    who: str
    name: str
    faction: str | None
    faction_name: str | None
    bot: str | None
    bot_name: str | None  # who decides, in words; None: a person
    here: bool


class ThingState(msgspec.Struct, omit_defaults=True):
    """A thing on the table that an option is about: an entry of the view and what lies there.

    ``seat`` is whose it is, none for what is shared; ``spot`` its number in an entry in which
    things that look alike may lie.
    """

    zone: str
    name: str
    part: str = "chosen"
    seat: int | None = None
    spot: int | None = None


class OptionState(msgspec.Struct):
    """Something that can be done now."""

    key: str
    text: str
    group: str
    hotkey: str
    about: list[ThingState]


class MemberState(msgspec.Struct):
    """Something that can be chosen, ``most`` times, each adding ``worth`` to the sum."""

    key: str
    text: str
    most: int
    worth: int
    about: list[ThingState]


class GivenState(msgspec.Struct):
    """Something that has been chosen already."""

    key: str
    text: str


class SetState(msgspec.Struct):
    """What can be chosen together: ``least`` to ``most``, with a sum of at least ``need``.

    ``ordered``: what is chosen first is done first.
    """

    prompt: str
    members: list[MemberState]
    least: int
    most: int
    need: int
    ordered: bool
    given: list[GivenState]


class DecisionState(msgspec.Struct, omit_defaults=True):
    """Who has to decide; what can be done is told only to them."""

    seat: int
    kind: str
    prompt: str | msgspec.UnsetType = msgspec.UNSET
    options: list[OptionState] | msgspec.UnsetType = msgspec.UNSET
    set: SetState | msgspec.UnsetType = msgspec.UNSET


class LogLine(msgspec.Struct, frozen=True, gc=False):
    """Something that happened: whose deed it is, after how many moves, in which turn.

    ``by`` is who made the last of those moves, which led to it; None before the first one.
    """

    text: str
    seat: int | None
    move: int
    by: int | None
    turn: int
    notable: bool


class Log(msgspec.Struct, rename={"start": "from"}):
    """Replaces everything from a line on."""

    start: int
    lines: list[LogLine]


class Part(msgspec.Struct):
    """Points in one category."""

    name: str
    words: str
    points: int


class ScoreState(msgspec.Struct):
    """A seat's points."""

    total: int
    parts: list[Part]


class UndoState(msgspec.Struct, omit_defaults=True):
    """What may be taken back, or why nothing can be."""

    to: int | msgspec.UnsetType = msgspec.UNSET
    text: str | msgspec.UnsetType = msgspec.UNSET
    ask: bool | msgspec.UnsetType = msgspec.UNSET
    reason: str | msgspec.UnsetType = msgspec.UNSET


class AskingState(msgspec.Struct):
    """An undo that waits for answers."""

    seat: int
    to: int
    waiting: list[int]


class ChatState(msgspec.Struct):
    """Something that was said."""

    seat: int | None
    name: str
    text: str
    at: float


class Chat(msgspec.Struct, rename={"start": "from"}):
    """Replaces everything from a line on."""

    start: int
    lines: list[ChatState]


class State(msgspec.Struct):
    """A table as somebody may see it."""

    id: str
    game: str
    title: str
    lang: str
    version: int
    moves: int
    at: int | None
    viewer: int | None
    open: list[int]
    seats: list[SeatState]
    view: msgspec.Raw
    decision: DecisionState | None
    log: Log
    scores: list[ScoreState | None]
    over: bool
    winners: list[int]
    verdict: str
    taken_back: int
    undo: UndoState | None
    asking: AskingState | None
    chat: Chat


class Problem(msgspec.Struct, omit_defaults=True):
    """Why something was not done; of a game option that does not fit, which one it is."""

    error: str
    message: str
    option: str | msgspec.UnsetType = msgspec.UNSET


class Conflict(msgspec.Struct):
    """It came too late, or out of turn: the table as it is now."""

    error: str
    message: str
    state: State


class Health(msgspec.Struct):
    """The server is ready."""

    status: str


class Site(msgspec.Struct):
    """What stands beside the tables: whether there are documents under /docs/."""

    documents: bool


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


class Change(msgspec.Struct):
    """A number of the view that an option would change, whatever is hidden."""

    path: list[str | int]
    before: int
    after: int


class Preview(msgspec.Struct):
    """What an option would change."""

    key: str
    changes: list[Change]


class Chosen(msgspec.Struct, omit_defaults=True):
    """What a choice of several would do and lead to; why it cannot be made, if it cannot."""

    do: str
    outcome: str
    problem: str | msgspec.UnsetType = msgspec.UNSET


class Why(msgspec.Struct):
    """Why something cannot be done now."""

    text: str
    rule: str | None


class WeighedOption(msgspec.Struct):
    """An option in words, and what a bot thought of it; None: it did not know."""

    key: str
    text: str
    tries: int
    chance: float | None
    points: float | None
    taken: bool


class Weighed(msgspec.Struct):
    """What a bot weighed before a move, the best first; the seat is None where nothing is known."""

    seat: int | None
    options: list[WeighedOption]


class Curve(msgspec.Struct):
    """The points of each seat at moments of the game, and after how many moves those were."""

    seats: list[list[int]]
    moves: list[int]
