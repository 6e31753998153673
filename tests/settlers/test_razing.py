"""Razing: cards in hand, and the locations of opponents."""

import pytest

from settlers_support import (
    against_japanese,
    asked,
    discard,
    empire,
    foundations,
    goods,
    hand,
    japanese,
    keys,
    on,
    play,
    rule,
    settlers,
    three,
    vp,
)

# from hand ----------------------------------------------------------------------------------------


@rule("S65", "SE7")
def test_razing_wood_storage_from_hand():
    g = settlers({"hand": ["wood_storage"], "goods": {"raze": 2}})
    play(g, "raze:hand:wood_storage")
    assert goods(g) == {"raze": 1, "wood": 2}
    assert (hand(g), discard(g)) == ([], ["wood_storage"])


@rule("S64", "S65")
def test_no_razing_without_a_token():
    g = settlers(
        {"hand": ["wood_storage", "ruins"], "goods": {"gold": 5, "worker": 5}},
        {"empire": ["mill"]},
    )
    assert keys(g, "raze:") == []


@rule("S65", "S36")
def test_razing_is_the_action_of_a_turn():
    g = settlers({"hand": ["wood_storage", "mill"], "goods": {"raze": 2}})
    assert asked(play(g, "raze:hand:mill")) == (1, "turn")


@rule("S65")
def test_a_faction_card_is_not_razed_from_hand():
    g = settlers({"hand": ["raid", "idol", "mill"], "goods": {"raze": 2}})
    assert keys(g, "raze:") == ["raze:hand:mill"]


@rule("S65", "S81")
def test_japanese_raze_their_own_cards_from_hand_for_a_point():
    g = japanese({"hand": ["farm"], "goods": {"raze": 1}})
    play(g, "raze:hand:farm")
    assert (vp(g), goods(g), discard(g, 0)) == (1, {}, ["farm"])


@rule("S70")
def test_cards_without_a_raze_field_are_not_razed_from_hand():
    g = japanese({"hand": ["ruins", "gate", "shrine", "dojo"], "goods": {"raze": 1}})
    assert keys(g, "raze:") == ["raze:hand:dojo"]


@rule("S65", "S8")
def test_razing_a_watchtower_draws_two_cards_from_either_deck():
    me = {"hand": ["watchtower"], "goods": {"raze": 1}, "deck": ["idol"]}
    g = settlers(me, common_deck=["mill"])
    play(g, "raze:hand:watchtower", "common", "faction")
    assert hand(g) == ["idol", "mill"]


@rule("S65", "S16")
def test_two_printings_raze_for_their_own_goods():
    g = settlers({"hand": ["mason", "ruins"], "goods": {"raze": 1}})
    assert goods(play(g, "raze:hand:mason")) == {"wood": 1, "stone": 1}
    g = settlers({"hand": ["mason_2", "ruins"], "goods": {"raze": 1}})
    play(g, "raze:hand:mason_2")
    assert (goods(g), vp(g)) == ({"stone": 1}, 1)


# an opponent's location ---------------------------------------------------------------------------


@rule("S66", "S67", "SE8")
def test_razing_an_armorer():
    g = settlers({"goods": {"raze": 3}}, {"empire": ["armorer"]})
    play(g, "raze:1:armorer")
    assert (goods(g), vp(g)) == ({"raze": 1, "stone": 1}, 1)
    assert (goods(g, 1), vp(g, 1)) == ({"wood": 1}, 0)
    assert (empire(g, 1), foundations(g, 1)) == ([], ["armorer"])


@rule("S66")
def test_one_token_does_not_raze_a_location():
    g = settlers({"goods": {"raze": 1}}, {"empire": ["armorer"]})
    assert keys(g, "raze:") == []


@rule("S66", "S79")
def test_a_defended_location_needs_three_tokens():
    rival = {"empire": [on("armorer", defended=True), "mill"]}
    assert keys(settlers({"goods": {"raze": 2}}, rival), "raze:") == ["raze:1:mill"]
    g = settlers({"goods": {"raze": 3}}, rival)
    play(g, "raze:1:armorer.defended")
    assert goods(g) == {"stone": 1}


