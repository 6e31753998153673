"""The ten starting cards: every effect, and what it must not do."""

from __future__ import annotations

import pytest

from altay_table import (
    GOODS,
    PLENTY,
    altay,
    discard,
    goods,
    hand,
    keys,
    next_turn,
    offered,
    player,
    points,
    settlements,
    table,
    token,
)
from support import rule

ELVES = ("elvenfolk", "smallfolk")
FIRE = ("firefolk", "smallfolk")
SMALL = ("smallfolk", "earthfolk")

# --- Hunter ---------------------------------------------------------------------------------------


@rule("A32")
def test_hunter_produces_one_food():
    g = altay(hand=["hunter"]).play("play:hunter:food")
    assert goods(g) == {"food": 1}


@rule("A27", "A28")
def test_hunter_has_no_other_effect():
    assert keys(altay(hand=["hunter"])) == ["play:hunter:food", "end"]


@rule("A29")
def test_hunter_is_discarded_at_the_end_of_the_turn():
    g = altay(hand=["hunter", "hunter"]).play("play:hunter:food")
    assert (hand(g), player(g)["played"], discard(g)) == (["hunter"], ["hunter"], [])
    assert discard(g.play("end")) == ["hunter", "hunter"]


@rule("A34")
def test_hunters_food_is_lost_at_the_end_of_the_turn():
    g = next_turn(altay(hand=["hunter"]).play("play:hunter:food"))
    assert goods(g) == {}


# --- Warrior --------------------------------------------------------------------------------------


@rule("A44", "A47", "A48")
def test_warrior_attacks_for_one():
    g = altay(hand=["warrior", "hunter"], board={"5": "earthfolk 1", "11": "1"})
    g.play("attack:5:11")
    assert token(g, 11) is None
    assert player(g)["tokens"] == {"1": 1}
    assert player(g)["played"] == ["warrior"]


@rule("A47", "B33")
def test_one_warrior_is_too_weak_for_a_token_of_two():
    g = altay(hand=["warrior", "hunter"], board={"5": "earthfolk 1", "11": "2:wood"})
    assert "attack:5:11" not in keys(g)


@rule("A46")
def test_without_a_warrior_there_is_no_attack():
    g = altay(hand=["hunter"], board={"5": "earthfolk 4", "11": "1"})
    assert offered(g, "attack:") == []


@rule("A51", "A52", "A54")
def test_warrior_defends_for_one():
    g = altay(
        turn=1,
        hand=["warrior"],
        rival={"hand": ["warrior", "hunter"]},
        board={"5": "earthfolk 2", "17": "smallfolk 2"},
    )
    g.play("attack:17:5").play("fight").play("play:warrior:defence")
    assert (settlements(g, 0), settlements(g, 1)) == ({5: 2}, {17: 2})  # 3 against 3
    assert discard(g) == ["warrior"]
    assert len(hand(g)) == 1


@rule("A52", "A53", "B19")
def test_warrior_may_stay_in_hand_in_a_fight():
    g = altay(
        turn=1,
        hand=["warrior"],
        rival={"hand": ["warrior", "hunter"]},
        board={"5": "earthfolk 2", "17": "smallfolk 2"},
    )
    g.play("attack:17:5").play("fight").play("done")
    assert settlements(g, 0) == {5: 1}  # 2 against 3
    assert hand(g) == ["warrior"]


@rule("A27")
def test_warrior_is_not_played_outside_a_battle():
    g = altay(hand=["warrior", "hunter"], board={"5": "earthfolk 1", "11": "1"})
    assert offered(g, "play:warrior") == []


# --- Village --------------------------------------------------------------------------------------


@rule("A8", "A40", "A41", "A42")
def test_village_collects_two_food_and_builds_one_settlement():
    g = altay(hand=["village", "hunter"], goods={"food": 2}, board={"11": "free"})
    g.play("play:village:collect").play("place:village:food").play("place:village:food")
    assert keys(g) == ["at:5", "at:11"]
    g.play("at:11")
    assert (settlements(g), g.decision.kind) == ({5: 1, 11: 1}, "turn")
    assert (goods(g), table(g), discard(g)) == ({}, {}, ["village"])


@rule("A42")
def test_village_builds_where_a_settlement_stands_already():
    g = altay(hand=["village", "hunter"], goods={"food": 2}, board={"11": "free"})
    g.play("play:village:collect").play("place:village:food").play("place:village:food")
    assert settlements(g.play("at:5")) == {5: 2}


