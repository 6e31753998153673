"""The optional trade rule: coins for what would be lost."""

import pytest

from support import altay, goods, keys, play, player, rule

TRADE = {"trade": True}


@rule("A36")
def test_each_good_left_at_the_end_becomes_a_coin():
    g = altay(["hunter"], options=TRADE, goods={"wood": 2, "stone": 1}, me={"coins": 1})
    play(g, "end", "end")
    assert (goods(g), player(g)["coins"]) == ({}, 4)


@rule("A36")
def test_without_the_option_what_is_left_is_lost():
    g = altay(["hunter"], goods={"wood": 2, "stone": 1})
    play(g, "end")
    assert player(g)["coins"] == 0


@rule("A36")
def test_placed_goods_bring_no_coins():
    g = altay(["village", "hunter"], options=TRADE, goods={"food": 1, "wood": 1})
    play(g, "play:village:collect", "place:village:food", "end")
    assert player(g)["coins"] == 1


@rule("A36")
@pytest.mark.parametrize("good", ["food", "wood", "metal", "stone", "culture"])
def test_five_coins_buy_one_good_of_choice(good):
    g = altay(["hunter"], options=TRADE, me={"coins": 6})
    play(g, "trade", good)
    assert (goods(g), player(g)["coins"]) == ({good: 1}, 1)


@rule("A36")
def test_four_coins_buy_nothing():
    assert "trade" not in keys(altay(["hunter"], options=TRADE, me={"coins": 4}))


@rule("A36")
def test_one_may_trade_more_than_once_and_at_any_time_of_the_turn():
    g = altay(["hunter"], options=TRADE, me={"coins": 10})
    play(g, "trade", "metal", "play:hunter:food", "trade", "culture")
    assert goods(g) == {"food": 1, "metal": 1, "culture": 1}
    assert "trade" not in keys(g)


@rule("A36")
def test_coins_serve_their_owner_only():
    coins = {"hand": ["hunter"], "coins": 5}
    g = altay(["hunter"], options=TRADE, rival=coins)
    assert "trade" not in keys(g)
    play(g, "end", "trade", "metal")
    assert (g.to_move, goods(g), player(g, 1)["coins"]) == (1, {"metal": 1}, 0)


@rule("A36")
def test_coins_just_taken_serve_in_the_next_turn():
    g = altay(["hunter"], options=TRADE, goods={"wood": 5})
    assert "trade" not in keys(g)
    play(g, "end", "end")
    assert (g.to_move, "trade" in keys(g)) == (0, True)


@rule("A36")
def test_only_the_player_whose_turn_ends_takes_coins():
    g = altay(["hunter"], options=TRADE, goods={"wood": 5})
    play(g, "end")
    assert [player(g, seat)["coins"] for seat in (0, 1)] == [5, 0]
