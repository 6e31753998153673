"""A log that goes back and on again tells what one tells that was begun anew."""

import random

import pytest

import tabularium as tb
from tabularium.kernel.digest import digest
from tabularium.kernel.log import EVERY, Log

GAMES = ["altay", "settlers", "nations", "imperium"]


def told(log, seats):
    return [
        (viewer, log.said(k), log.mover(k), log.move_of(k))
        for viewer in range(-1, seats)
        for k in range(log.count)
        if log.seen(k, viewer)
    ]


def played(game, moves, seed):
    g = tb.new(game, seats=2, seed=seed)
    draw = random.Random(seed)
    log = Log(g)
    for _ in range(moves):
        if g.over:
            break
        i = draw.randrange(g.n_options)
        log.apply(i)
        g.apply(i)
    return g, log


@pytest.mark.parametrize("game", GAMES)
def test_going_back_tells_the_same(game):
    g, log = played(game, 3 * EVERY, 5)
    wanted = {len(g.moves) - 1, 2 * EVERY + 1, 2 * EVERY, EVERY + 30, EVERY, EVERY - 1, 3, 0}
    for moves in sorted(wanted & set(range(len(g.moves))), reverse=True):
        log.cut(moves)
        then = g.at_move(moves)
        assert told(log, 2) == told(Log(then), 2)
        assert tb.new(game, seats=2).rules is log.now().rules
        for n in (moves, moves // 2, 0):
            assert digest(log.at(n)) == g.at_move(n).digest()
        assert then.gone_back(moves, log.now()).digest() == then.digest()
        for i in g.moves[moves : moves + 40]:
            log.apply(i)
        assert told(log, 2) == told(Log(g.at_move(min(moves + 40, len(g.moves)))), 2)
        log.cut(moves)


@pytest.mark.parametrize("game", GAMES)
def test_what_was_looked_at_before_tells_the_same(game):
    g, log = played(game, 40, 7)
    draw = random.Random(3)
    other = Log(g)
    for _ in range(60):
        if g.over:
            break
        i = draw.randrange(g.n_options)
        log.ahead(draw.randrange(g.n_options))  # nothing has happened
        ahead = log.ahead(i)
        log.take(ahead)
        other.apply(i)
        g.go_on(i, log.now())
    assert told(log, 2) == told(other, 2)
    assert g.digest() == g.at_move(None).digest()
    assert g.record() == g.at_move(None).record()


def test_a_game_that_went_back_leaves_the_other_alone():
    g, log = played("altay", 20, 1)
    log.cut(5)
    back = g.gone_back(5, log.now())
    back.apply(0)
    assert len(g.moves) == 20
    assert back.moves == (*g.moves[:5], 0)
    assert g.at_move(None).digest() == g.digest()
