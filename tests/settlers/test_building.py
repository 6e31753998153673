"""Building: what it costs, what is discarded for it, what it gives."""

import pytest

from settlers_support import (
    asked,
    discard,
    empire,
    foundations,
    goods,
    hand,
    japanese,
    keys,
    location,
    next_round,
    on,
    play,
    rule,
    settlers,
    vp,
)


@rule("S48", "S49", "SE3")
def test_wood_storage_costs_two_wood_and_one_stone():
    g = settlers({"hand": ["wood_storage"], "goods": {"wood": 3, "stone": 2}})
    play(g, "build:wood_storage", "common")
    assert goods(g) == {"wood": 1, "stone": 1}
    assert empire(g) == ["wood_storage"]
    assert "wood_storage" not in hand(g)


@rule("S48")
@pytest.mark.parametrize("short", [{"wood": 1, "stone": 1}, {"wood": 2}, {"wood": 5, "food": 5}])
def test_no_building_without_the_whole_cost(short):
    g = settlers({"hand": ["wood_storage", "ruins"], "goods": short})
    assert keys(g, "build:") == ["build:ruins"]


@rule("S48")
def test_only_cards_in_hand_are_built():
    g = settlers({"empire": ["mill"], "goods": {"wood": 9, "stone": 9}})
    assert keys(g, "build:") == ["build:ruins"]


@rule("S48", "S16")
def test_two_printings_of_a_card_have_their_own_costs():
    g = settlers({"hand": ["castle", "castle_2"], "goods": {"stone": 2}})
    assert keys(g, "build:") == ["build:castle_2"]
    g = settlers({"hand": ["castle", "castle_2"], "goods": {"wood": 1, "stone": 1}})
    assert keys(g, "build:") == ["build:castle"]


@rule("S48", "S36")
def test_building_is_the_action_of_a_turn():
    g = settlers({"hand": ["mill", "ruins"], "goods": {"wood": 3}})
    assert asked(play(g, "build:mill")) == (1, "turn")


# discarding a location ----------------------------------------------------------------------------


@rule("S49", "S50", "SE4")
def test_dark_chapel_costs_a_location_two_stone_and_one_wood():
    me = {"hand": ["dark_chapel"], "empire": ["mill"], "goods": {"wood": 2, "stone": 3}}
    g = settlers(me)
    play(g, "build:dark_chapel")
    assert goods(g) == {"wood": 1, "stone": 1}
    assert (empire(g), discard(g)) == (["dark_chapel"], ["mill"])


@rule("S49")
def test_without_a_location_to_discard_it_cannot_be_built():
    g = settlers({"hand": ["dark_chapel", "ruins"], "goods": {"wood": 2, "stone": 3}})
    assert keys(g, "build:") == ["build:ruins"]


@rule("S49", "S63")
def test_a_deal_is_not_a_location_to_discard():
    me = {"hand": ["sentry_tower", "ruins"], "deals": ["raid"], "goods": {"wood": 2}}
    assert keys(settlers(me), "build:") == ["build:ruins"]


@rule("S49")
def test_a_location_of_an_opponent_is_not_discarded():
    me = {"hand": ["sentry_tower", "ruins"], "goods": {"wood": 2}}
    g = settlers(me, {"empire": ["mill"], "foundations": ["town"]})
    assert keys(g, "build:") == ["build:ruins"]


@rule("S49")
def test_some_faction_locations_need_no_location():
    g = settlers({"hand": ["settlement"], "goods": {"wood": 1}})
    play(g, "build:settlement")
    assert (empire(g), goods(g)) == (["settlement"], {"worker": 2})


@rule("S50")
def test_common_and_faction_locations_and_foundations_may_be_discarded():
    me = {"hand": ["sentry_tower"], "empire": ["mill", "raid"], "foundations": ["town"]}
    g = settlers(me | {"goods": {"wood": 2}})
    play(g, "build:sentry_tower")
    assert keys(g) == ["mill", "raid", "foundation:town"]


@rule("S50", "S10")
def test_a_discarded_faction_location_goes_to_its_own_pile():
    me = {"hand": ["sentry_tower"], "empire": ["mill", "raid"], "goods": {"wood": 2}}
    g = play(settlers(me), "build:sentry_tower", "raid")
    assert (discard(g), discard(g, 0)) == ([], ["raid"])
    assert empire(g) == ["mill", "sentry_tower"]


@rule("S50", "S67")
def test_a_foundation_is_discarded_to_the_common_pile():
    me = {"hand": ["sentry_tower"], "foundations": ["town"], "goods": {"wood": 2}}
    g = play(settlers(me), "build:sentry_tower")
    assert (foundations(g), discard(g), empire(g)) == ([], ["town"], ["sentry_tower"])


