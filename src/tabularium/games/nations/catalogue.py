"""The catalogue: one column per fact about a kind of card. Every card exists once."""

from __future__ import annotations

from typing import Final

from tabularium.cards.count import Count
from tabularium.games.nations import layout as at
from tabularium.kernel.machine import Node, Standing

KEY: Final[list[str]] = []
TITLE: Final[list[str]] = []  # a printed card shares the title of its progress card
SECOND: Final[list[str]] = []  # the second event of an event card
SORT: Final[list[int]] = []
AGE: Final[list[int]] = []  # 0 for what is printed on boards (N38)
LEVEL: Final[list[int]] = []
YIELD: Final[list[list[int]]] = []  # per worker, or as long as the card is in play; see layout
DEPLOY: Final[list[int]] = []  # stone for each worker
RAID: Final[list[int]] = []
SLOTS: Final[list[list[int]]] = []  # VP of the first worker, the second, ...
REQUIRED: Final[list[int]] = []  # strength to buy a colony
SECTIONS: Final[list[list[int]]] = []  # stone for each section of a wonder
WORTH: Final[list[int]] = []  # VP of a colony or wonder
PRIVATE_OF: Final[list[int]] = []  # private architects each round
FEATURES: Final[list[list[Standing]]] = []
WHEN_READY: Final[list[Node | None]] = []  # once, when the wonder is finished
DOES: Final[list[Node | None]] = []  # a special action
ONCE: Final[list[bool]] = []  # whether it can be used once a round only
BONUS: Final[list[Count | None]] = []  # further VP at the end
NEW_ARCHITECTS: Final[list[int]] = []  # of an event card or tile
FAMINE: Final[list[int]] = []
HAPPENS: Final[list[list[Node]]] = []  # the two events; a tile's actions on 5 and 6
RIVAL: Final[list[list[int]]] = []  # a tile's strength, stability and books

# every physical card's kind
KINDS: Final[list[int]] = []


def yields(goods: dict[str, int]) -> list[int]:
    """Amounts in the order of GOODS."""
    return [goods.get(name, 0) for name in at.GOODS]


def enter_kind(
    key: str,
    sort: int,
    age: int,
    level: int = 0,
    *,
    title: str = "",
    second: str = "",
    gives: dict[str, int] | None = None,
    deploy: int = 0,
    raid: int = 0,
    slots: list[int] | None = None,
    required: int = 0,
    sections: list[int] | None = None,
    worth: int = 0,
    private: int = 0,
    features: list[Standing] | None = None,
    ready: Node | None = None,
    does: Node | None = None,
    once: bool = False,
    bonus: Count | None = None,
    architects: int = 0,
    famine: int = 0,
    happens: list[Node] | None = None,
    rival: list[int] | None = None,
    copies: int = 1,
) -> None:
    """Enter one kind of card; a key can be used once."""
    if key in KEY:
        raise ValueError(f"card {key!r} is entered twice")
    if len(sections or []) > at.BUILT_MASK or private > at.PRIVATE_MASK:
        raise ValueError(f"card {key!r} has more sections or architects than can be counted on it")
    KEY.append(key)
    TITLE.append(title or key)
    SECOND.append(second)
    SORT.append(sort)
    AGE.append(age)
    LEVEL.append(level)
    YIELD.append(yields(gives or {}))
    DEPLOY.append(deploy)
    RAID.append(raid)
    SLOTS.append(slots or [])
    REQUIRED.append(required)
    SECTIONS.append(sections or [])
    WORTH.append(worth)
    PRIVATE_OF.append(private)
    FEATURES.append(features or [])
    WHEN_READY.append(ready)
    DOES.append(does)
    ONCE.append(once)
    BONUS.append(bonus)
    NEW_ARCHITECTS.append(architects)
    FAMINE.append(famine)
    HAPPENS.append(happens or [])
    RIVAL.append(rival or [])
    KINDS.extend([len(KEY) - 1] * copies)


# the blanks come first, so that the blank of a space has the number of the space
enter_kind("empty", at.BLANK, 0, copies=at.SPACES_ON_BOARD)


def kind_of(key: str) -> int:
    return KEY.index(key)


def cards_of(sort: int, age: int) -> list[int]:
    """The physical cards of a sort and an age."""
    return [
        card for card in range(len(KINDS)) if SORT[KINDS[card]] == sort and AGE[KINDS[card]] == age
    ]
