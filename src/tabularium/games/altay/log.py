"""How the numbers of Altay's events are told and said."""

from __future__ import annotations

from typing import Any

from tabularium.declare.log import Field
from tabularium.games.altay import layout as at
from tabularium.games.altay.slots import goods_words
from tabularium.games.altay.words import place_words, token_words
from tabularium.kernel.machine import State
from tabularium.locale.talk import Args, Talk


class PlaceField(Field):
    def say(self, g: State, numbers: list[int], i: int, talk: Talk, args: Args) -> None:
        args[self.name] = place_words(talk, numbers[i])


class TokenField(Field):
    def show(self, g: State, numbers: list[int], i: int, data: dict[str, Any]) -> None:
        data[self.name] = at.token_name(numbers[i])

    def say(self, g: State, numbers: list[int], i: int, talk: Talk, args: Args) -> None:
        args[self.name] = token_words(talk, numbers[i])


class GoodField(Field):
    """A good in a grammatical form; ``many``: the next number says how many of it."""

    def __init__(self, name: str, form: str, many: bool = False) -> None:
        super().__init__(name)
        self.form = form
        self.many = many

    def show(self, g: State, numbers: list[int], i: int, data: dict[str, Any]) -> None:
        data[self.name] = at.GOODS[numbers[i]]

    def say(self, g: State, numbers: list[int], i: int, talk: Talk, args: Args) -> None:
        n = numbers[i + 1] if self.many else 1
        args[self.name] = goods_words(talk, [(numbers[i], n)], self.form)
