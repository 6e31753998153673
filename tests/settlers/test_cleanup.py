"""Cleanup: what is kept, what is lost, and the next round."""

import pytest

from settlers_support import (
    asked,
    deals,
    empire,
    end_round,
    foundations,
    goods,
    hand,
    japanese,
    keys,
    location,
    locations,
    on,
    play,
    player,
    rule,
    settlers,
    three,
    vp,
)

PLENTY = {"wood": 2, "stone": 3, "food": 4, "gold": 5, "worker": 6, "raze": 7, "defence": 1}


@rule("S43", "S44")
@pytest.mark.parametrize(
    "faction, kept",
    [
        ("barbarians", {"worker": 6}),
        ("japanese", {"food": 4}),
        ("romans", {"raze": 7}),
        ("egyptians", {"gold": 5}),
    ],
)
def test_each_faction_keeps_its_own_kind(faction, kept):
    other = "romans" if faction != "romans" else "barbarians"
    g = settlers({"goods": PLENTY}, seats=[faction, other])
    assert goods(end_round(g)) == kept


@rule("S43", "S44", "SE2")
def test_the_cleanup_of_the_japanese_example():
    me = {"empire": [on("stalls", used=1), on("casino", used=1)], "goods": {"food": 2, "worker": 1}}
    g = end_round(japanese(me))
    assert goods(g) == {"food": 2}
    assert locations(g) == [{"card": "stalls"}, {"card": "casino"}]


@rule("S43")
def test_warehouses_keep_resources():
    g = settlers({"goods": PLENTY, "empire": ["warehouses"]}, seats=["romans", "barbarians"])
    assert goods(end_round(g)) == {"wood": 2, "stone": 3, "food": 4, "raze": 7}


@rule("S43", "S63")
def test_warehouses_as_a_deal_or_in_hand_keep_nothing():
    me = {"goods": PLENTY, "deals": ["warehouses"]}
    assert goods(end_round(settlers(me, seats=["romans", "barbarians"]))) == {"raze": 7}
    me = {"goods": PLENTY, "hand": ["warehouses"]}
    assert goods(end_round(settlers(me, seats=["romans", "barbarians"]))) == {"raze": 7}


@rule("S44")
def test_what_lies_on_cards_is_lost():
    places = [on("castle", used=2), on("mill", defended=True), on("gold_mine", used=1)]
    g = end_round(settlers({"empire": places}))
    assert locations(g) == [{"card": "castle"}, {"card": "mill"}, {"card": "gold_mine"}]
    assert goods(g) == {}


@rule("S44", "S134")
def test_a_blocked_location_is_free_again():
    g = settlers({"empire": [on("lumberjacks", blocked=True)], "goods": {"worker": 2}})
    assert keys(g, "use:") == []
    assert location(end_round(g), "lumberjacks") == {"card": "lumberjacks"}


@rule("S44", "S83")
def test_samurai_stay():
    g = end_round(japanese({"empire": [on("dojo", samurai=True), on("stalls", used=2)]}))
    assert locations(g) == [{"card": "dojo", "samurai": True}, {"card": "stalls"}]


@rule("S44", "S99", "S101")
def test_cards_under_the_gate_and_resources_on_the_shrine_stay():
    me = {"hand": ["mill", "ruins"], "empire": ["gate", "shrine"], "goods": {"wood": 2}}
    g = play(japanese(me), "gate:gate:mill", "shrine:shrine:wood")
    end_round(g)
    assert (location(g, "gate")["holds"], location(g, "shrine")["holds"]) == (1, 1)
    assert (player(g)["under_gates"], goods(g)) == (["mill"], {})


@rule("S45")
def test_the_hand_is_kept():
    g = end_round(settlers({"hand": ["mill", "raid", "ruins"], "deck": ["idol"]}))
    assert hand(g) == ["idol", "mill", "raid", "ruins"]


@rule("S44", "S63", "S67")
def test_locations_foundations_deals_and_points_stay():
    me = {"empire": ["mill"], "foundations": ["town"], "deals": ["raid"], "vp": 9}
    g = end_round(settlers(me))
    assert (empire(g), foundations(g), deals(g), vp(g)) == (["mill"], ["town"], ["raid"], 9)


@rule("S46")
def test_the_first_player_marker_goes_clockwise_and_the_round_counts_on():
    g = end_round(settlers())
    assert (g.view(None)["first_player"], g.view(None)["round"]) == (1, 3)
    g = end_round(three(first_player=2, turn=0))
    assert (g.view(None)["first_player"], g.view(None)["round"]) == (0, 3)


@rule("S46", "S36")
def test_in_the_next_round_everybody_plays_again():
    g = end_round(settlers())
    assert [player(g, seat)["passed"] for seat in (0, 1)] == [False, False]
    while g.decision.kind == "draft":
        g.play(0)
    assert asked(g) == (1, "turn")


@rule("S47")
def test_who_passes_keeps_the_goods_until_all_have_passed():
    g = settlers({"goods": {"wood": 3, "worker": 1}})
    play(g, "pass")
    assert (goods(g), player(g)["passed"]) == ({"wood": 3, "worker": 1}, True)
    play(g, "pass")
    assert goods(g) == {"worker": 1}


@rule("S47", "S44")
def test_wood_of_a_foundation_may_come_after_the_pass_of_another():
    g = three({"goods": {"wood": 1}}, {"empire": ["mill"]}, {"goods": {"raze": 2}})
    play(g, "pass", "build:ruins", "raze:1:mill")
    assert (goods(g, 0), goods(g, 1)) == ({"wood": 1}, {"wood": 1, "worker": 1})


@rule("S42", "SQ28")
def test_there_is_no_cleanup_in_the_fifth_round():
    held = PLENTY | {"defence": 0}
    me = {"goods": held, "empire": [on("castle", used=1, defended=True)]}
    g = end_round(settlers(me, round=5))
    assert g.over
    assert goods(g) == {good: n for good, n in held.items() if n}
    assert location(g, "castle") == {"card": "castle", "used": 1, "defended": True}
