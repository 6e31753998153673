"""The catalogue: what is printed on each kind of card, and every physical card."""

from __future__ import annotations

from typing import Final

from tabularium.cards.control import Condition
from tabularium.cards.kind import BadCard, Catalogue, Kind
from tabularium.games.imperium import layout as at
from tabularium.kernel.machine import Node, Standing, State
from tabularium.kernel.reason import Reason
from tabularium.locale.talk import Talk


class Worth:
    """What a card is worth at the end."""

    def value(self, g: State, seat: int, card: int) -> int:
        raise NotImplementedError

    def variable(self) -> bool:
        """Whether it depends on a count (I12)."""
        return False

    def text(self, talk: Talk) -> str:
        raise NotImplementedError


class Requirement(Condition):
    """Something that must be so for a card to be played."""

    def unmet(self) -> Reason:
        """Why a card that asks for it cannot be played while it does not hold."""
        raise NotImplementedError


class Goods:
    """So many tokens of each kind."""

    def __init__(self, material: int = 0, population: int = 0, progress: int = 0) -> None:
        self.amounts = [material, population, progress]


class ImperiumKind(Kind):
    """What is printed on a card. The traits (see ``traits.py``) print themselves onto it, and
    ``deck.py`` writes its text."""

    def __init__(
        self,
        key: str,
        title: str = "",
        *,
        worth: Worth | None = None,
        cost: Goods | None = None,
        as_regions: int = 1,
    ) -> None:
        super().__init__(key, title)
        self.worth = worth
        self.cost = cost or Goods()  # of developing
        self.as_regions = as_regions  # how many regions it counts as (I202)
        self.suits = 0  # bits
        self.icons = [0] * len(at.ICON_NAMES)  # how many of each
        self.state = at.NO_STATE
        self.flags = 0  # bits, see FLAGS
        self.play: Node | None = None
        self.exhaust: Node | None = None
        self.solstice: Node | None = None
        self.features: list[Standing] = []
        self.needs: list[Requirement] = []

    def effects(self) -> list[tuple[str, Node]]:
        written: list[tuple[str, Node]] = []
        if self.play is not None:
            written.append(("play", self.play))
        if self.exhaust is not None:
            written.append(("exhaust", self.exhaust))
        if self.solstice is not None:
            written.append(("solstice", self.solstice))
        return written

    def standing(self) -> list[Standing]:
        return self.features

    def fault(self) -> str:
        if max(self.icons) > at.TREATED_MASK:
            return "bears more icons than can be counted as others"
        if min(self.cost.amounts) < 0:
            return "costs less than nothing"
        return "" if self.as_regions > 0 else "counts as no region"


CATALOGUE: Final[Catalogue] = Catalogue()
KIND: Final[list[ImperiumKind]] = []

# the same in columns, a list for each fact, as the rules read it most often
KEY: Final[list[str]] = CATALOGUE.keys
TITLE: Final[list[str]] = []  # cards of one title share it
SUITS: Final[list[int]] = []
AS_REGIONS: Final[list[int]] = []
ICONS: Final[list[list[int]]] = []
STATE_ICON: Final[list[int]] = []
COST: Final[list[list[int]]] = []  # material, population, progress
WORTH: Final[list[Worth | None]] = []
WHEN_PLAYED: Final[list[Node | None]] = []
EXHAUST: Final[list[Node | None]] = []
SOLSTICE: Final[list[Node | None]] = []
FEATURES: Final[list[list[Standing]]] = []
NEEDS: Final[list[list[Requirement]]] = []
PINNED: Final[list[bool]] = []
ATTACK: Final[list[bool]] = []
FREE: Final[list[bool]] = []  # no action token needed
UNPLAYABLE: Final[list[bool]] = []
NOT_GARRISONED: Final[list[bool]] = []
FIXED_IN_PLAY: Final[list[bool]] = []  # cannot be abandoned or recalled
LAST_QUEST: Final[list[bool]] = []  # cannot be chosen while other quests impend (I117)
QUEST: Final[list[bool]] = []
CALMS: Final[list[bool]] = []  # two unrest are returned before scoring (I116)
HOSTS_QUEST: Final[list[bool]] = []  # what is garrisoned under it is the active quest (I117)
INSTEAD_OF_FAME: Final[list[bool]] = []  # resolved, once by each player, never taken (I114)
TURNS_OVER: Final[list[bool]] = []  # once resolved, which triggers scoring (I67)
FLAGS: Final[list[list[bool]]] = [  # in the order of the bits
    PINNED,
    ATTACK,
    FREE,
    UNPLAYABLE,
    NOT_GARRISONED,
    FIXED_IN_PLAY,
    LAST_QUEST,
    QUEST,
    CALMS,
    HOSTS_QUEST,
    INSTEAD_OF_FAME,
    TURNS_OVER,
]

