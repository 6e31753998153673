"""What an action offers and what it refuses rest on the same rules: never both, never neither."""

import random

import pytest

import tabularium as tb
from tabularium.cards.menu import VERB, Menu

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
def test_an_action_refuses_what_it_does_not_offer_and_nothing_else(seed):
    refused = 0
    for g, menu in moments(seed):
        things = [thing for thing in g.rules.things(g, g.to_move) if thing.zone in ZONES]
        for number, action in enumerate(menu.actions):
            codes = [code for code in g.options if code >> VERB == number]
            about = {thing.place for code in codes for thing in menu.about(g, code)}
            for thing in things:
                reason = action.refuses(g, g.to_move, thing)
                refused += reason is not None
                if type(action).__name__ != "TakeOff":  # it speaks where nothing else did
                    assert reason is None or thing.place not in about, (action, thing)
        every = {thing.place for code in g.options for thing in menu.about(g, code)}
        for thing in things:
            assert (thing.place in every) or menu.refuses(g, thing) is not None, thing
    assert refused > 100
