"""What a turn offers and what it refuses: never both, never neither."""

import random

import pytest

import tabularium as tb
from tabularium.cards.menu import Menu

ZONES = ("market", "cards", "site", "advisor", "tower", "colonies", "wonders", "board")


def moments(seed):
    """The menus of a random game."""
    g = tb.new("nations", seats=1 + seed % 5, seed=seed, options={"sides": "B"})
    draw = random.Random(seed)
    while not g.over:
        node = g.state.rules.nodes[g.state.stack[g.state.top]]
        if isinstance(node, Menu):
            yield g.state, node
        g.apply(draw.randrange(g.n_options))


@pytest.mark.parametrize("seed", range(10))
def test_whatever_is_not_offered_has_a_reason(seed):
    refused = 0
    for g, menu in moments(seed):
        things = [thing for thing in g.rules.things(g, g.to_move) if thing.zone in ZONES]
        about = {thing.place for code in g.options for thing in menu.about(g, code)}
        for thing in things:
            reason = menu.refuses(g, thing)
            refused += reason is not None
            assert (reason is None) == (thing.place in about), thing
    assert refused > 100
