"""What is printed on Altay's cards, without words."""

from __future__ import annotations

from typing import TypedDict

from tabularium.games.altay.catalogue import ATTACK, DEFENCE, KIND
from tabularium.games.altay.table import Lay
from tabularium.presentation.altay_icons import Effect, rows


class Printed(TypedDict):
    title: str
    level: int
    starting: bool
    cost: list[str]
    points: int | None
    attack: int
    defence: int
    slots: list[str]
    ways: int
    effects: list[Effect]
    decks: dict[str, int]


def printed(number: int) -> Printed:
    kind = KIND[number]
    table = [effect.slots.names() for effect in kind.plays if isinstance(effect, Lay)]
    return {
        "title": kind.title,
        "level": kind.level,  # of an achievement
        "starting": bool(kind.decks),
        "cost": kind.cost.names(),
        "points": kind.vp if kind.points is None else None,
        "attack": ATTACK[number],
        "defence": DEFENCE[number],
        "slots": table[0] if table else [],  # what fits on a table card
        "ways": len(kind.plays),
        "effects": rows(number),
        "decks": kind.decks,  # copies in the starting decks
    }
