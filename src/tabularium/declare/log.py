"""What happens in a game, declared once: events as data and as sentences follow from it."""

from __future__ import annotations

from typing import Any

from mypy_extensions import mypyc_attr

from tabularium.declare.names import seat_words
from tabularium.kernel.machine import State
from tabularium.locale.talk import Args, Talk


@mypyc_attr(allow_interpreted_subclasses=True)
class Field:
    """How one number of an event is to be read; it is said as it is."""

    def __init__(self, name: str) -> None:
        self.name = name

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
    """Another player."""

    def say(self, g: State, numbers: list[int], i: int, talk: Talk, args: Args) -> None:
        args[self.name] = seat_words(g, numbers[i], talk)


class WordField(Field):
    """One of some words; it is said by the message that begins so and ends with it."""

    def __init__(self, name: str, words: list[str], begins: str) -> None:
        super().__init__(name)
        self.words = words
        self.begins = begins

    def show(self, g: State, numbers: list[int], i: int, data: dict[str, Any]) -> None:
        data[self.name] = self.words[numbers[i]]

    def message(self, numbers: list[int], i: int) -> str:
        return self.begins + self.words[numbers[i]].replace("_", "-")

    def say(self, g: State, numbers: list[int], i: int, talk: Talk, args: Args) -> None:
        args[self.name] = talk.say(self.message(numbers, i))


class AmountField(WordField):
    """So many of something; the number after it is how many, unless it is always one."""

    def __init__(self, name: str, words: list[str], begins: str, one: bool = False) -> None:
        super().__init__(name, words, begins)
        self.one = one

    def show(self, g: State, numbers: list[int], i: int, data: dict[str, Any]) -> None:
        super().show(g, numbers, i, data)
        data["n"] = 1 if self.one else numbers[i + 1]

    def say(self, g: State, numbers: list[int], i: int, talk: Talk, args: Args) -> None:
        n = 1 if self.one else numbers[i + 1]
        args[self.name] = talk.say(self.message(numbers, i) + ".what", {"n": n})


@mypyc_attr(allow_interpreted_subclasses=True)
class Log:
    """The events of a game, each with its name and the fields of its numbers.

    ``add`` gives the number under which rules tell it. An event is said by the message
    ``<game>-event-<its name>``, with ``$who`` for the seat.
    """

    def __init__(self) -> None:
        self.names: list[str] = []
        self.fields: list[list[Field]] = []

    def add(self, name: str, *fields: Field) -> int:
        self.names.append(name)
        self.fields.append(list(fields))
        return len(self.names) - 1

    def data(self, g: State, numbers: list[int]) -> dict[str, Any]:
        """An event as plain data."""
        found: dict[str, Any] = {"event": self.names[numbers[0]], "seat": numbers[1]}
        for i, field in enumerate(self.fields[numbers[0]], 2):
            field.show(g, numbers, i, found)
        return found

    def sentence(self, g: State, numbers: list[int], talk: Talk) -> str:
        """An event as a sentence."""
        args: Args = {}
        if numbers[1] >= 0:
            args["who"] = seat_words(g, numbers[1], talk)
        for i, field in enumerate(self.fields[numbers[0]], 2):
            field.say(g, numbers, i, talk, args)
        return talk.say(f"{g.rules.info.id}-event-{self.names[numbers[0]]}", args)
