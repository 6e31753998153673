"""How progress cards are written down."""

from __future__ import annotations

from typing import Final

from tabularium.cards.count import Count
from tabularium.cards.standing import Waiting
from tabularium.games.nations import layout as at
from tabularium.games.nations.buy import Reward, WhenBuying
from tabularium.games.nations.catalogue import enter_kind
from tabularium.games.nations.conditions import Condition, Is
from tabularium.games.nations.effects import amounts
from tabularium.games.nations.production import Choice, Extra
from tabularium.games.nations.ranks import BY_PASSING, BY_STABILITY, BY_STRENGTH
from tabularium.kernel.machine import Node, Standing

# printed on most cards of an age; the first entry is for cards printed on boards
BUILDING_SLOTS: Final[list[list[int]]] = [[1], [1, 1], [1, 1, 1], [2, 1, 1], [2, 2, 1]]
MILITARY_SLOTS: Final[list[list[int]]] = [[1], [1, 1], [1, 1, 2], [1, 2, 2], [1, 2, 2, 2]]
RAIDS: Final[list[int]] = [2, 3, 4, 5, 6]

STRONGEST: Final = Is(BY_STRENGTH, True)
WEAKEST: Final = Is(BY_STRENGTH, False)
MOST_STABLE: Final = Is(BY_STABILITY, True)
LEAST_STABLE: Final = Is(BY_STABILITY, False)
FIRST_TO_PASS: Final = Is(BY_PASSING, True)


def building(key: str, age: int, level: int, **gives: int) -> None:
    enter_kind(key, at.BUILDING, age, level, gives=gives, deploy=age, slots=BUILDING_SLOTS[age])


def military(
    key: str,
    age: int,
    level: int,
    *,
    deploy: int = 0,
    raid: int = 0,
    slots: list[int] | None = None,
    **gives: int,
) -> None:
    enter_kind(
        key,
        at.MILITARY,
        age,
        level,
        gives=gives,
        deploy=deploy or age,
        raid=raid or RAIDS[age],
        slots=slots or MILITARY_SLOTS[age],
    )


def colony(key: str, age: int, level: int, *, needs: int, worth: int = 0, **gives: int) -> None:
    enter_kind(key, at.COLONY, age, level, gives=gives, required=needs, worth=worth)


def war(key: str, age: int, level: int, **takes: int) -> None:
    """What the defeated lose, and a VP."""
    enter_kind(key, at.WAR, age, level, gives=takes | {"vp": 1})


def battle(key: str, age: int, level: int) -> None:
    enter_kind(key, at.BATTLE, age, level)


def golden_age(key: str, age: int, level: int, **gives: int) -> None:
    enter_kind(key, at.GOLDEN_AGE, age, level, gives=gives)


def advisor(
    key: str,
    age: int,
    level: int,
    *,
    private: int = 0,
    features: list[Standing] | None = None,
    does: Node | None = None,
    once: bool = False,
    **gives: int,
) -> None:
    enter_kind(
        key,
        at.ADVISOR,
        age,
        level,
        gives=gives,
        private=private,
        features=with_action(features, does, once),
        does=does,
        once=once,
    )


def wonder(
    key: str,
    age: int,
    level: int,
    sections: list[int],
    worth: int,
    *,
    private: int = 0,
    features: list[Standing] | None = None,
    ready: Node | None = None,
    does: Node | None = None,
    once: bool = False,
    bonus: Count | None = None,
    **gives: int,
) -> None:
    enter_kind(
        key,
        at.WONDER,
        age,
        level,
        gives=gives,
        sections=sections,
        worth=worth,
        private=private,
        features=with_action(features, does, once),
        ready=ready,
        does=does,
        once=once,
        bonus=bonus,
    )


def with_action(features: list[Standing] | None, does: Node | None, once: bool) -> list[Standing]:
    """A special action waits for its owner."""
    found = features or []
    if does is None:
        return found
    return [*found, Waiting(at.SPECIAL, does, "nations-action-once" if once else "nations-action")]


# standing effects -----------------------------------------------------------------------------


def produces(condition: Condition | None = None, per: Count | None = None, **goods: int) -> Waiting:
    """In production: more goods, or fewer."""
    return Waiting(at.PRODUCING, Extra(amounts(**goods), condition, per), "nations-in-production")


def produces_one_of(condition: Condition, choices: list[dict[str, int]]) -> Waiting:
    node = Choice([amounts(**goods) for goods in choices], condition)
    return Waiting(at.PRODUCING, node, "nations-in-production")


def when_buying(word: str, sorts: list[int], **goods: int) -> WhenBuying:
    """A reward for each purchase of a sort."""
    return WhenBuying(Reward(sorts, -1, amounts(**goods)), f"nations-when-buying-{word}")


def when_paying(price: int, **goods: int) -> WhenBuying:
    """A reward for each card bought for exactly this much gold."""
    return WhenBuying(Reward([], price, amounts(**goods)), "nations-when-paying")
