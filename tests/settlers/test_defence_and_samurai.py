"""Defence tokens and samurai."""

from settlers_support import (
    against_japanese,
    asked,
    discard,
    empire,
    end_round,
    foundations,
    goods,
    japanese,
    keys,
    location,
    on,
    play,
    rule,
    settlers,
    vp,
)


@rule("S79", "S39")
def test_placing_the_token_leaves_the_action():
    g = settlers({"empire": ["castle", "mill"], "goods": {"defence": 1}})
    assert keys(g, "defend:") == ["defend:castle", "defend:mill"]
    play(g, "defend:castle")
    assert (asked(g), goods(g)) == ((0, "turn"), {})
    assert location(g, "castle")["defended"] is True
    assert "build:ruins" in keys(g)


@rule("S79")
def test_no_token_no_defence_and_one_token_defends_once():
    assert keys(settlers({"empire": ["castle"]}), "defend:") == []
    g = settlers({"empire": ["castle", "mill"], "goods": {"defence": 1}})
    assert keys(play(g, "defend:castle"), "defend:") == []


@rule("S79")
def test_a_placed_token_is_not_moved():
    g = settlers({"empire": [on("castle", defended=True), "mill"]})
    assert keys(g) == ["build:ruins", "pass"]


@rule("S79", "S85")
def test_only_common_locations_are_defended():
    g = settlers({"empire": ["raid", "mill", "settlement"], "goods": {"defence": 1}})
    assert keys(g, "defend:") == ["defend:mill"]
    g = japanese({"empire": ["dojo", "farm"], "goods": {"defence": 1}})
    assert keys(g, "defend:") == []


@rule("S79")
def test_the_location_of_an_opponent_is_not_defended():
    g = settlers({"goods": {"defence": 1}}, {"empire": ["mill"]})
    assert keys(g, "defend:") == []


@rule("S79")
def test_it_costs_one_more_token_to_raze_and_the_defence_is_gone():
    g = settlers({"goods": {"raze": 4}}, {"empire": [on("mill", defended=True)]})
    play(g, "raze:1:mill.defended")
    assert goods(g) == {"raze": 1, "worker": 1, "food": 1}
    assert (goods(g, 1), foundations(g, 1)) == ({"wood": 1}, ["mill"])


@rule("S79", "S44")
def test_a_placed_token_returns_in_cleanup():
    g = settlers({"empire": ["mill"], "goods": {"defence": 1}})
    play(g, "defend:mill")
    end_round(g)
    assert (location(g, "mill"), goods(g)) == ({"card": "mill"}, {})


@rule("S80", "SQ14")
def test_it_does_not_protect_against_engineers():
    me = {"empire": ["engineers"], "goods": {"worker": 2}}
    rival = {"empire": [on("mill", defended=True)]}
    g = play(settlers(me, rival, seats=["romans", "barbarians"]), "use:engineers")
    assert (empire(g, 1), discard(g), foundations(g, 1)) == ([], ["mill"], [])


@rule("S79", "S39")
def test_a_location_built_this_turn_may_be_defended_in_the_next():
    g = settlers({"hand": ["mill", "ruins"], "goods": {"wood": 3, "defence": 1}})
    play(g, "build:mill", "end", "build:ruins", "defend:mill")
    assert location(g, "mill")["defended"] is True


@rule("S79", "S39")
def test_a_token_may_be_placed_after_the_action_of_the_turn():
    me = {"hand": ["mill", "ruins"], "empire": ["castle"], "goods": {"wood": 3, "defence": 1}}
    g = play(settlers(me), "build:mill")
    assert keys(g, "defend:") == ["defend:castle", "defend:mill"]


# samurai ------------------------------------------------------------------------------------------


@rule("S82", "S39")
def test_any_number_of_workers_become_samurai_before_the_action():
    g = japanese({"empire": ["dojo", "farm", "stalls"], "goods": {"worker": 3}})
    play(g, "samurai:dojo", "samurai:stalls")
    assert (asked(g), goods(g)) == ((0, "turn"), {"worker": 1})
    assert keys(g, "samurai:") == ["samurai:farm"]
    assert location(g, "dojo")["samurai"] is True


@rule("S82")
def test_a_samurai_needs_a_worker():
    assert keys(japanese({"empire": ["dojo"], "goods": {"gold": 3}}), "samurai:") == []


@rule("S82")
def test_one_samurai_at_most_before_a_location():
    g = japanese({"empire": [on("dojo", samurai=True)], "goods": {"worker": 3}})
    assert keys(g, "samurai:") == []


@rule("S82")
def test_a_second_copy_takes_its_own_samurai():
    g = japanese({"empire": [on("dojo", samurai=True), "dojo"], "goods": {"worker": 1}})
    assert keys(g, "samurai:") == ["samurai:dojo"]


@rule("S82")
def test_no_samurai_before_a_common_location():
    g = japanese({"empire": ["mill", "castle"], "goods": {"worker": 3}})
    assert keys(g, "samurai:") == []


@rule("S82")
def test_other_factions_have_no_samurai():
    g = settlers({"empire": ["raid", "settlement"], "goods": {"worker": 3}})
    assert keys(g, "samurai:") == []


@rule("S82", "S39")
def test_a_samurai_may_be_placed_after_the_action_of_the_turn():
    g = japanese({"hand": ["farm", "ruins"], "goods": {"wood": 1}})
    play(g, "build:farm")
    assert keys(g, "samurai:") == ["samurai:farm"]


@rule("S83", "S44")
def test_samurai_stay_over_cleanup():
    g = end_round(japanese({"empire": [on("dojo", samurai=True)], "goods": {"worker": 1}}))
    assert (location(g, "dojo")["samurai"], goods(g)) == (True, {})


@rule("S83")
def test_a_samurai_is_no_worker_to_spend():
    g = japanese({"empire": [on("dojo", samurai=True), "casino"], "goods": {"worker": 1}})
    assert "work" not in keys(g)
    assert "use:casino" not in keys(play(g, "samurai:casino"))


@rule("S83", "S85", "S66", "SE11")
def test_a_samurai_costs_the_opponent_a_third_token_and_is_lost():
    rival = {"empire": [on("farm", samurai=True)]}
    g = against_japanese({"goods": {"raze": 4}}, rival)
    play(g, "raze:1:farm.samurai")
    assert (goods(g), vp(g)) == ({"raze": 1}, 1)
    assert (goods(g, 1), empire(g, 1), discard(g, 1)) == ({}, [], ["farm"])


@rule("S85")
def test_two_tokens_do_not_raze_past_a_samurai():
    rival = {"empire": [on("farm", samurai=True), "stalls"]}
    g = against_japanese({"goods": {"raze": 2}}, rival)
    assert keys(g, "raze:") == ["raze:1:stalls"]


@rule("S84")
def test_a_samurai_may_guard_what_cannot_be_razed():
    g = japanese({"empire": ["gate", "shrine"], "goods": {"worker": 2}})
    assert keys(g, "samurai:") == ["samurai:gate", "samurai:shrine"]


@rule("S83", "S107")
def test_a_samurai_does_not_help_against_a_chariot_builder():
    me = {"empire": ["chariot_builder"], "goods": {"raze": 1}}
    rival = {"empire": [on("farm", samurai=True)]}
    g = settlers(me, rival, seats=["egyptians", "japanese"])
    play(g, "use:chariot_builder")
    assert (vp(g), goods(g), empire(g, 1), goods(g, 1)) == (1, {}, [], {})
