"""Every error a caller can provoke. Each says what was given and what was possible."""

from __future__ import annotations

from difflib import get_close_matches
from typing import Any, Final

from tabularium.locale import talk

LIKE: Final = 60  # letters of what was given that are compared with what was possible


class TabulariumError(Exception):
    """The base of all errors of this package: a message of the texts and its arguments.

    >>> error = UnknownGame("error-unknown-game", given="altai", possible=["altay"])
    >>> str(error)
    'There is no game “altai”. Possible: altay.'
    >>> error
    UnknownGame('There is no game “altai”. Possible: altay.')
    """

    def __init__(self, message: str, **arguments: Any) -> None:
        super().__init__(message)
        self.message = message
        self.arguments = arguments

    def text(self, lang: str) -> str:
        """What went wrong, in a language."""
        language = talk(lang)
        said: dict[str, str | int] = {}
        for name, value in self.arguments.items():
            if isinstance(value, (list, tuple)) and (value or name != "given"):
                said[name] = listed([str(item) for item in value], self.arguments.get("given"))
            elif isinstance(value, TabulariumError):
                said[name] = value.text(lang)
            elif name == "expected":
                said[name] = language.say(f"expected-{value}")
            elif name == "given":
                said[name] = shortened(value)
            else:
                said[name] = value if isinstance(value, int) else str(value)
        return language.say(self.message, said)

    def __str__(self) -> str:
        return self.text("en")

    def __repr__(self) -> str:
        return f"{type(self).__name__}({self.text('en')!r})"

    def __reduce__(self) -> tuple[Any, ...]:
        return _remake, (type(self), self.message, self.arguments)


def _remake(cls: type[TabulariumError], message: str, arguments: dict[str, Any]) -> Any:
    return cls(message, **arguments)


def shortened(value: object) -> str:
    """What was given, fit for a message."""
    text = value if isinstance(value, str) else repr(value)
    return text if len(text) <= 60 else text[:57] + "..."


def quoted(value: object) -> object:
    """A text that stands where something else was expected, told from a number or a name."""
    return f'"{value}"' if isinstance(value, str) else value


def listed(items: list[str], given: object) -> str:
    """What was possible; of very many the likeliest."""
    if len(items) <= 24:
        return ", ".join(items)
    near = get_close_matches(str(given)[:LIKE], items, 8, 0.4) or items[:8]
    return ", ".join([*near, "…"])


class UnknownGame(TabulariumError):
    """There is no game of that name."""


class BadSeats(TabulariumError):
    """The number of seats, or a faction named for one, does not fit the game."""


class BadOption(TabulariumError):
    """A game option has an unknown name or an impossible value."""


class BadSeed(TabulariumError):
    """A seed is a whole number that is not negative."""


class BadSeat(TabulariumError):
    """There is no such seat at this table."""


class IllegalMove(TabulariumError):
    """The move is not among the options of the pending decision."""


class NotYourTurn(IllegalMove):
    """Another seat is to move."""


def wrong_seats(game: str, given: int, least: int, most: int) -> BadSeats:
    """A game is not for so many."""
    message = "error-seat-count" if least < most else "error-seats-exactly"
    return BadSeats(message, game=game, given=given, least=least, most=most)


class NoSuchThing(TabulariumError):
    """Nothing of that name lies on the table."""


class BadPosition(TabulariumError):
    """A position document has a misspelt or impossible entry."""


class BadRecord(TabulariumError):
    """A record is truncated, edited, or of rules this version does not play."""


class BadFilter(TabulariumError):
    """Cards are looked for by something that none of the game says, or none has."""


class Endless(TabulariumError):
    """A node of the rules is stepped again and again, and nobody is asked."""


class UnknownLanguage(TabulariumError):
    """There are no texts in that language."""


class UnknownBot(TabulariumError):
    """There is no bot of that name."""


def whole(value: object) -> bool:
    """Whether something is a whole number from 0 on (True and False are not)."""
    # bool first: compiled code takes True for 1 once it knows a number
    return not isinstance(value, bool) and isinstance(value, int) and value >= 0