@rule("A8", "A31")
def test_village_waits_on_the_table_for_its_second_food():
    g = altay(hand=["village", "hunter"], goods={"food": 1}).play("play:village:collect")
    next_turn(g.play("place:village:food"))
    assert table(g) == {"village": {"food": 1}}
    assert settlements(g) == {5: 1}


@rule("A40")
def test_village_is_finished_in_a_later_turn():
    g = altay(table=[{"card": "village", "goods": {"food": 1}}], goods={"food": 1})
    g.play("place:village:food")
    assert settlements(g) == {5: 2}
    assert player(g)["supply"] == 13


@rule("A40")
def test_village_takes_nothing_but_food():
    g = altay(hand=["village", "hunter"], goods=PLENTY).play("play:village:collect")
    assert offered(g, "place:") == ["place:village:food"]


@rule("A31")
def test_only_one_village_lies_on_the_table():
    g = altay(hand=["village", "village", "hunter"]).play("play:village:collect")
    assert offered(g, "play:village") == []


@rule("A39")
def test_food_on_a_village_cannot_be_spent():
    g = altay(table=[{"card": "village", "goods": {"food": 1}}])
    assert keys(g) == ["play:hunter:food", "end"]


@rule("A43")
def test_a_village_without_a_legal_place_loses_its_settlement():
    g = altay(
        table=[{"card": "village", "goods": {"food": 1}}],
        goods={"food": 1},
        board={"5": "earthfolk 4"},
    )
    g.play("place:village:food")
    assert settlements(g) == {5: 4}
    assert player(g)["supply"] == 10
    assert g.position()["players"][0]["lost"] == 1


# --- Colonist -------------------------------------------------------------------------------------


@rule("A28", "A32")
def test_colonist_produces_one_food():
    g = altay(hand=["colonist", "hunter"]).play("play:colonist:food")
    assert goods(g) == {"food": 1}
    assert g.view(0)["used"] == []


@rule("A7", "B21")
def test_colonist_uses_a_farmland_and_fills_the_village():
    g = altay(hand=["colonist", "hunter"], table=[{"card": "village"}], board={"11": "free"})
    g.play("play:colonist:use").play("at:11")
    assert (settlements(g), g.decision.kind) == ({5: 1, 11: 1}, "turn")
    assert g.view(0)["used"] == [5]
    assert (table(g), discard(g)) == ({}, ["village"])


@rule("B21")
def test_colonist_fills_what_is_missing_and_leaves_the_pool_alone():
    g = altay(
        hand=["colonist", "hunter"],
        goods={"food": 1},
        table=[{"card": "village", "goods": {"food": 1}}],
    )
    g.play("play:colonist:use")
    assert settlements(g) == {5: 2}
    assert goods(g) == {"food": 1}


@rule("A7", "B38")
def test_colonist_chooses_between_two_farmlands():
    g = altay(
        hand=["colonist", "hunter"],
        table=[{"card": "village"}],
        board={"4": "earthfolk 4", "5": "earthfolk 1"},
    )
    g.play("play:colonist:use")
    assert keys(g) == ["at:4", "at:5"]
    assert g.play("at:4").view(0)["used"] == [4]


@rule("B21")
def test_colonist_needs_a_village_on_the_table():
    g = altay(hand=["colonist", "village"])
    assert offered(g, "play:colonist") == ["play:colonist:food"]
    assert "play:colonist:use" in keys(g.play("play:village:collect"))


@rule("A7", "B21")
@pytest.mark.parametrize("used, board", [([5], {}), ([], {"17": "earthfolk 1"})])
def test_colonist_needs_an_own_farmland_not_yet_used(used, board):
    g = altay(hand=["colonist", "hunter"], table=[{"card": "village"}], used=used, board=board)
    assert offered(g, "play:colonist") == ["play:colonist:food"]


@rule("B21")
def test_colonist_fills_no_town():
    g = altay(hand=["colonist", "hunter"], table=[{"card": "town"}])
    assert offered(g, "play:colonist") == ["play:colonist:food"]


# --- Digger ---------------------------------------------------------------------------------------


@rule("A28", "A32")
@pytest.mark.parametrize("good", ["metal", "stone"])
def test_digger_produces_one_metal_or_one_stone(good):
    g = altay(hand=["digger", "hunter"])
    assert offered(g, "play:digger") == ["play:digger:metal", "play:digger:stone"]
    assert goods(g.play(f"play:digger:{good}")) == {good: 1}
    assert offered(g, "play:digger") == []


