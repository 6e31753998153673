"""The catalogue: one column per fact about a kind of card."""

from __future__ import annotations

from typing import Final

from tabularium.games.imperium import layout as at
from tabularium.kernel.machine import Node, Standing, State
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


class Requirement:
    """Something that must be so for a card to be played."""

    def holds(self, g: State, seat: int) -> bool:
        raise NotImplementedError

    def text(self, talk: Talk, form: str = "") -> str:
        """In words: if a card is in play; ``.also`` follows another one."""
        raise NotImplementedError


KEY: Final[list[str]] = []
TITLE: Final[list[str]] = []  # cards of one title share it
SUITS: Final[list[int]] = []  # bits
AS_REGIONS: Final[list[int]] = []  # how many regions it counts as (I202)
ICONS: Final[list[list[int]]] = []  # how many of each
PINNED: Final[list[bool]] = []
ATTACK: Final[list[bool]] = []
STATE_ICON: Final[list[int]] = []
FREE: Final[list[bool]] = []  # no action token needed
COST: Final[list[list[int]]] = []  # of developing: material, population, progress
WORTH: Final[list[Worth | None]] = []
WHEN_PLAYED: Final[list[Node | None]] = []
EXHAUST: Final[list[Node | None]] = []
SOLSTICE: Final[list[Node | None]] = []
FEATURES: Final[list[list[Standing]]] = []
NEEDS: Final[list[list[Requirement]]] = []
UNPLAYABLE: Final[list[bool]] = []
NOT_GARRISONED: Final[list[bool]] = []
FIXED_IN_PLAY: Final[list[bool]] = []  # cannot be abandoned or recalled
LAST_QUEST: Final[list[bool]] = []  # cannot be chosen while other quests impend (I117)
QUEST: Final[list[bool]] = []
CALMS: Final[list[bool]] = []  # two unrest are returned before scoring (I116)
HOSTS_QUEST: Final[list[bool]] = []  # what is garrisoned under it is the active quest (I117)
INSTEAD_OF_FAME: Final[list[bool]] = []  # resolved, once by each player, never taken (I114)
TURNS_OVER: Final[list[bool]] = []  # once resolved, which triggers scoring (I67)

# every physical card: its kind, where it comes from, where it starts, for how many players
KINDS: Final[list[int]] = []
OWNER: Final[list[int]] = []
START: Final[list[int]] = []
LEAST_PLAYERS: Final[list[int]] = []
MOST_CARDS: Final = 999  # options that are no cards, and "all cards", are numbers from there on
BOX: Final = 100  # owner of common cards: + 0 for Classics, + 1 for Legends


def enter_kind(
    key: str,
    *,
    title: str = "",
    suits: int = 0,
    as_regions: int = 1,
    icons: dict[str, int] | None = None,
    pinned: bool = False,
    attack: bool = False,
    state: int = at.NO_STATE,
    free: bool = False,
    cost: list[int] | None = None,
    worth: Worth | None = None,
    play: Node | None = None,
    exhaust: Node | None = None,
    solstice: Node | None = None,
    features: list[Standing] | None = None,
    needs: list[Requirement] | None = None,
    unplayable: bool = False,
    not_garrisoned: bool = False,
    fixed: bool = False,
    last_quest: bool = False,
    quest: bool = False,
    hosts_quest: bool = False,
    calms: bool = False,
    instead_of_fame: bool = False,
    turns_over: bool = False,
) -> int:
    """Enter one kind of card; a key can be used once."""
    if key in KEY:
        raise ValueError(f"card {key!r} is entered twice")
    if max((icons or {"": 0}).values()) > at.TREATED_MASK:
        raise ValueError(f"card {key!r} bears more icons than can be counted as others")
    KEY.append(key)
    TITLE.append(title or key)
    SUITS.append(suits)
    AS_REGIONS.append(as_regions)
    ICONS.append([(icons or {}).get(name, 0) for name in at.ICON_NAMES])
    PINNED.append(pinned)
    ATTACK.append(attack)
    STATE_ICON.append(state)
    FREE.append(free)
    COST.append(cost or [0, 0, 0])
    WORTH.append(worth)
    WHEN_PLAYED.append(play)
    EXHAUST.append(exhaust)
    SOLSTICE.append(solstice)
    FEATURES.append(features or [])
    NEEDS.append(needs or [])
    UNPLAYABLE.append(unplayable)
    NOT_GARRISONED.append(not_garrisoned)
    FIXED_IN_PLAY.append(fixed)
    LAST_QUEST.append(last_quest)
    QUEST.append(quest)
    HOSTS_QUEST.append(hosts_quest)
    CALMS.append(calms)
    INSTEAD_OF_FAME.append(instead_of_fame)
    TURNS_OVER.append(turns_over)
    return len(KEY) - 1


# key, copies, owner, start, players: printed when all kinds are entered
TO_PRINT: Final[list[tuple[str, int, int, int, int]]] = []


def print_cards(key: str, copies: int, owner: int, start: int, least: int = 0) -> None:
    """Copies of a kind that belong to a nation or a box."""
    TO_PRINT.append((key, copies, owner, start, least))


def print_all() -> None:
    """Make the physical cards; nations share kinds, so all kinds must be known by now."""
    for key, copies, owner, start, least in TO_PRINT:
        kind = KEY.index(key)
        for _ in range(copies):
            KINDS.append(kind)
            OWNER.append(owner)
            START.append(start)
            LEAST_PLAYERS.append(least)
    TO_PRINT.clear()
    if len(KINDS) >= MOST_CARDS:
        raise ValueError(f"{len(KINDS)} cards are more than options and registers can name")


# the blanks of the market come first: the blank of a slot has the number of the slot
enter_kind("empty")
print_cards("empty", at.SLOTS, -1, -1)


def cards_of(owner: int, start: int, players: int) -> list[int]:
    """The physical cards of a nation or box that start somewhere, for a number of players."""
    return [
        card
        for card in range(len(KINDS))
        if OWNER[card] == owner and START[card] == start and LEAST_PLAYERS[card] <= players
    ]
