"""Goods and tokens: a letter of the language or a sign each, and a colour."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field

from rich.text import Text

from tabularium.cli.typeset import joined
from tabularium.locale.talk import Args, Talk, number


@dataclass(frozen=True)
class Goods:
    """The goods of a game by their numbers."""

    words: str  # how the messages of their letters begin
    names: Sequence[str]
    # no white, black or bright colours: they would vanish on light or on dark ground
    styles: Sequence[str]
    signs: Mapping[int, str] = field(default_factory=dict)  # those that no language changes

    def sign(self, talk: Talk, good: int) -> Text:
        """The letter or sign of a good."""
        fixed = self.signs.get(good)
        return Text(fixed or talk.say(self.words + self.names[good]), self.styles[good])

    def letters(self, talk: Talk, goods: Iterable[int]) -> Text:
        """One after the other: FFW."""
        return Text.assemble(*[self.sign(talk, good) for good in goods])

    def amount(self, talk: Talk, n: int, good: int) -> Text:
        """Some of a good: 2G, −1F."""
        return Text.assemble(number(n), self.sign(talk, good))

    def amounts(self, talk: Talk, counts: Sequence[int]) -> Text:
        """Gains before losses, each in the order of the goods: 2G 3⚔ −1F."""
        some = [(n, good) for good, n in enumerate(counts) if n]
        some.sort(key=lambda one: one[0] < 0)
        return joined([self.amount(talk, n, good) for n, good in some], " ")

    def help(self, talk: Talk, message: str) -> Text:
        """What the letters mean."""
        names = [name for good, name in enumerate(self.names) if good not in self.signs]
        letters: Args = {name: talk.say(self.words + name) for name in names}
        return Text(talk.say(message, letters))
