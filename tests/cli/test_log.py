"""What happened while I was away."""

import random

import tabularium as tb
from tabularium.cli.tables import table_of
from tabularium.presentation.log import lines_of, since_own_turn

GUIDE = table_of("altay").guide


def turns(lines):
    return [one.seat for one in lines if GUIDE.begins_turn(one.event)]


def played(moves, seats=3):
    game = tb.new("altay", seats=seats, seed=2, options={"first_player": "first_seat"})
    chance = random.Random(5)
    while len(game.moves) < moves or game.decision.kind != "turn":
        game.apply(chance.randrange(game.n_options))
    return game


def test_it_begins_where_the_own_turn_ended():
    game = played(100)
    seat = game.to_move
    told = since_own_turn(lines_of(game, seat, "en"), seat, GUIDE)
    assert turns(told) == [(seat + 1) % 3, (seat + 2) % 3, seat]
    assert GUIDE.begins_turn(told[0].event)


def test_it_stays_while_one_plays():
    game = played(100)
    seat = game.to_move
    before = since_own_turn(lines_of(game, seat, "en"), seat, GUIDE)
    game.apply(0)
    after = since_own_turn(lines_of(game, seat, "en"), seat, GUIDE)
    assert after[: len(before)] == before


def test_somebody_elses_turn_can_be_in_the_middle():
    game = played(100)
    other = (game.to_move + 1) % 3
    told = since_own_turn(lines_of(game, other, "en"), other, GUIDE)
    assert turns(told) == [(other + 1) % 3, game.to_move]


def test_in_the_first_round_everything_is_told():
    game = played(0)
    everything = lines_of(game, game.to_move, "en")
    assert since_own_turn(everything, game.to_move, GUIDE) == everything


def test_it_holds_nothing_a_rival_saw_alone():
    game = played(100)
    for seat in range(3):
        own = [one for one in lines_of(game, seat, "en") if one.event["event"] == "drew"]
        assert own
        assert {one.seat for one in own} == {seat}
    assert not [one for one in lines_of(game, None, "en") if one.event["event"] == "drew"]
