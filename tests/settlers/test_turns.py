"""Turns of the action phase, passing, gold, and drawing cards."""

import pytest

import tabularium as tb
from settlers_support import (
    asked,
    discard,
    empire,
    goods,
    hand,
    japanese,
    keys,
    location,
    on,
    play,
    player,
    rule,
    settlers,
    three,
    vp,
)


def out_of_cards(me=None, decks=("faction",), **top):
    """A position in which these decks of seat 0 are used up: all their cards are discarded."""
    doc = settlers(me, **top).position()
    mine = doc["players"][0]
    if "faction" in decks:
        mine["discard"], mine["deck"] = mine["deck"], []
    if "common" in decks:
        doc["common_discard"], doc["common_deck"] = doc["common_deck"], []
    return tb.position(doc)


# turns --------------------------------------------------------------------------------------------


@rule("S36")
def test_one_action_each_clockwise_from_the_first_player():
    hands = {"hand": ["ruins", "ruins"]}
    g = three(hands, hands, hands, first_player=1)
    order = []
    for _ in range(6):
        order.append(g.to_move)
        g.play("build:ruins")
    assert order == [1, 2, 0, 1, 2, 0]


@rule("S36", "S38")
def test_who_has_passed_is_skipped():
    hands = {"hand": ["ruins", "ruins"]}
    g = three(hands, hands, hands)
    play(g, "build:ruins", "pass", "build:ruins")
    assert asked(g) == (0, "turn")
    assert [player(g, seat)["passed"] for seat in range(3)] == [False, True, False]
    assert asked(play(g, "pass")) == (2, "turn")


@rule("S36", "S37")
def test_all_five_kinds_of_action_are_offered_at_once():
    me = {"hand": ["mill", "raid"], "empire": ["castle"]}
    plenty = {"wood": 3, "food": 1, "worker": 2, "raze": 3, "defence": 1}
    g = settlers(me | {"goods": plenty}, {"empire": ["town"]})
    assert set(keys(g)) == {
        "build:mill",
        "build:raid",
        "deal:raid",
        "raze:hand:mill",
        "raze:1:town",
        "use:castle",
        "work",
        "defend:castle",
        "pass",
    }


@rule("S36")
def test_the_same_action_may_be_taken_again_and_again():
    g = settlers({"hand": ["ruins"] * 4}, {"hand": [], "passed": True})
    play(g, "build:ruins", "build:ruins", "build:ruins")
    assert empire(g) == ["ruins"] * 3


@rule("S38", "SQ5")
@pytest.mark.parametrize(
    "faction, card, have",
    [
        ("barbarians", "saboteurs", {"worker": 2}),
        ("barbarians", "robbers", {"worker": 2}),
        ("barbarians", "pack", {"worker": 2}),
        ("barbarians", "dark_chapel", {"raze": 3}),
        ("japanese", "garrison", {"raze": 2}),
        ("japanese", "ninjas", {"worker": 1}),
        ("japanese", "trade_route", {"food": 1}),
        ("egyptians", "chariot_builder", {"raze": 1}),
        ("egyptians", "scorpion_breeder", {"worker": 1}),
        ("egyptians", "temple_of_ra", {}),
    ],
)
def test_who_has_passed_is_no_target_of_any_card(faction, card, have):
    me = {"empire": [card], "goods": have, "hand": ["ruins"]}
    rival = {"empire": ["castle", "legion"], "deals": ["gardens"], "goods": {"stone": 1}}
    g = settlers(me, rival, seats=[faction, "romans"])
    assert keys(g, "use:") == [f"use:{card}"]
    g = settlers(me, rival | {"passed": True}, seats=[faction, "romans"])
    assert keys(g, "use:") == []


@rule("S38", "SQ5")
@pytest.mark.parametrize("card, have", [("spies", {"worker": 1}), ("engineers", {"worker": 2})])
def test_who_has_passed_is_no_target_of_roman_cards(card, have):
    me = {"empire": [card], "goods": have}
    rival = {"empire": ["castle"], "deals": ["raid"]}
    g = settlers(me, rival, seats=["romans", "barbarians"])
    assert keys(g, "use:") == [f"use:{card}"]
    g = settlers(me, rival | {"passed": True}, seats=["romans", "barbarians"])
    assert keys(g, "use:") == []


