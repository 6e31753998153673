"""What a player's next production gives, as far as that is certain (S31-S35, S42-S46)."""

from __future__ import annotations

from tabularium.games.settlers import layout as at
from tabularium.games.settlers.actions_at_home import LookAndKeep
from tabularium.games.settlers.boards import BOARDS
from tabularium.games.settlers.catalogue import KINDS, PRODUCES
from tabularium.games.settlers.gain import Gain, GainPer
from tabularium.games.settlers.production import deal_goods_of
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


class Forecast:
    """``makes`` by good, the kinds of cards whose owner has a choice, the goods that are kept."""

    def __init__(self, g: State, seat: int) -> None:
        self.makes = [0] * (at.VP + 1)
        self.choices: list[int] = []
        self.keeps = [good for good in range(at.HELD) if g.mod(seat, at.STORES + good)]
        home = at_home(g)
        for good, n in BOARDS[g.nums[at.FACTION + seat]]:
            self.makes[good] += n
        for good in deal_goods_of(home, seat):
            self.makes[good] += 1
        for card in home.zones[at.EMPIRE + seat]:
            produces = PRODUCES[KINDS[card]]
            if produces is None:
                continue
            goods = certain(produces, home, seat)
            if goods is None:
                self.choices.append(KINDS[card])
            else:
                for good, n in goods:
                    self.makes[good] += points_gained(home, seat, n) if good == at.VP else n
