"""What players reckon with at the table: the next production, what razing and building take.

Production is told as far as it is certain (S31-S35, S42-S46).
"""

from __future__ import annotations

from typing import Any, Final

from tabularium.cards.kind import different_kinds
from tabularium.declare.entry import OWNER_SEES, Entry
from tabularium.declare.schema import NUMBER, TEXT, Schema, array, or_none, record
from tabularium.declare.told import Foretold
from tabularium.games.settlers import layout as at
from tabularium.games.settlers.actions_at_home import LookAndKeep
from tabularium.games.settlers.boards import BOARDS
from tabularium.games.settlers.build import PRICE_OF
from tabularium.games.settlers.catalogue import KEY, KINDS, PRODUCES
from tabularium.games.settlers.gain import Gain, GainPer
from tabularium.games.settlers.locations import razable
from tabularium.games.settlers.production import deal_goods_of
from tabularium.games.settlers.razing import raze_cost, razers
from tabularium.games.settlers.rounds import return_borrowed
from tabularium.games.settlers.supply import points_gained
from tabularium.kernel.machine import Node, State


def production_comes(g: State) -> bool:
    """Whether there is a production still to come."""
    if g.over or g.nums[at.ROUND] < at.ROUNDS:
        return not g.over
    return g.rules.nodes[g.stack[g.top]].kind() == "draft"


def certain(node: Node, g: State, seat: int) -> list[tuple[int, int]] | None:
    """What a production gives whatever its owner decides; None when that is the question."""
    if isinstance(node, Gain):
        return node.goods
    if isinstance(node, GainPer):
        return [(node.good, node.amount(g, seat))]
    return [(node.good, 1)] if isinstance(node, LookAndKeep) else None


def at_home(g: State) -> State:
    """The table when all that Temples of Ra have borrowed is back."""
    for seat in range(g.seats):
        for card in g.zones[at.EMPIRE + seat]:
            if g.marks[card] >> at.TAKEN & at.SEAT_MASK:
                home = g.clone()
                return_borrowed(home)
                return home
    return g


def pairs(goods: list[tuple[int, int]]) -> list[dict[str, Any]]:
    """Goods and their amounts; a list, so that nobody takes them for goods that are there."""
    return [{"good": at.GOODS[good], "n": n} for good, n in goods]


def production(g: State, player: int) -> dict[str, Any] | None:
    """What the next production gives, the cards whose owner has a choice, the goods that are kept;
    nothing when none is to come.
    """
    if g.nums[at.FACTION + player] < 0 or not production_comes(g):
        return None
    home = at_home(g)
    makes = [0] * (at.VP + 1)
    choices: list[str] = []
    for good, n in BOARDS[g.nums[at.FACTION + player]]:
        makes[good] += n
    for good in deal_goods_of(home, player):
        makes[good] += 1
    for card in home.zones[at.EMPIRE + player]:
        produces = PRODUCES[KINDS[card]]
        if produces is None:
            continue
        goods = certain(produces, home, player)
        if goods is None:
            choices.append(KEY[KINDS[card]])
            continue
        for good, n in goods:
            makes[good] += points_gained(home, player, n) if good == at.VP else n
    makes[at.CARD] += makes[at.COMMON_CARD] + makes[at.FACTION_CARD]
    makes[at.COMMON_CARD] = makes[at.FACTION_CARD] = 0
    return {
        "makes": pairs([(good, n) for good, n in enumerate(makes) if n]),
        "choices": choices,
        "keeps": [at.GOODS[good] for good in range(at.HELD) if g.mod(player, at.STORES + good)],
    }


def razing(g: State, holder: int) -> list[dict[str, Any]]:
    """What razing each location of an empire costs, and who could do it now."""
    return [
        {"cost": raze_cost(g, card), "by": razers(g, card)}
        if razable(KINDS[card])
        else {"cost": None, "by": []}
        for card in g.zones[at.EMPIRE + holder]
    ]


def missing(g: State, player: int) -> list[dict[str, Any]]:
    """What is missing to build cards in hand."""
    found: list[dict[str, Any]] = []
    for kind in different_kinds(KINDS, g.zones[at.HAND + player]):
        short = PRICE_OF[kind].missing(g, player)
        if short:
            found.append({"card": KEY[kind], "goods": pairs(short)})
    return found


PAIRS: Final[Schema] = array(record({"good": TEXT, "n": NUMBER}))
PRODUCTION: Final[Schema] = or_none(
    record({"makes": PAIRS, "choices": array(TEXT), "keeps": array(TEXT)})
)
RAZING: Final[Schema] = array(record({"cost": or_none(NUMBER), "by": array(NUMBER)}))
MISSING: Final[Schema] = array(record({"card": TEXT, "goods": PAIRS}))
FORECASTS: Final[list[Entry]] = [
    Foretold("production", PRODUCTION, production, "the next one, as far as it is certain"),
    Foretold("razing", RAZING, razing, "of each location"),
    Foretold("missing", MISSING, missing, seen=OWNER_SEES),
]
