"""Verbs that any game may use: what one message says, gaining, drawing."""

from __future__ import annotations

from mypy_extensions import mypyc_attr

from tabularium.cards.count import Count
from tabularium.cards.faults import at_least, must_be
from tabularium.kernel.machine import State, Verb
from tabularium.locale.talk import Talk

UNTOLD = -1  # the number of an event that is not told


@mypyc_attr(allow_interpreted_subclasses=True)
class Deed(Verb):
    """Something done at once that one message says: ``<game>-<says>``.

    A game from elsewhere, which is interpreted, sets both words in ``__init__``.
    """

    says: str = ""
    short: str = ""  # its word in keys of options

    def text(self, talk: Talk, form: str = "") -> str:
        return talk.say(f"{self.game}-{self.says}{form}")

    def slug(self) -> str:
        return self.short or super().slug()


@mypyc_attr(allow_interpreted_subclasses=True)
class SoMuch(Deed):
    """The same with a number in it."""

    of: str = "of something"  # what there is so much of, for whoever makes a mistake

    def __init__(self, n: int = 1) -> None:
        super().__init__()
        self.n = n

    def fault(self) -> str:
        return at_least(1, self.n, self.of)

    def text(self, talk: Talk, form: str = "") -> str:
        return talk.say(f"{self.game}-{self.says}{form}", {"n": self.n})


@mypyc_attr(allow_interpreted_subclasses=True)
class Gain(Verb):
    """More of a number of the player's own, perhaps for each of something.

    ``number`` is where the layout keeps it, ``tells`` the event that is told.
    """

    def __init__(self, number: int, n: int, per: Count | None = None, tells: int = UNTOLD) -> None:
        super().__init__()
        self.number = number
        self.n = n
        self.per = per
        self.tells = tells

    def fault(self) -> str:
        odd = must_be((int,), self.number, self.n)
        if odd:
            return odd
        if self.number < 0:
            return f"there is no number {self.number} to gain"
        return "" if self.n > 0 else f"a gain is one at least, not {self.n}"

    def do(self, g: State, seat: int, source: int) -> None:
        n = self.n if self.per is None else self.n * self.per.value(g, seat)
        g.nums[self.number + seat] += n
        if n and g.telling and self.tells != UNTOLD:
            g.tell(self.tells, seat, n)

    def slug(self) -> str:
        return "gain"

    def text(self, talk: Talk, form: str = "") -> str:
        if self.per is None:
            return talk.say(f"{self.game}-gain{form}", {"n": self.n})
        of = self.per.text(talk, 1)
        return talk.say(f"{self.game}-gain-per{form}", {"n": self.n, "of": of})


@mypyc_attr(allow_interpreted_subclasses=True)
class Draw(SoMuch):
    """Cards from the top of a shared deck to the hand, as long as there are any."""

    says = "draw"
    short = "draw"
    of = "cards"

    def __init__(self, deck: int, hand: int, n: int, tells: int = UNTOLD) -> None:
        super().__init__(n)
        self.deck = deck
        self.hand = hand
        self.tells = tells

    def fault(self) -> str:
        odd = must_be((int,), self.deck, self.hand)
        if not odd and min(self.deck, self.hand) < 0:
            odd = "there is no such deck or hand"
        return odd or super().fault()

    def can(self, g: State, seat: int, source: int) -> bool:
        return bool(g.zones[self.deck])

    def do(self, g: State, seat: int, source: int) -> None:
        deck = g.zones[self.deck]
        n = min(self.n, len(deck))
        for _ in range(n):
            g.zones[self.hand + seat].append(deck.pop())
        if n and g.telling and self.tells != UNTOLD:
            g.tell(self.tells, seat, n)
