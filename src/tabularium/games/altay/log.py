"""How the numbers of Altay's events are told and said."""

from __future__ import annotations

from tabularium.declare.log import Field, WordField
from tabularium.games.altay.words import place_words, token_words
from tabularium.kernel.machine import State
from tabularium.locale.talk import Args, Talk


class PlaceField(Field):
    def say(self, g: State, numbers: list[int], i: int, talk: Talk, args: Args) -> None:
        args[self.name] = place_words(talk, numbers[i])


class TokenField(WordField):
    def say(self, g: State, numbers: list[int], i: int, talk: Talk, args: Args) -> None:
        args[self.name] = token_words(talk, numbers[i])
