"""What the server says: the shapes of its responses about tables."""

from __future__ import annotations

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
    line: int | msgspec.UnsetType = msgspec.UNSET  # tables that bots think about before this one


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
    closed: str | None  # why it can only be looked at
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