@rule("S66", "S6")
def test_the_goods_come_from_the_general_supply():
    g = settlers({"goods": {"raze": 2}}, {"empire": ["grain_field"], "goods": {"food": 3}})
    play(g, "raze:1:grain_field")
    assert (goods(g), goods(g, 1)) == ({"food": 2}, {"food": 3, "wood": 1})


@rule("S66", "S38")
def test_who_has_passed_is_not_razed():
    g = settlers({"goods": {"raze": 5}}, {"empire": ["armorer"], "passed": True})
    assert keys(g, "raze:") == []


@rule("S66", "S38")
def test_of_two_opponents_only_the_one_who_has_not_passed():
    g = three(
        {"goods": {"raze": 5}},
        {"empire": ["armorer"], "passed": True},
        {"empire": ["mill"]},
    )
    assert keys(g, "raze:") == ["raze:2:mill"]


@rule("S66")
def test_a_location_of_each_opponent_may_be_razed():
    g = three({"goods": {"raze": 2}}, {"empire": ["armorer"]}, {"empire": ["mill"]})
    assert keys(g, "raze:") == ["raze:1:armorer", "raze:2:mill"]
    play(g, "raze:2:mill")
    assert (goods(g), goods(g, 1), goods(g, 2)) == ({"worker": 1, "food": 1}, {}, {"wood": 1})


@rule("S66", "SQ22")
def test_own_locations_are_not_razed():
    g = settlers({"goods": {"raze": 5}, "empire": ["armorer", "mill"]})
    assert keys(g, "raze:") == []


@rule("S67")
def test_a_foundation_is_not_razed():
    g = settlers({"goods": {"raze": 5}}, {"foundations": ["armorer"]})
    assert keys(g, "raze:") == []


@rule("S67")
def test_a_foundation_does_not_work():
    me = {"foundations": ["castle", "carpenters_workshop"], "hand": ["lumberjacks"]}
    g = settlers(me | {"goods": {"worker": 1, "wood": 2}})
    assert keys(g, "use:") == []
    play(g, "build:lumberjacks")
    assert (vp(g), goods(g)) == (0, {"worker": 1})


@rule("S67")
def test_a_foundation_takes_no_defence_token():
    g = settlers({"foundations": ["castle"], "goods": {"defence": 1}})
    assert keys(g, "defend:") == []


@rule("S68")
def test_faction_locations_are_not_razed():
    g = settlers({"goods": {"raze": 5}}, {"empire": ["builder", "legion", "mill"]})
    assert keys(g, "raze:") == ["raze:1:mill"]


@rule("S69", "S81", "SQ12")
def test_a_japanese_location_is_discarded_without_foundation_or_wood():
    g = against_japanese({"goods": {"raze": 2}}, {"empire": ["farm"]})
    play(g, "raze:1:farm")
    assert (goods(g), vp(g)) == ({}, 1)
    assert (goods(g, 1), foundations(g, 1), empire(g, 1)) == ({}, [], [])
    assert (discard(g, 1), discard(g)) == (["farm"], [])


@rule("S69", "S66")
def test_a_common_location_of_the_japanese_becomes_a_foundation():
    g = against_japanese({"goods": {"raze": 2}}, {"empire": ["mill"]})
    play(g, "raze:1:mill")
    assert (foundations(g, 1), goods(g, 1)) == (["mill"], {"wood": 1})


@rule("S70", "S128")
def test_ruins_gate_and_shrine_are_not_razed():
    g = against_japanese({"goods": {"raze": 5}}, {"empire": ["ruins", "gate", "shrine", "dojo"]})
    assert keys(g, "raze:") == ["raze:1:dojo"]


@rule("S71")
def test_the_token_and_goods_on_a_razed_location_go_to_the_supply():
    castle = on("gold_mine", used=2, defended=True)
    g = settlers({"goods": {"raze": 3}}, {"empire": [castle]})
    play(g, "raze:1:gold_mine.used2.defended")
    assert (goods(g), goods(g, 1)) == ({"gold": 1}, {"wood": 1})
    assert foundations(g, 1) == ["gold_mine"]


# each time you raze -------------------------------------------------------------------------------


