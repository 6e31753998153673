"""A game told while it is played is told as by replaying it."""

import random

import pytest

import tabularium as tb
from tabularium.kernel.teller import Teller


@pytest.mark.parametrize("game", ["altay", "settlers", "nations", "imperium"])
def test_a_teller_tells_what_a_replay_tells(game):
    g = tb.new(game, seats=2, seed=5)
    teller = Teller(g)
    draw = random.Random(5)
    for _ in range(120):
        if g.over:
            break
        i = draw.randrange(g.n_options)
        g.apply(i)
        teller.apply(i)
    for viewer in (None, 0, 1):
        number = -1 if viewer is None else viewer
        seen = [k for k in range(teller.count) if teller.seen(k, number)]
        assert [teller.event(k, number) for k in seen] == g.feed(viewer)
        assert [teller.text(k, "pl") for k in seen] == g.log("pl", viewer)


def test_a_teller_that_comes_late_knows_everything():
    g = tb.new("altay", seats=2, seed=5).play(0).play(0).play(0)
    late = Teller(g)
    early = Teller(g.at_move(0))
    for i in g.moves:
        early.apply(i)
    assert [late.event(k, 0) for k in range(late.count)] == [
        early.event(k, 0) for k in range(early.count)
    ]


def test_events_belong_to_moves():
    g = tb.new("altay", seats=2, seed=5)
    teller = Teller(g)
    counts = [teller.count]
    for _ in range(20):
        i = g.n_options - 1
        g.apply(i)
        teller.apply(i)
        counts.append(teller.count)
    assert [teller.count_at(n) for n in range(21)] == counts
    for k in range(teller.count):
        n = teller.move_of(k)
        assert k < counts[n] and (n == 0 or k >= counts[n - 1])


def test_an_imagined_game_is_told_from_the_real_start():
    g = tb.new("altay", seats=2, seed=5).play(0).play(0)
    world = g.resample(0, 9)
    teller = Teller(world)
    assert [teller.event(k, 0) for k in range(teller.count)] == g.feed(0)
