"""Writing decks: each sort of card, and what is written on many of them."""

from __future__ import annotations

from typing import Final

from tabularium.cards.control import Condition
from tabularium.cards.count import Count
from tabularium.cards.sequence import To
from tabularium.cards.standing import Modifier, Waiting
from tabularium.games.nations import layout as at
from tabularium.games.nations.buy import Reward, WhenBuying
from tabularium.games.nations.catalogue import UNFINISHED, NationsKind, amounts, enter, one_by_one
from tabularium.games.nations.conditions import EVERYONE
from tabularium.games.nations.effects import May, pays
from tabularium.games.nations.happenings import For
from tabularium.games.nations.in_play import ForNations
from tabularium.games.nations.production import Extra, ProduceOneOf
from tabularium.kernel.machine import Node, Standing

# printed on most cards of an age; the first entry is for cards printed on boards
BUILDING_SLOTS: Final[list[list[int]]] = [[1], [1, 1], [1, 1, 1], [2, 1, 1], [2, 2, 1]]
MILITARY_SLOTS: Final[list[list[int]]] = [[1], [1, 1], [1, 1, 2], [1, 2, 2], [1, 2, 2, 2]]
RAIDS: Final[list[int]] = [2, 3, 4, 5, 6]


def of_age(printed: list[list[int]], age: int) -> list[int]:
    """What is printed on the cards of an age; none for an age that is a mistake, see ``fault``."""
    return printed[age] if 0 <= age < len(printed) else []


def building(key: str, age: int, level: int, **gives: int) -> None:
    slots = of_age(BUILDING_SLOTS, age)
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
            raid=raid or (RAIDS[age] if 0 <= age < len(RAIDS) else 0),
            slots=slots or of_age(MILITARY_SLOTS, age),
        )
    )


def colony(key: str, age: int, level: int, *, needs: int, worth: int = 0, **gives: int) -> None:
    goods = amounts(**gives)
    enter(NationsKind(key, at.COLONY, age, level, gives=goods, required=needs, worth=worth))


def war(key: str, age: int, level: int, **takes: int) -> None:
    """What the defeated lose, and a VP."""
    enter(NationsKind(key, at.WAR, age, level, gives=amounts(**{"vp": 1, **takes})))


def battles(age: int, level: int, *keys: str) -> None:
    for key in keys:
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
            features=features,
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
            features=features,
            ready=ready,
            does=does,
            once=once,
            bonus=bonus,
        )
    )


class Event(NationsKind):
    """An event card, named after its first event; entered when it is said what both bring."""

    def __init__(self, key: str, second: str, age: int, *, architects: int, famine: int) -> None:
        super().__init__(key, at.EVENT, age, second=second, architects=architects, famine=famine)
        UNFINISHED.append(key)

    def brings(self, first: Node, second: Node) -> None:
        UNFINISHED.remove(self.key)
        self.happens: list[Node] = [first, second]
        enter(self)


def swap(effect: Node, **price: int) -> Node:
    """Everybody may pay for something, once (N154, N236)."""
    return For(EVERYONE, May(To(pays(**price), effect)))


# standing effects -----------------------------------------------------------------------------


def adds(word: str, mod: int, amount: int) -> Modifier:
    """Changes a number of its owner; said by ``nations-<word>``, like all of these."""
    return Modifier(mod, amount, f"nations-{word}")


def adds_to_all(word: str, mod: int, amount: int, *, others: bool = False) -> ForNations:
    """Changes a number of every nation, or of all others."""
    return ForNations(mod, amount, f"nations-{word}", others)


class When(Waiting):
    """Done whenever something happens that all effects wait for alike."""

    def fault(self) -> str:
        known = self.hook in at.HAPPENINGS
        return "" if known else f"no effect is done by itself at hook {self.hook}"


def when(word: str, hook: int, effect: Node) -> Waiting:
    """Does something whenever something else happens to its owner."""
    return When(hook, effect, f"nations-when-{word}")


def when_buying(word: str, sorts: list[int], hook: int = at.ON_BUY, **goods: int) -> WhenBuying:
    """A reward for each purchase of a sort, the owner's or, at their hook, those of others."""
    return WhenBuying(Reward(sorts, -1, amounts(**goods)), f"nations-when-{word}", hook)


def when_paying(price: int, **goods: int) -> WhenBuying:
    """A reward for each card bought for exactly this much gold."""
    return WhenBuying(Reward([], price, amounts(**goods)), "nations-when-paying")


def produces(
    condition: Condition | None = None, *, per: Count | None = None, **goods: int
) -> Waiting:
    """In production: more goods, or fewer."""
    return Waiting(at.PRODUCING, Extra(amounts(**goods), condition, per), "nations-in-production")


def produces_one_of(condition: Condition, **goods: int) -> Waiting:
    node = ProduceOneOf(one_by_one(**goods), condition)
    return Waiting(at.PRODUCING, node, "nations-in-production")
