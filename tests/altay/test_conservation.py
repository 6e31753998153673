"""Nothing appears from nowhere: cards, settlements and tokens are conserved through whole games."""

import random

from hypothesis import given
from hypothesis import strategies as st

from altay_printed import LEVELS
from games import played, step
from support import rule
from tabularium.games.altay.board import TERRITORIES
from tabularium.games.altay.layout import (
    CAPTURED,
    CONSUMED,
    COUNT,
    FACTION,
    LOST,
    ON_CARD,
    OWNER,
    POOL,
    PROGRESS,
    SEATS,
    SUPPLY,
    TABLE,
    TOKEN,
    TOKEN_COPIES,
    TOKEN_TYPES,
    TOKENS,
)


def cards_in_game(seats):
    return 10 * seats + 11 * 2 * seats + 2 * 5 * seats + 10


def check(g):
    state = g.state
    nums = state.nums
    cards = [card for zone in state.zones for card in zone]
    if all(nums[FACTION + seat] >= 0 for seat in range(g.seats)) and nums[SUPPLY] > 0:
        assert len(cards) == cards_in_game(g.seats)
    assert len(set(cards)) == len(cards)
    lying = {card for zone in (TABLE, PROGRESS) for s in range(4) for card in state.zones[zone + s]}
    for seat in range(g.seats):
        if nums[FACTION + seat] < 0 or nums[SUPPLY + seat] + nums[LOST + seat] == 0:
            continue
        on_board = sum(nums[COUNT + t] for t in range(TERRITORIES) if nums[OWNER + t] == seat)
        captured = sum(nums[CAPTURED + winner * SEATS + seat] for winner in range(SEATS))
        lost = nums[LOST + seat]
        supply = nums[SUPPLY + seat]
        assert supply + on_board + nums[ON_CARD + seat] + captured + lost == 15
        tokens = sum(nums[TOKENS + seat * TOKEN_TYPES + kind] for kind in range(TOKEN_TYPES))
        assert 0 <= nums[CONSUMED + seat] <= tokens
    for t in range(TERRITORIES):
        assert 0 <= nums[COUNT + t] <= 4
        assert (nums[COUNT + t] > 0) == (nums[OWNER + t] >= 0)
        assert not (nums[COUNT + t] and nums[TOKEN + t])
    for kind in range(1, TOKEN_TYPES):
        taken = sum(nums[TOKENS + seat * TOKEN_TYPES + kind] for seat in range(SEATS))
        lying_about = sum(nums[TOKEN + t] == kind for t in range(TERRITORIES))
        assert taken + lying_about <= TOKEN_COPIES[kind]
    assert all(nums[POOL + good] >= 0 for good in range(5))
    for card in cards:
        assert state.marks[card] == 0 or card in lying or state.marks[card] == 1


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