# --- Loremaster -----------------------------------------------------------------------------------


@rule("A28", "A32")
def test_loremaster_produces_one_culture():
    g = altay(ELVES, hand=["loremaster", "hunter"]).play("play:loremaster:culture")
    assert goods(g) == {"culture": 1}
    assert table(g) == {}


@rule("A9", "A31")
def test_loremaster_stores_one_culture_over_turns():
    g = altay(ELVES, hand=["loremaster", "hunter"], goods={"culture": 2})
    g.play("play:loremaster:store").play("place:loremaster:culture")
    assert goods(g) == {"culture": 1}
    next_turn(g)
    assert table(g) == {"loremaster": {"culture": 1}}
    assert "take:loremaster" in keys(g)


@rule("A9", "A39")
def test_loremaster_gives_its_culture_back_and_is_discarded():
    g = altay(ELVES, table=[{"card": "loremaster", "goods": {"culture": 1}}])
    g.play("take:loremaster")
    assert goods(g) == {"culture": 1}
    assert (table(g), discard(g)) == ({}, ["loremaster"])


@rule("A9")
def test_loremasters_culture_is_lost_when_taken_and_not_spent():
    g = altay(ELVES, table=[{"card": "loremaster", "goods": {"culture": 1}}])
    next_turn(g.play("take:loremaster"))
    assert (goods(g), table(g)) == ({}, {})


@rule("A9")
def test_loremaster_stores_nothing_but_one_culture():
    g = altay(ELVES, hand=["loremaster", "hunter"], goods=PLENTY).play("play:loremaster:store")
    assert offered(g, "place:") == ["place:loremaster:culture"]
    assert offered(g.play("place:loremaster:culture"), "place:") == []


@rule("A9", "B22")
def test_loremaster_gives_nothing_back_in_the_turn_it_stores():
    g = altay(ELVES, hand=["loremaster", "hunter"], goods={"culture": 1})
    g.play("play:loremaster:store").play("place:loremaster:culture")
    assert keys(g) == ["play:hunter:food", "end"]


@rule("A31")
def test_only_one_loremaster_lies_on_the_table():
    g = altay(ELVES, hand=["loremaster", "hunter"], table=[{"card": "loremaster"}])
    assert offered(g, "play:loremaster") == ["play:loremaster:culture"]


# --- Shaman ---------------------------------------------------------------------------------------


@rule("A28", "A32")
def test_shaman_produces_one_culture():
    g = altay(FIRE, hand=["shaman", "hunter"], tokens={"1": 1}).play("play:shaman:culture")
    assert goods(g) == {"culture": 1}
    assert player(g)["consumed"] == 0


@rule("A6", "B20")
@pytest.mark.parametrize("good", GOODS)
def test_shaman_consumes_a_token_for_any_resource(good):
    g = altay(FIRE, hand=["shaman", "hunter"], tokens={"3:stone": 1})
    assert keys(g.play("play:shaman:consume")) == list(GOODS)
    assert goods(g.play(good)) == {good: 1}
    assert player(g)["consumed"] == 1


@rule("A6", "B20")
def test_a_token_consumed_by_the_shaman_still_scores():
    g = altay(FIRE, hand=["shaman", "hunter"], tokens={"3:stone": 1})
    g.play("play:shaman:consume").play("food")
    assert player(g)["tokens"] == {"3:stone": 1}
    assert points(g, "tokens") == 1


@rule("A6")
@pytest.mark.parametrize("tokens, consumed", [({}, 0), ({"1": 1}, 1), ({"1": 1, "2:wood": 1}, 2)])
def test_shaman_needs_a_token_not_yet_consumed(tokens, consumed):
    g = altay(FIRE, hand=["shaman", "hunter"], tokens=tokens, consumed=consumed)
    assert offered(g, "play:shaman") == ["play:shaman:culture"]


@rule("A6", "B20")
def test_shaman_consumes_the_second_of_two_tokens():
    g = altay(FIRE, hand=["shaman", "hunter"], tokens={"1": 1, "2:wood": 1}, consumed=1)
    g.play("play:shaman:consume").play("wood")
    assert player(g)["consumed"] == 2


# --- Craftsmen ------------------------------------------------------------------------------------


@rule("A32")
def test_craftsman_of_wood_produces_one_wood():
    g = altay(SMALL, hand=["craftsman_wood", "hunter"])
    assert offered(g, "play:craftsman") == ["play:craftsman_wood:wood"]
    assert goods(g.play("play:craftsman_wood:wood")) == {"wood": 1}


