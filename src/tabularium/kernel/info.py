"""What a game tells about itself: title, seats, factions, options."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Final

from mypy_extensions import mypyc_attr

from tabularium.kernel.errors import BadOption, BadSeats, quoted, whole, wrong_seats
from tabularium.locale.talk import Talk

SEATS: Final = 5  # at most, in any game
DIGIT: Final = 8  # choices of a SeatOption, at most 7
BASE: Final = "base"  # the set of cards of a game that has no other

# as it is written in documents; a state keeps a number for each option
OptionValue = bool | int | str | dict[str, int] | list[str]


@mypyc_attr(allow_interpreted_subclasses=True)
class OptionInfo:
    """A game option: a switch, a choice of words, or a number from ``least`` on.

    A game derives from it where that is not enough.
    """

    def __init__(
        self,
        name: str,
        default: OptionValue,
        choices: tuple[str, ...] = (),
        least: int = 0,
        most: int = -1,
    ) -> None:
        self.name: Final = name
        self.default: Final = default
        self.choices: Final = choices
        self.least: Final = least
        self.most: Final = most  # -1 for no end

    def number(self, value: object) -> int:
        """The value as the number the state keeps; BadOption when it does not fit."""
        if isinstance(self.default, bool):
            if isinstance(value, bool):
                return int(value)
            raise self._bad(value, "flag")
        if self.choices:
            if isinstance(value, str) and value in self.choices:
                return self.choices.index(value)
            raise BadOption(
                "error-option-choice", name=self.name, given=value, possible=self.choices
            )
        if not whole(value) or not isinstance(value, int):
            raise self._bad(value, "number")
        if value < self.least or 0 <= self.most < value:
            raise BadOption(
                "error-option-range", name=self.name, given=value, least=self.least, most=self.most
            )
        return value

    def _bad(self, value: object, expected: str) -> BadOption:
        return BadOption(
            "error-option-value", name=self.name, given=quoted(value), expected=expected
        )

    def value(self, number: int) -> OptionValue:
        """The option's value for a number of the state."""
        if isinstance(self.default, bool):
            return bool(number)
        return self.choices[number] if self.choices else number

    def check(self, number: int, seats: int) -> None:
        """BadOption where a value does not go with so many seats."""

    def sort(self) -> str:
        """How it is set on a page: "switch", "choice", "number", "sets" or "deck"."""
        if isinstance(self.default, bool):
            return "switch"
        return "choice" if self.choices else "number"

    def samples(self) -> list[str]:
        """What it may be set to, the default first, as it is typed."""
        if isinstance(self.default, bool):
            return ["true", "false"] if self.default else ["false", "true"]
        if self.choices:
            return [str(self.default), *[word for word in self.choices if word != self.default]]
        if self.most >= 0:
            return [str(self.default), f"{self.least} … {self.most}"]
        return [str(self.default), "1", "2", "…"]

    def __repr__(self) -> str:
        usual, *others = self.samples()
        possible = f"; or {', '.join(others)}" if others else ""
        return f"<{type(self).__name__} {self.name} = {usual}{possible}>"

    def message(self, game: str, part: str = "") -> str:
        """What says it; its ``name`` and its choices are attributes of that."""
        return attribute(f"{game}-option-{self.name}", part)

    def choice_name(self, game: str, choice: str, talk: Talk) -> str:
        """One of its choices in a few words."""
        return talk.say(self.message(game, choice))


def attribute(message: str, part: str) -> str:
    return (message + (f".{part.lower()}" if part else "")).replace("_", "-")


class SeatOption(OptionInfo):
    """A choice of words that may differ from seat to seat: one for all, or a list.

    Its number has a digit for each seat, the place of the word plus one; a missing seat has 0.
    """

    def number(self, value: object) -> int:
        words = [value] * SEATS if isinstance(value, str) else value
        if not isinstance(words, list) or not 1 <= len(words) <= SEATS:
            raise self._bad(value, "words")
        number = 0
        for word in reversed(words):
            if not isinstance(word, str) or word not in self.choices:
                raise BadOption(
                    "error-option-choice", name=self.name, given=word, possible=self.choices
                )
            number = number * DIGIT + self.choices.index(word) + 1
        return number

    def value(self, number: int) -> OptionValue:
        words: list[str] = []
        while number:
            words.append(self.choices[number % DIGIT - 1])
            number //= DIGIT
        return words[0] if words == words[:1] * SEATS else words

    def check(self, number: int, seats: int) -> None:
        """A list names every seat."""
        words = self.value(number)
        if isinstance(words, list) and len(words) != seats:
            raise BadOption(
                "error-option-seats", name=self.name, given=words, n=len(words), seats=seats
            )

    def samples(self) -> list[str]:
        return [*super().samples(), f"[{self.choices[0]}, {self.choices[-1]}, …]"]