@rule("S39")
def test_free_moves_before_the_action():
    me = {"hand": ["mill", "ruins"], "empire": ["gate", "shrine", "castle"]}
    g = japanese(me | {"goods": {"wood": 1, "worker": 1, "defence": 1}})
    play(g, "defend:castle", "samurai:gate", "gate:gate.samurai:mill", "shrine:shrine:wood")
    assert asked(g) == (0, "turn")
    assert (goods(g), vp(g)) == ({}, 1)
    # the worker of the Ruins could still become a samurai
    assert asked(play(g, "build:ruins")) == (0, "afterwards")
    assert asked(play(g, "end")) == (1, "turn")


@rule("S39")
def test_a_free_move_in_the_turn_of_passing():
    g = settlers({"empire": ["castle"], "goods": {"defence": 1}})
    play(g, "defend:castle", "pass")
    assert location(g, "castle")["defended"] is True
    assert player(g)["passed"] is True


@rule("S39")
def test_no_free_moves_in_the_turn_of_another():
    rival = {"empire": ["castle"], "goods": {"defence": 1}}
    g = settlers({}, rival)
    assert keys(g) == ["build:ruins", "pass"]
    assert keys(play(g, "build:ruins"), "defend:") == ["defend:castle"]


@rule("S39", "S101", "SQ10")
def test_gold_counts_on_the_shrine_and_workers_do_not():
    plenty = {"wood": 1, "stone": 1, "food": 1, "gold": 1, "raze": 1}
    g = japanese({"empire": ["shrine"], "goods": plenty})
    assert {key.split(":")[2] for key in keys(g, "shrine:")} == {"wood", "stone", "food", "gold"}
    play(g, "shrine:shrine:gold", "shrine:shrine.holds1:wood")
    assert location(g, "shrine")["holds"] == 2


@rule("S40")
def test_passing_is_always_allowed():
    g = settlers({"hand": ["mill", "raid"], "goods": {"wood": 9, "food": 9, "worker": 9}})
    assert "pass" in keys(g)
    assert asked(play(g, "pass")) == (1, "turn")


@rule("S40")
def test_who_can_do_nothing_passes():
    g = settlers({"hand": ["mill"], "empire": ["castle"]})
    assert asked(g) == (1, "turn")
    assert player(g)["passed"] is True


@rule("S40", "S39")
def test_who_has_only_free_moves_left_may_still_make_them():
    g = settlers({"hand": [], "empire": ["castle"], "goods": {"defence": 1}})
    assert keys(g) == ["defend:castle", "pass"]
    play(g, "defend:castle")
    assert (asked(g), player(g)["passed"]) == ((1, "turn"), True)


@rule("S41")
def test_the_last_player_goes_on_alone():
    g = settlers({"hand": ["ruins"] * 3})
    play(g, "build:ruins", "pass", "build:ruins")
    assert asked(g) == (0, "turn")
    play(g, "pass")
    assert (asked(g), g.view(None)["round"]) == ((1, "draft"), 3)


@rule("S36", "SQ1")
def test_turns_of_a_round_come_to_an_end():
    g = settlers({"hand": ["ruins"] * 3, "turns": 98}, {"passed": True})
    play(g, "build:ruins", "build:ruins")
    assert g.view(None)["round"] == 3
    assert "Barbarians pass" in "\n".join(g.log("en"))


# gold ---------------------------------------------------------------------------------------------


@rule("S4")
@pytest.mark.parametrize("have", [{"wood": 2, "gold": 1}, {"stone": 1, "gold": 2}, {"gold": 3}])
def test_gold_stands_in_for_missing_resources(have):
    g = settlers({"hand": ["carpenter", "ruins"], "goods": have})
    play(g, "build:carpenter")
    assert (empire(g), goods(g)) == (["carpenter"], {})


@rule("S4")
def test_too_little_gold_is_too_little():
    g = settlers({"hand": ["carpenter", "ruins"], "goods": {"wood": 1, "gold": 1}})
    assert keys(g, "build:") == ["build:ruins"]


@rule("S4")
def test_the_player_chooses_what_gold_stands_in_for():
    me = {"hand": ["carpenter"], "goods": {"wood": 2, "stone": 1, "gold": 1}}
    g = settlers(me)
    play(g, "build:carpenter", "gold:1")
    assert goods(g) == {"wood": 1}
    g = play(settlers(me), "build:carpenter", "gold:0", "gold:1")
    assert goods(g) == {"stone": 1}
    g = play(settlers(me), "build:carpenter", "gold:0", "gold:0")
    assert goods(g) == {"gold": 1}


@rule("S4")
def test_resources_do_not_stand_in_for_gold_or_each_other():
    me = {"empire": ["goldsmiths_workshop"], "hand": ["carpenter", "ruins"]}
    g = settlers(me | {"goods": {"wood": 9, "food": 9, "worker": 1}})
    assert keys(g) == ["build:ruins", "pass"]