@rule("S72")
def test_gallows_and_raid_pay_for_razing_from_hand():
    me = {"hand": ["grain_field"], "empire": ["gallows", "raid"], "goods": {"raze": 1}}
    assert vp(play(settlers(me), "raze:hand:grain_field")) == 2


@rule("S72")
def test_gallows_pays_for_razing_a_location():
    g = settlers({"empire": ["gallows"], "goods": {"raze": 2}}, {"empire": ["grain_field"]})
    assert vp(play(g, "raze:1:grain_field")) == 1


@rule("S72")
def test_the_gallows_of_the_razed_player_does_not_pay():
    g = settlers({"goods": {"raze": 2}}, {"empire": ["gallows", "grain_field"]})
    play(g, "raze:1:grain_field")
    assert (vp(g), vp(g, 1)) == (0, 0)


@rule("S72", "S119")
def test_rabble_is_a_raze():
    me = {"empire": ["rabble", "raid", "grain_field"], "goods": {"worker": 2}}
    g = play(settlers(me), "use:rabble")
    assert (vp(g), goods(g)) == (1, {"food": 2, "wood": 1})
    assert (empire(g), foundations(g)) == (["rabble", "raid"], ["grain_field"])


@rule("S72", "S124")
def test_pack_is_not_a_raze():
    me = {"empire": ["pack", "raid"], "goods": {"worker": 1}}
    g = play(settlers(me, {"empire": ["grain_field"]}), "use:pack")
    assert (vp(g), goods(g), empire(g, 1)) == (0, {"food": 1}, ["grain_field"])


@rule("S72", "S107")
def test_chariot_builder_is_a_raze_past_a_defence_token():
    me = {"empire": ["chariot_builder", "gallows"], "goods": {"raze": 1}}
    rival = {"empire": [on("grain_field", defended=True)]}
    g = play(settlers(me, rival, seats=["egyptians", "romans"]), "use:chariot_builder")
    assert (vp(g), goods(g)) == (1, {"food": 2})
    assert (foundations(g, 1), goods(g, 1)) == (["grain_field"], {"wood": 1})


@rule("S72", "S115")
def test_engineers_are_not_a_raze():
    me = {"empire": ["engineers", "gallows"], "goods": {"worker": 2}}
    g = settlers(me, {"empire": ["grain_field"]}, seats=["romans", "barbarians"])
    play(g, "use:engineers")
    assert (vp(g), goods(g), goods(g, 1)) == (1, {}, {})
    assert (foundations(g, 1), discard(g)) == ([], ["grain_field"])


@rule("S72", "S100")
def test_garrison_is_not_a_raze():
    me = {"empire": ["garrison", "gallows"], "goods": {"raze": 2}}
    g = play(japanese(me, {"empire": ["grain_field"]}), "use:garrison")
    assert (vp(g), goods(g), goods(g, 1), discard(g)) == (0, {}, {}, ["grain_field"])


@rule("S72", "S110")
def test_sanctuary_is_not_a_raze():
    me = {"hand": ["mill"], "empire": ["sanctuary", "gallows"], "goods": {"worker": 1}}
    g = play(settlers(me, seats=["egyptians", "romans"]), "use:sanctuary")
    assert (vp(g), goods(g), foundations(g)) == (1, {"stone": 1}, ["mill"])


# the peaceful game --------------------------------------------------------------------------------


@rule("S96")
def test_in_peace_only_hand_cards_are_razed():
    me = {"hand": ["mill"], "goods": {"raze": 5}}
    g = settlers(me, {"empire": ["armorer"]}, options={"peaceful": True})
    assert keys(g, "raze:") == ["raze:hand:mill"]


@rule("S97")
@pytest.mark.parametrize("peaceful", [False, True])
def test_in_peace_a_card_still_razes_an_opponent(peaceful):
    me = {"empire": ["chariot_builder"], "goods": {"raze": 1}}
    g = settlers(
        me,
        {"empire": ["grain_field"]},
        seats=["egyptians", "romans"],
        options={"peaceful": peaceful},
    )
    play(g, "use:chariot_builder")
    assert (goods(g), foundations(g, 1)) == ({"food": 2}, ["grain_field"])
