"""A game told while it is played is told as by replaying it."""

import random

import pytest

import tabularium as tb
from tabularium.kernel.log import Log

WORDLESS = "moved"


def spoken(g, viewer):
    """What a viewer heard of in words, without what moved on the table."""
    moves = ("moved", "because")
    return [
        {name: value for name, value in event.items() if name not in moves}
        for event in g.feed(viewer)
        if event["event"] != WORDLESS
    ]


@pytest.mark.parametrize("game", ["altay", "settlers", "nations", "imperium"])
def test_a_log_tells_what_a_replay_tells(game):
    g = tb.new(game, seats=2, seed=5)
    log = Log(g)
    draw = random.Random(5)
    for _ in range(120):
        if g.over:
            break
        i = draw.randrange(g.n_options)
        g.apply(i)
        log.apply(i)
    for viewer in (None, 0, 1):
        number = -1 if viewer is None else viewer
        seen = [k for k in range(log.count) if log.seen(k, number)]
        assert [log.said(k) for k in seen] == spoken(g, viewer)
        assert [log.text(k, "pl") for k in seen] == g.log("pl", viewer)


def test_a_log_that_comes_late_knows_everything():
    g = tb.new("altay", seats=2, seed=5).play(0).play(0).play(0)
    late = Log(g)
    early = Log(g.at_move(0))
    for i in g.moves:
        early.apply(i)
    assert [late.said(k) for k in range(late.count)] == [early.said(k) for k in range(early.count)]


def test_events_belong_to_moves():
    g = tb.new("altay", seats=2, seed=5)
    log = Log(g)
    counts = [log.count]
    for _ in range(20):
        i = g.n_options - 1
        g.apply(i)
        log.apply(i)
        counts.append(log.count)
    assert [log.count_at(n) for n in range(21)] == counts
    for k in range(log.count):
        n = log.move_of(k)
        assert k < counts[n] and (n == 0 or k >= counts[n - 1])


def test_who_moved_is_told_of_what_comes_of_it():
    g = tb.new("altay", seats=2, seed=5)
    log = Log(g)
    movers = [-1]
    for _ in range(40):
        movers.append(g.to_move)
        i = g.n_options - 1
        g.apply(i)
        log.apply(i)
    found = [log.mover(k) for k in range(log.count)]
    assert found == [movers[log.move_of(k)] for k in range(log.count)]
    assert set(found) == {-1, 0, 1}
    # a log that comes late knows it too
    late = Log(g)
    assert [late.mover(k) for k in range(late.count)] == found
    # what a move sets off may be about somebody else
    assert any(log.said(k).get("seat", -1) not in (-1, found[k]) for k in range(log.count))


def test_an_imagined_game_is_told_from_the_real_start():
    g = tb.new("altay", seats=2, seed=5).play(0).play(0)
    world = g.resample(0, 9)
    log = Log(world)
    assert [log.said(k) for k in range(log.count)] == spoken(g, 0)
