"""Nothing appears from nowhere: cards, settlements and tokens are conserved through whole games."""

import random

from hypothesis import given
from hypothesis import strategies as st

from altay_printed import LEVELS
from games import played, step
from support import rule
from tabularium.games.altay.layout import FACTION, SUPPLY
from tabularium.testing.bounds.altay import beyond


def cards_in_game(seats):
    return 10 * seats + 11 * 2 * seats + 2 * 5 * seats + 10


def check(g):
    state = g.state
    nums = state.nums
    cards = [card for zone in state.zones for card in zone]
    if all(nums[FACTION + seat] >= 0 for seat in range(g.seats)) and nums[SUPPLY] > 0:
        assert len(cards) == cards_in_game(g.seats)
    assert len(set(cards)) == len(cards)
    assert list(beyond(state)) == []


@rule("A1", "A2", "B26")
@given(seed=st.integers(0, 10**6))
def test_everything_is_conserved(seed):
    g = played(seed, 0)
    draw = random.Random(seed)
    for _ in range(600):
        if g.over:
            break
        step(g, draw)
        check(g)


@rule("A42", "A59", "A31")
@given(seed=st.integers(0, 10**6), moment=st.integers(100, 1500))
def test_limits_hold_at_every_moment(seed, moment):
    g = played(seed, moment)
    levels = {}
    for level, names in enumerate(LEVELS):
        levels.update(dict.fromkeys(names, level))
    for player in g.view(None)["players"]:
        held = player["achievements"] + [entry["card"] for entry in player["progress"]]
        assert len(set(held)) == len(held)
        count = [sum(levels[card] == level for card in held) for level in range(3)]
        assert count[0] >= count[1] >= count[2]
        titles = [entry["card"].partition("+")[0] for entry in player["table"]]
        assert len(set(titles)) == len(titles)