@rule("S50")
def test_a_used_action_location_may_be_discarded():
    me = {"hand": ["sentry_tower"], "empire": [on("castle", used=2)], "goods": {"wood": 2}}
    g = play(settlers(me), "build:sentry_tower")
    assert (empire(g), discard(g)) == (["sentry_tower"], ["castle"])


@rule("S51")
def test_what_lies_on_a_discarded_location_is_discarded_too():
    castle = on("castle", used=2, defended=True)
    g = settlers({"hand": ["sentry_tower"], "empire": [castle], "goods": {"wood": 2}})
    play(g, "build:sentry_tower")
    assert goods(g) == {"worker": 1, "raze": 1}


@rule("S51", "S83")
def test_the_samurai_of_a_discarded_location_is_lost():
    me = {"hand": ["stalls"], "empire": [on("dojo", samurai=True)], "goods": {"wood": 1}}
    g = play(japanese(me), "build:stalls")
    assert (empire(g), goods(g)) == (["stalls"], {})
    assert "samurai" not in location(g, "stalls")


@rule("S50", "S56")
def test_the_discarded_location_is_out_of_the_count():
    me = {"hand": ["hillfort"], "empire": ["raid", "pyre"], "goods": {"wood": 2}}
    g = play(settlers(me), "build:hillfort", "raid")
    assert vp(g) == 2 + 1  # Pyre and Hillfort are black; Pyre pays
    assert goods(g) == {"gold": 1}


@rule("S50", "S56")
def test_a_discarded_feature_does_not_pay_for_the_location():
    me = {"hand": ["raid"], "empire": ["pyre", "mill"], "goods": {"wood": 1}}
    g = play(settlers(me), "build:raid", "pyre")
    assert (vp(g), goods(g)) == (0, {})


# what it gives ------------------------------------------------------------------------------------


@rule("S52", "SE5")
def test_sentry_tower_discards_mill_and_produces_at_once():
    me = {"hand": ["sentry_tower"], "empire": ["mill"], "goods": {"wood": 2}}
    g = play(settlers(me), "build:sentry_tower")
    assert goods(g) == {"raze": 1, "worker": 1}
    assert (empire(g), discard(g)) == (["sentry_tower"], ["mill"])


@rule("S52")
def test_a_production_location_produces_again_in_the_next_round():
    g = settlers({"hand": ["old_forest"], "goods": {"wood": 2}})
    play(g, "build:old_forest")
    assert goods(g) == {"wood": 2}
    next_round(g)
    assert goods(g) == {"wood": 2, "worker": 5, "raze": 1, "defence": 1}


@rule("S53")
def test_quarry_gives_bonus_and_production():
    g = settlers({"hand": ["quarry"], "goods": {"wood": 1, "stone": 1}})
    assert goods(play(g, "build:quarry")) == {"stone": 2}


@rule("S53")
def test_the_bonus_is_given_once():
    g = settlers({"empire": ["quarry"]})
    next_round(g)
    assert goods(g)["stone"] == 1


@rule("S53")
def test_idol_gives_four_points():
    g = settlers({"hand": ["idol"], "empire": ["mill"], "goods": {"stone": 3}})
    assert vp(play(g, "build:idol")) == 4


@rule("S53", "S55")
def test_statue_pays_for_grey_locations_and_itself():
    me = {"hand": ["statue"], "empire": ["mason", "coal_mine", "mill"]}
    g = settlers(me | {"goods": {"wood": 1, "stone": 2}}, common_deck=["tavern"])
    play(g, "build:statue", "common")
    assert (vp(g), hand(g)) == (3, ["tavern"])


@rule("S55")
def test_statue_stops_at_six():
    grey = ["mason", "mason_2", "coal_mine", "court_sculptor", "supplier", "rubble", "quarry"]
    me = {"hand": ["statue"], "empire": grey, "goods": {"wood": 1, "stone": 2}}
    g = play(settlers(me), "build:statue", "faction")
    assert vp(g) == 6 + 1  # and 1 of the Supplier


@rule("S54", "SE12")
def test_carpenters_workshop_pays_for_itself():
    g = settlers({"hand": ["carpenters_workshop"], "goods": {"wood": 3}})
    play(g, "build:carpenters_workshop")
    assert (goods(g), vp(g)) == ({"gold": 1}, 1)


@rule("S54", "S57")
def test_a_feature_pays_for_each_location_of_its_colour():
    me = {"hand": ["lumberjacks", "mill"], "empire": ["carpenters_workshop"]}
    g = settlers(me | {"goods": {"wood": 5}})
    play(g, "build:lumberjacks")
    assert (goods(g), vp(g)) == ({"wood": 3, "gold": 1}, 1)


