"""What holds in every game at every moment, whatever is played."""

import json
import random

import pytest
from hypothesis import given
from hypothesis import strategies as st

import tabularium as tb
from games import played, started, step

GAMES = [info.id for info in tb.games()]
seeds = st.integers(0, 10**6)
moments = st.one_of(st.integers(0, 20), st.integers(0, 900))
every_game = pytest.mark.parametrize("game", GAMES)


def canonical(doc):
    return json.dumps(doc, sort_keys=True)


@every_game
@given(seed=seeds)
def test_a_decision_has_two_options_with_different_keys(game, seed):
    g = started(seed, game)
    draw = random.Random(seed)
    for _ in range(400):
        if g.over:
            break
        assert g.n_options >= 2
        assert g.to_move == g.decision.seat
        keys = [option.key for option in g.decision.options]
        assert len(set(keys)) == len(keys)
        texts = [option.text("en") for option in g.decision.options]
        assert len(set(texts)) == len(texts)
        step(g, draw)


@every_game
@given(seed=seeds, moment=moments)
def test_a_clone_is_equal_and_independent(game, seed, moment):
    g = played(seed, moment, game)
    before = g.digest()
    copy = g.clone()
    assert copy.digest() == before
    assert canonical(copy.view(0)) == canonical(g.view(0))
    draw = random.Random(seed)
    for _ in range(30):
        if copy.over:
            break
        copy.apply(draw.randrange(copy.n_options))
    assert g.digest() == before
    # the same moves lead to the same place
    draw = random.Random(seed)
    again = g.clone()
    for _ in range(30):
        if again.over:
            break
        again.apply(draw.randrange(again.n_options))
    assert again.digest() == copy.digest()
    assert again.moves == copy.moves


@every_game
@given(seed=seeds, moment=moments)
def test_a_position_gives_the_same_game(game, seed, moment):
    g = played(seed, moment, game)
    again = tb.position(json.loads(json.dumps(g.position())))
    assert again.digest() == g.digest()
    assert canonical(again.position()) == canonical(g.position())
    # and it goes on in the same way
    draw = random.Random(seed)
    for _ in range(40):
        if g.over:
            break
        i = draw.randrange(g.n_options)
        assert [o.key for o in g.decision.options] == [o.key for o in again.decision.options]
        g.apply(i)
        again.apply(i)
    assert again.digest() == g.digest()


@every_game
@given(seed=seeds, moment=moments)
def test_a_record_gives_the_same_game(game, seed, moment):
    g = played(seed, moment, game)
    doc = json.loads(json.dumps(g.record()))
    again = tb.replay(doc)
    assert again.digest() == g.digest()
    assert again.record() == doc
    if g.moves:
        earlier = g.at_move(len(g.moves) // 2)
        assert tb.replay(earlier.record()).digest() == earlier.digest()


@every_game
@given(seed=seeds, moment=moments, other=seeds)
def test_what_a_seat_may_not_know_changes_nothing_it_sees(game, seed, moment, other):
    g = played(seed, moment, game)
    for seat in range(g.seats):
        world = g.resample(seat, other)
        assert canonical(world.view(seat)) == canonical(g.view(seat))
        assert canonical(world.feed(seat)) == canonical(g.feed(seat))
        assert world.to_move == g.to_move
        if g.to_move == seat:
            assert shown(world) == shown(g)


@every_game
@given(seed=seeds, moment=moments, other=seeds, third=seeds)
def test_an_imagined_world_depends_only_on_what_is_known(game, seed, moment, other, third):
    g = played(seed, moment, game)
    for seat in range(g.seats):
        assert (
            g.resample(seat, third).digest()
            == g.resample(seat, other).resample(seat, third).digest()
        )


def test_a_secret_fame_card_says_nothing_about_the_rest_of_a_hand():
    """A rival holds one that only they have seen, beside fame cards that everybody knows."""
    g = played(233, 620, "imperium")
    for other in range(20):
        world = g.resample(0, other)
        assert world.resample(0, 5).digest() == g.resample(0, 5).digest()


def shown(g):
    """Everything a decision tells the seat that makes it."""
    decision = g.decision
    options = [(option.key, option.text("en")) for option in decision.options]
    return decision.kind, decision.prompt("en"), options


@every_game
@given(seed=seeds, moment=moments, other=seeds)
def test_an_imagined_game_can_be_played_on(game, seed, moment, other):
    g = played(seed, moment, game)
    if g.over:
        return
    world = g.resample(g.to_move, other)
    draw = random.Random(seed)
    for _ in range(60):
        if world.over:
            break
        assert world.n_options >= 2
        world.apply(draw.randrange(world.n_options))


@every_game
@given(seed=seeds, moment=moments, junk=st.one_of(st.integers(), st.text(), st.none(), st.floats()))
def test_a_wrong_move_is_refused_and_changes_nothing(game, seed, moment, junk):
    g = played(seed, moment, game)
    before = g.digest()
    offered = [] if g.over else [option.key for option in g.decision.options]
    if junk in offered or junk in range(len(offered)):
        return
    with pytest.raises(tb.IllegalMove):
        g.play(junk)
    assert g.digest() == before
