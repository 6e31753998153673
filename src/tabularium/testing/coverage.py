"""How rich the positions were: what lay in play while moves were made, and what asked."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field

from tabularium.kernel.machine import FRAME, Rules, State


@dataclass
class Coverage:
    """Of one game: kinds of cards and nodes by their numbers."""

    in_play: set[int] = field(default_factory=set)
    in_hand: set[int] = field(default_factory=set)
    together: set[tuple[int, int]] = field(default_factory=set)  # in play at the same time
    at_work: set[int] = field(default_factory=set)  # nodes on the stack while somebody was asked
    taken: dict[int, int] = field(default_factory=dict)  # options taken, by the node that asked

    def see(self, g: State, in_play: Iterable[int], hands: Iterable[int]) -> None:
        """The moment of a move."""
        kinds = g.rules.kinds
        for zone in in_play:
            self.in_play.update([kinds[card] for card in g.zones[zone]])
        for zone in hands:
            self.in_hand.update([kinds[card] for card in g.zones[zone]])
        self.at_work.update(g.stack[::FRAME])
        asking = g.stack[g.top]
        self.taken[asking] = self.taken.get(asking, 0) + 1

    def see_pairs(self, g: State, in_play: Iterable[int]) -> None:
        """The cards in play beside each other, whoever owns them."""
        lying = sorted({g.rules.kinds[card] for zone in in_play for card in g.zones[zone]})
        self.together.update([(a, b) for i, a in enumerate(lying) for b in lying[i + 1 :]])

    def add(self, other: Coverage) -> None:
        self.in_play |= other.in_play
        self.in_hand |= other.in_hand
        self.together |= other.together
        self.at_work |= other.at_work
        for node, n in other.taken.items():
            self.taken[node] = self.taken.get(node, 0) + n

    def line(self, rules: Rules) -> str:
        """One line for people."""
        options = sum(self.taken.values())
        return (
            f"{options} options taken of {len(self.taken)} nodes, "
            f"{len(self.at_work)} of {len(rules.nodes)} nodes at work while asked; "
            f"of {len(rules.card_keys())} kinds of cards {len(self.in_play)} in play, "
            f"{len(self.in_hand)} in hand; {len(self.together)} pairs in play together"
        )
