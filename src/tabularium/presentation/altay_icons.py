"""The effects of Altay's cards as rows of signs: [sign, number], 0 where none stands beside it."""

from __future__ import annotations

from typing import TypedDict, cast

from tabularium.cards.sequence import To
from tabularium.cards.standing import Modifier, Waiting
from tabularium.games.altay import layout as at
from tabularium.games.altay.abilities import (
    ArchiveCard,
    DiscardCard,
    DrawMore,
    Resettle,
    SwapGood,
    TrashCard,
)
from tabularium.games.altay.board import TERRAINS
from tabularium.games.altay.build import Build
from tabularium.games.altay.catalogue import KIND
from tabularium.games.altay.produce import Consume, Draw, Produce, ProduceAny, UseTerritory
from tabularium.games.altay.slots import Slots
from tabularium.games.altay.symbols import Symbols
from tabularium.games.altay.table import Collect, FillTitle, Store
from tabularium.kernel.machine import Node

WORDS: dict[type[Node], str] = {
    ProduceAny: "any",
    Consume: "consume",
    FillTitle: "fill",
    TrashCard: "trash",
    DiscardCard: "discard",
    ArchiveCard: "archive",
    DrawMore: "draw_more",
    SwapGood: "swap",
    Resettle: "resettle",
}

Row = list[tuple[str, int]]


def slot_row(slots: Slots) -> Row:
    return [
        (at.SYMBOLS[symbol], slots.symbols.count(symbol)) for symbol in sorted(set(slots.symbols))
    ]


def row(node: Node) -> Row:
    """One effect; "to" stands between what is done and what it is done for."""
    if isinstance(node, To):
        return [*row(node.cost), ("to", 0), *row(node.effect)]
    if isinstance(node, Collect):
        return [("collect", 0), *slot_row(node.slots), ("to", 0), *row(node.effect)]
    if isinstance(node, Store):
        return [("store", 0), *slot_row(node.slots)]
    if isinstance(node, Produce):
        return [(at.GOODS[node.good], node.amount)]
    if isinstance(node, UseTerritory):
        return [(TERRAINS[node.terrain], 0)]
    if isinstance(node, Symbols):
        return [(node.sort, node.amount)]
    if isinstance(node, Build):
        return [("build", node.amount)]
    if isinstance(node, Draw):
        return [("draw", node.n)]
    return [(WORDS[type(node)], 0)]


class Effect(TypedDict):
    """A moment, and what happens then."""

    when: str
    signs: Row


def rows(number: int) -> list[Effect]:
    """Every effect with its moment: play, always, once (a turn), end (of the turn), instant."""
    kind = KIND[number]
    found: list[tuple[str, Row]] = [("play", row(effect)) for effect in kind.plays]
    for standing in kind.stands:
        if isinstance(standing, Modifier):
            sort = "attack" if standing.mod == at.ATTACKING else "defence"
            found.append(("always", [(sort, standing.amount)]))
        elif isinstance(standing, Waiting):
            found.append(("once" if standing.hook == at.ABILITY else "end", row(standing.effect)))
    if kind.instant is not None:
        found.append(("instant", row(kind.instant)))
    # pairs as JSON has them
    return [
        {"when": when, "signs": cast(Row, [list(sign) for sign in signs])} for when, signs in found
    ]