# every physical card: its kind, where it comes from, where it starts, for how many players, its set
KINDS: Final[list[int]] = CATALOGUE.cards
OWNER: Final[list[int]] = []
START: Final[list[int]] = []
LEAST_PLAYERS: Final[list[int]] = []
SET: Final[list[int]] = []
MOST_CARDS: Final = 999  # options that are no cards, and "all cards", are numbers from there on
BOX: Final = 100  # owner of common cards: + 0 for Classics, + 1 for Legends
NOBODY: Final = -1  # owner of the blanks

# a card speaks of others by their titles: the one that speaks, and the title
SPOKEN_OF: Final[list[tuple[int, str]]] = []


def enter(kind: ImperiumKind) -> None:
    """Enter a kind of card, without copies."""
    CATALOGUE.enter(kind, 0)
    KIND.append(kind)


class Copies:
    """Cards of a kind that belong to a nation or a box."""

    def __init__(self, key: str, copies: int, owner: int, start: int, least: int = 0) -> None:
        self.deck = CATALOGUE.deck
        self.set = CATALOGUE.set
        self.key = key
        self.copies = copies
        self.owner = owner
        self.start = start
        self.least = least

    def print(self) -> None:
        kind = CATALOGUE.number(self.key)
        if kind < 0:
            raise BadCard(self.deck, self.key, "copies", "there is no such card")
        if len(KINDS) + self.copies >= MOST_CARDS:
            raise BadCard(self.deck, self.key, "copies", "more cards than options can name")
        CATALOGUE.print(kind, self.copies)
        OWNER.extend([self.owner] * self.copies)
        START.extend([self.start] * self.copies)
        LEAST_PLAYERS.extend([self.least] * self.copies)
        SET.extend([self.set] * self.copies)


# in the order of the decks: printed when all kinds are entered, for nations share some of them
TO_PRINT: Final[list[Copies]] = []


def speak_of(title: str) -> str:
    """A title that the card being written speaks of; it must be one when all decks are there."""
    SPOKEN_OF.append((len(KIND) - 1, title))
    return title


def complete() -> None:
    """All decks are there: the cards are printed, the columns filled, and nothing may be said of
    cards there are not.

    The text of a card is written after it was entered, so no column can be filled earlier.
    """
    for copies in TO_PRINT:
        copies.print()
    TO_PRINT.clear()
    for kind in KIND[len(TITLE) :]:
        TITLE.append(kind.title)
        SUITS.append(kind.suits)
        AS_REGIONS.append(kind.as_regions)
        ICONS.append(kind.icons)
        STATE_ICON.append(kind.state)
        COST.append(kind.cost.amounts)
        WORTH.append(kind.worth)
        WHEN_PLAYED.append(kind.play)
        EXHAUST.append(kind.exhaust)
        SOLSTICE.append(kind.solstice)
        FEATURES.append(kind.features)
        NEEDS.append(kind.needs)
        for bit, column in enumerate(FLAGS):
            column.append(bool(kind.flags >> bit & 1))
    for speaker, title in SPOKEN_OF:
        if title not in TITLE:
            kind = KIND[speaker]
            raise BadCard(kind.deck, kind.key, "name", f"no card is called {title!r}")


# the blanks of the market come first: the blank of a slot has the number of the slot
# what is in the boxes are the first two sets
CATALOGUE.sets.extend(at.BOX_SETS)
CATALOGUE.open("market", at.CLASSICS_SET)
enter(ImperiumKind("empty"))
TO_PRINT.append(Copies("empty", at.SLOTS, NOBODY, NOBODY))


def in_use(g: State, card_set: int) -> bool:
    """Whether a set of cards is used; where nothing is said of sets, those in the boxes are."""
    return len(g.opts) <= at.SETS or bool(g.opts[at.SETS] >> card_set & 1)


def cards_of(g: State, owner: int, start: int) -> list[int]:
    """The physical cards of a nation or box that start somewhere, for this number of players.

    A nation or box that is on the table is there with all that came in the boxes, and with what the
    other sets in use add to it.
    """
    return [
        card
        for card in range(len(KINDS))
        if OWNER[card] == owner
        and START[card] == start
        and LEAST_PLAYERS[card] <= g.seats
        and (SET[card] < len(at.BOX_SETS) or in_use(g, SET[card]))
    ]