@rule("A32")
def test_craftsman_of_stone_produces_one_stone():
    g = altay(SMALL, hand=["craftsman_stone", "hunter"])
    assert offered(g, "play:craftsman") == ["play:craftsman_stone:stone"]
    assert goods(g.play("play:craftsman_stone:stone")) == {"stone": 1}


# --- Spellweaver ----------------------------------------------------------------------------------


@rule("A28", "A32")
def test_spellweaver_produces_one_culture():
    g = altay(SMALL, hand=["spellweaver", "hunter"]).play("play:spellweaver:culture")
    assert goods(g) == {"culture": 1}
    assert table(g) == {}


@rule("A9", "A31")
@pytest.mark.parametrize("good", GOODS)
def test_spellweaver_stores_one_resource_of_any_kind(good):
    g = altay(SMALL, hand=["spellweaver", "hunter"], goods=PLENTY).play("play:spellweaver:store")
    assert offered(g, "place:") == [f"place:spellweaver:{kind}" for kind in GOODS]
    g.play(f"place:spellweaver:{good}")
    assert table(g) == {"spellweaver": {good: 1}}
    assert goods(g) == PLENTY | {good: 8}
    assert offered(g, "place:") == []


@rule("A9", "A39")
@pytest.mark.parametrize("good", GOODS)
def test_spellweaver_gives_its_resource_back_in_a_later_turn(good):
    g = altay(SMALL, hand=["spellweaver", "hunter"], goods={good: 1})
    g.play("play:spellweaver:store").play(f"place:spellweaver:{good}")
    assert offered(g, "take:") == []
    next_turn(g).play("take:spellweaver")
    assert goods(g) == {good: 1}
    assert table(g) == {}
    assert "spellweaver" in discard(g)


# --- the second seat ------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "seats, card, produced",
    [
        (("earthfolk", "firefolk"), "hunter", {"food": 1}),
        (("earthfolk", "firefolk"), "colonist", {"food": 1}),
        (("earthfolk", "firefolk"), "digger", {"metal": 1}),
        (ELVES, "loremaster", {"culture": 1}),
        (FIRE, "shaman", {"culture": 1}),
        (SMALL, "craftsman_wood", {"wood": 1}),
        (SMALL, "craftsman_stone", {"stone": 1}),
        (SMALL, "spellweaver", {"culture": 1}),
    ],
)
def test_starting_cards_produce_in_the_second_seat(seats, card, produced):
    g = altay(seats, swapped=True, hand=[card, "hunter"])
    g.play(offered(g, f"play:{card}:")[0])
    assert goods(g) == produced
    assert player(g, 1)["played"] == [card]
    assert player(g, 0)["played"] == []


def test_colonist_fills_the_village_of_the_second_seat():
    village = [{"card": "village", "goods": {"food": 1}}]
    g = altay(swapped=True, hand=["colonist", "hunter"], table=village, rival={"table": village})
    g.play("play:colonist:use")
    assert (settlements(g, 1), settlements(g, 0)) == ({5: 2}, {2: 1})
    assert (table(g, 1), table(g, 0)) == ({}, {"village": {"food": 1}})


def test_the_village_of_the_first_seat_is_of_no_use_to_the_second():
    rival = {"table": [{"card": "village"}], "tokens": {"1": 2}}
    g = altay(swapped=True, hand=["colonist", "hunter"], goods={"food": 2}, rival=rival)
    assert offered(g, "play:colonist") == ["play:colonist:food"]
    assert offered(g, "place:") == []


def test_shaman_consumes_a_token_of_the_second_seat():
    g = altay(FIRE, swapped=True, hand=["shaman", "hunter"], tokens={"1": 1})
    g.play("play:shaman:consume").play("stone")
    assert goods(g) == {"stone": 1}
    assert (player(g, 1)["consumed"], player(g, 0)["consumed"]) == (1, 0)


def test_spellweaver_stores_in_the_second_seat():
    g = altay(SMALL, swapped=True, hand=["spellweaver", "hunter"], goods={"metal": 1})
    g.play("play:spellweaver:store").play("place:spellweaver:metal")
    assert (table(g, 1), table(g, 0)) == ({"spellweaver": {"metal": 1}}, {})
    assert goods(next_turn(g).play("take:spellweaver")) == {"metal": 1}
