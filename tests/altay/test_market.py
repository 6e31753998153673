"""Acquiring action cards."""

import pytest

import tabularium as tb
from support import GOODS, altay, goods, keys, on_table, play, player, rule

PLENTY = dict.fromkeys(GOODS, 9)


def pile(g, title):
    """The top card of a pile, and how many are left."""
    found = next(p for p in g.view(None)["market"] if p["title"] == title)
    return found["top"], found["left"]


def bought(g):
    return [key for key in keys(g) if key.startswith("buy:")]


@rule("A37")
def test_one_pays_the_cost_and_the_card_goes_to_the_discard_pile():
    g = altay(["village"], goods={"food": 2, "metal": 1, "culture": 1})
    play(g, "buy:cavalry")
    assert goods(g) == {"food": 1}
    assert player(g)["discard"] == ["cavalry+1"]
    assert pile(g, "cavalry") == ("cavalry", 3)


@rule("A37")
@pytest.mark.parametrize(
    ("title", "cost"),
    [
        ("farmer", {"food": 1}),
        ("lumberjack", {"food": 1}),
        ("miner", {"food": 1}),
        ("stonecutter", {"food": 1}),
        ("scholar", {"food": 2}),
        ("cavalry", {"food": 1, "metal": 1, "culture": 1}),
        ("town", {"food": 1, "wood": 1, "culture": 1}),
        ("chariot", {"metal": 2, "culture": 2}),
        ("city", {"wood": 2, "culture": 2}),
    ],
)
def test_a_card_is_offered_for_exactly_its_cost(title, cost):
    g = altay(["village"], goods=cost)
    assert f"buy:{title}" in keys(g)
    for good in cost:
        short = cost | {good: cost[good] - 1}
        assert f"buy:{title}" not in keys(altay(["village"], goods=short))


@rule("A37", "A10")
def test_a_variable_cost_is_paid_with_wood_metal_or_stone():
    g = altay(["village"], goods=PLENTY)
    play(g, "buy:merchant")
    assert keys(g) == ["wood", "metal", "stone"]
    play(g, "stone")
    assert goods(g) == PLENTY | {"food": 7, "stone": 8, "culture": 8}


@rule("A37", "A10")
def test_food_and_culture_do_not_pay_a_variable_cost():
    g = altay(["village"], goods={"food": 9, "culture": 9})
    assert "buy:merchant" not in keys(g)
    assert "buy:worker" not in keys(g)


@rule("A37", "A10")
def test_two_variable_symbols_may_be_paid_with_different_goods():
    g = altay(["village"], goods={"food": 1, "metal": 1, "stone": 1, "culture": 1})
    play(g, "buy:worker")
    assert (goods(g), player(g)["discard"]) == ({}, ["worker+1"])


@rule("A37", "A10")
def test_the_second_player_pays_and_receives_likewise():
    g = altay(turn=1, goods=PLENTY, rival={"hand": ["village"]})
    play(g, "buy:worker", "wood", "metal")
    assert goods(g) == PLENTY | {"food": 8, "wood": 8, "metal": 8, "culture": 8}
    assert (player(g, 1)["discard"], player(g, 0)["discard"]) == (["worker+1"], [])


@rule("A37")
def test_a_bought_card_cannot_be_played_in_the_same_turn():
    g = altay(["village"], goods={"food": 2})
    play(g, "buy:farmer")
    assert "play:farmer:food" not in keys(g)


@rule("A38", "B28")
def test_one_card_of_each_type_per_turn():
    g = altay(["village"], goods=PLENTY)
    play(g, "buy:farmer", "buy:chariot")
    assert "buy:farmer" not in keys(g)
    assert "buy:chariot" not in keys(g)
    assert "buy:lumberjack" in keys(g)


@rule("A38")
def test_the_same_type_again_in_the_next_turn():
    g = altay(["village"], goods={"food": 1}, me={"deck": ["hunter"]})
    play(g, "buy:farmer", "end", "end", "play:hunter:food")
    assert "buy:farmer" in keys(g)


@rule("A38")
def test_a_purchase_of_mine_does_not_bar_the_rival():
    g = altay(["village"], goods={"food": 1}, rival={"hand": ["hunter"]})
    play(g, "buy:farmer", "end", "play:hunter:food")
    assert (g.to_move, "buy:farmer" in keys(g)) == (1, True)


@rule("A39", "A8")
def test_collected_goods_cannot_be_spent():
    g = altay(["hunter"], me={"table": [on_table("village", food=1)]})
    assert keys(g) == ["play:hunter:food", "end"]


@rule("A39")
def test_goods_on_an_achievement_cannot_be_spent():
    g = altay(["village"], me={"progress": on_table("writing", food=2)})
    assert bought(g) == []


@rule("A39")
def test_collected_goods_cannot_be_moved_to_another_card():
    me = {"table": [on_table("village", food=1)], "progress": on_table("writing", wood=1)}
    g = altay(["hunter"], me=me)
    assert keys(g) == ["play:hunter:food", "abandon", "end"]


@rule("A39", "A9")
def test_stored_goods_can_be_spent_once_taken():
    g = altay(["village"], me={"table": [on_table("merchant", food=2)]})
    assert bought(g) == []
    play(g, "take:merchant", "buy:scholar")
    assert sorted(player(g)["discard"]) == ["merchant", "scholar"]


@rule("A17", "B28")
def test_the_copy_with_the_most_points_is_bought_first():
    g = altay(["village"], goods=PLENTY)
    assert pile(g, "city") == ("city+2", 4)
    play(g, "buy:city")
    assert player(g)["discard"] == ["city+2"]
    assert pile(g, "city") == ("city+1", 3)


@rule("A17", "A37")
@pytest.mark.parametrize(
    ("left", "top", "culture"), [(4, "chariot+2", 2), (3, "chariot+1", 1), (2, "chariot", 0)]
)
def test_the_price_is_that_of_the_top_card(left, top, culture):
    market = {"chariot": left}
    g = altay(["village"], market=market, goods={"metal": 2, "culture": culture})
    assert pile(g, "chariot") == (top, left)
    assert (goods(play(g, "buy:chariot")), player(g)["discard"]) == ({}, [top])
    if culture:
        short = altay(["village"], market=market, goods={"metal": 2, "culture": culture - 1})
        assert "buy:chariot" not in keys(short)


@rule("B28")
def test_a_cheaper_copy_under_the_top_one_cannot_be_bought():
    g = altay(["village"], goods={"food": 1, "metal": 1})
    assert "buy:cavalry" not in keys(g)
    g = altay(["village"], goods={"food": 1, "metal": 1}, market={"cavalry": 3})
    assert "buy:cavalry" in keys(g)


@rule("A17", "A37")
def test_an_empty_pile_sells_nothing():
    g = altay(["village"], goods={"food": 1}, market={"farmer": 0})
    assert bought(g) == ["buy:lumberjack", "buy:miner", "buy:stonecutter"]


@rule("A17")
def test_the_last_card_of_a_pile_can_be_bought():
    g = play(altay(["village"], goods={"food": 1}, market={"farmer": 1}), "buy:farmer")
    assert pile(g, "farmer") == (None, 0)


@rule("A17")
def test_three_players_have_six_cards_in_a_pile():
    g = tb.position({"game": "altay", "seats": ["earthfolk", "firefolk", "smallfolk"]})
    assert pile(g, "chariot") == ("chariot+2", 6)