@rule("S54")
def test_a_feature_does_not_pay_for_another_colour():
    me = {"hand": ["castle"], "empire": ["carpenters_workshop"], "goods": {"wood": 1, "stone": 1}}
    g = play(settlers(me), "build:castle")
    assert (goods(g), vp(g)) == ({}, 0)


@rule("S54", "S57")
def test_a_feature_of_an_opponent_does_not_pay_me():
    me = {"hand": ["lumberjacks"], "goods": {"wood": 2}}
    g = play(settlers(me, {"empire": ["carpenters_workshop"]}), "build:lumberjacks")
    assert (goods(g), vp(g)) == ({}, 0)
    assert (goods(g, 1), vp(g, 1)) == ({}, 0)


@rule("S54")
def test_two_features_both_pay():
    me = {"hand": ["raid"], "empire": ["pyre", "supplier"], "goods": {"wood": 1}}
    g = play(settlers(me), "build:raid", "supplier")
    assert (goods(g), vp(g)) == ({"gold": 1}, 1)
    me = {"hand": ["pyre"], "empire": ["mill"], "goods": {"wood": 1, "stone": 1}}
    assert vp(play(settlers(me), "build:pyre")) == 1


@rule("S54")
def test_administration_pays_gold_or_a_point_for_itself():
    me = {"hand": ["administration"], "empire": ["mill"], "goods": {"stone": 2}}
    g = settlers(me, seats=["romans", "barbarians"])
    play(g, "build:administration")
    assert keys(g) == ["1gold", "1vp"]
    play(g, "1vp")
    assert (vp(g), goods(g)) == (1, {})


@rule("S54", "S116")
def test_a_location_of_three_colours_counts_for_each():
    me = {"hand": ["trade_colony"], "empire": ["mill", "supplier", "carpenters_workshop", "town"]}
    g = settlers(me | {"goods": {"wood": 1, "stone": 2}}, seats=["romans", "barbarians"])
    play(g, "build:trade_colony", "town")
    assert (goods(g), vp(g)) == ({"worker": 1, "gold": 4}, 3)


@rule("S55", "SE13")
def test_rubble_counts_itself():
    g = settlers({"hand": ["rubble"], "goods": {"wood": 2, "stone": 1}})
    assert goods(play(g, "build:rubble")) == {"stone": 1}


@rule("S55")
@pytest.mark.parametrize("others, stone", [(1, 2), (2, 3), (3, 3)])
def test_rubble_gives_at_most_three(others, stone):
    grey = ["mason", "coal_mine", "court_sculptor"][:others]
    g = settlers({"hand": ["rubble"], "empire": grey, "goods": {"wood": 2, "stone": 1}})
    assert goods(play(g, "build:rubble")) == {"stone": stone}


@rule("S55", "S67")
def test_foundations_and_deals_have_no_colour():
    me = {"hand": ["rubble"], "foundations": ["quarry"], "deals": ["barbarian_altar"]}
    g = settlers(me | {"goods": {"wood": 2, "stone": 1}})
    assert goods(play(g, "build:rubble")) == {"stone": 1}


@rule("S55")
def test_the_locations_of_an_opponent_do_not_count():
    g = settlers(
        {"hand": ["rubble"], "goods": {"wood": 2, "stone": 1}}, {"empire": ["mason", "quarry"]}
    )
    assert goods(play(g, "build:rubble")) == {"stone": 1}


@rule("S56", "SQ18")
def test_production_comes_before_features_can_spend_it():
    me = {"hand": ["egyptian_quarry"], "empire": ["slaver", "mill"], "goods": {"stone": 1}}
    g = settlers(me, seats=["egyptians", "romans"])
    play(g, "build:egyptian_quarry", "mill")
    assert goods(g) == {"stone": 2}
    play(g, "offer:1")
    assert (goods(g), vp(g)) == ({"stone": 1}, 1)


@rule("S56", "S4")
def test_the_gold_a_location_gives_does_not_pay_for_it():
    g = settlers({"hand": ["gold_creek", "ruins"], "goods": {"wood": 1, "stone": 1}})
    play(g, "build:gold_creek")
    assert (asked(g), goods(g)) == ((1, "turn"), {"gold": 1})


@rule("S58", "S128")
def test_ruins_are_free_but_take_the_action():
    g = settlers({"hand": ["ruins", "ruins"]})
    play(g, "build:ruins")
    assert (goods(g), empire(g)) == ({"worker": 1}, ["ruins"])
    assert asked(g) == (1, "turn")


@rule("S59")
def test_a_location_built_this_round_may_be_used_in_the_next_turn():
    g = settlers({"hand": ["new_forest", "ruins"], "goods": {"wood": 1, "worker": 1}})
    play(g, "build:new_forest", "pass", "use:new_forest")
    assert goods(g) == {"wood": 1}
    assert location(g, "new_forest")["used"] == 1
