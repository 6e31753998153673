"""What may be wrong with the numbers that a card was written with, in words."""

from __future__ import annotations

from typing import Final

NOTHING: Final[type] = type(None)


def first_of(*problems: str) -> str:
    """The first of several problems; nothing when there is none."""
    for problem in problems:
        if problem:
            return problem
    return ""


def must_be(kinds: tuple[type, ...], *values: object) -> str:
    """What is something else: Goods is expected, not 3. Types say so only to who checks them."""
    for value in values:
        if not isinstance(value, kinds):
            names = ["nothing" if kind is NOTHING else kind.__name__ for kind in kinds]
            return f"{' or '.join(names)} is expected, not {called(value)}"
    return ""


def called(value: object) -> str:
    """Something of any kind, in a few words."""
    if isinstance(value, type):
        return f"the class {value.__name__}"
    plain = isinstance(value, (str, int, float, NOTHING))
    return repr(value) if plain else f"a {type(value).__name__}"


def in_words(error: Exception) -> str:
    """What an exception says. Compiled code checks types before a ``fault`` can: so it says it."""
    said = str(error)
    if isinstance(error, (NotImplementedError, AssertionError)) and said:
        return said  # "Levy has no text()"
    wanted, sign, given = said.partition(" object expected; got ")
    if not sign or not isinstance(error, TypeError):
        return f"{type(error).__name__}: {said}"
    kinds = wanted.removeprefix("union[").removesuffix("]").replace(" or None", ", nothing")
    names = " or ".join([kind.rpartition(".")[2] for kind in kinds.split(", ")])
    odd = {"None": "nothing", "type": "a class"}
    return f"{names} is expected, not {odd.get(given, 'a ' + given.rpartition('.')[2])}"


def at_least(least: int, n: int, what: str) -> str:
    """Too few: -1 cards."""
    return must_be((int,), n) or ("" if n >= least else f"{n} {what}")


def one_of(known: int, what: str, *numbers: int) -> str:
    """Each number stands for one of so many things, from 0: there is no good 9."""
    odd = must_be((int,), *numbers)
    if odd:
        return odd
    for number in numbers:
        if not 0 <= number < known:
            return f"there is no {what} {number}"
    return ""


def some_of(known: int, what: str, numbers: list[int]) -> str:
    """Some of so many things: one at least, none twice."""
    if not numbers:
        return f"no {what} at all"
    if len(set(numbers)) < len(numbers):
        return f"a {what} is named twice"
    return one_of(known, what, *numbers)
