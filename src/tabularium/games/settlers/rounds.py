"""Rounds, clean-up and the end (S25, S42-S47, S86)."""

from __future__ import annotations

from tabularium.games.settlers import layout as at
from tabularium.games.settlers.catalogue import GATE, KINDS, SHRINE
from tabularium.games.settlers.events import GAME_OVER, ROUND_BEGINS
from tabularium.games.settlers.locations import move_location
from tabularium.kernel.machine import Node, State, Verb


def return_borrowed(g: State) -> None:
    """Locations taken over by a Temple of Ra go home (SQ7)."""
    for seat in range(g.seats):
        for card in g.zones[at.EMPIRE + seat][:]:
            owner = (g.marks[card] >> at.TAKEN & at.SEAT_MASK) - 1
            if owner >= 0:
                move_location(g, seat, owner, card, g.marks[card] & ~(at.SEAT_MASK << at.TAKEN))


class CleanUp(Verb):
    """Goods are lost but for what is stored; tokens and used goods leave the cards (S43-S46)."""

    def do(self, g: State, seat: int, source: int) -> None:
        nums = g.nums
        for player in range(g.seats):
            nums[at.PASSED + player] = 0
            nums[at.TURNS + player] = 0
        if nums[at.ROUND] == at.ROUNDS:
            return_borrowed(g)
            return  # leftovers decide ties (S42)
        for player in range(g.seats):
            for good in range(at.HELD):
                if not g.mod(player, at.STORES + good):
                    nums[at.POOL + player * at.HELD + good] = 0
            for card in g.zones[at.EMPIRE + player]:
                g.marks[card] &= ~(at.USES | at.BLOCKED | at.DEFENDED)
                kind = KINDS[card]
                if not GATE[kind] and not SHRINE[kind]:
                    g.marks[card] &= (1 << at.COUNT) - 1
        return_borrowed(g)  # cleaning up is part of the round: borrowed storage has served (S25)
        nums[at.FIRST] = (nums[at.FIRST] + 1) % g.seats


class Rounds(Node):
    """Five rounds, then the end."""

    def __init__(self, one: Node) -> None:
        super().__init__()
        self.one = one

    def parts(self) -> list[Node]:
        return [self.one]

    def step(self, g: State, seat: int, source: int) -> None:
        if g.nums[at.ROUND] == at.ROUNDS:
            if g.telling:
                g.tell(GAME_OVER, 0)
            g.finish()
            return
        g.nums[at.ROUND] += 1
        g.nums[at.TURN] = -1
        if g.telling:
            g.tell(ROUND_BEGINS, g.nums[at.FIRST], g.nums[at.ROUND])
        g.push(self.one, 0, -1)