@rule("S4")
def test_gold_is_no_token_worker_or_card():
    me = {"hand": [], "empire": ["tavern", "castle", "expedition"], "goods": {"gold": 9}}
    g = settlers(me, {"empire": ["mill"]})
    assert asked(g) == (1, "turn")  # nothing to do: a pass


@rule("S4")
def test_gold_is_not_exchanged():
    assert keys(settlers({"goods": {"gold": 9}})) == ["build:ruins", "pass"]


# drawing cards ------------------------------------------------------------------------------------


@rule("S8")
def test_each_card_may_come_from_another_deck():
    me = {"empire": ["castle"], "goods": {"worker": 2}, "deck": ["idol"]}
    g = settlers(me, common_deck=["mill"])
    play(g, "use:castle", "again", "faction")
    assert keys(g) == ["common", "faction"]
    play(g, "common")
    assert hand(g) == ["idol", "mill", "ruins"]


@rule("S8", "S7")
def test_the_others_see_only_from_which_deck():
    g = settlers({"goods": {"worker": 2}, "deck": ["idol"]})
    play(g, "work", "card", "faction")
    assert (player(g)["common_cards"], player(g)["faction_cards"]) == (1, 1)
    assert "idol" not in g.view(1)["hand"]
    assert player(g)["known_hand"] == []


@rule("S11", "SQ1")
def test_an_empty_faction_deck_is_made_of_its_discard_pile():
    g = out_of_cards({"goods": {"worker": 2}})
    assert (player(g)["deck_size"], len(discard(g, 0))) == (0, 30)
    play(g, "work", "card", "faction")
    assert (player(g)["deck_size"], discard(g, 0), player(g)["faction_cards"]) == (29, [], 1)


@rule("S11")
def test_an_empty_common_deck_is_made_of_its_discard_pile():
    g = out_of_cards({"goods": {"worker": 2}}, decks=("common",))
    size = len(discard(g))
    play(g, "work", "card", "common")
    assert (g.view(None)["common_deck_size"], discard(g)) == (size - 1, [])


@rule("S11")
def test_the_discard_pile_waits_until_a_card_is_due():
    me = {"goods": {"worker": 4}, "deck": ["idol"], "discard": ["raid"]}
    g = settlers(me)
    play(g, "work", "card", "faction")
    assert discard(g, 0) == ["raid"]


@rule("SQ1", "S11")
def test_with_the_erratum_an_empty_faction_deck_stays_empty():
    off = {"faction_reshuffle": False}
    g = out_of_cards({"goods": {"worker": 2}}, options=off)
    play(g, "work", "card")
    assert (player(g)["common_cards"], player(g)["faction_cards"]) == (2, 0)
    assert (player(g)["deck_size"], len(discard(g, 0))) == (0, 30)


@rule("SQ1", "S11")
def test_the_erratum_does_not_touch_the_common_deck():
    off = {"faction_reshuffle": False}
    g = out_of_cards({"goods": {"worker": 2}}, decks=("common", "faction"), options=off)
    size = len(discard(g))
    play(g, "work", "card")
    assert (g.view(None)["common_deck_size"], player(g)["common_cards"]) == (size - 1, 2)


def everything_in_hand(me):
    """A position in which seat 0 holds the common deck and the own faction deck in hand."""
    doc = settlers({"hand": []} | me).position()
    mine = doc["players"][0]
    mine["hand"] = mine["hand"] + mine["deck"] + doc["common_deck"]
    mine["deck"], doc["common_deck"] = [], []
    return tb.position(doc)


@rule("S11", "S78")
def test_with_all_decks_and_piles_empty_no_card_is_offered_for_workers():
    g = everything_in_hand({"goods": {"worker": 2}})
    assert keys(play(g, "work")) == ["wood", "stone", "food"]


@rule("S11", "S76")
def test_with_all_decks_and_piles_empty_a_castle_has_no_effect():
    g = everything_in_hand({"empire": ["castle"], "goods": {"worker": 1}})
    assert keys(g, "use:") == []


@rule("S7", "S74")
def test_what_lies_in_an_empire_is_open():
    rival = {"empire": [on("castle", used=1)], "goods": {"wood": 2}, "deals": ["gardens"]}
    seen = settlers({}, rival).view(0)["players"][1]
    assert seen["empire"] == [{"card": "castle", "used": 1, "name": "castle.used1"}]
    assert (seen["goods"]["wood"], seen["deals"], "hand" in seen) == (2, ["gardens"], False)
