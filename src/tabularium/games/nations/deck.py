"""The vocabulary of progress cards: each sort of card, and what is written on them."""

from __future__ import annotations

from typing import Final

from tabularium.cards.control import If
from tabularium.cards.count import Count
from tabularium.cards.sequence import To
from tabularium.cards.standing import Modifier, Waiting
from tabularium.games.nations import layout as at
from tabularium.games.nations.buy import DEPLOY_HERE, Reward, WhenBuying
from tabularium.games.nations.catalogue import NationsKind, amounts, deck, enter
from tabularium.games.nations.conditions import (
    BoughtColony,
    Fact,
    HasMilitaryWorker,
    Is,
    StrongerThanWar,
)
from tabularium.games.nations.counts import (
    Advisors,
    BuildingWorkers,
    Colonies,
    CurrentCards,
    Twice,
)
from tabularium.games.nations.effects import Either, GainOneOf, Pay, gain, lose_goods
from tabularium.games.nations.happening_effects import CountAsLeastStable, RemoveAdvisors
from tabularium.games.nations.happenings import Everyone, For, Holders
from tabularium.games.nations.in_play import ForNations, RemoveIf, RemoveOnDefeat
from tabularium.games.nations.production import Extra, ProduceOneOf
from tabularium.games.nations.ranks import BY_PASSING, BY_STABILITY, BY_STRENGTH, BY_WORKERS
from tabularium.games.nations.specials import BuyFree, GiveUpColony, SwapCards
from tabularium.games.nations.workers import DeployFree, TakeWorkers
from tabularium.kernel.machine import Node, Standing

__all__ = [
    "BUILDING_SLOTS",
    "BY_PASSING",
    "BY_STABILITY",
    "BY_STRENGTH",
    "BY_WORKERS",
    "DEPLOY_HERE",
    "FIRST_TO_PASS",
    "LEAST_STABLE",
    "MILITARY_SLOTS",
    "MOST_STABLE",
    "STRONGEST",
    "WEAKEST",
    "Advisors",
    "BoughtColony",
    "BuildingWorkers",
    "BuyFree",
    "Colonies",
    "CountAsLeastStable",
    "CurrentCards",
    "DeployFree",
    "Either",
    "Everyone",
    "For",
    "ForNations",
    "GainOneOf",
    "GiveUpColony",
    "HasMilitaryWorker",
    "Holders",
    "If",
    "Is",
    "Modifier",
    "NationsKind",
    "Pay",
    "RemoveAdvisors",
    "RemoveIf",
    "RemoveOnDefeat",
    "Reward",
    "StrongerThanWar",
    "SwapCards",
    "TakeWorkers",
    "To",
    "Twice",
    "Waiting",
    "WhenBuying",
    "advisor",
    "amounts",
    "battle",
    "building",
    "colony",
    "deck",
    "enter",
    "gain",
    "golden_age",
    "lose_goods",
    "military",
    "produces",
    "produces_one_of",
    "war",
    "when_buying",
    "when_paying",
    "wonder",
]

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
    slots = BUILDING_SLOTS[age]
    goods = amounts(**gives)
    enter(NationsKind(key, at.BUILDING, age, level, gives=goods, deploy=age, slots=slots))


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
    enter(
        NationsKind(
            key,
            at.MILITARY,
            age,
            level,
            gives=amounts(**gives),
            deploy=deploy or age,
            raid=raid or RAIDS[age],
            slots=slots or MILITARY_SLOTS[age],
        )
    )


def colony(key: str, age: int, level: int, *, needs: int, worth: int = 0, **gives: int) -> None:
    goods = amounts(**gives)
    enter(NationsKind(key, at.COLONY, age, level, gives=goods, required=needs, worth=worth))


def war(key: str, age: int, level: int, **takes: int) -> None:
    """What the defeated lose, and a VP."""
    enter(NationsKind(key, at.WAR, age, level, gives=amounts(vp=1, **takes)))


def battle(key: str, age: int, level: int) -> None:
    enter(NationsKind(key, at.BATTLE, age, level))


def golden_age(key: str, age: int, level: int, **gives: int) -> None:
    enter(NationsKind(key, at.GOLDEN_AGE, age, level, gives=amounts(**gives)))


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
    enter(
        NationsKind(
            key,
            at.ADVISOR,
            age,
            level,
            gives=amounts(**gives),
            private=private,
            features=with_action(features, does, once),
            does=does,
            once=once,
        )
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
    enter(
        NationsKind(
            key,
            at.WONDER,
            age,
            level,
            gives=amounts(**gives),
            sections=sections,
            worth=worth,
            private=private,
            features=with_action(features, does, once),
            ready=ready,
            does=does,
            once=once,
            bonus=bonus,
        )
    )


def with_action(features: list[Standing] | None, does: Node | None, once: bool) -> list[Standing]:
    """A special action waits for its owner."""
    found = features or []
    if does is None:
        return found
    return [*found, Waiting(at.SPECIAL, does, "nations-action-once" if once else "nations-action")]


# standing effects -----------------------------------------------------------------------------


def produces(condition: Fact | None = None, per: Count | None = None, **goods: int) -> Waiting:
    """In production: more goods, or fewer."""
    return Waiting(at.PRODUCING, Extra(amounts(**goods), condition, per), "nations-in-production")


def produces_one_of(condition: Fact, choices: list[dict[str, int]]) -> Waiting:
    node = ProduceOneOf([amounts(**goods) for goods in choices], condition)
    return Waiting(at.PRODUCING, node, "nations-in-production")


def when_buying(word: str, sorts: list[int], **goods: int) -> WhenBuying:
    """A reward for each purchase of a sort."""
    return WhenBuying(Reward(sorts, -1, amounts(**goods)), f"nations-when-buying-{word}")


def when_paying(price: int, **goods: int) -> WhenBuying:
    """A reward for each card bought for exactly this much gold."""
    return WhenBuying(Reward([], price, amounts(**goods)), "nations-when-paying")
