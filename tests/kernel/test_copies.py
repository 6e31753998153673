"""Games that are copied or sent to another process."""

import copy
import pickle
import random

import pytest

import tabularium as tb

WAYS = [copy.copy, copy.deepcopy, lambda game: pickle.loads(pickle.dumps(game))]
GAMES = [info.id for info in tb.games()]


@pytest.mark.parametrize("way", WAYS, ids=["copy", "deepcopy", "pickle"])
@pytest.mark.parametrize("game", GAMES)
def test_a_copy_is_the_same_game_and_goes_its_own_way(game, way):
    g = tb.new(game, seats=2, seed=4)
    draw = random.Random(4)
    for _ in range(40):
        g.apply(draw.randrange(g.n_options))
    before = g.digest()
    other = way(g)
    assert other.digest() == before
    assert other.moves == g.moves
    assert other.log("en", 0) == g.log("en", 0)
    other.apply(0)
    assert g.digest() == before


@pytest.mark.parametrize("game", GAMES)
def test_positions_and_imagined_games_can_be_copied_too(game):
    g = tb.new(game, seats=2, seed=5)
    draw = random.Random(5)
    for _ in range(30):
        g.apply(draw.randrange(g.n_options))
    for one in (tb.position(g.position()), g.resample(0, 1)):
        one.apply(0)
        assert pickle.loads(pickle.dumps(one)).digest() == one.digest()
