"""The catalogue: what is printed on each kind of card, and every physical card."""

from __future__ import annotations

from typing import Final

from tabularium.cards.control import Condition
from tabularium.cards.kind import BadCard, Catalogue, Kind
from tabularium.games.imperium import layout as at
from tabularium.kernel.machine import Node, Standing, State
from tabularium.kernel.part import Part
from tabularium.kernel.reason import Reason
from tabularium.locale.talk import Talk


class Worth(Part):
    """What a card is worth at the end."""

    def value(self, g: State, seat: int, card: int) -> int:
        raise NotImplementedError

    def variable(self) -> bool:
        """Whether it depends on a count (I12)."""
        return False

    def text(self, talk: Talk) -> str:
        raise NotImplementedError

    def said(self, talk: Talk) -> str:
        return self.text(talk)


class Requirement(Condition):
    """Something that must be so for a card to be played."""

    def unmet(self) -> Reason:
        """Why a card that asks for it cannot be played while it does not hold."""
        raise NotImplementedError


class Goods:
    """So many tokens of each kind."""

    def __init__(self, material: int = 0, population: int = 0, progress: int = 0) -> None:
        self.amounts: list[int] = [material, population, progress]


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
        self.cost: Goods = cost or Goods()  # of developing
        self.as_regions = as_regions  # how many regions it counts as (I202)
        self.suits = 0  # bits
        self.icons: list[int] = [0] * len(at.ICON_NAMES)  # how many of each
        self.state = at.NO_STATE
        self.flags = 0  # bits, see FLAGS
        self.play: Node | None = None
        self.exhaust: Node | None = None
        self.solstice: Node | None = None
        self.features: list[Standing] = []
        self.needs: list[Requirement] = []

    def effects(self) -> list[tuple[str, Node]]:
        parts = [("play", self.play), ("exhaust", self.exhaust), ("solstice", self.solstice)]
        return [(name, effect) for name, effect in parts if effect is not None]

    def standing(self) -> list[Standing]:
        return self.features

    def fault(self) -> str:
        if max(self.icons) > at.TREATED_MASK:
            return "bears more icons than can be counted as others"
        if min(self.cost.amounts) < 0:
            return "costs less than nothing"
        return "" if self.as_regions > 0 else "counts as no region"


# what is in the boxes are the first two sets; which of them is on the table the players say by
# common_cards and by their nations
CATALOGUE: Final[Catalogue] = Catalogue(at.BOX_SETS)
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
FLAGS: Final[list[list[bool]]] = []  # the keywords, in the order of their bits


def keyword() -> list[bool]:
    """The column of a word that is printed on a card or not."""
    FLAGS.append([])
    return FLAGS[-1]


PINNED: Final[list[bool]] = keyword()
ATTACK: Final[list[bool]] = keyword()
FREE: Final[list[bool]] = keyword()  # no action token needed
UNPLAYABLE: Final[list[bool]] = keyword()
NOT_GARRISONED: Final[list[bool]] = keyword()
FIXED_IN_PLAY: Final[list[bool]] = keyword()  # cannot be abandoned or recalled
LAST_QUEST: Final[list[bool]] = keyword()  # cannot be chosen while other quests impend (I117)
QUEST: Final[list[bool]] = keyword()
CALMS: Final[list[bool]] = keyword()  # two unrest are returned before scoring (I116)
HOSTS_QUEST: Final[list[bool]] = keyword()  # what is garrisoned under it is the active quest (I117)
INSTEAD_OF_FAME: Final[list[bool]] = keyword()  # resolved, once by each player, never taken (I114)
TURNS_OVER: Final[list[bool]] = keyword()  # once resolved, which triggers scoring (I67)
MAKES_EMPIRE: Final[list[bool]] = keyword()  # when this journey card comes into play (I118)

# every physical card: its kind, where it comes from, where it starts, for how many players, its set
KINDS: Final[list[int]] = CATALOGUE.cards
OWNER: Final[list[int]] = []
START: Final[list[int]] = []
LEAST_PLAYERS: Final[list[int]] = []
SET: Final[list[int]] = []
MOST_CARDS: Final = 999  # options that are no cards, and "all cards", are numbers from there on
BOX: Final = 100  # owner of common cards: + 0 for Classics, + 1 for Legends
NOBODY: Final = -1  # owner of the blanks


def enter(kind: ImperiumKind) -> None:
    """Enter a kind of card, without copies."""
    CATALOGUE.enter(kind, 0)
    KIND.append(kind)


class Copies:
    """Cards of a kind that belong to a nation or a box."""

    def __init__(self, key: str, copies: int, owner: int, start: int, least: int = 0) -> None:
        self.deck: str = CATALOGUE.deck
        self.set: int = CATALOGUE.set
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


def fault_of_title(title: str) -> str:
    """What is wrong with a title that a card speaks of, when all decks are there."""
    return "" if title in TITLE else f"no card is called {title!r}"


def complete() -> None:
    """All decks are there: the cards are printed, the columns filled.

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


# the blanks of the market come first: the blank of a slot has the number of the slot
CATALOGUE.open("market", at.CLASSICS_SET)
enter(ImperiumKind("empty"))
TO_PRINT.append(Copies("empty", at.SLOTS, NOBODY, NOBODY))


def is_unrest(card: int) -> bool:
    return bool(SUITS[KINDS[card]] & at.UNREST)


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
        and (SET[card] < len(at.BOX_SETS) or g.rules.info.uses(g.opts, SET[card]))
    ]


def setup_suit(card: int) -> int:
    """The small deck a common card is sorted to: dual cards count as uncivilised (I8)."""
    suits = SUITS[KINDS[card]]
    return at.UNCIVILISED if suits & at.UNCIVILISED else suits


def pool_of(card: int) -> int:
    """Which of the decks that cards are taken from unseen a card belongs to; -1 for none."""
    suit = setup_suit(card)
    if suit in at.SMALL_SUITS:
        return 1 + at.SMALL_SUITS.index(suit)
    return 0 if suit & at.FAME else -1
