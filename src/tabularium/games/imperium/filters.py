"""Filters: which cards an effect means. They are put together of others, see also traits.py."""

from __future__ import annotations

from typing import Final

from tabularium.cards.faults import at_least
from tabularium.games.imperium import layout as at
from tabularium.games.imperium.catalogue import KIND, KINDS, TITLE, ImperiumKind, fault_of_title
from tabularium.games.imperium.table import garrison_of
from tabularium.games.imperium.words import THE, WHAT, title_words
from tabularium.kernel.machine import State
from tabularium.kernel.part import Part
from tabularium.locale.talk import Talk

WHICH: Final = ".which"  # what narrows cards down: other than Graal


class Filter(Part):
    """Which cards are meant. Its word is the message of its own: ``imperium-n-<word>``."""

    def __init__(self, word: str) -> None:
        self.word = word
        self.table: list[bool] = []  # by kind, made when all cards are entered

    def meets(self, kind: ImperiumKind) -> bool:
        """Whether a kind of card may fit, as far as what is printed on it says."""
        return True

    def by_kind(self) -> list[bool]:
        """Of each kind of card whether it may fit."""
        if not self.table:
            self.table = [self.meets(kind) for kind in KIND]
        return self.table

    def fits_kind(self, kind: int) -> bool:
        return self.by_kind()[kind]

    def fits(self, g: State, seat: int, card: int) -> bool:
        """Whether a card in a player's hands fits."""
        return self.fits_kind(KINDS[card])

    def definite(self) -> bool:
        """Whether it is one certain card, by its name."""
        return False

    def requires(self, other: Filter) -> bool:
        """Whether the other one must hold, too."""
        return self is other

    def text(self, talk: Talk, n: int, form: str = "") -> str:
        """The cards meant, so many of them: 2 regions; ``.all`` and ``.any`` say no number."""
        return talk.say(f"imperium-n-{self.word}{form}", {"n": n})

    def said(self, talk: Talk) -> str:
        return self.text(talk, 1)

    def narrow(self, talk: Talk, cards: str) -> str:
        """Cards, and which of them: 1 quest other than Graal."""
        which = self.text(talk, 1, WHICH)
        return talk.say("imperium-which", {"cards": cards, "which": which})


class AnyCard(Filter):
    def fits(self, g: State, seat: int, card: int) -> bool:
        return True

    def narrow(self, talk: Talk, cards: str) -> str:
        return cards


ANY: Final[AnyCard] = AnyCard("card")


class Named(Filter):
    """The card of a title."""

    def __init__(self, title: str) -> None:
        super().__init__("name-" + title.replace("_", "-"))
        self.title = title

    def fault(self) -> str:
        return fault_of_title(self.title)

    def meets(self, kind: ImperiumKind) -> bool:
        return kind.title == self.title

    def definite(self) -> bool:
        return True

    def text(self, talk: Talk, n: int, form: str = "") -> str:
        if form == ".those":
            return talk.say("imperium-those-named", {"card": title_words(talk, self.title, THE)})
        return title_words(talk, self.title, form)


class Titled(Filter):
    """Cards whose titles begin alike."""

    def __init__(self, start: str) -> None:
        super().__init__("family-" + start.replace("_", "-"))
        self.start = start

    def fault(self) -> str:
        known = any(title.startswith(self.start) for title in TITLE)
        return "" if known and self.start else f"no title begins with {self.start!r}"

    def meets(self, kind: ImperiumKind) -> bool:
        return kind.title.startswith(self.start)


class Variable(Filter):
    """Cards with variable VP."""

    def meets(self, kind: ImperiumKind) -> bool:
        return kind.worth is not None and kind.worth.variable()


VARIABLE: Final[Variable] = Variable("variable")


class JustDrawn(Filter):
    """Cards that this effect has drawn."""

    def fits(self, g: State, seat: int, card: int) -> bool:
        return bool(g.marks[card] & at.JUST_DRAWN)


JUST_DRAWN: Final[JustDrawn] = JustDrawn("just-drawn")


class Hosting(Filter):
    """A card in play with such a card garrisoned under it."""

    def __init__(self, hosted: Filter) -> None:
        super().__init__("hosting")
        self.hosted = hosted

    def fits(self, g: State, seat: int, card: int) -> bool:
        if g.marks[card] & at.GARRISONED:
            return False
        return any(self.hosted.fits_kind(KINDS[under]) for under in garrison_of(g, seat, card))

    def text(self, talk: Talk, n: int, form: str = "") -> str:
        return talk.say("imperium-hosting", {"cards": self.hosted.text(talk, 1, ".one" + WHAT)})


class Not(Filter):
    """Cards that another filter does not mean."""

    def __init__(self, other: Filter) -> None:
        super().__init__("not-" + other.word)
        self.other = other

    def meets(self, kind: ImperiumKind) -> bool:
        return not self.other.meets(kind)


class Either(Filter):
    """Cards that one of several filters means."""

    def __init__(self, *filters: Filter) -> None:
        super().__init__("either")
        self.filters: list[Filter] = list(filters)

    def fault(self) -> str:
        return at_least(2, len(self.filters), "filters")

    def meets(self, kind: ImperiumKind) -> bool:
        return any(each.meets(kind) for each in self.filters)

    def definite(self) -> bool:
        return self.filters[0].definite()

    def text(self, talk: Talk, n: int, form: str = "") -> str:
        parts = [each.text(talk, n, form) for each in self.filters]
        return talk.join(parts) if form == ".those" else talk.either(parts)


class Both(Filter):
    """Cards that several filters mean: the first names them, the others narrow them down."""

    def __init__(self, *filters: Filter) -> None:
        super().__init__("both")
        self.filters: list[Filter] = list(filters)

    def fault(self) -> str:
        return at_least(2, len(self.filters), "filters")

    def meets(self, kind: ImperiumKind) -> bool:
        return all(each.meets(kind) for each in self.filters)

    def fits(self, g: State, seat: int, card: int) -> bool:
        return all(each.fits(g, seat, card) for each in self.filters)

    def definite(self) -> bool:
        return self.filters[0].definite()

    def requires(self, other: Filter) -> bool:
        return any(each.requires(other) for each in self.filters)

    def text(self, talk: Talk, n: int, form: str = "") -> str:
        cards = self.filters[0].text(talk, n, form)
        for each in self.filters[1:]:
            cards = each.narrow(talk, cards)
        return cards
