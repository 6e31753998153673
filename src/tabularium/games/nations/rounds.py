"""One round after the other, and the end (N2, N3, N161, N162). What a round is: see course.py."""

from __future__ import annotations

from tabularium.games.nations import layout as at
from tabularium.games.nations.counts import rounds_in_all
from tabularium.games.nations.events import GAME_OVER, ROUND_BEGINS
from tabularium.games.nations.in_play import FLAT, settle
from tabularium.kernel.machine import Node, State, Verb


class EndRound(Verb):
    """Used markers and everything counted for one round are cleared (N105, N161)."""

    def do(self, g: State, seat: int, source: int) -> None:
        nums = g.nums
        for player in range(g.seats):
            for place in (
                at.PASSED,
                at.TURNS,
                at.SHORT,
                at.BOUGHT_FIGHTS,
                at.BOUGHT_GOLDEN,
                at.BOUGHT_COLONIES,
                at.LEAST_STABLE,
            ):
                nums[place + player] = 0
            for i in range(at.LOSSES):
                nums[at.WAR_LOSS + player * at.LOSSES + i] = 0
            for zone in FLAT:
                for card in g.zones[zone + player]:
                    g.marks[card] &= ~at.USED
        nums[at.WAR_MIGHT] = -1
        nums[at.WAR_BUYER] = -1
        settle(g)


class Rounds(Node):
    """Two rounds an age, then the end."""

    def __init__(self, one_round: Node) -> None:
        super().__init__()
        self.one_round = one_round

    def parts(self) -> list[Node]:
        return [self.one_round]

    def step(self, g: State, seat: int, source: int) -> None:
        if g.nums[at.ROUND] == rounds_in_all(g):
            if g.telling:
                g.tell(GAME_OVER, -1)
            g.finish()
            return
        g.nums[at.ROUND] += 1
        g.nums[at.TURN] = -1
        if g.telling:
            # beyond the seats is the virtual opponent
            first = g.seats if g.nums[at.RIVAL_FIRST] else g.nums[at.ORDER]
            g.tell(ROUND_BEGINS, first, g.nums[at.ROUND])
        g.push(self.one_round, 0, -1)
