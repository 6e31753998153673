"""What was learnt since a move: tried out in worlds that could not be told from the true one."""

import random
import time

import pytest

import tabularium as tb
from games import started, step
from tabularium.kernel.machine import Rules
from tabularium.presentation import learnt as module
from tabularium.presentation.learnt import MOST, imaginable, learnt, learnt_since, stretches

RUINS = {"hand": ["ruins", "ruins"]}


def settlers(*rivals, **more):
    """Barbarians in round 2, who build their Ruins; the others hold what is given."""
    names = ["barbarians", "romans", "egyptians", "japanese"][: 1 + len(rivals)]
    players = [{**RUINS, **more}, *[{"hand": hand} for hand in rivals]]
    return tb.position({"game": "settlers", "seats": names, "round": 2, "players": players})


def test_who_is_passed_has_told_something_of_their_hand():
    assert learnt_since(settlers(["tavern"]).play("build:ruins"), 0, [0])


def test_who_is_asked_has_told_something_of_their_hand():
    game = settlers(["ruins"]).play("build:ruins")
    assert game.to_move == 1
    assert learnt_since(game, 0, [0])


def test_without_cards_there_is_nothing_to_tell():
    assert not learnt_since(settlers([]).play("build:ruins"), 0, [0])


def test_what_one_plays_is_no_news_to_who_shares_the_screen():
    game = settlers([]).play("build:ruins")
    assert learnt_since(game, 0, [1])  # they could not know of the Ruins
    assert not learnt_since(game, 0, [0, 1])


def test_each_of_those_at_one_screen_begins_with_what_they_know():
    """Both build what they hold, and nobody has shown anything else; the Egyptians have."""
    game = settlers(["ruins", "ruins"], []).play("build:ruins").play("build:ruins")
    before = game.at_move(0)
    parts = stretches(before, game.moves, [0, 1])
    assert [(len(start.moves), part, seat) for start, part, seat in parts] == [
        (0, list(game.moves[:1]), 0),
        (1, list(game.moves[1:]), 1),
    ]
    assert [len(part) for _, part, _ in stretches(before, game.moves, [0])] == [2]


def test_cards_that_are_drawn():
    """Also where nobody counts what is shown: what comes next lies otherwise in other worlds."""
    hands = [{"hand": ["hunter", "hunter"], "deck": ["warrior", "village", "digger"]}, {}]
    homes = {"5": "earthfolk 1", "2": "firefolk 1"}
    doc = {"game": "altay", "seats": ["earthfolk", "firefolk"], "board": homes, "players": hands}
    game = tb.position(doc)
    assert not learnt_since(game.clone().play("play:hunter:food"), 0, [0])
    assert learnt_since(game.clone().play("end"), 0, [0])


def test_what_others_chose_out_of_sight_is_no_part_of_a_world():
    """A rival puts away a card face down: where they do not have it, it would be another one."""
    game = started(302, "imperium", 2)
    draw = random.Random(302)
    while game.decision.kind != "move":
        step(game, draw, 0.5)
    seat = 1 - game.to_move
    before = game.clone()
    key = game.decision.options[0].key
    game.play(key)
    worlds = [before.resample(seat, seed) for seed in range(20)]
    assert any(key not in [o.key for o in world.decision.options] for world in worlds)
    assert not learnt(before, game.moves[len(before.moves) :], [seat])


def test_the_answer_follows_from_what_a_seat_knows():
    """Whatever the rival holds: if the same is seen, the same is said."""
    game = settlers(["tavern"])
    told = {}
    for seed in range(40):
        world = tb.position(game.resample(0, seed).position()).play("build:ruins")
        told.setdefault(str(world.view(0)), set()).add(learnt_since(world, 0, [0]))
    assert len(told) > 1
    assert all(len(answers) == 1 for answers in told.values())


def test_too_many_moves_are_not_tried():
    game = settlers([])
    before = game.clone()
    game.play("build:ruins")
    assert learnt(before, [*game.moves] * (MOST + 1), [0])


def test_no_more_than_so_many_moves_are_tried(monkeypatch):
    monkeypatch.setattr(module, "TRIES", 3)
    assert learnt_since(settlers([]).play("build:ruins"), 0, [0])


def test_a_game_that_cannot_imagine_worlds():
    class Bare(Rules):
        """It says nothing of what is hidden."""

    assert not imaginable(Bare.__new__(Bare))
    assert all(imaginable(tb.new(info.id, seed=1, seats=2).rules) for info in tb.games())


@pytest.mark.slow
@pytest.mark.parametrize("game", [info.id for info in tb.games()])
def test_it_takes_a_moment(game):
    """A move that nothing is learnt of costs most: all worlds are tried."""
    g = tb.new(game, seats=2, seed=5)
    took = []
    while len(took) < 30 and not g.over:
        before = g.clone()
        g.play(g.decision.options[len(g.moves) % g.n_options])
        start = time.perf_counter()
        learnt(before, g.moves[-1:], [before.to_move])
        took.append(time.perf_counter() - start)
    assert sorted(took)[len(took) // 2] < 1.0
