"""Equal cards in a row lie at different places: one of them does not stand for the others."""

from __future__ import annotations

from collections.abc import Iterator

from tabularium.declare.rules import DeclaredRules
from tabularium.kernel.game import Game
from tabularium.kernel.machine import State
from tabularium.kernel.offer import PAYS
from tabularium.testing.broken import BrokenPromise
from tabularium.testing.kit import Kit


def twins(g: State, kit: Kit) -> Iterator[tuple[str, str, list[int]]]:
    """Cards of a row that are equal by themselves, while their places are not: the row, their name
    and these places."""
    assert isinstance(g.rules, DeclaredRules)
    keys = g.rules.card_keys()
    for zone, entry in enumerate(g.rules.layout.on_table.zones):
        cards = g.zones[zone] if entry.spread else []
        for place, card in enumerate(cards):
            for other in range(place):
                same = g.rules.kinds[card], g.marks[card]
                there = g.rules.kinds[cards[other]], g.marks[cards[other]]
                if same == there and not kit.one_place(g, zone, other, place):
                    yield entry.name, keys[g.rules.kinds[card]], [other, place]


def check_copies(game: Game, seed: int, kit: Kit) -> None:
    """Who can choose one of them can choose the other: what comes of it depends on the place."""
    g = game.state
    if game.over or not isinstance(g.rules, DeclaredRules):
        return
    for row, name, places in twins(g, kit):
        node = g.rules.nodes[g.stack[g.top]]
        offered = {
            thing.spot
            for code in g.options
            for thing in node.about(g, code)
            if thing.zone == row and thing.name == name and thing.part != PAYS
        }
        if offered and not offered.issuperset(places):
            raise BrokenPromise(
                "promise-copies",
                game=g.rules.info.id,
                seed=str(seed),
                moves=len(game.moves),
                name=f"{row}:{name}",
                given=sorted(offered),
                places=places,
            )