class SetsOption(OptionInfo):
    """The sets of cards that are used; usually those the game began with.

    Its number has a bit for each set. What is added later has to be asked for, so that a game that
    says nothing of sets stays the game it was.
    """

    def __init__(self, sets: list[str], usual: list[str]) -> None:
        super().__init__("sets", usual, tuple(sets))

    def number(self, value: object) -> int:
        if not isinstance(value, list) or not value:
            raise self._bad(value, "words")
        number = 0
        for name in value:
            if not isinstance(name, str) or name not in self.choices:
                raise BadOption(
                    "error-option-choice", name=self.name, given=name, possible=self.choices
                )
            number |= 1 << self.choices.index(name)
        return number

    def names(self, number: int) -> list[str]:
        return [name for i, name in enumerate(self.choices) if number >> i & 1]

    def value(self, number: int) -> OptionValue:
        return self.names(number)

    def sort(self) -> str:
        return "sets"

    def samples(self) -> list[str]:
        return [f"[{', '.join(self.choices)}]"]

    def message(self, game: str, part: str = "") -> str:
        """It means the same in every game."""
        return attribute("option-sets", part)

    def choice_name(self, game: str, choice: str, talk: Talk) -> str:
        """A set by the name that a game gives it, else as it is written."""
        message = f"{game}-cards-{choice}".replace("_", "-")
        return talk.say(message) if talk.has(message) else choice.replace("_", " ")


def of_seat(number: int, seat: int) -> int:
    """The place of a seat's word in the choices of a SeatOption."""
    for _ in range(seat):
        number //= DIGIT
    return number % DIGIT - 1


@dataclass(frozen=True)
class Cited:
    """The numbers of the rules on which general reasons rest, "" where no rule says it."""

    over: str = ""  # the end of the game
    turns: str = ""  # how turns go round
    rivals: str = ""  # whose cards one may use


@dataclass(frozen=True, repr=False)
class GameInfo:
    """A game that can be played here.

    >>> import tabularium as tb
    >>> tb.games()[0]
    <GameInfo altay "Altay: Dawn of Civilization": 2 to 4 players>
    >>> tb.games()[0].option("trade")
    <OptionInfo trade = false; or true>
    """

    id: str
    title: str
    version: int  # of the rules as played here; a change of behaviour raises it
    min_seats: int
    max_seats: int
    factions: tuple[str, ...]
    options: tuple[OptionInfo, ...]
    cited: Cited = Cited()

    def __repr__(self) -> str:
        players = f"{self.min_seats} to {self.max_seats} players"
        return f'<GameInfo {self.id} "{self.title}": {players}>'

    def option_numbers(self, given: dict[str, object]) -> list[int]:
        """All options as numbers, defaults filled in."""
        names = [option.name for option in self.options]
        for name in given:
            if name not in names:
                raise BadOption("error-option-name", game=self.id, given=name, possible=names)
        return [option.number(given.get(option.name, option.default)) for option in self.options]

    def check_seats(self, numbers: list[int], seats: int) -> None:
        """Options that name something for every seat must name as many as there are."""
        for option, number in zip(self.options, numbers, strict=True):
            option.check(number, seats)

    def option_values(self, numbers: list[int]) -> dict[str, OptionValue]:
        """The options that differ from their defaults."""
        values: dict[str, OptionValue] = {}
        for option, number in zip(self.options, numbers, strict=True):
            value = option.value(number)
            if value != option.default:
                values[option.name] = value
        return values

    def sets(self, numbers: list[int]) -> list[str]:
        """The sets of cards that are used."""
        option = self.options[-1] if self.options else None
        return option.names(numbers[-1]) if isinstance(option, SetsOption) else [BASE]

    def has_sets(self) -> bool:
        """Whether there are several sets of cards to choose from."""
        return len(self.options) > 0 and isinstance(self.options[-1], SetsOption)

    def uses(self, numbers: list[int], card_set: int) -> bool:
        """Whether a set of cards is used, by its number; all are where there is nothing to say."""
        return not self.has_sets() or numbers[-1] >> card_set & 1 > 0

    def option(self, name: str) -> OptionInfo | None:
        """The option of this name."""
        for option in self.options:
            if option.name == name:
                return option
        return None

    def chosen(self, numbers: list[int]) -> list[int]:
        """Place and number of every option that differs from its default.

        A digest made of these stays the same when a game learns a new option.
        """
        found: list[int] = []
        for place, option in enumerate(self.options):
            if numbers[place] != option.number(option.default):
                found += [place, numbers[place]]
        return found

    def seat_factions(self, seats: object) -> list[int]:
        """The faction of each seat, -1 where it is not given, from a number or a list of names."""
        if whole(seats) and isinstance(seats, int):
            self._check_seats(seats)
            return [-1] * seats
        if not isinstance(seats, (list, tuple)):
            raise BadSeats("error-seats", given=seats, expected="seats")
        self._check_seats(len(seats))
        factions: list[int] = []
        for name in seats:
            if name is None:
                factions.append(-1)
                continue
            if name not in self.factions:
                raise BadSeats("error-faction", given=name, possible=self.factions)
            number = self.factions.index(name)
            if number in factions:
                raise BadSeats("error-faction-twice", given=name)
            factions.append(number)
        return factions

    def _check_seats(self, n: int) -> None:
        if not self.min_seats <= n <= self.max_seats:
            raise wrong_seats(self.id, n, self.min_seats, self.max_seats)


def with_sets(info: GameInfo, sets: list[str], usual: list[str]) -> GameInfo:
    """The game with an option for the sets in use, where there are others than the usual ones.

    It is the last, so that all others keep their numbers.
    """
    if len(sets) <= len(usual):
        return info
    return replace(info, options=(*info.options, SetsOption(sets, usual)))
