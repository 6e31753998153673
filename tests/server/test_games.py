"""Whole games through the client, as somebody would write it."""

import random
from concurrent.futures import ThreadPoolExecutor

import pytest

import tabularium as tb
from tabularium.server.errors import NotOver


@pytest.mark.slow
@pytest.mark.parametrize("game", ["altay", "settlers", "nations", "imperium"])
def test_a_whole_game_against_a_bot(shared, game):
    table = shared.client().create(game, seats=["human", "greedy"])
    me = table.seat(0)
    draw = random.Random(game)
    with pytest.raises(NotOver):
        table.record()
    with pytest.raises(NotOver):
        table.weighed()
    while not table.over:
        decision = me.wait(timeout=60)
        if decision:
            me.play(draw.choice(decision.options).key)
    replayed = tb.replay(table.record())
    assert replayed.over
    assert [score.total for score in table.scores] == [s.total for s in replayed.scores()]
    assert [score.parts for score in table.scores] == [s.parts for s in replayed.scores()]
    assert table.winners == replayed.winners
    before = reversed(range(len(replayed.moves)))
    last = next(n for n in before if replayed.at_move(n).to_move == 1)
    taken = replayed.at_move(last).decision.options[replayed.moves[last]].key
    told = table.weighed(last + 1)
    assert [one["key"] for one in told["options"] if one["taken"]] == [taken]
    assert [line["text"] for line in table.log()] == replayed.log("en", 0)


@pytest.mark.slow
def test_people_at_two_clients(server):
    table = server.client().create("settlers", seats=["human", "human"])
    friend = server.client("pl").table(table.id, {1: table.tokens[1]})
    seats = [table.seat(0), friend.seat(1)]

    def play(seat):
        draw = random.Random(seat.number)
        while decision := seat.wait(timeout=30):
            seat.play(draw.choice(decision.options).key)

    with ThreadPoolExecutor(2) as pool:
        list(pool.map(play, seats))
    assert table.over and friend.over
    assert seats[0].state["winners"] == seats[1].state["winners"]
    assert seats[0].state["title"] == "Imperial Settlers"
    assert seats[1].state["lang"] == "pl"
    assert [line["text"] for line in table.log()] == tb.replay(table.record()).log("en", 0)
