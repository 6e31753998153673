"""Producing goods, with and without a territory."""

import pytest

from support import altay, board, goods, keys, on_table, play, player, rule

MOUNTAINS = {21: "earthfolk 1", 22: "earthfolk 1"}


@rule("A32")
@pytest.mark.parametrize(
    ("card", "effect", "good"),
    [
        ("hunter", "food", "food"),
        ("digger", "metal", "metal"),
        ("digger", "stone", "stone"),
        ("scholar", "culture", "culture"),
        ("worker", "wood", "wood"),
    ],
)
def test_a_card_produces_what_it_shows(card, effect, good):
    g = altay([card, "village"])
    play(g, f"play:{card}:{effect}")
    assert goods(g) == {good: 1}


@rule("A32", "A10")
def test_a_variable_symbol_gives_one_of_the_players_choice():
    g = altay(["worker", "village"])
    offered = {key for key in keys(g) if key.startswith("play:worker:")}
    assert offered == {"play:worker:wood", "play:worker:metal", "play:worker:stone"}
    assert goods(play(g, "play:worker:stone")) == {"stone": 1}


@rule("A33")
def test_goods_pay_for_cards():
    g = altay(["village"], goods={"food": 3})
    play(g, "buy:scholar")
    assert goods(g) == {"food": 1}


@rule("A33")
def test_goods_fill_settlement_cards_and_lie_on_them():
    g = altay(["village"], goods={"food": 2})
    play(g, "play:village:collect", "place:village:food")
    assert goods(g) == {"food": 1}
    assert player(g)["table"] == [{"card": "village", "goods": {"food": 1}}]


@rule("A33")
def test_goods_develop_achievements_and_lie_on_them():
    g = altay(["village"], goods={"food": 2}, me={"progress": on_table("writing", wood=1)})
    play(g, "place:writing:food")
    assert goods(g) == {"food": 1}
    assert player(g)["progress"][0]["goods"] == {"food": 1, "wood": 1}


@rule("A34")
def test_what_is_produced_is_spent_in_the_same_turn_or_lost():
    g = altay(["hunter", "village"])
    play(g, "play:hunter:food", "end", "end")
    assert (g.to_move, goods(g)) == (0, {})


@rule("A34")
def test_what_is_placed_is_kept():
    g = altay(["hunter", "village"])
    play(g, "play:village:collect", "play:hunter:food", "place:village:food", "end", "end")
    assert player(g)["table"] == [{"card": "village", "goods": {"food": 1}}]


@rule("A35", "A7")
def test_two_stonecutters_on_two_mountains_give_four_stone():
    g = altay(["stonecutter", "stonecutter", "village"], board=MOUNTAINS)
    play(g, "play:stonecutter:use")
    assert keys(g) == ["at:21", "at:22"]
    play(g, "at:22", "play:stonecutter:use")
    assert goods(g) == {"stone": 4}
    assert sorted(g.view(None)["used"]) == [21, 22]


@rule("A35", "A7")
def test_two_stonecutters_on_one_mountain_give_three_stone():
    g = altay(["stonecutter", "stonecutter", "village"], board={21: "earthfolk 3"})
    play(g, "play:stonecutter:use")
    assert goods(g) == {"stone": 2}
    assert "play:stonecutter:use" not in keys(g)
    assert goods(play(g, "play:stonecutter:stone")) == {"stone": 3}


@rule("A35")
def test_without_a_matching_territory_a_card_gives_one():
    g = altay(["stonecutter", "lumberjack", "miner", "farmer"])
    assert [key for key in keys(g) if key.endswith(":use")] == ["play:farmer:use"]
    play(g, "play:stonecutter:stone", "play:lumberjack:wood", "play:miner:metal")
    assert goods(g) == {"wood": 1, "metal": 1, "stone": 1}


@rule("A35")
def test_the_bonus_of_a_territory_is_optional():
    g = altay(["farmer", "village"])
    play(g, "play:farmer:food")
    assert (goods(g), g.view(None)["used"]) == ({"food": 1}, [])


@rule("A35", "A7")
def test_a_territory_settled_this_turn_gives_its_bonus_at_once():
    g = altay(["town", "stonecutter"], goods={"wood": 1}, board={21: "free"})
    play(g, "play:town:collect", "place:town:wood")
    assert "play:stonecutter:use" not in keys(g)
    play(g, "at:21", "play:stonecutter:use")
    assert (board(g, 21), goods(g)) == ("earthfolk 1", {"stone": 2})


@rule("B24")
def test_the_supply_of_goods_never_runs_out():
    g = altay(["hunter", "village"], goods={"food": 16})
    assert goods(play(g, "play:hunter:food")) == {"food": 17}
