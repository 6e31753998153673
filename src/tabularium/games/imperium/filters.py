"""Filters: which cards an effect means."""

from __future__ import annotations

from tabularium.games.imperium import layout as at
from tabularium.games.imperium.catalogue import (
    ATTACK,
    ICONS,
    KEY,
    KINDS,
    PINNED,
    QUEST,
    STATE_ICON,
    SUITS,
    TITLE,
    WORTH,
)
from tabularium.games.imperium.table import garrison_of
from tabularium.games.imperium.words import THE, WHAT, either, title_words
from tabularium.kernel.machine import State
from tabularium.locale.talk import Talk


class Filter:
    """Terms that must all hold; ``a|b`` is either, ``!a`` is not.

    A term is a suit, an icon, ``attack``, ``pinned``, ``barbarian``, ``empire``, ``quest``,
    ``variable`` (VP), ``just_drawn``, ``name:<title>``, ``family:<start of titles>``, or
    ``hosting:<term>`` for a card in play with such a card garrisoned under it.
    """

    def __init__(self, *terms: str) -> None:
        self.terms = list(terms)
        self.plain = [term for term in self.terms if not dynamic(term)]
        self.hosting = [term[8:] for term in self.terms if term.startswith("hosting:")]
        self.drawn = "just_drawn" in self.terms
        self.named = len(terms) > 0 and terms[0].startswith("name:")
        self.table: list[bool] = []  # by kind, made when all cards are entered

    def fits_kind(self, kind: int) -> bool:
        if not self.table:
            self.table = [
                all(meets(term, other) for term in self.plain) for other in range(len(KEY))
            ]
        return self.table[kind]

    def fits(self, g: State, seat: int, card: int) -> bool:
        if not self.fits_kind(KINDS[card]):
            return False
        if self.drawn and not g.marks[card] & at.JUST_DRAWN:
            return False
        for term in self.hosting:
            if g.marks[card] & at.GARRISONED:
                return False
            if not any(meets(term, KINDS[under]) for under in garrison_of(g, seat, card)):
                return False
        return True

    def text(self, talk: Talk, n: int, form: str = "") -> str:
        """The cards meant, so many of them: 2 regions; ``.all`` and ``.any`` say no number."""
        if not self.terms:
            return talk.say(f"imperium-n-card{form}", {"n": n})
        first = term_words(talk, self.terms[0], n, form)
        return self.narrow(talk, first, self.terms[1:])

    def narrow(self, talk: Talk, cards: str, terms: list[str]) -> str:
        """Cards, and which of them: 1 quest other than Graal."""
        for term in terms:
            which = term_words(talk, term, 1, ".which")
            cards = talk.say("imperium-which", {"cards": cards, "which": which})
        return cards


def dynamic(term: str) -> bool:
    return term == "just_drawn" or term.startswith("hosting:")


def meets(term: str, kind: int) -> bool:
    """Whether a kind of card meets a term that never changes."""
    if "|" in term:
        return any(meets(part, kind) for part in term.split("|"))
    if term.startswith("!"):
        return not meets(term[1:], kind)
    if term.startswith("name:"):
        return TITLE[kind] == term[5:]
    if term.startswith("family:"):
        return TITLE[kind].startswith(term[7:])
    if term in at.SUIT_NAMES:
        return bool(SUITS[kind] >> at.SUIT_NAMES.index(term) & 1)
    if term in at.ICON_NAMES:
        return ICONS[kind][at.ICON_NAMES.index(term)] > 0
    if term == "attack":
        return ATTACK[kind]
    if term == "pinned":
        return PINNED[kind]
    if term == "barbarian":
        return STATE_ICON[kind] == at.BARBARIAN
    if term == "empire":
        return STATE_ICON[kind] == at.EMPIRE
    if term == "quest":
        return QUEST[kind]
    if term == "variable":
        worth = WORTH[kind]
        return worth is not None and worth.variable()
    raise ValueError(f"a filter has the unknown term {term!r}")


def term_words(talk: Talk, term: str, n: int, form: str) -> str:
    """A term as a noun with its number."""
    if "|" in term:
        parts = [term_words(talk, part, n, form) for part in term.split("|")]
        return talk.join(parts) if form == ".those" else either(talk, parts)
    if term.startswith("name:") and form == ".those":
        return talk.say("imperium-those-named", {"card": title_words(talk, term[5:], THE)})
    if term.startswith("name:"):
        return title_words(talk, term[5:], form)
    if term.startswith("hosting:"):
        hosted = term_words(talk, term[8:], 1, ".one" + WHAT)
        return talk.say("imperium-hosting", {"cards": hosted})
    word = term.replace("!", "not-").replace(":", "-").replace("_", "-")
    return talk.say(f"imperium-n-{word}{form}", {"n": n})


ANY: Filter = Filter()
