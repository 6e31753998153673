"""How the numbers of Altay's events are told and said."""

from __future__ import annotations

from typing import Any

from tabularium.declare.log import Field
from tabularium.games.altay import layout as at
from tabularium.games.altay.catalogue import KEY
from tabularium.games.altay.slots import goods_words
from tabularium.games.altay.words import card_words, place_words, token_words
from tabularium.kernel.machine import State
from tabularium.locale.talk import Args, Talk


class CardField(Field):
    def show(self, g: State, numbers: list[int], i: int, data: dict[str, Any]) -> None:
        data[self.name] = KEY[numbers[i]]

    def say(self, g: State, numbers: list[int], i: int, talk: Talk, args: Args) -> None:
        args[self.name] = card_words(talk, numbers[i])


class PlaceField(Field):
    def say(self, g: State, numbers: list[int], i: int, talk: Talk, args: Args) -> None:
        args[self.name] = place_words(talk, numbers[i])


class TokenField(Field):
    def show(self, g: State, numbers: list[int], i: int, data: dict[str, Any]) -> None:
        data[self.name] = at.token_name(numbers[i])

    def say(self, g: State, numbers: list[int], i: int, talk: Talk, args: Args) -> None:
        args[self.name] = token_words(talk, numbers[i])


class GoodField(Field):
    """A single good, in a grammatical form."""

    def __init__(self, name: str, form: str) -> None:
        super().__init__(name)
        self.form = form

    def show(self, g: State, numbers: list[int], i: int, data: dict[str, Any]) -> None:
        data[self.name] = at.GOODS[numbers[i]]

    def say(self, g: State, numbers: list[int], i: int, talk: Talk, args: Args) -> None:
        args[self.name] = talk.say(f"altay-n-{at.GOODS[numbers[i]]}{self.form}", {"n": 1})


class GoodsField(GoodField):
    """A good of which the next number says how many."""

    def __init__(self, name: str) -> None:
        super().__init__(name, ".what")

    def say(self, g: State, numbers: list[int], i: int, talk: Talk, args: Args) -> None:
        amounts = [0] * 5
        amounts[numbers[i]] = numbers[i + 1]
        args[self.name] = goods_words(talk, amounts, self.form)
