"""How event cards are written down."""

from __future__ import annotations

from typing import Final

from tabularium.cards.sequence import To
from tabularium.games.nations import layout as at
from tabularium.games.nations.catalogue import enter_kind
from tabularium.games.nations.effects import May, Pay, amounts
from tabularium.games.nations.happenings import Everyone, For, Holders, Lines
from tabularium.games.nations.ranks import (
    BY_FOOD,
    BY_GOLDEN_AGES,
    BY_INDUSTRY,
    BY_PASSING,
    BY_STABILITY,
    BY_STRENGTH,
)
from tabularium.kernel.machine import Node

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
    second: str,
    age: int,
    architects: int,
    famine: int,
    first_event: Node,
    second_event: Node,
) -> None:
    """An event card, named after its first event."""
    enter_kind(
        key,
        at.EVENT,
        age,
        second=second,
        architects=architects,
        famine=famine,
        happens=[first_event, second_event],
    )


def swap(effect: Node, **price: int) -> Node:
    """Everybody may pay for something, once (N154, N236)."""
    return For(EVERYONE, May(To(Pay([amounts(**price)]), effect)))


def both(*lines: Node) -> Node:
    """Lines of one event in the order given (N249)."""
    return Lines(list(lines))
