"""The vocabulary of event cards: whom events meet, and what they do."""

from __future__ import annotations

from typing import Final

from tabularium.cards.control import If
from tabularium.cards.sequence import Sequence, To
from tabularium.games.nations import layout as at
from tabularium.games.nations.catalogue import NationsKind, amounts, deck, enter
from tabularium.games.nations.conditions import (
    AnotherBoughtTheWar,
    HasAdvisor,
    HasColony,
    StrongerThanWar,
)
from tabularium.games.nations.counts import Colonies, ColoniesBought, FightsBought
from tabularium.games.nations.effects import Either, Gain, May, OrElse, Pay, gain, lose_goods
from tabularium.games.nations.happening_effects import (
    GoLast,
    KeepAtMost,
    Regain,
    RemoveAdvisors,
    UndeployFor,
    Weaken,
)
from tabularium.games.nations.happening_offers import Crusade, Package, Revival
from tabularium.games.nations.happenings import (
    TO_END,
    TO_FRONT,
    AllBut,
    Everyone,
    For,
    Holders,
    Lines,
)
from tabularium.games.nations.hire import DropArchitect, HireFree
from tabularium.games.nations.production import KeepOrder
from tabularium.games.nations.ranks import (
    BY_FOOD,
    BY_GOLDEN_AGES,
    BY_INDUSTRY,
    BY_PASSING,
    BY_STABILITY,
    BY_STRENGTH,
)
from tabularium.games.nations.specials import GiveUpColony
from tabularium.games.nations.workers import DeployFree, ReturnWorker, TakeWorkers
from tabularium.kernel.machine import Node

__all__ = [
    "BY_STRENGTH",
    "EVERYONE",
    "FIRST_TO_PASS",
    "LAST_TO_PASS",
    "LEAST_FOOD",
    "LEAST_STABLE",
    "MOST_FOOD",
    "MOST_GOLDEN_AGES",
    "MOST_INDUSTRY",
    "MOST_STABLE",
    "STRONGEST",
    "TO_END",
    "TO_FRONT",
    "WEAKEST",
    "AllBut",
    "AnotherBoughtTheWar",
    "Colonies",
    "ColoniesBought",
    "Crusade",
    "DeployFree",
    "DropArchitect",
    "Either",
    "FightsBought",
    "For",
    "Gain",
    "GiveUpColony",
    "GoLast",
    "HasAdvisor",
    "HasColony",
    "HireFree",
    "Holders",
    "If",
    "KeepAtMost",
    "KeepOrder",
    "May",
    "OrElse",
    "Package",
    "Regain",
    "RemoveAdvisors",
    "ReturnWorker",
    "Revival",
    "Sequence",
    "StrongerThanWar",
    "TakeWorkers",
    "UndeployFor",
    "Weaken",
    "amounts",
    "both",
    "deck",
    "event",
    "gain",
    "lose_goods",
    "swap",
]

STRONGEST: Final = Holders(BY_STRENGTH, True)
WEAKEST: Final = Holders(BY_STRENGTH, False)
MOST_STABLE: Final = Holders(BY_STABILITY, True)
LEAST_STABLE: Final = Holders(BY_STABILITY, False)
MOST_FOOD: Final = Holders(BY_FOOD, True)
LEAST_FOOD: Final = Holders(BY_FOOD, False)
MOST_GOLDEN_AGES: Final = Holders(BY_GOLDEN_AGES, True)
MOST_INDUSTRY: Final = Holders(BY_INDUSTRY, True)
FIRST_TO_PASS: Final = Holders(BY_PASSING, True)
LAST_TO_PASS: Final = Holders(BY_PASSING, False)
EVERYONE: Final = Everyone()


def event(
    key: str,
    second_key: str,
    *,
    age: int,
    architects: int,
    famine: int,
    first: Node,
    second: Node,
) -> None:
    """An event card, named after its first event."""
    enter(
        NationsKind(
            key,
            at.EVENT,
            age,
            second=second_key,
            architects=architects,
            famine=famine,
            happens=[first, second],
        )
    )


def swap(effect: Node, **price: int) -> Node:
    """Everybody may pay for something, once (N154, N236)."""
    return For(EVERYONE, May(To(Pay([amounts(**price)]), effect)))


def both(*lines: Node) -> Node:
    """Lines of one event in the order given (N249)."""
    return Lines(list(lines))
