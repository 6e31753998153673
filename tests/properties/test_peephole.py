"""Undo is no peephole: who may take moves back unasked could not have been shown anything else,
in many more worlds than the policy looks at."""

import random

import pytest

import tabularium as tb
from games import started, step
from tabularium.presentation.learnt import learnt

GAMES = [info.id for info in tb.games()]
FRESH = range(10_000, 10_200)  # seeds that the policy does not use
RARELY = 0.05  # of all worlds: what may be missed tells next to nothing


def taken_back(game, seed, most):
    """Moves that could be taken back at once: the game before, the moves, whose they were."""
    g = started(seed, game)
    draw = random.Random(seed)
    found = []
    for _ in range(most):
        if g.over:
            break
        before, seat = g.clone(), g.to_move
        step(g, draw, 0.4)
        if draw.random() < 0.2:
            continue
        end = g.clone()
        shown = end.rules.shows(before.state, end.state)
        # and what others answered, as bots do
        while draw.random() < 0.5 and not end.over and end.to_move != seat:
            state = end.state.clone()
            step(end, draw, 0.4)
            shown = shown or end.rules.shows(state, end.state)
        moves = end.moves[len(before.moves) :]
        if not shown and not end.over and not learnt(before, moves, [seat]):
            found.append((before, moves, seat))
    return found


def missed(game, seeds, most, fresh=FRESH):
    """Over some games: how many undos are free, and in how many fresh worlds each tells."""
    free, shares = 0, []
    for seed in seeds:
        for before, moves, seat in taken_back(game, seed, most):
            free += 1
            if learnt(before, moves, [seat], fresh):
                told = [learnt(before, moves, [seat], [seed]) for seed in fresh]
                shares.append(sum(told) / len(told))
    return free, shares


@pytest.mark.parametrize("game", GAMES)
def test_what_is_free_to_take_back_has_told_nothing(game):
    free, shares = missed(game, [5], 25, FRESH[:50])
    assert free > 5
    assert not shares


@pytest.mark.slow
@pytest.mark.parametrize("game", GAMES)
def test_what_is_missed_tells_next_to_nothing(game):
    free, shares = missed(game, range(100, 104), 120)
    assert free > 100
    assert len(shares) <= free / 200
    assert max(shares, default=0) < RARELY
