"""Action locations."""

import pytest

from settlers_support import (
    asked,
    discard,
    end_round,
    goods,
    hand,
    keys,
    location,
    on,
    play,
    rule,
    settlers,
    vp,
)


@rule("S73", "S123", "SE9")
def test_saboteurs_take_a_stone():
    me = {"empire": ["saboteurs"], "goods": {"worker": 2}}
    g = play(settlers(me, {"goods": {"stone": 2}}), "use:saboteurs")
    assert (goods(g), goods(g, 1)) == ({"worker": 1, "stone": 1}, {"stone": 1})


@rule("S73", "SE9")
def test_masons_guild_turns_two_stone_into_three_points():
    g = settlers({"empire": ["masons_guild"], "goods": {"worker": 2, "stone": 3}})
    play(g, "use:masons_guild")
    assert (goods(g), vp(g)) == ({"worker": 1, "stone": 1}, 3)


@rule("S73", "S8", "SE9")
def test_castle_draws_from_the_faction_deck():
    g = settlers({"empire": ["castle"], "goods": {"worker": 1}, "deck": ["idol"]})
    play(g, "use:castle")
    assert keys(g) == ["common", "faction"]
    play(g, "faction")
    assert (goods(g), hand(g)) == ({}, ["idol", "ruins"])


@rule("S73", "S36")
def test_using_a_location_is_the_action_of_a_turn():
    g = settlers({"empire": ["lumberjacks", "coal_mine"], "goods": {"worker": 2}})
    play(g, "use:coal_mine")
    assert (asked(g), goods(g)) == ((1, "turn"), {"worker": 1, "stone": 2})


@rule("S73")
def test_only_own_locations_are_used():
    g = settlers({"goods": {"worker": 2}}, {"empire": ["lumberjacks", "castle"]})
    assert keys(g, "use:") == []


@rule("S73")
def test_features_and_production_locations_are_not_used():
    g = settlers({"empire": ["mill", "old_forest"], "goods": {"worker": 5, "wood": 5}})
    assert keys(g, "use:") == []


@rule("S73", "S74")
def test_a_used_location_is_marked_and_not_used_again():
    g = settlers({"empire": ["lumberjacks"], "goods": {"worker": 2}})
    play(g, "use:lumberjacks", "build:ruins")
    assert location(g, "lumberjacks")["used"] == 1
    assert keys(g, "use:") == []


@rule("S74")
def test_each_copy_is_used_by_itself():
    me = {"empire": [on("goldsmiths_workshop", used=1), "goldsmiths_workshop"]}
    g = settlers(me | {"goods": {"worker": 1, "gold": 1}})
    assert keys(g, "use:") == ["use:goldsmiths_workshop"]


@rule("S74", "S73")
def test_in_the_next_round_it_is_used_again():
    g = settlers({"empire": [on("lumberjacks", used=1)]})
    assert keys(g, "use:") == []
    end_round(g)
    assert "used" not in location(g, "lumberjacks")


@rule("S75")
def test_twice_in_one_action_for_double_the_cost():
    g = settlers({"empire": ["gold_mine"], "goods": {"worker": 3}})
    play(g, "use:gold_mine", "again")
    assert (goods(g), asked(g)) == ({"worker": 1, "gold": 2}, (1, "turn"))
    assert location(g, "gold_mine")["used"] == 2


@rule("S75")
def test_twice_in_two_turns():
    g = settlers({"empire": ["gold_mine"], "goods": {"worker": 3}}, {"hand": ["ruins", "ruins"]})
    play(g, "use:gold_mine", "enough")
    assert (goods(g), asked(g)) == ({"worker": 2, "gold": 1}, (1, "turn"))
    play(g, "build:ruins", "use:gold_mine.used1")
    assert goods(g) == {"worker": 1, "gold": 2}
    assert keys(play(g, "pass"), "use:") == []


@rule("S75")
def test_never_three_times():
    g = settlers({"empire": [on("gold_mine", used=2)], "goods": {"worker": 3}})
    assert keys(g, "use:") == []
    g = settlers({"empire": [on("gold_mine", used=1)], "goods": {"worker": 3}})
    assert asked(play(g, "use:gold_mine.used1")) == (1, "turn")


@rule("S75", "S76")
def test_a_second_use_is_not_asked_without_its_cost():
    g = settlers({"empire": ["gold_mine"], "goods": {"worker": 1}})
    assert asked(play(g, "use:gold_mine")) == (1, "turn")


@rule("S75")
def test_a_location_of_one_use_has_no_second():
    g = settlers({"empire": ["lumberjacks"], "goods": {"worker": 3}})
    assert asked(play(g, "use:lumberjacks")) == (1, "turn")


@rule("S75", "SQ21")
def test_two_uses_may_have_two_targets():
    me = {"empire": ["pack"], "goods": {"worker": 2}}
    g = settlers(me, {"empire": ["grain_field", "quarry"]})
    play(g, "use:pack", "again", "1:grain_field", "1:quarry")
    assert goods(g) == {"food": 1, "stone": 1}


