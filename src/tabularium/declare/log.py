"""What happens in a game, declared once: events as data and as sentences follow from it."""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import mypyc_attr

from tabularium.declare.names import seat_words
from tabularium.kernel.events import WORDLESS
from tabularium.kernel.machine import State
from tabularium.locale.talk import Args, Talk

FIRST: Final = 2  # where the numbers that fields read begin; before them stand what, and who
MOVED: Final = "moved"  # the name of events without words


@mypyc_attr(allow_interpreted_subclasses=True)
class Field:
    """How one number of an event is to be read; it is said as it is."""

    def __init__(self, name: str) -> None:
        self.name = name
        self.takes: int = 1  # how many numbers it reads

    def tells(self) -> list[str]:
        """Under which names it is told as data."""
        return [self.name]

    def show(self, g: State, numbers: list[int], i: int, data: dict[str, Any]) -> None:
        """Tell it as plain data."""
        data[self.name] = numbers[i]

    def say(self, g: State, numbers: list[int], i: int, talk: Talk, args: Args) -> None:
        """Give it to the sentence."""
        args[self.name] = numbers[i]


class Unsaid(Field):
    """A number for programs: the sentence says it in another way, or not at all."""

    def say(self, g: State, numbers: list[int], i: int, talk: Talk, args: Args) -> None:
        return


@mypyc_attr(allow_interpreted_subclasses=True)
class CardField(Field):
    """A kind of card."""

    def show(self, g: State, numbers: list[int], i: int, data: dict[str, Any]) -> None:
        data[self.name] = g.rules.card_keys()[numbers[i]]

    def say(self, g: State, numbers: list[int], i: int, talk: Talk, args: Args) -> None:
        args[self.name] = g.rules.card_words(numbers[i], talk)


class SeatField(Field):
    """Another player, in a form of the name."""

    def __init__(self, name: str, form: str = "") -> None:
        super().__init__(name)
        self.form = form

    def say(self, g: State, numbers: list[int], i: int, talk: Talk, args: Args) -> None:
        args[self.name] = seat_words(g, numbers[i], talk, self.form)


class WordField(Field):
    """One of some words, said by the message that begins so and ends with it, in a form of it."""

    def __init__(self, name: str, words: list[str], begins: str = "", form: str = "") -> None:
        super().__init__(name)
        self.words = words
        self.begins = begins
        self.form = form

    def show(self, g: State, numbers: list[int], i: int, data: dict[str, Any]) -> None:
        data[self.name] = self.words[numbers[i]]

    def many(self, numbers: list[int], i: int) -> int:
        """How many there are of it."""
        return 1

    def say(self, g: State, numbers: list[int], i: int, talk: Talk, args: Args) -> None:
        message = self.begins + self.words[numbers[i]].replace("_", "-") + self.form
        args[self.name] = talk.say(message, {"n": self.many(numbers, i)})


class AmountField(WordField):
    """So many of something; the number after it is how many, unless it is always one.

    As data that number is called ``n``.
    """

    def __init__(
        self, name: str, words: list[str], begins: str, one: bool = False, n: str = "n"
    ) -> None:
        super().__init__(name, words, begins, ".what")
        self.one = one
        self.n = n
        self.takes = 1 if one else 2

    def many(self, numbers: list[int], i: int) -> int:
        return 1 if self.one else numbers[i + 1]

    def tells(self) -> list[str]:
        return [self.name, self.n]

    def show(self, g: State, numbers: list[int], i: int, data: dict[str, Any]) -> None:
        super().show(g, numbers, i, data)
        data[self.n] = self.many(numbers, i)


@mypyc_attr(allow_interpreted_subclasses=True)
class Log:
    """The events of a game, each with its name and the fields of its numbers.

    ``add`` gives the number under which rules tell it. An event is said by the message
    ``<game>-event-<its name>``, with ``$who`` for the seat.
    """

    def __init__(self) -> None:
        self.names: list[str] = []
        self.fields: list[list[Field]] = []
        self.places: list[list[int]] = []  # where each field begins to read, and the last ends

    def add(self, name: str, *fields: Field) -> int:
        self.names.append(name)
        self.fields.append(list(fields))
        places = [FIRST]
        for field in fields:
            places.append(places[-1] + field.takes)
        self.places.append(places)
        return len(self.names) - 1

    def data(self, g: State, numbers: list[int]) -> dict[str, Any]:
        """An event as plain data."""
        if numbers[0] == WORDLESS:
            return {"event": MOVED, "seat": -1}
        found: dict[str, Any] = {"event": self.names[numbers[0]], "seat": numbers[1]}
        for i, field in zip(self.places[numbers[0]], self.fields[numbers[0]]):
            field.show(g, numbers, i, found)
        return found

    def sentence(self, g: State, numbers: list[int], talk: Talk) -> str:
        """An event as a sentence, empty where nothing needs to be said."""
        if numbers[0] == WORDLESS:
            return ""
        args: Args = {}
        if numbers[1] >= 0:
            args["who"] = seat_words(g, numbers[1], talk)
        for i, field in zip(self.places[numbers[0]], self.fields[numbers[0]]):
            field.say(g, numbers, i, talk, args)
        return talk.say(f"{g.rules.info.id}-event-{self.names[numbers[0]]}", args)
