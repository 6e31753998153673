"""What is sent to the server: the shapes of its requests."""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta

SEATS = 5
NAME = 40
CHAT = 500
MEMBERS = 200  # of a set: more than any game has cards in one place

# "$" would let a line break pass at the very end
_END = r"(?![\s\S])"
Request = Annotated[str, Meta(min_length=8, max_length=64, pattern=rf"^[!-~]+{_END}")]
Count = Annotated[int, Meta(ge=0, le=1_000_000)]
Seat = Annotated[int, Meta(ge=0, le=SEATS - 1)]
Key = Annotated[str, Meta(min_length=1, max_length=200)]
Word = Annotated[str, Meta(min_length=1, max_length=40)]
# refused in whatever people write: control characters, line breaks, marks that turn text around
_REFUSED = r"\x00-\x1f\x7f-\x9f\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069\ufeff"
_PLAIN = f"[^{_REFUSED}]*"
Name = Annotated[str, Meta(max_length=NAME, pattern=f"^{_PLAIN}{_END}")]
Line = Annotated[
    str,
    # blanks, then one letter at least: each letter fits in one place only, so none is tried twice
    Meta(
        min_length=1,
        max_length=CHAT,
        pattern=rf"^[^\S{_REFUSED}]*[^\s{_REFUSED}]{_PLAIN}{_END}",
    ),
]
Token = Annotated[str, Meta(min_length=32, max_length=64, pattern=rf"^[A-Za-z0-9_-]+{_END}")]
Lang = Annotated[str, Meta(min_length=2, max_length=8)]


class Body(msgspec.Struct, forbid_unknown_fields=True):
    """Every field is known."""


class SeatWish(Body):
    """Who shall sit somewhere: "human" or a bot, and as what."""

    who: Word = "human"
    faction: Word | None = None
    name: Name = ""


Seats = Annotated[list[Word | SeatWish], Meta(min_length=1, max_length=SEATS)]


class NewTable(Body):
    """A table to be made, of a game, a record or a position."""

    game: Word | None = None
    seats: Seats | None = None
    options: dict[str, Any] = {}
    record: dict[str, Any] | None = None
    position: dict[str, Any] | None = None


class Move(Body):
    """An option is taken."""

    version: Count
    request: Request
    seat: Seat
    key: Key


class ChosenSet(Body):
    """Several things are chosen at once."""

    version: Count
    request: Request
    seat: Seat
    keys: Annotated[list[Key], Meta(max_length=MEMBERS)]


class Undo(Body):
    """Back to a number of moves; ``counted``: also where it will be counted."""

    version: Count
    request: Request
    seat: Seat
    to: Count
    counted: bool = False


class Answer(Body):
    """What a seat says to an undo that waits."""

    version: Count
    request: Request
    seat: Seat
    agree: bool


class SeatAction(Body):
    """A person leaves, comes back or takes another name."""

    version: Count
    request: Request
    seat: Seat
    action: Literal["leave", "return", "rename"]
    bot: Word | None = None
    name: Name | None = None


class Chat(Body):
    """A line to be said; spectators have no seat."""

    request: Request
    seat: Seat | None
    text: Line


class NewLink(Body):
    """A token that its sender has made: from now on it opens the seat, and no other does."""

    request: Request
    seat: Seat
    token: Token


class Branch(Body):
    """A new table that goes on from a move of this one."""

    request: Request
    at: Count
    seats: Seats | None = None


class Hello(Body):
    """The first message on a socket."""

    tokens: Annotated[
        list[Annotated[str, Meta(max_length=200)]], Meta(min_length=1, max_length=SEATS + 1)
    ]
    lang: Lang = "en"
    patches: bool = False  # after the first state send only what has changed


class InLanguage(Body, kw_only=True):
    """Questions of every address."""

    lang: Lang | None = None


class AtMove(InLanguage, kw_only=True):
    """A moment of the past, and how much of the log is known."""

    at: Count | None = None


class Before(InLanguage, kw_only=True):
    """Lines of the log before one of them, as an open seat saw them."""

    to: Count
    seat: Seat | None = None


class Previewed(InLanguage, kw_only=True):
    """An option of a seat."""

    seat: Seat
    key: Key
    version: Count


class Choosing(InLanguage, kw_only=True):
    """Members of a set by their keys, with spaces between them."""

    seat: Seat
    version: Count
    keys: Annotated[str, Meta(max_length=8000)] = ""


class WhyNot(InLanguage, kw_only=True):
    """A thing that a seat cannot use."""

    seat: Seat
    thing: Key