@rule("S75", "SQ21")
def test_both_uses_are_declared_and_paid_before_the_first():
    """The card of the first draw is not seen before the second is decided."""
    me = {"empire": ["castle"], "goods": {"worker": 3}, "deck": ["idol", "pyre"]}
    g = play(settlers(me), "use:castle")
    assert (keys(g), goods(g)) == (["again", "enough"], {"worker": 3})
    assert g.decision.options[0].text("en") == "Twice, for double the cost"
    play(g, "again")
    assert (goods(g), location(g, "castle")["used"], hand(g)) == ({"worker": 1}, 2, ["ruins"])
    play(g, "faction", "faction")
    assert (hand(g), asked(g)) == (["idol", "pyre", "ruins"], (1, "turn"))


@rule("S75", "SQ21")
def test_asked_after_the_first_use_its_card_is_known():
    me = {"empire": ["castle"], "goods": {"worker": 3}, "deck": ["idol", "pyre"]}
    g = play(settlers(me, options={"second_use": "asked"}), "use:castle", "faction")
    assert (keys(g), goods(g), hand(g)) == (["again", "enough"], {"worker": 2}, ["idol", "ruins"])
    play(g, "again", "faction")
    assert (goods(g), hand(g)) == ({"worker": 1}, ["idol", "pyre", "ruins"])


@rule("S75", "S124", "SQ21")
@pytest.mark.parametrize("options, used", [({}, 1), ({"second_use": "asked"}, 2)])
def test_a_worker_gained_by_the_first_use_pays_for_the_second_only_if_asked(options, used):
    me = {"empire": ["pack"], "goods": {"worker": 1}}
    g = play(settlers(me, {"empire": ["town"]}, options=options), "use:pack")
    if used == 2:
        play(g, "again")
    assert (asked(g), location(g, "pack")["used"], goods(g)) == ((1, "turn"), used, {"worker": 1})


@rule("S75", "S4")
def test_gold_for_the_first_use_leaves_enough_for_the_second():
    """2 wood and 1 gold for two uses of 1 wood each: gold may go into one of them."""
    me = {"empire": ["sawmill"], "goods": {"wood": 1, "gold": 1}}
    g = play(settlers(me), "use:sawmill", "again")
    assert keys(g) == ["gold:0", "gold:1"]
    play(g, "gold:1")
    assert (goods(g), vp(g), asked(g)) == ({}, 2, (1, "turn"))


@rule("S75", "S133", "SQ21")
def test_the_second_of_two_uses_may_find_nothing_left_to_do():
    """A single used location to reset: the second gold is lost."""
    me = {"empire": ["royal_bath", on("castle", used=2)], "goods": {"gold": 2}}
    g = settlers(me, seats=["egyptians", "romans"])
    play(g, "use:royal_bath", "again")
    assert (goods(g), asked(g)) == ({}, (1, "turn"))
    assert "used" not in location(g, "castle")


@rule("S76")
def test_the_whole_cost_must_be_there():
    guild = ["masons_guild"]
    assert keys(settlers({"empire": guild, "goods": {"worker": 1, "stone": 1}}), "use:") == []
    assert keys(settlers({"empire": guild, "goods": {"stone": 5}}), "use:") == []


@rule("S76", "S4")
def test_gold_pays_for_resources_of_an_action_but_not_for_workers():
    guild = ["masons_guild"]
    g = settlers({"empire": guild, "goods": {"worker": 1, "stone": 1, "gold": 1}})
    assert (vp(play(g, "use:masons_guild")), goods(g)) == (3, {})
    assert keys(settlers({"empire": guild, "goods": {"stone": 2, "gold": 5}}), "use:") == []


@rule("S76", "S4")
def test_the_gold_an_action_gives_does_not_pay_for_it():
    me = {"empire": ["golden_bazaar"], "goods": {"food": 1}}
    g = play(settlers(me, seats=["egyptians", "romans"]), "use:golden_bazaar")
    assert (asked(g), goods(g), vp(g)) == ((1, "turn"), {"gold": 1}, 1)


@rule("S76", "S123")
def test_an_action_without_effect_is_not_offered():
    me = {"empire": ["saboteurs"], "goods": {"worker": 1}}
    assert keys(settlers(me, {"goods": {"gold": 3, "worker": 3}}), "use:") == []
    assert keys(settlers(me, {"goods": {"food": 1}}), "use:") == ["use:saboteurs"]


@rule("S76", "S133")
def test_acting_troupe_needs_another_location():
    g = settlers({"empire": ["acting_troupe"], "goods": {"worker": 2}})
    assert keys(g, "use:") == []


@rule("S77", "S129")
def test_tavern_discards_a_card_of_the_hand():
    me = {"hand": ["mill", "idol"], "empire": ["tavern"]}
    g = play(settlers(me), "use:tavern")
    assert keys(g) == ["idol", "mill"]
    play(g, "idol")
    assert (vp(g), hand(g), discard(g, 0), discard(g)) == (2, ["mill"], ["idol"], [])
    assert location(g, "tavern")["used"] == 1


@rule("S77", "S129")
def test_tavern_is_marked_by_a_worker_of_the_general_supply():
    g = settlers({"hand": ["mill", "town"], "empire": ["tavern"], "goods": {"worker": 1}})
    play(g, "use:tavern", "mill")
    assert (goods(g), discard(g)) == ({"worker": 1}, ["mill"])


@rule("S77")
def test_tavern_needs_a_card():
    g = settlers({"hand": [], "empire": ["tavern"], "goods": {"worker": 2}})
    assert keys(g) == ["work", "pass"]
